"""Runs a module as `__main__` with discord.py pointed at the fake: `python -m tests.wire.runner bot`.

The module does not notice. A `spawn` child of it imports that module, not this one, because `alter_sys` puts it in the
place of `__main__`.
"""

import os
import runpy
import sys

import discord
import discord.gateway
import discord.http
import yarl


def point_at_the_fake() -> None:
    """Set the three addresses that discord.py 2.7 talks to."""
    discord.http.Route.BASE = os.environ["WIRE_REST"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["WIRE_GATEWAY"])
    setattr(discord.Asset, "BASE", os.environ["WIRE_CDN"])  # noqa: B010 - its type is the one address it has


if __name__ == "__main__":
    point_at_the_fake()
    target, *arguments = sys.argv[1:]
    sys.argv = [target, *arguments]
    runpy.run_module(target, run_name="__main__", alter_sys=True)
