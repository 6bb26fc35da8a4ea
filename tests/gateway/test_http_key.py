"""The API key is in requests, and nowhere else."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Awaitable, Callable
from urllib.parse import quote

import pytest

from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.pets import NewPet, Pet
from tests.doubles.scripted_service import Move, ScriptedService, cut, error, reply, reset, silence
from tests.gateway.conftest import KEY, Gateways

REPEATED = f"no key '{KEY}' here"


@pytest.mark.parametrize(
    "move",
    [
        error(401, REPEATED),
        error(500, REPEATED),
        reply(403, {"code": KEY, "message": REPEATED}),
        reply(400, REPEATED.encode(), content_type="text/plain"),
        reply(502, f"<title>{REPEATED}</title>".encode(), content_type="text/html"),
        reply(200, {"key": KEY}),
        reply(200, REPEATED.encode()),
        reply(302, headers={"Location": f"https://evil.example/?{KEY}"}),
        reply(302, headers={"Location": f"https://evil.example/{KEY}"}),
        reply(200, b"", {"Content-Encoding": KEY}),
        f"HTTP/1.1 {KEY}\r\n\r\n".encode(),
        cut(reply(200, b"[]")),
        reset,
        silence,
    ],
    ids=[
        "401",
        "500",
        "code",
        "text",
        "html",
        "object",
        "no json",
        "moved",
        "moved by path",
        "coding",
        "garbage",
        "cut",
        "reset",
        "silence",
    ],
)
@pytest.mark.parametrize("operation", ["probe", "add", "get"])
async def test_no_log_or_error_has_the_key(
    gateways: Gateways, caplog: pytest.LogCaptureFixture, move: Move, operation: str
) -> None:
    caplog.set_level(logging.DEBUG)
    async with ScriptedService(move) as service:
        gateway = gateways.to(service.base_url)
        calls: dict[str, Callable[[], Awaitable[object]]] = {
            "probe": gateway.probe,
            "add": lambda: gateway.create_pet(NewPet("Rex", 7), "key"),
            "get": lambda: gateway.get_pet(9),
        }
        with pytest.raises(RequestError) as raised:
            await calls[operation]()
        assert service.heard[0].headers["authorization"] == f"Bearer {KEY}"
    error_raised = raised.value
    shown = [
        repr(error_raised),
        str(error_raised),
        repr(error_raised.said),
        str(vars(error_raised)),
    ]
    shown += traceback.format_exception(error_raised)
    ours = [record for record in caplog.records if record.name.startswith("petstore_gui")]
    shown += [record.getMessage() for record in ours]
    assert KEY not in "\n".join(shown)
    assert ours


@pytest.mark.parametrize("form", [KEY, KEY.upper(), quote(KEY, safe="")])
async def test_no_animal_has_the_key_in_its_texts(gateways: Gateways, form: str) -> None:
    row = {"id": 9, "name": f"Rex {form}", "categoryId": 7, "status": form}
    rex, ada = Pet(9, "Rex (API key)", 7, "(API key)"), Pet(8, "Ada", 7)
    async with ScriptedService(reply(200, row), reply(201, row)) as service:
        gateway = gateways.to(service.base_url)
        assert await gateway.get_pet(9) == rex
        assert await gateway.create_pet(NewPet("Rex", 7), "key") == rex
    listed = reply(200, [row, {"id": 8, "name": "Ada", "categoryId": 7}])
    async with ScriptedService(listed) as service:
        pages = gateways.to(service.base_url).list_pets()
        assert [pet async for page in pages for pet in page.pets] == [rex, ada]
