"""The contrast of all colours by WCAG 2.2."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtGui import QColor

from petstore_gui.domain.category import CategoryColour
from petstore_gui.ui.look.palette import DARK, LIGHT, Chip, Colours
from tests.support.contrast import MARK_MIN, TEXT_MIN, contrast

TEXTS = [
    ("text", "page"),
    ("text", "surface"),
    ("text", "hover"),
    ("text", "pressed"),
    ("text", "selection"),
    ("text", "mark"),
    ("text_quiet", "page"),
    ("text_quiet", "surface"),
    ("text_quiet", "hover"),
    ("text_quiet", "pressed"),
    ("text_quiet", "selection"),
    ("on_accent", "accent"),
    ("on_accent", "accent_hover"),
    ("on_accent", "accent_pressed"),
    ("on_accent_focus", "accent_focus"),
    ("on_inverse", "inverse"),
    ("on_inverse", "inverse_hover"),
    ("error", "page"),
    ("error", "surface"),
]
MARKS = [
    ("line_strong", "page"),
    ("line_strong", "surface"),
    ("accent", "page"),
    ("accent", "surface"),
    ("accent", "selection"),
    ("error", "surface"),
    ("text", "accent_focus"),
    ("inverse_focus", "inverse"),
    ("inverse", "page"),
]
SELECTION_MIN = 1.35
"""A tint can hardly reach more without hiding the chips; the bar beside it has `MARK_MIN`."""

SCHEMES = {"light": LIGHT, "dark": DARK}
CHIPS = [name for name in LIGHT._fields if isinstance(getattr(LIGHT, name), Chip)]


def test_contrast_of_known_colours() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(
    ("colour", "background", "least"),
    [*((*pair, TEXT_MIN) for pair in TEXTS), *((*pair, MARK_MIN) for pair in MARKS)],
)
def test_texts_control_edges_and_focus_have_enough_contrast(
    scheme: str, colour: str, background: str, least: float
) -> None:
    colours: Colours = SCHEMES[scheme]
    assert contrast(getattr(colours, colour), getattr(colours, background)) >= least


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("name", CHIPS)
def test_the_text_of_a_chip_has_enough_contrast(scheme: str, name: str) -> None:
    chip: Chip = getattr(SCHEMES[scheme], name)
    assert contrast(chip.text, chip.back) >= TEXT_MIN


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("colour", CategoryColour)
def test_the_icon_of_a_category_has_enough_contrast(scheme: str, colour: CategoryColour) -> None:
    chip = SCHEMES[scheme].categories[colour]
    assert contrast(chip.text, chip.back) >= TEXT_MIN


@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_deployment_has_its_own_colour(scheme: str) -> None:
    colours = SCHEMES[scheme]
    inks = [QColor(chip.text) for chip in (colours.local, colours.production, colours.staging)]
    hues = sorted(ink.hsvHue() for ink in inks)
    assert all(later - earlier > 30 for earlier, later in pairwise(hues))


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_selected_row_differs_from_the_others(scheme: str) -> None:
    colours = SCHEMES[scheme]
    assert contrast(colours.selection, colours.surface) >= SELECTION_MIN
    assert colours.selection not in (colours.hover, colours.pressed)
