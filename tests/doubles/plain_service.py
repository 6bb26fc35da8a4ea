"""A petstore service with no more than the interface describes: `limit` and `status`.

It links no pages, and its lists have no order.
"""

from __future__ import annotations

import random
import ssl
from collections.abc import Iterable
from urllib.parse import parse_qs, urlsplit

import msgspec

from petstore_gui.domain.interface_limits import LIMIT_DEFAULT
from petstore_gui.domain.pets import NewPet, Pet
from tests.doubles.scripted_service import Heard, Move, ScriptedService, error, reply


class PlainService(ScriptedService):
    """Serves the three operations of the interface from a list in memory."""

    def __init__(
        self,
        pets: Iterable[Pet] = (),
        *,
        key: str = "a-key-for-tests",
        tls: ssl.SSLContext | None = None,
    ) -> None:
        super().__init__(tls=tls)
        self.key = key
        self.pets = list(pets)
        random.Random(0).shuffle(self.pets)

    def answering(self, heard: Heard) -> Move:
        """The interface, section by section."""
        url = urlsplit(heard.target)
        if heard.headers.get("authorization") != f"Bearer {self.key}":
            return error(401, "no such key")
        if url.path == "/v1/pets" and heard.method == "POST":
            return self._add(heard.body)
        if url.path == "/v1/pets":
            return self._list(parse_qs(url.query))
        return self._get(url.path.removeprefix("/v1/pets/"))

    def _list(self, query: dict[str, list[str]]) -> bytes:
        limit = int(query.get("limit", [str(LIMIT_DEFAULT)])[0])
        statuses = query.get("status")
        pets = [pet for pet in self.pets if statuses is None or pet.status in statuses]
        return reply(200, msgspec.json.encode(pets[:limit]))

    def _add(self, body: bytes) -> bytes:
        try:
            new = msgspec.json.decode(body, type=NewPet)
        except msgspec.DecodeError as problem:
            return error(400, str(problem))
        if not new.name.strip():
            return error(400, "name is blank")
        pet = Pet(len(self.pets) + 1, new.name, new.category_id, new.status)
        self.pets.append(pet)
        return reply(201, msgspec.json.encode(pet))

    def _get(self, pet_id: str) -> bytes:
        found = next((pet for pet in self.pets if str(pet.id) == pet_id), None)
        return reply(200, msgspec.json.encode(found)) if found else error(404, "no such pet")
