"""A walk over HTTP: its requests, and the links that it follows."""

from __future__ import annotations

import pytest

from petstore_gui.domain.errors import NotUnderstood
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.gateway.completeness import Doubt, Extent
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.odd_rows import Oddities
from tests.doubles.scripted_service import ScriptedService, reply
from tests.gateway.conftest import Gateways
from tests.support.odd_rows import oddities


def row(pet_id: int, status: str | None = None) -> dict[str, object]:
    stated = {} if status is None else {"status": status}
    return {"id": pet_id, "name": f"pet {pet_id}", "categoryId": 1, **stated}


def page(*ids: int, link: str = "", x_next: str = "", **headers: str) -> bytes:
    links = {"Link": link} if link else {}
    links |= {"X-Next": x_next} if x_next else {}
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return reply(200, [row(i) for i in ids], links | named)


async def test_links_are_followed_by_their_query(gateways: Gateways) -> None:
    moves = (
        page(1, 2, link='<?x>; rel=prev, <?limit=2&cursor=a%20b>; title="a, b"; rel="First Next"'),
        page(3, 4, x_next="/v1/pets?cursor=c"),
        page(5),
    )
    async with ScriptedService(*moves) as service:
        gateway = gateways.to(Endpoint(service.base_url, page_size=2))
        pages = [page async for page in gateway.list_pets()]
        targets = [heard.target for heard in service.heard]
    assert [pet.id for page in pages for pet in page.pets] == [1, 2, 3, 4, 5]
    assert pages[-1].completeness.whole is Extent.ALL
    assert targets == ["/v1/pets?limit=2", "/v1/pets?limit=2&cursor=a%20b", "/v1/pets?cursor=c"]


async def test_a_link_to_another_service_is_not_followed(gateways: Gateways) -> None:
    async with ScriptedService(page(9)) as other:
        foreign = page(1, link=f'<{other.base_url}/pets?cursor=a>; rel="next"')
        async with ScriptedService(foreign) as service:
            [only] = [page async for page in gateways.to(service.base_url).list_pets()]
        assert only.completeness.doubt is Doubt.LINK_AWAY
        assert other.connections == 0


async def test_a_status_is_requested_and_rows_of_another_are_reported(gateways: Gateways) -> None:
    rows = [row(1, "sold"), row(2, "pending"), row(3), {"id": "x"}]
    async with ScriptedService(reply(200, rows)) as service:
        pages = [page async for page in gateways.to(service.base_url).list_pets(PetStatus.SOLD)]
        assert service.heard[0].target == "/v1/pets?limit=100&status=sold"
    assert [pet.id for page in pages for pet in page.pets] == [1]
    assert oddities(pages[:1]) == Oddities(not_understood=1, other_status=2)


UNCHANGED = reply(304, b"", {"ETag": '"s:1"'})


async def test_a_304_counts_for_the_first_page_only(gateways: Gateways) -> None:
    async with ScriptedService(page(1, link="<?b>; rel=next"), UNCHANGED) as service:
        pages = gateways.to(service.base_url).list_pets(unless='"s:1"')
        assert [pet.id for pet in (await anext(pages)).pets] == [1]
        with pytest.raises(NotUnderstood):
            await anext(pages)
