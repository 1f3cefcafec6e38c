"""The routes beside messages: login, commands, emojis, channels, threads, users."""

from typing import Any

from tests.wire.checks_command import check_commands, check_emoji
from tests.wire.errors import ApiError, Flaws, FormError, Json
from tests.wire.objects import PRIVATE_THREAD, PUBLIC_THREAD, Channel, bit
from tests.wire.routing import Reply, Request, route
from tests.wire.world import GUILDS, World

MOST_EMOJIS = 2000


@route("GET", "/users/@me")
def me(world: World, _request: Request) -> Reply:
    return 200, world.bot.json() | {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


@route("GET", "/oauth2/applications/@me")
def application(world: World, _request: Request) -> Reply:
    return 200, {
        "id": world.app_id,
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": world.bot.json(),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": world.owner.json(),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


@route("GET", "/gateway/bot")
def gateway(world: World, _request: Request) -> Reply:
    limit = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 16}
    address = world.origin.replace("http://", "ws://") + "/gateway/"
    return 200, {"url": address, "shards": 1, "session_start_limit": limit}


def _own(world: World, request: Request) -> None:
    if request.params["app"] != world.app_id:
        raise ApiError(403, 50001)


def _scope(world: World, request: Request) -> str | None:
    _own(world, request)
    guild = request.params.get("guild")
    if guild is not None and guild not in world.guilds:
        raise ApiError(403, 50001)
    return guild


@route("GET", "/applications/{app}/commands")
@route("GET", "/applications/{app}/guilds/{guild}/commands")
def get_commands(world: World, request: Request) -> Reply:
    return 200, world.commands.get(_scope(world, request), [])


@route("PUT", "/applications/{app}/commands")
@route("PUT", "/applications/{app}/guilds/{guild}/commands")
def put_commands(world: World, request: Request) -> Reply:
    scope = _scope(world, request)
    given: list[Json] = request.body if isinstance(request.body, list) else []
    check_commands(given)
    former = {(c["type"], c["name"]): c["id"] for c in world.commands.get(scope, [])}
    world.commands[scope] = [_stored_command(world, body, scope, former) for body in given]
    world.changed()
    return 200, world.commands[scope]


def _stored_command(world: World, body: Json, scope: str | None, former: dict[tuple[int, str], str]) -> Json:
    kind = body.get("type", 1)
    stored: Json = {
        "default_member_permissions": None,
        "nsfw": False,
        "contexts": None,
        "integration_types": [0],
        "description": "",
        **{key: value for key, value in body.items() if value is not None},
        "id": former.get((kind, body["name"])) or world.clock.snowflake(),
        "application_id": world.app_id,
        "version": world.clock.snowflake(),
        "type": kind,
    }
    permissions = stored["default_member_permissions"]
    stored["default_member_permissions"] = None if permissions is None else str(permissions)
    return stored if scope is None else stored | {"guild_id": scope}


@route("GET", "/applications/{app}/emojis")
def get_emojis(world: World, request: Request) -> Reply:
    _own(world, request)
    return 200, {"items": list(world.emojis.values())}


@route("POST", "/applications/{app}/emojis")
def post_emoji(world: World, request: Request) -> Reply:
    _own(world, request)
    check_emoji(request.form, [e["name"] for e in world.emojis.values()], image=True)
    if len(world.emojis) >= MOST_EMOJIS:
        raise ApiError(400, 30008)
    emoji = emoji_json(world, request.form["name"])
    world.emojis[emoji["id"]] = emoji
    return 201, emoji


def emoji_json(world: World, name: str) -> Json:
    """An application emoji of that name, with a new id."""
    return {
        "id": world.clock.snowflake(),
        "name": name,
        "roles": [],
        "user": world.bot.json(),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def _emoji(world: World, request: Request) -> Json:
    _own(world, request)
    found = world.emojis.get(request.params["emoji"])
    if found is None:
        raise ApiError(404, 10014)
    return found


@route("PATCH", "/applications/{app}/emojis/{emoji}")
def patch_emoji(world: World, request: Request) -> Reply:
    emoji = _emoji(world, request)
    check_emoji(request.form, [e["name"] for e in world.emojis.values() if e is not emoji], image=False)
    emoji["name"] = request.form["name"]
    return 200, emoji


@route("DELETE", "/applications/{app}/emojis/{emoji}")
def delete_emoji(world: World, request: Request) -> Reply:
    del world.emojis[_emoji(world, request)["id"]]
    return 204, None


@route("POST", "/users/@me/channels")
def open_dm(world: World, request: Request) -> Reply:
    user = world.users.get(str(request.form.get("recipient_id")))
    if user is None or user is world.bot:
        raise ApiError(400, 50007)
    return 200, world.dm_of(user).json()


@route("GET", "/users/{user}")
def get_user(world: World, request: Request) -> Reply:
    user = world.users.get(request.params["user"])
    if user is None:
        raise ApiError(404, 10013)
    return 200, user.json()


@route("GET", "/guilds/{guild}/members/{user}")
def get_member(world: World, request: Request) -> Reply:
    guild = world.guilds.get(request.params["guild"])
    if guild is None or guild.left:
        raise ApiError(404, 10004)
    member = guild.bot if request.params["user"] == world.bot.id else guild.members.get(request.params["user"])
    if member is None:
        raise ApiError(404, 10007)
    return 200, member.json()


@route("GET", "/channels/{channel}")
def get_channel(world: World, request: Request) -> Reply:
    return 200, world.channel(request.params["channel"]).json()


@route("POST", "/channels/{channel}/threads")
def create_thread(world: World, request: Request) -> Reply:
    kind: int = request.form.get("type", PRIVATE_THREAD)
    needed = "create_public_threads" if kind == PUBLIC_THREAD else "create_private_threads"
    return 201, _thread(world, world.channel(request.params["channel"], needed), request.form, kind).json()


@route("POST", "/channels/{channel}/messages/{message}/threads")
def create_thread_on_message(world: World, request: Request) -> Reply:
    channel = world.channel(request.params["channel"], "create_public_threads")
    world.public_message(channel, request.params["message"])
    return 201, _thread(world, channel, request.form, PUBLIC_THREAD).json()


def _thread(world: World, channel: Channel, body: Json, kind: int) -> Channel:
    flaws = Flaws()
    flaws.length(("name",), body.get("name"), 1, 100)
    if body.get("auto_archive_duration", 1440) not in (60, 1440, 4320, 10080):
        flaws.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", "One of 60, 1440, 4320, 10080.")
    if channel.guild is None or channel.is_thread or kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
        flaws.add(("type",), "BASE_TYPE_CHOICES", "No such thread can be made here.")
    if flaws.found:
        raise FormError(flaws.found)
    assert channel.guild is not None
    thread = world.add_channel(channel.guild, body["name"], kind, channel)
    thread.archive_after = body.get("auto_archive_duration", 1440)
    thread.members.add(world.bot.id)
    world.dispatch("THREAD_CREATE", thread.json() | {"newly_created": True}, intent=GUILDS, guild=channel.guild)
    return thread


@route("PATCH", "/channels/{channel}")
def edit_channel(world: World, request: Request) -> Reply:
    channel = world.channel(request.params["channel"])
    _must_manage(world, channel)
    body: dict[str, Any] = request.form
    if channel.is_thread and channel.archived and body.get("archived") is not False:
        raise ApiError(400, 50083)
    channel.name = body.get("name", channel.name)
    channel.archived = body.get("archived", channel.archived)
    channel.locked = body.get("locked", channel.locked)
    channel.archive_after = body.get("auto_archive_duration", channel.archive_after)
    channel.topic = body.get("topic", channel.topic)
    event = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
    world.dispatch(event, channel.json(), intent=GUILDS, guild=channel.guild)
    return 200, channel.json()


def _must_manage(world: World, channel: Channel) -> None:
    """A thread of its own the bot may change without more rights."""
    own = channel.is_thread and world.bot.id in channel.members
    if channel.guild is not None and not own and not channel.bot_permissions() & bit("manage_channels"):
        raise ApiError(403, 50013)


@route("DELETE", "/channels/{channel}")
def delete_channel(world: World, request: Request) -> Reply:
    channel = world.channel(request.params["channel"])
    needed = "manage_threads" if channel.is_thread else "manage_channels"
    if channel.guild is not None:
        world.channel(channel.id, needed)
        channel.deleted = True
        event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        world.dispatch(event, channel.json(), intent=GUILDS, guild=channel.guild)
    return 200, channel.json()


@route("PUT", "/channels/{channel}/thread-members/{user}")
def add_to_thread(world: World, request: Request) -> Reply:
    channel = world.channel(request.params["channel"], "send_messages_in_threads")
    if not channel.is_thread:
        raise ApiError(403, 50003)
    if channel.archived:
        raise ApiError(400, 50083)
    if request.params["user"] not in world.users:
        raise ApiError(404, 10013)
    channel.members.add(request.params["user"])
    return 204, None
