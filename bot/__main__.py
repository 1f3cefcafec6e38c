"""`python -m bot [command]`.

The application is imported under the guard alone: the processes that think for the house start from this module too and must not
load discord.py.
"""

if __name__ == "__main__":
    from bot.start import otter

    otter(prog_name="otter")
