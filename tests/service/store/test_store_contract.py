"""What a store does on every database."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, closing, contextmanager

import pytest
from sqlalchemy import text

from petstore_gui.domain.category import Category, CategoryColour, CategoryIcon
from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import OutcomeUnknown, PetRefused, StoreError
from petstore_gui.service.store.insert import KeyReused
from petstore_gui.service.store.samples import Samples
from petstore_gui.service.store.store import Store, open_store
from tests.service.postgres import connected, engine_of, postgres
from tests.service.stores import change, everything

pytestmark = pytest.mark.usefixtures("server_or_none")

REX = NewPet("Rex", 1)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    with closing(open_store(url)) as store:
        yield store


@pytest.mark.parametrize("category_id", [INT64_MIN, 0, INT64_MAX])
@pytest.mark.parametrize("status", [None, PetStatus.SOLD])
async def test_an_animal_outlasts_the_service(
    url: str, category_id: int, status: PetStatus | None
) -> None:
    with closing(open_store(url)) as store:
        added = await store.add(NewPet("Zoë 犬 \U0001f99c", category_id, status), None, b"")
    with closing(open_store(url)) as store:
        assert await store.get(added.id) == added
        assert await everything(store) == [added]
    assert added == Pet(added.id, "Zoë 犬 \U0001f99c", category_id, status)


async def test_names_of_categories_outlast_the_service_and_change_no_edition(url: str) -> None:
    names = {
        INT64_MIN: Category(INT64_MIN, "Zoë 犬 \U0001f99c", CategoryColour.RED, CategoryIcon.DOG),
        7: Category(7, "{NULL}, \"', \\N"),
    }
    with closing(open_store(url)) as store:
        edition = await store.edition()
        assert await store.replace_categories(names.values(), lambda stored: stored == {})
        assert not await store.replace_categories([], lambda stored: stored == {})
        assert await store.edition() == edition
    with closing(open_store(url)) as store:
        assert await store.categories() == names
        assert await store.replace_categories([], lambda stored: stored == names)
        assert await store.categories() == {}


async def test_pages_follow_each_other_in_the_order_of_ids(store: Store) -> None:
    store.fill(NewPet(f"Pet {n}", n, PetStatus.SOLD if n % 3 else None) for n in range(50))
    for status, count in ((None, 50), (PetStatus.SOLD, 33), (PetStatus.PENDING, 0)):
        found: list[Pet] = []
        after: int | None = None
        while True:
            page = await store.list(7, after, status)
            found += page.pets
            if page.next is None:
                break
            assert (len(page.pets), page.next) == (7, page.pets[-1].id)
            after = page.next
        assert len({pet.id for pet in found}) == count
        assert found == sorted(found, key=lambda pet: pet.id)
        assert all(status in (None, pet.status) for pet in found)


async def test_only_commits_make_a_new_edition(url: str, store: Store) -> None:
    states = [await store.edition()]
    for number in range(3):
        await store.add(NewPet(f"Pet {number}", 1), f"key {number}", b"")
        states.append(await store.edition())
        await store.list(10, None, None)
        assert await store.edition() == states[-1]
    asked = asyncio.gather(*(store.edition() for _ in range(9)))
    await asyncio.sleep(0)
    await store.add(REX, None, b"")
    states.append(await store.edition())
    assert set(await asked) <= set(states[-2:])
    with connected(url) as by_hand:
        by_hand.execute(text("UPDATE pets SET status = 'sold'"))
    states.append(await store.edition())
    assert len(set(states)) == len(states)
    assert all(re.fullmatch(r"[\x21\x23-\x7e]+", state) for state in states)


async def test_a_key_and_a_body_are_one_animal_even_after_a_restart(url: str) -> None:
    with closing(open_store(url)) as store:
        adds = [store.add(REX, f"key {n % 3}", b"rex") for n in range(30)]
        first = await asyncio.gather(*adds, store.add(REX, None, b"rex"))
    with closing(open_store(url)) as store:
        assert await store.add(REX, "key 2", b"rex") == first[2]
        with pytest.raises(KeyReused):
            await store.add(NewPet("Max", 1), "key 2", b"max")
        assert len(await everything(store)) == 4
    assert len({pet.id for pet in first[:30]}) == 3


async def test_only_a_new_store_gets_the_first_animals(url: str) -> None:
    with closing(open_store(url, first=lambda: Samples([REX]))) as store:
        assert not store.fill([REX])
    with closing(open_store(url, first=lambda: Samples([REX, REX]))) as store:
        assert len(await everything(store)) == 1


@pytest.mark.parametrize("turns", range(1, 4))
async def test_closing_commits_every_pending_add(url: str, turns: int) -> None:
    with closing(open_store(url)) as store:
        adding = []
        for _ in range(3):
            adding.append(asyncio.create_task(store.add(REX, None, b"")))
            for _ in range(turns):  # from the second on, the first commit has begun
                await asyncio.sleep(0)
        adding[-1].cancel()
    added = await asyncio.gather(*adding[:-1])
    with closing(open_store(url)) as store:
        stored = await everything(store)
    assert len(stored) == 3
    assert set(added) < set(stored)


def test_an_unreachable_server_is_reported_without_its_password() -> None:
    with pytest.raises(StoreError) as failed:
        open_store("postgresql://somebody:canary@127.0.0.1:1/pets")
    assert failed.value.reason is StartFailure.AWAY
    assert "canary" not in str(failed.value)
    assert "\n" not in str(failed.value)


async def test_while_another_program_writes_certainly_nothing_is_added(
    store: Store, url: str
) -> None:
    with writing(url):
        with pytest.raises(StoreError) as failed:
            await store.add(REX, "key", b"")
        assert await everything(store) == []
    assert not isinstance(failed.value, OutcomeUnknown)
    assert failed.value.reason is StartFailure.IN_USE
    assert await store.add(REX, "key", b"") == Pet(1, "Rex", 1)


@contextmanager
def writing(url: str) -> Iterator[None]:
    """Another program that has begun to write."""
    is_server = url.startswith("postgresql:")
    engine = engine_of(url)
    begin = "SELECT pg_advisory_xact_lock(hashtext('petstore'))" if is_server else "BEGIN IMMEDIATE"
    with closing(engine.raw_connection()) as other:
        other.cursor().execute(begin)
        yield
    engine.dispose()


@pytest.mark.parametrize(
    "rule",
    [
        "ALTER TABLE pets ADD CHECK (name <> 'Pet 5')",
        "CREATE UNIQUE INDEX once ON pets ((CASE name WHEN 'Pet 5' THEN 'Pet 4' ELSE name END))",
        (
            "CREATE TABLE known AS SELECT n FROM generate_series(0, 20) n WHERE n <> 5;"
            "ALTER TABLE known ADD PRIMARY KEY (n);"
            "ALTER TABLE pets ADD FOREIGN KEY (category_id) REFERENCES known"
        ),
        "ALTER TABLE pets ADD tag text NOT NULL GENERATED ALWAYS AS (NULLIF(name, 'Pet 5')) STORED",
    ],
)
async def test_an_animal_that_the_server_refuses_spoils_no_other(
    rule: str, server_url: str
) -> None:
    with closing(open_store(server_url)) as store:
        change(store, rule)
        adds = [store.add(NewPet(f"Pet {n}", n), f"key {n}", b"") for n in range(12)]
        added = await asyncio.gather(*adds, return_exceptions=True)
        refused = added.pop(5)
        assert isinstance(refused, PetRefused)
        assert "Pet 5" not in str(refused), "it goes into the log"
        assert await everything(store) == added


async def test_a_commit_whose_connection_is_lost_has_an_unknown_outcome(server_url: str) -> None:
    with closing(open_store(server_url)) as store:
        store.write(lambda connection: connection.execute(text(ENDED_BY_THE_COMMIT)))
        for _ in range(2):
            with pytest.raises(OutcomeUnknown):
                await store.add(REX, "key", b"")
        store.write(lambda connection: connection.execute(text("DROP TRIGGER ends ON pets")))
        added = await store.add(REX, "key", b"")
        assert await everything(store) == [added]


@pytest.mark.usefixtures("server")
async def test_while_its_server_is_away_certainly_nothing_is_added() -> None:
    with ExitStack() as running:
        with postgres() as url:
            store = running.enter_context(closing(open_store(url)))
            await store.add(REX, None, b"")
            await everything(store)
        for request in (store.add(REX, "key", b""), everything(store), store.edition()):
            with pytest.raises(StoreError) as failed:
                await request
            assert not isinstance(failed.value, OutcomeUnknown)
            assert failed.value.reason is StartFailure.AWAY
            assert "\n" not in str(failed.value)


ENDED_BY_THE_COMMIT = """
    CREATE FUNCTION end_connection() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END';
    CREATE CONSTRAINT TRIGGER ends AFTER INSERT ON pets DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION end_connection()
"""
