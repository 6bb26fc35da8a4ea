"""Reads back the animals of a service or its database."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import msgspec

from petstore_gui.domain.interface_limits import LIMIT_MAX
from petstore_gui.domain.pets import Pet
from tests.service.running import KEY, bearer


def every_pet(url: str) -> list[Pet]:
    """Walk the whole list of the service at a base address."""
    pets: list[Pet] = []
    target: str | None = f"{url}/pets?limit={LIMIT_MAX}"
    with httpx.Client(headers=bearer(KEY), trust_env=False) as client:
        while target is not None:
            answer = client.get(target).raise_for_status()
            pets += msgspec.json.decode(answer.content, type=list[Pet])
            link = answer.links.get("next")
            target = None if link is None else str(answer.url.join(link["url"]))
    return pets


def pets_in(database: Path) -> list[Pet]:
    """Every animal in a database that no service has open."""
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        rows = connection.execute("SELECT id, name, category_id, status FROM pets")
        return [Pet(*row) for row in rows]


def damage_of(database: Path) -> list[str]:
    """The errors that SQLite finds in a complete check of a database."""
    with closing(sqlite3.connect(database)) as connection:
        found = [str(text) for (text,) in connection.execute("PRAGMA integrity_check")]
        found += [str(row) for row in connection.execute("PRAGMA foreign_key_check")]
    return [text for text in found if text != "ok"]
