"""The service and a dict as its model: any requests in any order give the same results."""

from __future__ import annotations

import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    initialize,
    rule,
)

from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.store.store import Store, open_store
from tests.service.clients import client_of
from tests.service.running import KEY

pytestmark = pytest.mark.slow

names = st.text(min_size=1, max_size=12).filter(lambda name: name.strip() and "\0" not in name)
bodies = st.fixed_dictionaries(
    {"name": names, "categoryId": st.integers(INT64_MIN, INT64_MAX)},
    optional={"status": st.sampled_from([str(status) for status in PetStatus])},
)
wrong_bodies = st.fixed_dictionaries({"name": st.just(" "), "categoryId": st.integers(0, 9)})
statuses = st.none() | st.sampled_from([str(status) for status in PetStatus])


class ServiceBesideDict(RuleBasedStateMachine):
    """The rules are a client's actions. `pets` is what the service should contain, by ID."""

    keys = Bundle("keys")

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.pets: dict[int, dict[str, Any]] = {}
        self.bodies: dict[str, dict[str, Any]] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.opened: Store | None = None

    @initialize()
    def open(self) -> None:
        self.opened = open_store(str(Path(self.folder.name) / "pets.sqlite"))

    def teardown(self) -> None:
        if self.opened:
            self.opened.close()
        self.folder.cleanup()
        self.loop.close()

    @rule()
    def restart(self) -> None:
        assert self.opened
        self.opened.close()
        self.open()

    @rule(target=keys, body=bodies, key=st.uuids())
    def add_with_a_new_key(self, body: dict[str, Any], key: object) -> str:
        self.bodies[str(key)] = body
        self.answers[str(key)] = self.added(body, str(key))
        return str(key)

    @rule(body=bodies)
    def add(self, body: dict[str, Any]) -> None:
        self.added(body, None)

    @rule(several=st.lists(bodies, min_size=2, max_size=8))
    def add_at_once(self, several: list[dict[str, Any]]) -> None:
        responses = self.ask(*(("POST", "/pets", body, None) for body in several))
        for body, response in zip(several, responses, strict=True):
            self.note(body, response)

    @rule(key=keys)
    def add_again(self, key: str) -> None:
        (again,) = self.ask(("POST", "/pets", self.bodies[key], key))
        assert (again.status_code, again.json()) == (201, self.answers[key])

    @rule(key=keys, body=bodies)
    def use_a_key_for_another_body(self, key: str, body: dict[str, Any]) -> None:
        if body != self.bodies[key]:
            (response,) = self.ask(("POST", "/pets", body, key))
            assert response.status_code == 422

    @rule(body=wrong_bodies)
    def add_what_is_wrong(self, body: dict[str, Any]) -> None:
        (response,) = self.ask(("POST", "/pets", body, None))
        assert response.status_code == 400

    @rule(limit=st.integers(1, 4) | st.integers(1, 100), status=statuses)
    def walk_through(self, limit: int, status: str | None) -> None:
        left = [
            self.pets[pet_id]
            for pet_id in sorted(self.pets)
            if status in (None, self.pets[pet_id].get("status"))
        ]
        query = f"?limit={limit}" + (f"&status={status}" if status else "")
        while query:
            (response,) = self.ask(("GET", f"/pets{query}", None, None))
            assert response.json() == left[:limit]
            left = left[limit:]
            query = response.links.get("next", {}).get("url", "")
            assert bool(query) == bool(left)

    @rule(pet_id=st.integers(-2, 60) | st.integers(INT64_MIN, INT64_MAX))
    def get(self, pet_id: int) -> None:
        (response,) = self.ask(("GET", f"/pets/{pet_id}", None, None))
        if pet_id in self.pets:
            assert (response.status_code, response.json()) == (200, self.pets[pet_id])
        else:
            assert response.status_code == 404

    def added(self, body: dict[str, Any], key: str | None) -> dict[str, Any]:
        (response,) = self.ask(("POST", "/pets", body, key))
        return self.note(body, response)

    def note(self, body: dict[str, Any], response: httpx.Response) -> dict[str, Any]:
        pet: dict[str, Any] = response.json()
        assert (response.status_code, pet) == (201, {"id": pet["id"], **body})
        assert pet["id"] not in self.pets
        self.pets[pet["id"]] = pet
        return pet

    def ask(
        self, *requests: tuple[str, str, dict[str, Any] | None, str | None]
    ) -> list[httpx.Response]:
        """Make requests (method, path, body, idempotency key) at the same time."""

        async def all_of_them() -> list[httpx.Response]:
            assert self.opened
            async with client_of(make_app(self.opened, KEY)) as client:
                return await asyncio.gather(*(one(client, *request) for request in requests))

        return self.loop.run_until_complete(all_of_them())


async def one(
    client: httpx.AsyncClient, method: str, path: str, body: dict[str, Any] | None, key: str | None
) -> httpx.Response:
    headers = {"Content-Type": "application/json"} if body is not None else {}
    if key is not None:
        headers["Idempotency-Key"] = f'"{key}"'
    content = None if body is None else json.dumps(body)
    return await client.request(method, path, content=content, headers=headers)


TestServiceBesideDict = ServiceBesideDict.TestCase
TestServiceBesideDict.settings = settings(max_examples=50, stateful_step_count=30)
