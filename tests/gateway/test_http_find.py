"""The deprecated operation, before and after its sunset."""

from __future__ import annotations

from datetime import UTC, datetime
from email.utils import format_datetime

import pytest

from petstore_gui.domain.declined import NotFound, OperationGone
from petstore_gui.domain.errors import NotUnderstood, RequestError
from petstore_gui.domain.interface_limits import INT64_MIN
from petstore_gui.domain.pets import Pet
from tests.doubles.fake_clock import FakeClock
from tests.doubles.scripted_service import ScriptedService, error, reply
from tests.gateway.conftest import Gateways

BODY = {"id": 9, "name": "Rex", "categoryId": 7}
REX = Pet(9, "Rex", 7)
FOUND = reply(200, BODY)

THE_DAY_BEFORE = datetime(2030, 12, 4, 23, 59, 59, tzinfo=UTC)
THE_DAY = datetime(2030, 12, 5, tzinfo=UTC)
THE_DAY_AFTER = datetime(2030, 12, 6, tzinfo=UTC)


def dated(day: datetime) -> dict[str, str]:
    return {"Date": format_datetime(day, usegmt=True)}


@pytest.mark.parametrize("pet_id", [9, INT64_MIN])
async def test_an_animal_is_requested_by_its_id(gateways: Gateways, pet_id: int) -> None:
    async with ScriptedService(reply(200, BODY | {"id": pet_id})) as service:
        found = await gateways.to(service.base_url).get_pet(pet_id)
        assert found == Pet(pet_id, "Rex", 7)
        assert service.heard[0].target == f"/v1/pets/{pet_id}"


async def test_an_animal_other_than_the_requested_one_is_not_understood(gateways: Gateways) -> None:
    async with ScriptedService(FOUND) as service:
        with pytest.raises(NotUnderstood):
            await gateways.to(service.base_url).get_pet(8)


async def test_an_animal_is_requested_on_the_day_before_the_sunset(gateways: Gateways) -> None:
    async with ScriptedService(FOUND) as service:
        gateway = gateways.to(service.base_url, clock=FakeClock(THE_DAY_BEFORE))
        assert await gateway.get_pet(9) == REX


@pytest.mark.parametrize("day", [THE_DAY, THE_DAY_AFTER])
async def test_nothing_is_requested_from_the_sunset_on(gateways: Gateways, day: datetime) -> None:
    async with ScriptedService(FOUND) as service:
        with pytest.raises(OperationGone):
            await gateways.to(service.base_url, clock=FakeClock(day)).get_pet(9)
        assert service.connections == 0


@pytest.mark.parametrize("day", [THE_DAY, THE_DAY_AFTER])
async def test_the_services_date_decides_if_it_has_one(gateways: Gateways, day: datetime) -> None:
    listed = reply(200, [BODY], dated(day))
    async with ScriptedService(listed, FOUND) as service:
        gateway = gateways.to(service.base_url)
        await gateway.probe()
        with pytest.raises(OperationGone):
            await gateway.get_pet(9)
        assert len(service.heard) == 1


async def test_a_clock_that_is_ten_years_ahead_does_not_matter(gateways: Gateways) -> None:
    listed = reply(200, [BODY], dated(THE_DAY_BEFORE))
    async with ScriptedService(listed, FOUND) as service:
        gateway = gateways.to(service.base_url, clock=FakeClock(datetime(2040, 1, 1, tzinfo=UTC)))
        await gateway.probe()
        assert await gateway.get_pet(9) == REX


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


LISTED = reply(200, [BODY])


def targets(service: ScriptedService) -> list[str]:
    return [heard.target for heard in service.heard]


async def test_a_404_means_that_there_is_no_such_animal(gateways: Gateways) -> None:
    async with ScriptedService(error(404), reply(200, []), error(404), reply(200, [])) as service:
        gateway = gateways.to(service.base_url)
        for _ in range(2):
            with pytest.raises(NotFound):
                await gateway.get_pet(8)


async def test_a_404_for_an_animal_that_is_listed_means_that_the_operation_has_ended(
    gateways: Gateways,
) -> None:
    async with ScriptedService(error(404), LISTED) as service:
        with pytest.raises(OperationGone):
            await gateways.to(service.base_url).get_pet(9)
        assert targets(service) == ["/v1/pets/9", "/v1/pets?limit=100"]


async def test_after_a_404_a_listed_animal_shows_whether_the_operation_has_ended(
    gateways: Gateways,
) -> None:
    async with ScriptedService(error(404), LISTED, error(404)) as service:
        with pytest.raises(OperationGone):
            await gateways.to(service.base_url).get_pet(8)
        assert targets(service) == ["/v1/pets/8", "/v1/pets?limit=100", "/v1/pets/9"]


async def test_an_animal_that_has_left_the_list_says_nothing_of_the_operation(
    gateways: Gateways,
) -> None:
    earlier = reply(200, [BODY, BODY | {"id": 65}])
    moves = (earlier, error(404), LISTED, FOUND, error(404))
    async with ScriptedService(*moves) as service:
        gateway = gateways.to(service.base_url)
        await gateway.probe()
        for pet_id in (70, 65):
            with pytest.raises(NotFound):
                await gateway.get_pet(pet_id)


async def test_an_operation_that_seemed_to_have_ended_is_asked_again(gateways: Gateways) -> None:
    removed_meanwhile = (error(404), LISTED, error(404))
    async with ScriptedService(*removed_meanwhile, FOUND) as service:
        gateway = gateways.to(service.base_url)
        with pytest.raises(OperationGone):
            await gateway.get_pet(8)
        assert await gateway.get_pet(9) == REX


async def test_a_404_from_an_operation_that_has_worked_is_believed(gateways: Gateways) -> None:
    async with ScriptedService(error(404), LISTED, FOUND, error(404)) as service:
        gateway = gateways.to(service.base_url)
        for _ in range(2):
            with pytest.raises(NotFound):
                await gateway.get_pet(8)
        asked = ["/v1/pets/8", "/v1/pets?limit=100", "/v1/pets/9", "/v1/pets/8"]
        assert targets(service) == asked


@pytest.mark.parametrize("moves", [(LISTED, error(403)), (error(403),)])
async def test_a_404_is_believed_if_what_would_tell_more_fails_otherwise(
    gateways: Gateways, moves: tuple[bytes, ...]
) -> None:
    async with ScriptedService(error(404), *moves) as service:
        with pytest.raises(NotFound):
            await gateways.to(service.base_url).get_pet(8)


@pytest.mark.parametrize(
    ("move", "kind"),
    [
        (reply(200, [BODY]), NotUnderstood),
        (reply(200, {"id": "9", "name": "Rex", "categoryId": 7}), NotUnderstood),
        (reply(204), NotUnderstood),
    ],
)
async def test_a_response_that_is_not_an_animal_is_not_understood(
    gateways: Gateways, move: bytes, kind: type[RequestError]
) -> None:
    async with ScriptedService(move) as service:
        with pytest.raises(kind):
            await gateways.to(service.base_url).get_pet(9)
