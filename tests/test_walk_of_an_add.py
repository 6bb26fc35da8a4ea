"""The way of a new animal's name from the Add button to the bytes of its request, and back."""

from __future__ import annotations

import inspect
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
import msgspec
import pytest

import petstore_gui
from tests.support.add_form import fill_in, open_add_form
from tests.support.waiting import eventually
from tests.support.whole_program import opened
from tests.support.widgets import press, selected

pytestmark = [pytest.mark.slow, pytest.mark.qt]

ROOT = Path(petstore_gui.__file__).parent
NAME = "Zweifalk"
FILES_MAX, FUNCTIONS_MAX = 10, 18

Given = dict[tuple[Path, str], None]

ASIDE = {
    "name_problem_sentence",
    "is_like",
    "AddFlow._hint_of",
    "History.note",
    "UnfinishedFlow._show",
    "UnfinishedFlow._report_added",
    "PetTableModel.cell",
    "PetDelegate.paint",
}
"""They check the name, remember it or show it, and hand it on to nobody."""


async def test_the_way_to_the_service_and_back_is_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there: Given = {}
    back: Given = {}
    send = httpx.AsyncClient.send

    async def answered(client: httpx.AsyncClient, request: httpx.Request, **more: Any) -> object:
        if request.method == "POST":
            there.update(given)
        response = await send(client, request, **more)
        if request.method == "POST":
            given.clear()
        return response

    monkeypatch.setattr(httpx.AsyncClient, "send", answered)
    async with opened(tmp_path) as app:
        parts = app.parts
        parts.outbox.undo_seconds = 0
        form = await open_add_form(parts.window)
        fill_in(form, NAME, "7", "Sold")
        table = parts.contents.central.table

        def note_selection() -> None:
            """Keep the way so far: what follows, such as its words for a search, is another."""
            back.clear()
            back.update(given)

        with functions_given(NAME) as given:
            table.selectionModel().selectionChanged.connect(note_selection)
            press(form, "Add")
            await eventually(lambda: any(NAME in one.text for one in parts.messages.past))
            await eventually(lambda: selected(table))
    for way in (there, back):
        assert len(way) <= FUNCTIONS_MAX, way
        assert len({file for file, _ in way}) <= FILES_MAX, way
    assert {file.parts[0] for file, _ in there} >= {"ui", "outbox", "storage", "gateway"}
    assert {file.parts[0] for file, _ in back} >= {"gateway", "outbox", "catalogue"}


@contextmanager
def functions_given(name: str) -> Iterator[Given]:
    """The functions that are given something with this name, while this lasts, in any folder."""
    given: Given = {}

    def note(frame: FrameType, event: str, _arg: object) -> None:
        file = Path(frame.f_code.co_filename)
        if event != "call" or not file.is_relative_to(ROOT) or _is_aside(frame):
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


def _is_aside(frame: FrameType | None) -> bool:
    while frame is not None and frame.f_code.co_qualname not in ASIDE:
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
