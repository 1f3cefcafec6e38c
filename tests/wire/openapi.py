"""Discord's OpenAPI description as a check on requests of the bot and on answers of the fake."""

import functools
import json
import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import jsonschema_rs

from tests.wire.errors import Flaw, Json

VARIABLE = "DISCORD_OPENAPI"
BIGGEST_PLAIN_NUMBER = 2**31


class OpenApi:
    """One copy of the description; its validators are made once an operation and kept."""

    def __init__(self, document: Json) -> None:
        self._document = document
        self._validators: dict[tuple[str, str, str], jsonschema_rs.Validator | None] = {}
        self._templates = [(template, _pattern(template), item) for template, item in document["paths"].items()]

    def request_flaws(self, method: str, path: str, body: Any) -> list[Flaw]:
        """What is wrong with a request's body; nothing if the operation takes none."""
        return self._flaws(method, path, "request", body)

    def answer_flaws(self, method: str, path: str, status: int, body: Any) -> list[Flaw]:
        """What is wrong with an answer's body."""
        return self._flaws(method, path, str(status), body)

    def knows(self, method: str, path: str) -> bool:
        """Whether Discord has such an operation."""
        return self._operation(method, path) is not None

    def _flaws(self, method: str, path: str, part: str, body: Any) -> list[Flaw]:
        found = self._operation(method, path)
        if found is None:
            return [Flaw((), "UNKNOWN_OPERATION", f"{method} {path} is not in the OpenAPI")]
        template, operation = found
        key = method, template, part
        if key not in self._validators:
            self._validators[key] = self._validator(operation, part)
        validator = self._validators[key]
        if validator is None:
            return []
        return [flaw for error in validator.iter_errors(with_text_ids(body)) for flaw in _leaves(error)]

    def _operation(self, method: str, path: str) -> tuple[str, Json] | None:
        fitting = [
            (t, item[method.lower()])
            for t, rx, item in self._templates
            if method.lower() in item and rx.fullmatch(path)
        ]
        return min(fitting, key=lambda pair: pair[0].count("{"), default=None)

    def _validator(self, operation: Json, part: str) -> jsonschema_rs.Validator | None:
        holder = operation.get("requestBody") if part == "request" else operation["responses"].get(part)
        content = (holder or {}).get("content", {}).get("application/json")
        if content is None:
            return None
        schema = {
            **content["schema"],
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "components": self._document["components"],
        }
        return jsonschema_rs.validator_for(schema, validate_formats=False)


def _pattern(template: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{[^}]+\\\}", "[^/]+", re.escape(template)))


def with_text_ids(value: Any, *, always: bool = False) -> Any:
    """The body with its ids as text: Discord takes numbers too, the description does not."""
    if isinstance(value, dict):
        body: Json = value
        return {
            key: str(v) if _is_numeric_id(key, v, always=always) else with_text_ids(v, always=key == "attachments")
            for key, v in body.items()
        }
    if isinstance(value, list):
        return [with_text_ids(item, always=always) for item in value]
    return value


def _is_numeric_id(key: str, value: object, *, always: bool) -> bool:
    """Ids of components are small numbers and stay; those of attachments are text even where they count from 0."""
    return (key == "id" or key.endswith("_id")) and type(value) is int and (always or value > BIGGEST_PLAIN_NUMBER)


def _leaves(error: jsonschema_rs.ValidationError) -> Iterable[Flaw]:
    """The innermost causes of an error: of a union, those of the branch that was meant."""
    branches: list[list[jsonschema_rs.ValidationError]] = getattr(error.kind, "context", None) or []
    meant = [branch for branch in branches if not _is_of_another_type(branch, error)]
    if not meant:
        yield Flaw(tuple(error.instance_path), type(error.kind).__name__, error.message[:300])
        return
    for inner in min(meant, key=len):
        yield from _leaves(inner)


def _is_of_another_type(branch: list[jsonschema_rs.ValidationError], error: jsonschema_rs.ValidationError) -> bool:
    depth = len(error.instance_path)
    tags = ([], ["type"])
    return any(
        list(inner.instance_path)[depth:] in tags
        and type(inner.kind).__name__.split(".")[-1] in ("Enum", "Type", "Constant")
        for inner in branch
    )


@functools.cache
def installed() -> OpenApi | None:
    """The copy that the environment names, if it names one."""
    path = os.environ.get(VARIABLE)
    return OpenApi(json.loads(Path(path).read_text(encoding="utf-8"))) if path else None
