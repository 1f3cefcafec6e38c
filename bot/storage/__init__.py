"""The one connection to SQLite and the repositories behind it."""
