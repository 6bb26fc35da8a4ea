"""Every colour of the program, by name: light, dark, and in high contrast."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from PySide6.QtGui import QColor, QGuiApplication, QPalette, qGray

_DARK_BELOW = 128
"""Of 255."""


class Chip(NamedTuple):
    """The colours of a word on a coloured background."""

    back: str
    text: str


class Colours(NamedTuple):
    """The colours of one scheme. Text has a contrast of at least 4.5 to 1 with its background."""

    page: str
    surface: str
    hover: str
    pressed: str
    line: str
    line_strong: str
    text: str
    text_quiet: str
    text_disabled: str
    accent: str
    accent_hover: str
    accent_pressed: str
    accent_focus: str
    on_accent: str
    on_accent_focus: str
    checked: str
    track: str
    selection: str
    on_selection: str
    mark: str
    inverse: str
    inverse_hover: str
    inverse_focus: str
    on_inverse: str
    error: str
    notice: Chip
    notice_line: str
    available: Chip
    pending: Chip
    sold: Chip
    other: Chip
    local: Chip
    production: Chip
    staging: Chip
    categories: Mapping[str, Chip]
    """By the word for a colour in `domain/category.py`: behind an icon, and the icon itself."""


LIGHT = Colours(
    page="#f5f7f9",
    surface="#ffffff",
    hover="#eef2f5",
    pressed="#dfe5ea",
    line="#e1e6eb",
    line_strong="#858f9a",
    text="#17212b",
    text_quiet="#566270",
    text_disabled="#566270",
    accent="#0f7a71",
    accent_hover="#0b5f59",
    accent_pressed="#084c47",
    accent_focus="#117e75",
    on_accent="#ffffff",
    on_accent_focus="#ffffff",
    checked="#0f7a71",
    track="#e1e6eb",
    selection="#bfe5de",
    on_selection="#17212b",
    mark="#ffe58a",
    inverse="#17212b",
    inverse_hover="#2f3b47",
    inverse_focus="#14b8a6",
    on_inverse="#ffffff",
    error="#b42318",
    notice=Chip("#fdf4e3", "#4a3410"),
    notice_line="#e9cf9a",
    available=Chip("#e3f4e8", "#17603a"),
    pending=Chip("#fdeed3", "#7d4a07"),
    sold=Chip("#e9edf2", "#44505d"),
    other=Chip("#efeaf8", "#55407f"),
    local=Chip("#e4ecfd", "#1d4ed8"),
    production=Chip("#e0f2e6", "#166534"),
    staging=Chip("#fdeecf", "#7a4500"),
    categories={
        "grey": Chip("#e6eaef", "#47525e"),
        "red": Chip("#fde6e4", "#a3221a"),
        "orange": Chip("#fde9d9", "#8f3d08"),
        "yellow": Chip("#faf0c4", "#6b5200"),
        "green": Chip("#e0f2e0", "#226329"),
        "teal": Chip("#d9f1ef", "#0b625c"),
        "blue": Chip("#e1ebfb", "#1f4fa8"),
        "purple": Chip("#efe6fa", "#67349c"),
    },
)

DARK = Colours(
    page="#12161c",
    surface="#1a1f27",
    hover="#232a34",
    pressed="#2d3642",
    line="#2c3440",
    line_strong="#6f7b89",
    text="#e8edf2",
    text_quiet="#a9b5c1",
    text_disabled="#a9b5c1",
    accent="#2dd4bf",
    accent_hover="#5fe3d2",
    accent_pressed="#16b8a4",
    accent_focus="#0f766e",
    on_accent="#05302b",
    on_accent_focus="#ffffff",
    checked="#2dd4bf",
    track="#2c3440",
    selection="#1d4a46",
    on_selection="#e8edf2",
    mark="#524206",
    inverse="#e8edf2",
    inverse_hover="#cfd7df",
    inverse_focus="#0f766e",
    on_inverse="#12161c",
    error="#ff9c92",
    notice=Chip("#2c2414", "#f4e0b8"),
    notice_line="#6b5523",
    available=Chip("#14371f", "#8be3a5"),
    pending=Chip("#3b2a0d", "#ffcd75"),
    sold=Chip("#2a323c", "#b9c4cf"),
    other=Chip("#322948", "#cdbcf4"),
    local=Chip("#18243f", "#9dbcff"),
    production=Chip("#12301f", "#7fdd9f"),
    staging=Chip("#38290a", "#f5c451"),
    categories={
        "grey": Chip("#303944", "#c3ccd6"),
        "red": Chip("#47201d", "#ffaea6"),
        "orange": Chip("#45270f", "#ffb785"),
        "yellow": Chip("#3c330c", "#f0d562"),
        "green": Chip("#193a1e", "#93dd98"),
        "teal": Chip("#0f3a38", "#76ddd3"),
        "blue": Chip("#1a2f52", "#a8c6ff"),
        "purple": Chip("#372350", "#d6b8fa"),
    },
)


def high_contrast(
    text: str, ground: str, *, selection: tuple[str, str], accent: str, disabled: str
) -> Colours:
    """A scheme of a few colours, so that edges and fills tell states, not tints.

    `selection`: its ground and its text.
    """
    chip = Chip(ground, text)
    grounds = ("page", "surface", "hover", "pressed", "checked", "track", "mark", "accent_focus")
    inverse = ("on_accent", "on_inverse", "inverse_focus")
    given: dict[str, Any] = dict.fromkeys(Colours._fields, text)
    given |= dict.fromkeys((*grounds, *inverse), ground)
    given |= dict.fromkeys(("accent", "accent_hover"), accent)
    given |= {"selection": selection[0], "on_selection": selection[1], "text_disabled": disabled}
    chips = {name: chip for name in Colours._fields if isinstance(getattr(LIGHT, name), Chip)}
    given |= {**chips, "categories": dict.fromkeys(LIGHT.categories, chip)}
    return Colours(**given)


CONTRAST_DARK = high_contrast(
    "#ffffff",
    "#000000",
    selection=("#ffff00", "#000000"),
    accent="#ffff00",
    disabled="#b3b3b3",
)
CONTRAST_LIGHT = high_contrast(
    "#000000",
    "#ffffff",
    selection=("#00008b", "#ffffff"),
    accent="#00008b",
    disabled="#545454",
)


def qt_palette(colours: Colours) -> QPalette:
    """The colours as a Qt palette, for everything that no style sheet reaches."""
    role = QPalette.ColorRole
    palette = QPalette()
    for one, colour in {
        role.Window: colours.page,
        role.WindowText: colours.text,
        role.Base: colours.surface,
        role.AlternateBase: colours.hover,
        role.Text: colours.text,
        role.PlaceholderText: colours.text_disabled,
        role.Button: colours.surface,
        role.ButtonText: colours.text,
        role.BrightText: colours.error,
        role.Highlight: colours.selection,
        role.HighlightedText: colours.on_selection,
        role.Link: colours.accent,
        role.Accent: colours.accent,
        role.ToolTipBase: colours.surface,
        role.ToolTipText: colours.text,
        role.Light: colours.surface,
        role.Midlight: colours.hover,
        role.Mid: colours.line,
        role.Dark: colours.line_strong,
        role.Shadow: colours.line_strong,
    }.items():
        palette.setColor(one, QColor(colour))
    for one in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, one, QColor(colours.text_disabled))
    return palette


def category_chip(colour: str) -> Chip:
    """What a category's colour is for a widget that does not know the theme."""
    shown = QGuiApplication.palette()
    ground, text = shown.base().color().name(), shown.text().color().name()
    plain = next((one for one in (LIGHT, DARK) if one.text == text), None)
    return Chip(ground, text) if plain is None else plain.categories[colour]


def is_dark(ground: QColor) -> bool:
    """Whether text on this ground must be light."""
    return qGray(ground.rgb()) < _DARK_BELOW
