"""The contrast of all colours by WCAG 2.2: those that rules pair, and those that code paints."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtGui import QColor

from petstore_gui.domain.category import CategoryColour
from petstore_gui.support.own_program import resource
from petstore_gui.ui.look.palette import CONTRAST_DARK, CONTRAST_LIGHT, DARK, LIGHT, Chip, Colours
from petstore_gui.ui.printing.pages import INK, QUIET, RULE
from tests.support.contrast import MARK_MIN, TEXT_MIN, contrast

Pair = tuple[str, str, float]

TEXT_MIN_IN_HIGH_CONTRAST = 7.0
"""Level AAA."""

PAINTED: list[Pair] = [
    *((text, ground, TEXT_MIN) for text in ("text", "text_quiet") for ground in ("mark", "hover")),
    *((text, "notice_back", TEXT_MIN) for text in ("text", "text_quiet")),  # an unfinished add
    *((text, ground, TEXT_MIN) for text in ("text_disabled",) for ground in ("page", "surface")),
    *((f"{name}_text", "hover", TEXT_MIN) for name in ("local", "production", "staging")),
    ("error", "surface", TEXT_MIN),
    ("accent", "hover", TEXT_MIN),
    ("accent", "track", MARK_MIN),
    *(("accent", ground, MARK_MIN) for ground in ("notice_back", "page", "surface", "selection")),
    ("text_quiet", "pressed", MARK_MIN),
    ("text_quiet", "selection", MARK_MIN),
    ("inverse", "page", MARK_MIN),
]
"""What code paints, and what a rule of the style sheet leaves on the ground of another."""

TINTED: list[Pair] = [
    ("on_selection", "mark", TEXT_MIN),
    ("accent_pressed", "surface", MARK_MIN),
]
"""In high contrast, nothing is painted so."""

DECORATION = {"line", "notice_line"}
"""Between parts that are known without it."""

TINTS = {"light": LIGHT, "dark": DARK}
HIGH = {"high contrast": CONTRAST_DARK, "high contrast, light": CONTRAST_LIGHT}
SCHEMES = {**TINTS, **HIGH}
CHIPS = [name for name in LIGHT._fields if isinstance(getattr(LIGHT, name), Chip)]

STYLE = re.sub(r"/\*.*?\*/", "", resource("style.qss").read_text("utf-8"), flags=re.DOTALL)
RULES = re.findall(r"([^{}]+)\{((?:[^{}]|\$\{\w+\})*)\}", STYLE)
WITHOUT_TEXT = re.compile("::(separator|handle|chunk|indicator)")


def colours_of(rule: str, name: str) -> list[str]:
    return re.findall(rf"(?:^|[\s;]){name}: [^;]*?\$(?!edge_)(\w+)", rule)


def styled() -> Iterator[Pair]:
    """The pairs of the style sheet; a rule without a ground is on the page or a surface."""
    for selector, rule in RULES:
        grounds = colours_of(rule, "background")
        inks = colours_of(rule, "color") or ["text"] * bool(grounds)
        edges = set(colours_of(rule, "border(?:-color)?")) - DECORATION
        for ground in grounds or ("page", "surface"):
            if not WITHOUT_TEXT.search(selector):
                yield from ((ink, ground, TEXT_MIN) for ink in inks)
            yield from ((edge, ground, MARK_MIN) for edge in edges)
        for ground in colours_of(rule, "selection-background-color"):
            yield from ((ink, ground, TEXT_MIN) for ink in colours_of(rule, "selection-color"))


PAIRS = sorted({*styled(), *PAINTED})


def value(colours: Colours, name: str) -> str:
    """The value of a colour, by its name in the style sheet."""
    whole, _, part = name.rpartition("_")
    holder = getattr(colours, whole) if whole in CHIPS else colours
    found: str = getattr(holder, part if whole in CHIPS else name)
    return found


def test_contrast_of_known_colours() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)


def test_every_colour_is_measured() -> None:
    names = {name for ink, ground, _ in [*PAIRS, *TINTED] for name in (ink, ground)}
    assert set(Colours._fields) - names - DECORATION - set(CHIPS) == {"categories"}


@pytest.mark.parametrize(
    ("scheme", "pair"),
    [
        *((scheme, pair) for scheme in SCHEMES for pair in PAIRS),
        *((scheme, pair) for scheme in TINTS for pair in TINTED),
    ],
)
def test_texts_control_edges_and_focus_have_enough_contrast(scheme: str, pair: Pair) -> None:
    ink, ground = (value(SCHEMES[scheme], name) for name in pair[:2])
    if pair[2] == TEXT_MIN:
        assert contrast(ink, ground) >= (TEXT_MIN_IN_HIGH_CONTRAST if scheme in HIGH else TEXT_MIN)
    else:  # an edge is seen, or the ground that it is around
        around = contrast(ground, SCHEMES[scheme].surface)
        assert max(contrast(ink, ground), around) >= MARK_MIN


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("name", [*CHIPS, *CategoryColour])
def test_chips_and_icons_of_categories_have_enough_contrast(scheme: str, name: str) -> None:
    colours = SCHEMES[scheme]
    chip: Chip = getattr(colours, name, None) or colours.categories[name]
    least = TEXT_MIN_IN_HIGH_CONTRAST if scheme in HIGH else TEXT_MIN
    assert contrast(chip.text, chip.back) >= least


def test_what_is_printed_has_enough_contrast_with_paper() -> None:
    assert min(contrast(ink.name(), "#ffffff") for ink in (INK, QUIET)) >= TEXT_MIN
    marks = RULE.name(), *(chip.text for chip in LIGHT.categories.values())
    assert min(contrast(mark, "#ffffff") for mark in marks) >= MARK_MIN


@pytest.mark.parametrize("scheme", TINTS)
def test_every_deployment_has_its_own_colour(scheme: str) -> None:
    colours = SCHEMES[scheme]
    inks = [QColor(chip.text) for chip in (colours.local, colours.production, colours.staging)]
    hues = sorted(ink.hsvHue() for ink in inks)
    assert all(later - earlier > 30 for earlier, later in pairwise(hues))


SELECTION_MIN = 1.35
"""A tint can hardly reach more without hiding the chips; the bar beside it has `MARK_MIN`."""


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_selected_row_differs_from_the_others(scheme: str) -> None:
    colours = SCHEMES[scheme]
    least = MARK_MIN if scheme in HIGH else SELECTION_MIN
    assert contrast(colours.selection, colours.surface) >= least
    assert colours.selection not in (colours.hover, colours.pressed)
