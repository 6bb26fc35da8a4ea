"""The names on cards: as large as there is room, whatever they are written with."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF

from petstore_gui.ui.printing.pages import fit


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["Rex 😀", "Bella ❤", "👩‍👩‍👧"])
def test_a_name_with_an_emoji_is_as_large_as_others(name: str) -> None:
    room = QSizeF(400, 100)
    assert fit(name, room, 20, 5).font() == fit("Rex", room, 20, 5).font()


@pytest.mark.usefixtures("qapp")
def test_a_long_name_of_emoji_is_cut_between_them() -> None:
    layout = fit("😀" * 300, QSizeF(100, 20), 20, 15)
    assert layout.text().startswith("😀😀")
    assert set(layout.text()) == {"😀", "…"}
    assert layout.text().endswith("…")
