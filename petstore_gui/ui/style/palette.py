"""Every colour of the program, by name, for the light and the dark scheme."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor, QPalette


class Chip(NamedTuple):
    """The colours of a word on a coloured background."""

    back: str
    text: str


class Colours(NamedTuple):
    """The colours of one scheme. Text has a contrast of at least 4.5 to 1 with its background."""

    page: str
    surface: str
    hover: str
    line: str
    line_strong: str
    text: str
    text_quiet: str
    accent: str
    accent_hover: str
    on_accent: str
    selection: str
    inverse: str
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


LIGHT = Colours(
    page="#f5f7f9",
    surface="#ffffff",
    hover="#eef2f5",
    line="#e1e6eb",
    line_strong="#858f9a",
    text="#17212b",
    text_quiet="#566270",
    accent="#0f766e",
    accent_hover="#0b5f59",
    on_accent="#ffffff",
    selection="#dff1ee",
    inverse="#17212b",
    on_inverse="#ffffff",
    error="#b42318",
    notice=Chip("#fdf4e3", "#4a3410"),
    notice_line="#e9cf9a",
    available=Chip("#e3f4e8", "#17603a"),
    pending=Chip("#fdeed3", "#7d4a07"),
    sold=Chip("#e9edf2", "#44505d"),
    other=Chip("#efeaf8", "#55407f"),
    local=Chip("#1d4ed8", "#ffffff"),
    production=Chip("#166534", "#ffffff"),
    staging=Chip("#f5b942", "#3b2500"),
)

DARK = Colours(
    page="#12161c",
    surface="#1a1f27",
    hover="#232a34",
    line="#2c3440",
    line_strong="#6f7b89",
    text="#e8edf2",
    text_quiet="#a3afbc",
    accent="#2dd4bf",
    accent_hover="#5fe3d2",
    on_accent="#05302b",
    selection="#173a37",
    inverse="#e8edf2",
    on_inverse="#12161c",
    error="#ff9c92",
    notice=Chip("#2c2414", "#f4e0b8"),
    notice_line="#6b5523",
    available=Chip("#14371f", "#8be3a5"),
    pending=Chip("#3b2a0d", "#ffcd75"),
    sold=Chip("#2a323c", "#b9c4cf"),
    other=Chip("#322948", "#cdbcf4"),
    local=Chip("#2f5fe0", "#ffffff"),
    production=Chip("#1d7a42", "#ffffff"),
    staging=Chip("#f5b942", "#3b2500"),
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
        role.PlaceholderText: colours.text_quiet,
        role.Button: colours.surface,
        role.ButtonText: colours.text,
        role.BrightText: colours.error,
        role.Highlight: colours.selection,
        role.HighlightedText: colours.text,
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
        palette.setColor(QPalette.ColorGroup.Disabled, one, QColor(colours.line_strong))
    return palette
