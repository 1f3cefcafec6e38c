"""Components as Discord stores them: each with an id, defaults filled in, pictures resolved."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tests.wire.checks import CONTAINER, FILE, GALLERY, SELECTS, SEPARATOR, THUMBNAIL
from tests.wire.errors import Json

PICTURE: Json = {"description": None, "spoiler": False}
DEFAULTS: Mapping[int, Json] = {
    **{key: {"min_values": 1, "max_values": 1} for key in SELECTS},
    SEPARATOR: {"divider": True, "spacing": 1},
    CONTAINER: {"accent_color": None, "spoiler": False},
    THUMBNAIL: PICTURE,
    FILE: {"spoiler": False},
}


def with_ids(components: Sequence[Json], attachments: Sequence[Json]) -> list[Json]:
    """The components that a checked body asks for, ready to be stored."""
    taken = {c["id"] for c in walk(components) if c.get("id")}
    free = (number for number in range(1, 10_000) if number not in taken)
    store = _Store(free.__next__, attachments)
    return [store.one(component) for component in components]


def walk(components: Sequence[Json]) -> list[Json]:
    """All components of a tree in reading order."""
    found: list[Json] = []
    for component in components:
        found.append(component)
        found += walk(component.get("components") or [])
        found += walk([component[key] for key in ("accessory", "component") if component.get(key)])
    return found


@dataclass(frozen=True)
class _Store:
    next_id: Callable[[], int]
    attachments: Sequence[Json]

    def one(self, component: Json) -> Json:
        given: Json = {key: value for key, value in component.items() if value is not None}
        stored: Json = {**DEFAULTS.get(given["type"], {}), **given, "id": component.get("id") or self.next_id()}
        self._pictures(stored)
        if stored.get("emoji"):
            stored["emoji"] = _emoji(stored["emoji"])
        if stored.get("options"):
            stored["options"] = [
                o | ({"emoji": _emoji(o["emoji"])} if o.get("emoji") else {}) for o in stored["options"]
            ]
        if "components" in stored:
            stored["components"] = [self.one(child) for child in stored["components"]]
        for key in ("accessory", "component"):
            if key in stored:
                stored[key] = self.one(stored[key])
        return stored

    def _pictures(self, stored: Json) -> None:
        if stored["type"] == THUMBNAIL:
            stored["media"] = self._media(stored["media"])
        elif stored["type"] == GALLERY:
            stored["items"] = [{**PICTURE, **item, "media": self._media(item["media"])} for item in stored["items"]]
        elif stored["type"] == FILE:
            stored["file"] = self._media(stored["file"])
            key = stored["file"].get("attachment_id")
            file = next((a for a in self.attachments if a["id"] == key), {"filename": "", "size": 0})
            stored |= {"name": file["filename"], "size": file["size"]}

    def _media(self, media: Json) -> Json:
        url = str(media["url"])
        resolved: Json = {"id": "1", "url": url, "proxy_url": url, "width": 1, "height": 1}
        name = url.removeprefix("attachment://")
        for attachment in self.attachments:
            if (name != url and attachment["filename"] == name) or attachment["url"] == url:
                resolved |= {
                    "url": attachment["url"],
                    "proxy_url": attachment["url"],
                    "attachment_id": attachment["id"],
                }
        return resolved


def _emoji(emoji: Json) -> Json:
    return {key: str(value) if key == "id" else value for key, value in emoji.items() if value is not None}
