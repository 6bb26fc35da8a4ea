"""The way of a new animal's name from the Add button to the request."""

from __future__ import annotations

import inspect
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from types import FrameType

import msgspec

import petstore_gui
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import fill_in, open_add_form
from tests.support.waiting import eventually
from tests.support.widgets import press
from tests.ui.conftest import Shop

ROOT = Path(petstore_gui.__file__).parent
NAME = "Zweifalk"

OTHER_WAYS = ("drafts", "duplicate_finder", "duplicate_hint", "sent_wait", "standing_messages")
OTHER_ROOMS = ("support", "text", "widgets", "window")


async def test_the_name_goes_from_the_dialog_to_the_gateway_without_turning_back(
    shop: Shop,
) -> None:
    """From package to package; in between, only the outbox asks the file and the list."""
    gateway = FakeGateway()
    await shop.serve(gateway)
    form = await open_add_form(shop.window)
    fill_in(form, NAME, "7", "Sold")
    await eventually(lambda: len(shop.tasks) == 0)  # the files of earlier adds have been opened
    gateway.hold()
    with calls_about(NAME) as calls:
        press(form, "Add")
        await eventually(lambda: gateway.is_holding)
    gateway.release()
    await eventually(lambda: shop.message.startswith(f"Added {NAME}"))
    rooms = [room for room, _ in groupby(path.parent.as_posix() for path in calls)]
    assert rooms == [
        "ui/adding",
        "outbox",
        "storage",  # it is written down
        "outbox",
        "catalogue",  # are there others like it?
        "outbox",
        "storage",  # it is being sent
        "outbox",
    ]
    assert len(calls) <= 46, calls


@contextmanager
def calls_about(name: str) -> Iterator[list[Path]]:
    """The files of the calls that are given something with this name, while this lasts.

    What is typed is also stored as a draft, looked for in the list and named in the status bar:
    those ways are left out. So is `support`, which knows nothing of animals.
    """
    calls: list[Path] = []
    begun: list[FrameType] = []  # coroutines, which are called again each time they resume

    def note(frame: FrameType, event: str, _arg: object) -> None:
        code = frame.f_code
        path = Path(code.co_filename)
        if event != "call" or not path.is_relative_to(ROOT) or code.co_name.startswith("<"):
            return
        if _is_another_way(frame) or path.parent.name in OTHER_ROOMS:
            return
        if code.co_flags & inspect.CO_COROUTINE:
            if any(frame is one for one in begun):
                return
            begun.append(frame)
        given = list(inspect.getargvalues(frame).locals.values())
        if _has(given, name):
            calls.append(path.relative_to(ROOT))

    before = sys.getprofile()
    threading.setprofile(note)
    sys.setprofile(note)
    try:
        yield calls
    finally:
        sys.setprofile(before)
        threading.setprofile(before)


def _is_another_way(frame: FrameType | None) -> bool:
    while frame is not None:
        if Path(frame.f_code.co_filename).stem in OTHER_WAYS:
            return True
        frame = frame.f_back
    return False


def _has(value: object, name: str) -> bool:
    """Whether a value is, or has in it, a text with this name."""
    if isinstance(value, str):
        return name in value
    if isinstance(value, bytes):
        return name.encode() in value
    if isinstance(value, msgspec.Struct):
        return any(_has(getattr(value, field), name) for field in value.__struct_fields__)
    if isinstance(value, dict):
        return any(_has(one, name) for one in list(value.values()))
    return isinstance(value, list | tuple) and any(_has(one, name) for one in list(value))
