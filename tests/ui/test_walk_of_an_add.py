"""The way of a new animal's name from the Add button to the gateway, and back to its row."""

from __future__ import annotations

import inspect
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import msgspec

import petstore_gui
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import fill_in, open_add_form
from tests.support.waiting import eventually
from tests.support.widgets import press, selected
from tests.ui.conftest import Shop

ROOT = Path(petstore_gui.__file__).parent
NAME = "Zweifalk"
FILES_MAX, FUNCTIONS_MAX = 10, 18

SHOW = {f"UnfinishedFlow.{name}" for name in ("_show", "_report_added")}
SHOW |= {"PetTableModel.cell", "PetDelegate.paint"}
"""What they call shows how far the animal is, and hands it on to nobody."""


async def test_the_way_to_the_gateway_and_back_is_short(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    form = await open_add_form(shop.window)
    fill_in(form, NAME, "7", "Sold")
    gateway.hold()
    with functions_given(NAME) as there:
        press(form, "Add")
        await eventually(lambda: gateway.is_holding)
    with functions_given(NAME) as back:
        gateway.release()
        await eventually(lambda: selected(shop.table) == ["1"])
    for given in (there, back):
        assert len({file for file, _ in given}) <= FILES_MAX, given
        assert len(given) <= FUNCTIONS_MAX, given


@contextmanager
def functions_given(name: str) -> Iterator[dict[tuple[Path, str], None]]:
    """The functions that are given something with this name, while this lasts, in any folder."""
    given: dict[tuple[Path, str], None] = {}

    def note(frame: FrameType, event: str, _arg: object) -> None:
        file = Path(frame.f_code.co_filename)
        if event != "call" or not file.is_relative_to(ROOT) or _is_showing(frame):
            return
        if frame.f_code.co_name.startswith("<"):
            return
        if _has(list(inspect.getargvalues(frame).locals.values()), name):
            given[file.relative_to(ROOT), frame.f_code.co_qualname] = None

    before = sys.getprofile()
    threading.setprofile(note)
    sys.setprofile(note)
    try:
        yield given
    finally:
        sys.setprofile(before)
        threading.setprofile(before)


def _is_showing(frame: FrameType | None) -> bool:
    while frame is not None and frame.f_code.co_qualname not in SHOW:
        frame = frame.f_back
    return frame is not None


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
