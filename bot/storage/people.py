"""What people and servers chose, and facts about this installation."""

import sqlite3

from bot.storage.database import Database


class People:
    """Reads and writes the choices of people and servers; the ones read are kept in memory, which is the only writer."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._languages: dict[tuple[str, int], str | None] = {}

    async def language(self, person: int) -> str | None:
        """Return the language a person chose."""
        return await self._read("person", person)

    async def server_language(self, server: int | None) -> str | None:
        """Return the language a server chose."""
        return None if server is None else await self._read("server", server)

    async def choose_language(self, person: int, language: str | None) -> None:
        """Keep a person's choice; None goes back to what Discord says."""
        await self._write("person", person, language)

    async def choose_server_language(self, server: int, language: str | None) -> None:
        """Keep a server's choice; None goes back to what Discord says."""
        await self._write("server", server, language)

    async def _read(self, table: str, id_: int) -> str | None:
        key = (table, id_)
        if key not in self._languages:
            query = f"SELECT language FROM {table} WHERE id=?"  # noqa: S608 - the table is one of two words above
            row = await self._database.run(lambda raw: raw.execute(query, (id_,)).fetchone())
            self._languages[key] = row and row[0]
        return self._languages[key]

    async def _write(self, table: str, id_: int, language: str | None) -> None:
        query = (
            f"INSERT INTO {table} (id, language) VALUES (?, ?)"  # noqa: S608 - the table is one of two words above
            " ON CONFLICT (id) DO UPDATE SET language=excluded.language"
        )

        def unit(raw: sqlite3.Connection) -> None:
            raw.execute(query, (id_, language))

        await self._database.run(unit)
        self._languages[(table, id_)] = language


class Facts:
    """Small facts about this installation, by key."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: str) -> str | None:
        """Return a fact, or None when it was never noted."""
        row = await self._database.run(lambda raw: raw.execute("SELECT value FROM fact WHERE key=?", (key,)).fetchone())
        return row and row[0]

    async def note(self, key: str, value: str) -> None:
        """Keep a fact."""

        def unit(raw: sqlite3.Connection) -> None:
            raw.execute(
                "INSERT INTO fact (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value=excluded.value",
                (key, value),
            )

        await self._database.run(unit)

    async def forget(self, prefix: str) -> None:
        """Drop all facts whose key begins so."""

        def unit(raw: sqlite3.Connection) -> None:
            raw.execute("DELETE FROM fact WHERE substr(key, 1, ?) = ?", (len(prefix), prefix))

        await self._database.run(unit)
