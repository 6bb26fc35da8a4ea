"""The window when this computer fails: its network, key store, clock or disk."""

from __future__ import annotations

from pathlib import Path

from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.deployment import LOCAL_SERVICE
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.http_gateway import HttpGateway
from tests.doubles.fake_clock import HastyClock
from tests.faults.faulty_shop import FaultyShop
from tests.faults.modes import GENEROUS
from tests.faults.staff import AddEnd
from tests.service.running import KEY, running
from tests.support.broken_disk import failing, needs_strace
from tests.support.waiting import eventually


def own_service(faulty_shop: FaultyShop, url: str) -> HttpGateway:
    endpoint = Endpoint(url, is_own=True, honours_idempotency_key=True)
    gateway = HttpGateway(endpoint, ApiKey(KEY), deadlines=GENEROUS, clock=HastyClock())
    faulty_shop.gateways.append(gateway)
    return gateway


@needs_strace
async def test_an_add_whose_commit_failed_is_kept_and_replayed_once_the_service_is_back(
    faulty_shop: FaultyShop, tmp_path: Path
) -> None:
    staff, database = faulty_shop.staff, tmp_path / "pets.sqlite"
    with running("--database", database, "--sample", "3") as serving:
        await staff.open(own_service(faulty_shop, serving.url), LOCAL_SERVICE)
        with failing(serving.process.pid, "fdatasync,fsync", "EIO"):
            assert await staff.add(GENEROUS.post_attempt) is AddEnd.UNKNOWN
            assert "ot added" not in staff.told_of_add
            assert staff.sees_unconfirmed_add
            serving.process.kill()
    with running("--database", database) as again:
        staff.connect(own_service(faulty_shop, again.url))
        assert await staff.refresh(GENEROUS.get_total) is LoadState.READY
        await eventually(lambda: staff.has_settled_all)
        assert len(staff.ids) == len(again.pets()) == 4
