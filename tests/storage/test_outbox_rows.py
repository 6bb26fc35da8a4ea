from __future__ import annotations

from datetime import UTC, datetime

import msgspec
import pytest

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.failure import Failure
from petstore_gui.domain.pending_add import Known, PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.storage.outbox_rows import COLUMNS, add_of, row_of, values_of

NOW = datetime(2026, 11, 21, 17, 40, tzinfo=UTC)


@pytest.mark.parametrize("deployment", Deployment)
def test_an_add_is_read_as_it_was_written(deployment: Deployment) -> None:
    entry = pending(ServiceId(deployment, "https://pets.example"))
    again = add_of(row_of(entry))
    assert again == entry
    assert again is not None
    assert again.service_id.deployment is deployment


def test_a_row_with_an_unknown_deployment_is_unreadable() -> None:
    row = list(row_of(pending(ServiceId(Deployment.STAGING))))
    row[COLUMNS.split(", ").index("deployment")] = "elsewhere"
    assert add_of(tuple(row)) is None


def pending(service_id: ServiceId) -> PendingAdd:
    pet, known = NewPet("Rex", 7), Known((3, 5))
    return PendingAdd(1, "key", pet, service_id, known, Phase.PAUSED, 0, NOW, NOW)


def test_an_older_version_reads_what_was_known_beside_why_an_add_failed() -> None:
    refused = msgspec.structs.replace(
        pending(ServiceId(Deployment.STAGING)),
        phase=Phase.REFUSED,
        failure=Failure("NotValid", 422),
    )
    assert msgspec.json.decode(values_of(refused)["seen"], type=Known) == refused.known
    assert add_of(row_of(refused)) == refused
