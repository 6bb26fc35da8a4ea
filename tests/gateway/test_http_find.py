"""The deprecated operation, before and after its sunset."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

import pytest

from petstore_gui.domain.declined import NotFound, OperationGone
from petstore_gui.domain.errors import NotUnderstood
from petstore_gui.domain.interface_limits import INT64_MIN
from petstore_gui.domain.pets import Pet
from tests.doubles.fake_clock import FakeClock
from tests.doubles.scripted_service import ScriptedService, error, reply
from tests.gateway.conftest import Gateways

BODY = {"id": 9, "name": "Rex", "categoryId": 7}
REX = Pet(9, "Rex", 7)
FOUND, LISTED, GONE = reply(200, BODY), reply(200, [BODY]), error(404)

THE_DAY = datetime(2030, 12, 5, tzinfo=UTC)
SECOND = timedelta(seconds=1)


def dated(day: datetime) -> dict[str, str]:
    return {"Date": format_datetime(day, usegmt=True)}


@pytest.mark.parametrize("pet_id", [9, INT64_MIN])
async def test_an_animal_is_requested_by_its_id(gateways: Gateways, pet_id: int) -> None:
    async with ScriptedService(reply(200, BODY | {"id": pet_id})) as service:
        found = await gateways.to(service.base_url).get_pet(pet_id)
        assert found == Pet(pet_id, "Rex", 7)
        assert service.heard[0].target == f"/v1/pets/{pet_id}"


@pytest.mark.parametrize(
    "answer", [LISTED, reply(200, BODY | {"id": "8"}), reply(204)], ids=range(3)
)
async def test_what_is_no_animal_is_not_understood(gateways: Gateways, answer: bytes) -> None:
    async with ScriptedService(answer) as service:
        with pytest.raises(NotUnderstood):
            await gateways.to(service.base_url).get_pet(8)


@pytest.mark.parametrize(("dates_of_service", "days_ahead"), [(True, 0), (True, 3_650), (False, 0)])
@pytest.mark.parametrize(
    ("day", "works"), [(THE_DAY - SECOND, True), (THE_DAY, False), (THE_DAY + SECOND, False)]
)
async def test_the_services_date_decides_if_it_has_one_or_else_this_computers(
    gateways: Gateways, day: datetime, works: bool, dates_of_service: bool, days_ahead: int
) -> None:
    clock = FakeClock(day + timedelta(days=days_ahead))
    headers = dated(day) if dates_of_service else {}
    async with ScriptedService(reply(200, [BODY], headers), FOUND) as service:
        gateway = gateways.to(service.base_url, clock=clock)
        await gateway.probe()
        if works:
            assert await gateway.get_pet(9) == REX
        else:
            with pytest.raises(OperationGone):
                await gateway.get_pet(9)
        assert len(service.heard) == 1 + works


async def test_an_earlier_sunset_header_ends_the_operation(
    gateways: Gateways, clock: FakeClock
) -> None:
    sunset = {"Sunset": "Sun, 01 Mar 2026 13:00:00 GMT", **dated(clock.now())}
    async with ScriptedService(reply(200, BODY, sunset)) as service:
        gateway = gateways.to(service.base_url)
        await gateway.get_pet(9)
        await clock.sleep(3599)
        await gateway.get_pet(9)
        await clock.sleep(3600)
        with pytest.raises(OperationGone):
            await gateway.get_pet(9)
        assert len(service.heard) == 2


async def test_a_410_ends_the_operation_for_good(gateways: Gateways) -> None:
    async with ScriptedService(error(410), FOUND) as service:
        gateway = gateways.to(service.base_url)
        for _ in range(2):
            with pytest.raises(OperationGone):
                await gateway.get_pet(9)
        assert len(service.heard) == 1


@pytest.mark.parametrize(
    ("moves", "kind"),
    [
        ([reply(200, [])], NotFound),
        ([LISTED, GONE], OperationGone),
        ([LISTED, FOUND], NotFound),
        ([LISTED, error(403)], NotFound),
        ([error(403)], NotFound),
    ],
    ids=["empty", "listed and not found", "listed and found", "listed and refused", "refused"],
)
async def test_a_404_means_no_such_animal_unless_a_listed_one_is_not_found_either(
    gateways: Gateways, moves: list[bytes], kind: type[Exception]
) -> None:
    async with ScriptedService(GONE, *moves) as service:
        with pytest.raises(kind):
            await gateways.to(service.base_url).get_pet(8)
        targets = [heard.target for heard in service.heard]
    assert targets == ["/v1/pets/8", "/v1/pets?limit=100", "/v1/pets/9"][: 1 + len(moves)]


async def test_a_404_from_an_operation_that_has_worked_is_believed(gateways: Gateways) -> None:
    async with ScriptedService(FOUND, GONE) as service:
        gateway = gateways.to(service.base_url)
        assert await gateway.get_pet(9) == REX
        with pytest.raises(NotFound):
            await gateway.get_pet(8)
        assert len(service.heard) == 2
