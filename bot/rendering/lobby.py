"""Before the first card: who sits, by which house rules, and the sealed deal."""

from discord import ui

from bot.i18n import Words
from bot.match import House, Phase
from bot.rendering import kit
from bot.rendering.presenter import Scene, holder_text
from bot.seats import STANDARD
from games.core import Choice, GameInfo, Number, Option, Options, Value

PACES = {"none": 0, "live": 90, "slow": 86_400}
"""The clocks a table can have, in seconds a move."""

EVERY_NUMBER = 25


def table_title(scene: Scene, t: Words) -> str:
    """Name a table by its game and number."""
    return t("table-title", game=t(f"{scene.game}-name"), number=str(scene.number))


def option_value(game: str, option: Option, value: Value, t: Words) -> str:
    """Write a house rule's value."""
    return t(f"{game}-option-{option.key}.{value}") if isinstance(option, Choice) else str(value)


def draw_lobby(scene: Scene, info: GameInfo, t: Words, note: str = "") -> ui.LayoutView:
    """Draw the public lobby."""
    taken = [seat for seat, chair in enumerate(scene.chairs) if chair.holder is not None]
    seats = [_seat_line(scene, seat, t) for seat in taken]
    ready = len(taken) in info.seats
    host = holder_text(scene.chairs[seat]) if (seat := _host_seat(scene)) is not None else "–"
    houses = any(isinstance(chair.holder, House) for chair in scene.chairs)
    full = len(taken) == len(scene.chairs)
    return kit.screen(
        kit.text(f"## {table_title(scene, t)}", t(f"{scene.game}-tagline")),
        kit.text(t("lobby-ready", host=host) if ready else t("lobby-alone"), note),
        kit.rule(),
        kit.text(
            f"**{t('lobby-seats', taken=len(taken), seats=len(scene.chairs))}**",
            *seats,
            _pairs(scene, t) if info.sides == "pairs" else "",
            f"-# {t('lobby-rules', rules=_rules_in_force(scene, info, t))}",
            f"-# {t('lobby-sealed', seal=scene.commitment[:8])}",
        ),
        # Rows of what belongs together, narrow enough for a phone.
        *kit.rows(
            [
                kit.button(t("button-join"), scene.id_for("join"), "commit", disabled=full),
                kit.button(t("button-start"), scene.id_for("start"), "good", disabled=not ready),
                kit.button(t("button-leave"), scene.id_for("leave")),
            ]
        ),
        *kit.rows(
            [
                kit.button(t("button-add-house"), scene.id_for("house"), disabled=full),
                kit.button(t("button-remove-house"), scene.id_for("unhouse"), disabled=not houses),
                *([kit.button(t("pairs-button-change"), scene.id_for("partners"))] if info.sides == "pairs" else []),
            ]
        ),
        *kit.rows(
            [
                kit.button(t("button-options"), scene.id_for("options")),
                kit.button(t("button-how-to-play"), scene.id_for("rules")),
            ]
        ),
        accent=0x57A773,
    )


def _pairs(scene: Scene, t: Words) -> str:
    """Say who plays with whom; a chair that is free is named by its number."""
    names = [scene.names[seat] if chair.holder is None else scene.who(seat) for seat, chair in enumerate(scene.chairs)]
    return t("pairs-lobby", first=names[::2], second=names[1::2])


def _rules_in_force(scene: Scene, info: GameInfo, t: Words) -> str:
    """Name the set of house rules in force, or else what differs from the usual ones."""
    for _, rules, label in _sets(scene, info, t):
        if {**info.defaults(), **rules} == scene.options:
            return label if not rules else f"**{label}**"
    changed = (option for option in info.options if scene.options[option.key] != option.default)
    return " · ".join(_option_line(scene, option, t) for option in changed)


def _sets(scene: Scene, info: GameInfo, t: Words) -> list[tuple[str, Options, str]]:
    """List the named sets of house rules: key, what differs from the usual ones, name."""
    sets: list[tuple[str, Options, str]] = [(STANDARD, {}, t("options-preset.standard"))]
    return sets + [(preset, rules, t(f"{scene.game}-preset-{preset}")) for preset, rules in info.presets.items()]


def _host_seat(scene: Scene) -> int | None:
    mention = f"<@{scene.host}>"
    return next((seat for seat in range(len(scene.chairs)) if scene.who(seat) == mention), None)


def _seat_line(scene: Scene, seat: int, t: Words) -> str:
    key = "lobby-seat-host" if seat == _host_seat(scene) else "lobby-seat"
    return t(key, seat=str(seat + 1), who=scene.who(seat))


def draw_options(scene: Scene, info: GameInfo, t: Words, *, host: bool, notice: str = "") -> ui.LayoutView:
    """Draw the house rules in private: selects for the host in the lobby, a list for everybody else."""
    title = t("options-title", game=t(f"{scene.game}-name"), number=str(scene.number))
    if not host or scene.phase is not Phase.LOBBY:
        lines = [_option_line(scene, option, t) for option in info.options]
        why = t("options-begun") if scene.phase is not Phase.LOBBY else t("options-host", host=f"<@{scene.host}>")
        return kit.screen(kit.text(f"### {title}", notice), kit.text(*lines), kit.text(f"-# {why}"), accent=0x57A773)
    selects: list[kit.Item] = []
    numbers: list[kit.Button] = []
    for option in info.options:
        if isinstance(option, Number) and option.high - option.low >= EVERY_NUMBER:
            name = t(f"{scene.game}-option-{option.key}")
            label = t("options-number", name=name, value=scene.options[option.key])
            numbers.append(kit.button(label, scene.id_for("number", option.key)))
        else:
            selects.append(_option_select(scene, option, t))
    presets = [_preset_select(scene, info, t)] if info.presets else []
    paces = [
        kit.Option(f"{t('options-pace')}: {t(f'options-pace.{name}')}", name, scene.pace == pace)
        for name, pace in PACES.items()
    ]
    return kit.screen(
        kit.text(f"### {title}", notice),
        *presets,
        *kit.rows(numbers),
        *selects,
        kit.select(scene.id_for("pace"), t("options-pace"), paces),
        accent=0x57A773,
    )


def _preset_select(scene: Scene, info: GameInfo, t: Words) -> kit.Item:
    """Offer the named sets of house rules; the one in force is marked, and none when the host has mixed their own."""
    name = t("options-preset")
    options = [
        kit.Option(f"{name}: {label}", preset, {**info.defaults(), **rules} == scene.options)
        for preset, rules, label in _sets(scene, info, t)
    ]
    return kit.select(scene.id_for("preset"), name, options)


def _option_line(scene: Scene, option: Option, t: Words) -> str:
    value = option_value(scene.game, option, scene.options[option.key], t)
    shown = value if scene.options[option.key] == option.default else f"**{value}**"
    return f"{t(f'{scene.game}-option-{option.key}')}: {shown}"


def _option_select(scene: Scene, option: Option, t: Words) -> kit.Item:
    name = t(f"{scene.game}-option-{option.key}")
    values: list[Value] = (
        list(option.values) if isinstance(option, Choice) else list(range(option.low, option.high + 1))
    )
    options = [
        kit.Option(
            f"{name}: {option_value(scene.game, option, value, t)}"[:100],
            str(value),
            value == scene.options[option.key],
        )
        for value in values
    ]
    return kit.select(scene.id_for("set", option.key), name, options)
