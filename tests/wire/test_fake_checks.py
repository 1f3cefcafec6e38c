"""Each body that Discord refuses is refused, each neighbour of it that Discord takes is taken."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.wire.checks_command import check_commands, check_emoji
from tests.wire.checks_message import Known, check_choices, check_deferral, check_message, check_modal
from tests.wire.errors import ApiError, FormError, ServerError
from tests.wire.openapi import OpenApi, installed, with_text_ids

V2 = 1 << 15
QUEEN = 1577079941982322693
KNOWN = Known({str(QUEEN)}, set[str]())


def text(content: str = "x") -> dict[str, Any]:
    return {"type": 10, "content": content}


def button(custom_id: str = "b", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "x", "custom_id": custom_id, **more}


def row(*parts: Mapping[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def option(value: str = "v", **more: Any) -> dict[str, Any]:
    return {"label": value, "value": value, **more}


def select(*options: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "s", "options": list(options or [option()]), **more}


def section(*texts: Mapping[str, Any], accessory: Mapping[str, Any] | None = None) -> dict[str, Any]:
    return {"type": 9, "components": list(texts), "accessory": accessory or button()}


def container(*parts: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 17, "components": list(parts), **more}


def picture(url: str = "https://x/y.png") -> dict[str, Any]:
    return {"media": {"url": url}}


TAKEN = {
    "40 components": [container(*[text() for _ in range(39)])],
    "4000 characters in two texts": [text("x" * 2000), text("y" * 2000)],
    "5 buttons in a row": [row(*[button(f"b{n}") for n in range(5)])],
    "a custom_id of 100": [row(button("b" * 100))],
    "a label of 80": [row(button(label="x" * 80))],
    "an emoji without a label": [row(button(label=None, emoji={"id": QUEEN, "name": "q"}))],
    "25 options": [row(select(*[option(str(n)) for n in range(25)], max_values=25))],
    "a section of 3": [section(text(), text(), text())],
    "a gallery of 10": [{"type": 12, "items": [picture() for _ in range(10)]}],
    "a link": [row({"type": 2, "style": 5, "label": "x", "url": "https://x"})],
    "a black container": [container(text(), accent_color=0)],
}

REFUSED = {
    "41 components, nested": [container(*[text() for _ in range(40)])],
    "41 components at the top": [text() for _ in range(41)],
    "4001 characters in two texts": [text("x" * 2000), text("y" * 2001)],
    "4001 characters in one": [text("x" * 4001)],
    "an empty text": [text("")],
    "the same custom_id twice": [row(button()), row(button())],
    "the same id twice": [text() | {"id": 5}, text() | {"id": 5}],
    "6 buttons in a row": [row(*[button(f"b{n}") for n in range(6)])],
    "a button and a menu in a row": [row(button(), select())],
    "two menus in a row": [row(select(), select(custom_id="t"))],
    "an empty row": [row()],
    "a custom_id of 101": [row(button("b" * 101))],
    "a button without a custom_id": [row({"type": 2, "style": 1, "label": "x"})],
    "a button with nothing on it": [row(button(label=None))],
    "a label of 81": [row(button(label="x" * 81))],
    "a link with a custom_id": [row(button(style=5, url="https://x"))],
    "an emoji of somebody else": [row(button(emoji={"id": QUEEN + 1, "name": "q"}))],
    "a word as an emoji": [row(button(emoji={"name": "queen"}))],
    "an emoji of somebody else in an option": [row(select(option(emoji={"id": QUEEN + 1, "name": "q"})))],
    "a bare button": [button()],
    "26 options": [row(select(*[option(str(n)) for n in range(26)]))],
    "no option": [row(select() | {"options": []})],
    "the same value twice": [row(select(option(), option(label="other")))],
    "an option label of 101": [row(select(option(label="x" * 101)))],
    "an option description of 101": [row(select(option(description="x" * 101)))],
    "a placeholder of 151": [row(select(placeholder="x" * 151))],
    "min above max": [row(select(option("a"), option("b"), min_values=2, max_values=1))],
    "max above the options": [row(select(max_values=2))],
    "a container in a container": [container(container(text()))],
    "an empty container": [container()],
    "a colour too many": [container(text(), accent_color=0x1000000)],
    "a section of 4": [section(text(), text(), text(), text())],
    "a section without accessory": [{"type": 9, "components": [text()]}],
    "a gallery of 11": [{"type": 12, "items": [picture() for _ in range(11)]}],
    "an attachment that is not there": [{"type": 12, "items": [picture("attachment://a.png")]}],
    "a file from afar": [{"type": 13, "file": {"url": "https://x/y.png"}}],
    "a thumbnail of its own": [{"type": 11, **picture()}],
    "an unknown type": [{"type": 99}],
    "a misspelt field": [text() | {"contents": "x"}],
}


def send(components: list[dict[str, Any]], **more: Any) -> None:
    check_message({"flags": V2, "components": components, **more}, KNOWN, ephemeral_allowed=False)


@pytest.mark.parametrize("name", TAKEN)
def test_components_that_discord_takes_are_taken(name: str) -> None:
    send(TAKEN[name])


@pytest.mark.parametrize("name", REFUSED)
def test_components_that_discord_refuses_are_refused(name: str) -> None:
    with pytest.raises(FormError):
        send(REFUSED[name])


@pytest.mark.parametrize(
    "body",
    [
        {"components": [text()]},
        {"flags": V2, "content": "x", "components": [text()]},
        {"flags": V2, "embeds": [{"title": "x"}], "components": [text()]},
        {"content": "x", "components": [row(button(f"b{n}")) for n in range(6)]},
        {"content": "x" * 2001},
        {"content": "x", "flags": 64},
        {"content": "x", "nonce": "n" * 26},
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]},
    ],
)
def test_messages_that_discord_refuses_are_refused(body: dict[str, Any]) -> None:
    with pytest.raises(FormError):
        check_message(body, KNOWN, ephemeral_allowed=False)


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"flags": V2, "components": []}])
def test_an_empty_message_is_50006(body: dict[str, Any]) -> None:
    with pytest.raises(ApiError) as refused:
        check_message(body, KNOWN, ephemeral_allowed=True)
    assert refused.value.code == 50006


def test_too_many_bytes_break_discord() -> None:
    send([text("é" * 4000)])
    with pytest.raises(ServerError):
        send([text("♠" * 3400)])


def test_a_deferral_may_be_private_and_nothing_else() -> None:
    check_deferral({"flags": 64}, ())
    with pytest.raises(FormError):
        check_deferral({"flags": 64 | V2}, ())


def test_choices_are_25_of_100() -> None:
    check_choices([{"name": "x" * 100, "value": "y" * 100}] * 25, ())
    for wrong in (
        [{"name": "x", "value": "y"}] * 26,
        [{"name": "x" * 101, "value": "y"}],
        [{"name": "", "value": "y"}],
        None,
    ):
        with pytest.raises(FormError):
            check_choices(wrong, ())


def label(inner: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 18, "label": "L", "component": inner, **more}


def typed(custom_id: str = "t", **more: Any) -> dict[str, Any]:
    return {"type": 4, "custom_id": custom_id, "style": 1, **more}


def modal(*parts: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    return {"title": "T", "custom_id": "m", "components": list(parts), **more}


@pytest.mark.parametrize(
    "body",
    [
        modal(*[label(typed(f"t{n}")) for n in range(6)]),
        modal(),
        modal(label(typed()), title="T" * 46),
        modal(label(typed()), custom_id=""),
        modal(label(typed(), label="L" * 46)),
        modal(label(typed(label="inner"))),
        modal(label(typed(max_length=4001))),
        modal(label(typed(min_length=5, max_length=4))),
        modal(label(select(disabled=True))),
        modal(label(button())),
        modal(row(button())),
        modal(label({"type": 21, "custom_id": "r", "options": [option()]})),
        modal(label({"type": 21, "custom_id": "r", "options": [option(str(n)) for n in range(11)]})),
        modal(label(typed()), label(typed())),
    ],
)
def test_modals_that_discord_refuses_are_refused(body: dict[str, Any]) -> None:
    with pytest.raises(FormError):
        check_modal(body, KNOWN, ())


def test_a_full_modal_is_taken() -> None:
    radio = {"type": 21, "custom_id": "r", "options": [option("a"), option("b")]}
    boxes = {"type": 22, "custom_id": "c", "options": [option("a")]}
    check_modal(modal(text(), label(typed()), label(select()), label(radio), label(boxes)), KNOWN, ())


def command(name: str = "play", **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "d", "type": 1, **more}


def asks(name: str = "game", kind: int = 3, **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "d", "type": kind, **more}


def choice(name: str = "c", **more: Any) -> dict[str, Any]:
    return {"name": name, "value": name, **more}


@pytest.mark.parametrize(
    "commands",
    [
        [command("Play")],
        [command("play game")],
        [command("p" * 33)],
        [command(description="")],
        [command(description="d" * 101)],
        [command(), command()],
        [command(f"c{n}") for n in range(101)],
        [command(options=[asks(), asks("last", required=True)])],
        [command(options=[asks(), asks()])],
        [command(options=[asks(f"o{n}") for n in range(26)])],
        [command(options=[asks(choices=[choice()], autocomplete=True)])],
        [command(options=[asks(choices=[choice(f"c{n}") for n in range(26)])])],
        [command(options=[asks(choices=[choice(), choice()])])],
        [command(options=[asks(choices=[choice("c" * 101)])])],
        [command(options=[asks(), asks("sub", 1)])],
        [command(name_localizations={"dk": "spil"})],
        [command(description_localizations={"da": "d" * 101})],
        [command(options=[asks(f"o{n}", choices=[choice(f"{m}" + "c" * 99) for m in range(25)]) for n in range(2)])],
    ],
)
def test_commands_that_discord_refuses_are_refused(commands: list[dict[str, Any]]) -> None:
    with pytest.raises(FormError):
        check_commands(commands)


def test_localised_commands_with_menus_of_the_same_name_are_taken() -> None:
    localised = command(
        name_localizations={"da": "spil", "es-419": "jugar"}, options=[asks(required=True), asks("last")]
    )
    check_commands([localised, {"name": "Play", "type": 2}, {"name": "Play", "type": 3}])


@pytest.mark.parametrize(
    ("name", "image"),
    [
        ("q-s", "data:image/png;base64,AAAA"),
        ("q", "data:image/png;base64,AAAA"),
        ("taken", "data:image/png;base64,AAAA"),
        ("queen", "https://x/y.png"),
        ("queen", "data:image/png;base64," + "AAAA" * 90_000),
    ],
)
def test_emojis_that_discord_refuses_are_refused(name: str, image: str) -> None:
    check_emoji({"name": "queen", "image": "data:image/png;base64,AAAA"}, ["taken"], image=True)
    with pytest.raises(FormError):
        check_emoji({"name": name, "image": image}, ["taken"], image=True)


@pytest.fixture
def spec() -> OpenApi:
    found = installed()
    if found is None:
        pytest.skip("DISCORD_OPENAPI names no copy of Discord's OpenAPI")
    return found


def test_the_openapi_names_the_innermost_cause(spec: OpenApi) -> None:
    body: dict[str, Any] = {"type": 4, "data": {"flags": V2, "components": [container(row(button(label="x" * 81)))]}}
    flaws = spec.request_flaws("POST", "/interactions/1/t/callback", body)
    assert [flaw.path for flaw in flaws] == [("data", "components", 0, "components", 0, "components", 0, "label")]
    body["data"]["components"] = [container(row(button()))]
    assert not spec.request_flaws("POST", "/interactions/1/t/callback", body)


@pytest.mark.parametrize("name", TAKEN)
def test_the_openapi_takes_what_the_own_rules_take(spec: OpenApi, name: str) -> None:
    bare = [with_text_ids(component) for component in TAKEN[name]]
    assert not spec.request_flaws("POST", "/channels/1/messages", {"flags": V2, "components": bare})


def test_numbers_stay_numbers_where_they_are_no_ids() -> None:
    body = {"id": 3, "emoji": {"id": 1577079941982322693}, "attachments": [{"id": 0}]}
    assert with_text_ids(body) == {"id": 3, "emoji": {"id": "1577079941982322693"}, "attachments": [{"id": "0"}]}
