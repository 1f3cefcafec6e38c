"""What is true of the repository as a whole: words, decisions, sizes, locks, and what must not be in it."""

import ast
import itertools
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.catalog import CATALOG

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "cogs", "games")
SOURCES = sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))
GAMES = sorted(path.parent.name for path in ROOT.glob("games/*/rules.py"))
OFFERED = sorted(CATALOG)
"""The games that are played; rules stand first, and are offered when they can be seen."""
LONGEST_MODULE = 450
LONGEST_FUNCTION = 60
DERIVED = re.compile(rf"(?:{'|'.join(GAMES)})-(?:event|refusal|option)-.+")
"""Keys of which the last part is the name of an event, a refusal or an option in the rules."""


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def nodes() -> Iterator[tuple[Path, ast.AST]]:
    for path in SOURCES:
        for node in ast.walk(tree(path)):
            yield path, node


def place(path: Path, node: ast.AST) -> str:
    return f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"


@cache
def tracked() -> tuple[str, ...]:
    """Every file of the repository: what is committed, and what is about to be."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return tuple(name for name in listed.stdout.splitlines() if (ROOT / name).is_file())


def texts() -> Iterator[tuple[str, str]]:
    for name in tracked():
        if name != "tests/test_codebase.py":
            try:
                yield name, (ROOT / name).read_text("utf-8")
            except UnicodeDecodeError:
                continue  # a picture


# ---- sizes and shape --------------------------------------------------------------------------------------------------


def test_a_module_holds_one_concept_and_is_short():
    long = {str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in SOURCES}
    assert {name: lines for name, lines in long.items() if lines > LONGEST_MODULE} == {}


def test_functions_are_short():
    long = [
        f"{place(path, node)} {node.name}"
        for path, node in nodes()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or node.lineno) - node.lineno >= LONGEST_FUNCTION
    ]
    assert long == []


def test_modules_are_named_by_what_they_hold():
    vague = {"utils", "util", "helpers", "helper", "manager", "base", "common", "misc"}
    assert [name for name in tracked() if name.endswith(".py") and vague & set(re.split(r"[/_.]", name))] == []


def test_every_game_has_the_same_rooms():
    for game in GAMES:
        rooms = {path.name for path in (ROOT / "games" / game).glob("*.py")}
        assert {"model.py", "rules.py", "notation.py", "policy.py"} <= rooms, game


def test_imports_stand_at_the_top():
    inner = [
        place(path, inside)
        for path, node in nodes()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for inside in ast.walk(node)
        if isinstance(inside, ast.Import | ast.ImportFrom)
    ]
    assert inner == []


def test_the_application_is_imported_by_main_under_its_guard_alone():
    main = tree(ROOT / "bot" / "__main__.py")
    assert [node for node in main.body if isinstance(node, ast.Import | ast.ImportFrom)] == []
    assert [ast.unparse(node.test) for node in main.body if isinstance(node, ast.If)] == ["__name__ == '__main__'"]


# ---- clocks, chance, types --------------------------------------------------------------------------------------------


def test_wall_time_comes_from_one_clock():
    # simcord and the tests move `discord.utils.utcnow`; whoever asks the machine instead lives in another time.
    # Only the demo asks it, to set the simulator's clock.
    readings = {"time.time", "datetime.now", "datetime.utcnow", "datetime.datetime.now", "date.today", "time.localtime"}
    asked = [
        place(path, node)
        for path, node in nodes()
        if isinstance(node, ast.Call) and ast.unparse(node.func) in readings and path.name != "demo.py"
    ]
    assert asked == []


def test_chance_at_the_table_comes_from_sealed_deals_and_only_the_house_has_its_own():
    allowed = {"bot/house.py"}
    drawn = [
        place(path, node)
        for path, node in nodes()
        if path.parts[len(ROOT.parts)] in ("bot", "cogs") and str(path.relative_to(ROOT)) not in allowed
        if (isinstance(node, ast.Import) and any(alias.name == "random" for alias in node.names))
        or (isinstance(node, ast.ImportFrom) and node.module == "random")
    ]
    assert drawn == []


def test_games_take_chance_as_data():
    # A policy or a playout is handed its generator; the rules never see one.
    users = {
        path.stem
        for path in SOURCES
        if path.parts[len(ROOT.parts)] == "games"
        for node in ast.walk(tree(path))
        if (isinstance(node, ast.Import) and any(alias.name == "random" for alias in node.names))
        or (isinstance(node, ast.ImportFrom) and node.module == "random")
    }
    assert users.isdisjoint({"model", "rules", "notation", "scoring"})


def test_a_generator_is_always_handed_over_and_never_the_shared_one():
    shared = [
        place(path, node)
        for path, node in nodes()
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "random"
        and node.attr != "Random"
    ]
    assert shared == []


# ---- words ------------------------------------------------------------------------------------------------------------


class _References(Visitor):
    """The messages that other messages mention."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 - the name the visitor looks for
        self.names.add(node.id.name)


@cache
def english() -> tuple[frozenset[str], frozenset[str]]:
    """The keys that can be said (attributes as `key.attribute`), and those that others mention."""
    keys: set[str] = set()
    references = _References()
    for path in (ROOT / "data" / "locales" / "en").glob("*.ftl"):
        resource = FluentParser().parse(path.read_text("utf-8"))
        references.visit(resource)
        for entry in resource.body:
            if isinstance(entry, fluent.Message):
                keys |= {entry.id.name} if entry.value else set()
                keys |= {f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes}
    return frozenset(keys), frozenset(references.names)


def _pattern(text: ast.JoinedStr) -> str | None:
    """The regular expression of the keys an f-string can make, or None when it says too little to be one."""
    parts = [part.value if isinstance(part, ast.Constant) else None for part in text.values]
    fixed = "".join(part for part in parts if isinstance(part, str))
    if not re.fullmatch(r"[a-z0-9_.-]*[a-z]{3}[a-z0-9_.-]*", fixed):
        return None
    return "".join(r"[\w.-]+" if part is None else re.escape(str(part)) for part in parts)


@cache
def said() -> tuple[frozenset[str], frozenset[str]]:
    """Every text in the code that may be a key, and the pattern of every f-string that may be one."""
    literals = {node.value for _, node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    patterns = {_pattern(node) for _, node in nodes() if isinstance(node, ast.JoinedStr)}
    return frozenset(literals), frozenset(pattern for pattern in patterns if pattern)


def test_no_key_is_unused():
    keys, mentioned = english()
    literals, patterns = said()
    made = re.compile("|".join(sorted(patterns)))
    unused = [
        key
        for key in sorted(keys)
        if key not in literals
        and key.partition(".")[0] not in mentioned
        and not made.fullmatch(key)
        and not DERIVED.fullmatch(key)
    ]
    assert unused == []


def test_no_key_is_missing():
    keys, _ = english()
    missing: list[str] = []
    for path, node in nodes():
        if not (isinstance(node, ast.Call) and node.args and ast.unparse(node.func) in ("t", "localised")):
            continue
        choices = [node.args[0].body, node.args[0].orelse] if isinstance(node.args[0], ast.IfExp) else [node.args[0]]
        for choice in choices:
            if isinstance(choice, ast.Constant) and choice.value not in keys:
                missing.append(f"{place(path, node)} {choice.value}")
            if isinstance(choice, ast.JoinedStr) and (pattern := _pattern(choice)):
                known = any(re.fullmatch(pattern, key) for key in keys)
                missing += [] if known else [f"{place(path, node)} {pattern}"]
    assert missing == []


def _calls(folder: Path, name: str) -> set[str]:
    """The first arguments, written out, of every call of the name in a package."""
    return {
        node.args[0].value
        for path in folder.rglob("*.py")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == name and node.args
        if isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str)
    }


@pytest.mark.parametrize("game", OFFERED)
def test_every_refusal_of_a_game_can_be_said(game: str):
    keys, _ = english()
    codes = _calls(ROOT / "games" / game, "Refusal")
    assert codes, "a game that refuses nothing"
    assert sorted(code for code in codes if f"{game}-refusal-{code}" not in keys) == []


@pytest.mark.parametrize("game", OFFERED)
def test_no_refusal_is_worded_that_a_game_cannot_give(game: str):
    keys, _ = english()
    words = {
        node.value
        for path in [*(ROOT / "games" / game).rglob("*.py"), ROOT / "games" / "core.py"]
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    worded = {key.split("-", 2)[2] for key in keys if key.startswith(f"{game}-refusal-") and "." not in key}
    assert sorted(worded - words) == []


# ---- decisions and cases ----------------------------------------------------------------------------------------------


NAMED = re.compile(r"_([oehlt])_?(d?[0-9]+)(?=_)")
DECISION = re.compile(r"\b(?:O|E|H|L|O-D|T-D)-?\d+\b")


def _decisions(text: str) -> set[str]:
    """The decisions cited in a text, also those that stand in a test's name (`test_l4_...`, `test_h_11_...`)."""
    named = {f"{letter.upper()}-{rest.upper()}" for letter, rest in NAMED.findall(text)}
    return set(DECISION.findall(text)) | named


@pytest.mark.parametrize("game", OFFERED)
def test_every_decision_in_a_rules_header_is_cited_by_a_test_of_that_game(game: str):
    listed = _decisions(ast.get_docstring(tree(ROOT / "games" / game / "rules.py")) or "")
    assert listed, "a rules header lists its decisions"
    cited = _decisions(
        "\n".join(
            (ROOT / name).read_text("utf-8")
            for name in tracked()
            if re.fullmatch(rf"tests/(games/test_{game}(_\w+)?\.py|vectors/{game}\.jsonl)", name)
        )
    )
    assert sorted(listed - cited) == []


def test_every_worked_case_has_an_id_of_its_own():
    cases = [
        json.loads(line)
        for path in sorted((ROOT / "tests" / "vectors").glob("*.jsonl"))
        for line in path.read_text("utf-8").splitlines()
        if line.strip()
    ]
    assert cases
    assert [case_id for case_id, times in Counter(case["id"] for case in cases).items() if times > 1] == []


# ---- what must not be in it -------------------------------------------------------------------------------------------


def test_no_lock_names_a_registry():
    assert [name for name in tracked() if Path(name).name in ("uv.lock", "pylock.toml")] == []
    hosts = re.compile(r"pypi\.org|pythonhosted\.org|registry\.npmjs|deb\.debian|--(?:extra-)?index-url|--find-links")
    assert [name for name, text in texts() if hosts.search(text)] == []


def test_no_path_of_somebodys_machine_is_in_it():
    paths = re.compile(r"(?<![\w./:-])/(?:root|work|home/\w+|Users/\w+|tmp)/\w")
    assert [f"{name}: {found[0]}" for name, text in texts() if (found := paths.search(text))] == []


def test_nothing_is_left_to_do():
    left = re.compile(r"\b(?:TODO|FIXME|XXX|HACK)\b")
    assert [name for name, text in texts() if name != "pyproject.toml" and left.search(text)] == []


def test_no_token_is_in_it():
    token = re.compile(r"\b[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,}")
    assert [name for name, text in texts() if token.search(text)] == []


# ---- locks and dead code ----------------------------------------------------------------------------------------------


def _pins(lock: str) -> dict[str, str]:
    text = (ROOT / lock).read_text("utf-8")
    return dict(re.findall(r"^([\w.-]+)==([\w.+!-]+)", text, re.MULTILINE))


def test_each_lock_holds_the_one_before_it_at_the_same_versions():
    locks = [_pins(f"requirements{suffix}.lock") for suffix in ("", "-demo", "-dev", "-oracles")]
    for smaller, larger in itertools.pairwise(locks):
        assert smaller
        assert smaller.items() <= larger.items()


def test_every_dependency_is_declared_and_used():
    checked = subprocess.run(
        [sys.executable, "-m", "deptry", "--no-ansi", *PACKAGES], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (checked.returncode, "Success" in checked.stderr) == (0, True), checked.stderr


def test_there_is_no_dead_code():
    found = subprocess.run([sys.executable, "-m", "vulture"], cwd=ROOT, capture_output=True, text=True, check=False)
    # Fields of events, states and settings are read by name (codec, presenters), which it cannot see; the solver of tiles is
    # a library of its own, of which a game takes what it needs.
    seen_elsewhere = re.compile(r"unused (?:variable|attribute)|^games/melds\w*\.py:")
    dead = [line for line in found.stdout.splitlines() if not seen_elsewhere.search(line)]
    assert (dead, found.stderr) == ([], "")
