"""The OpenAPI description against the interface, and against the service (by schemathesis)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
import yaml
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from petstore_gui.domain.interface_limits import INT64_MAX, LIMIT_DEFAULT, LIMIT_MAX, LIMIT_MIN
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.service.http import auth
from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.http.list_query import encode_cursor
from petstore_gui.service.store.samples import samples
from petstore_gui.service.store.store import open_store
from petstore_gui.support.own_program import resource
from tests.service.clients import OnSocket
from tests.service.running import KEY

DESCRIPTION = resource("openapi.yaml")

EXCEPTIONS = {
    "checks": {
        # Valid requests still fail if no animal has the ID, or if the idempotency key was used
        # before with another body; a client that already has the list gets 304.
        "positive_data_acceptance": {"expected-statuses": ["2xx", 304, 404, 422]},
    },
    "operations": [
        # Its words are for staff, so not every text is a name; and somebody else may be first.
        {
            "include-path": "/categories",
            "checks": {
                "positive_data_acceptance": {"expected-statuses": ["2xx", 304, 400, 412]},
                "missing_required_header": {"expected-statuses": [428]},
                "negative_data_rejection": {"expected-statuses": ["4xx", "5xx"]},
            },
        },
    ],
    "generation": {
        # Unknown names in the query are ignored, not errors.
        "allow-extra-parameters": False,
        # The tests add the key, even to requests that leave it out on purpose. The check
        # `ignored_auth` sends such requests itself.
        "with-security-parameters": False,
    },
}
"""Where schemathesis expects more than the service promises, and why."""

schemathesis.openapi.format(
    "petstore-cursor",
    st.integers(0, INT64_MAX).map(encode_cursor),
)
schemathesis.openapi.format("petstore-idempotency-key", st.uuids().map('"{}"'.format))

config = schemathesis.Config.from_dict(EXCEPTIONS)
described = schemathesis.openapi.from_path(str(DESCRIPTION), config=config)
authorized = {"Authorization": f"Bearer {KEY}"}
not_too_long = settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])


@pytest.fixture(scope="module")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path = tmp_path_factory.mktemp("described") / "pets.sqlite"
    store = open_store(str(path), first=samples)
    with pytest.MonkeyPatch.context() as patch, OnSocket(make_app(store, KEY)) as served:
        patch.setattr(auth, "SPARE", 10_000)  # so many wrong keys are tried
        yield served.url
    store.close()


@described.parametrize()
@not_too_long
def test_the_service_is_as_described(case: schemathesis.Case[Any], base_url: str) -> None:
    case.call_and_validate(base_url=base_url, headers=authorized)


def without_own(part: Any) -> Any:
    """A part of the description without this service's extensions."""
    if isinstance(part, dict):
        return {name: without_own(each) for name, each in part.items() if not is_own(each)}
    return (
        [without_own(each) for each in part if not is_own(each)] if isinstance(part, list) else part
    )


def is_own(part: object) -> bool:
    return isinstance(part, dict) and part.get("x-own") is True


def test_without_this_services_extensions_it_is_the_interface() -> None:
    whole = yaml.safe_load(DESCRIPTION.read_text("utf-8"))
    interface = without_own(whole)
    assert whole["openapi"].startswith("3.1.")
    assert whole["info"]["version"] == "1.0.0"
    assert whole["security"] == [{"apiKey": []}]
    operations = {
        (
            operation["operationId"],
            method,
            path,
            tuple(parameter["name"] for parameter in operation.get("parameters", [])),
            tuple(operation["responses"]),
            operation.get("deprecated", False),
            *operation["tags"],
        )
        for path, methods in interface["paths"].items()
        for method, operation in methods.items()
    }
    assert operations == {
        ("listPets", "get", "/pets", ("limit", "status"), ("200", "401"), False, "Pets"),
        ("createPet", "post", "/pets", (), ("201", "400", "401"), False, "Pets"),
        ("getPet", "get", "/pets/{petId}", ("petId",), ("200", "401", "404"), True, "Pets"),
    }


def test_the_description_has_the_bounds_of_the_interface() -> None:
    whole = yaml.safe_load(DESCRIPTION.read_text("utf-8"))
    limit = whole["paths"]["/pets"]["get"]["parameters"][0]["schema"]
    schemas = whole["components"]["schemas"]
    assert (limit["minimum"], limit["maximum"]) == (LIMIT_MIN, LIMIT_MAX)
    assert limit["default"] == LIMIT_DEFAULT
    assert schemas["PetStatus"]["enum"] == list(PetStatus)
    assert schemas["NewPet"]["required"] == ["name", "categoryId"]
    assert schemas["Pet"]["required"] == ["id", "name", "categoryId"]
    assert schemas["Error"]["required"] == ["code", "message", "status"]
