"""The theme: font, palette and style sheet, in the system's or a chosen colour scheme."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from enum import Enum
from string import Template

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetrics
from PySide6.QtWidgets import QApplication

from petstore_gui.support.own_program import resource
from petstore_gui.ui.look.palette import (
    CONTRAST_DARK,
    CONTRAST_LIGHT,
    DARK,
    LIGHT,
    Chip,
    Colours,
    high_contrast,
    is_dark,
    qt_palette,
)
from petstore_gui.ui.look.portal_setting import PortalSetting
from petstore_gui.ui.words.words import status_word

FONT_FAMILY = "Inter"
POINTS_MIN = 10.0

_LINE_MIN = 20
"""Pixels of a line in buttons and fields, unless the type is larger."""

TYPE_SIZES = (80, 90, 100, 110, 125, 150, 175, 200)
"""The sizes of type to choose from, in percent of the system's."""


class Scheme(Enum):
    """The colour scheme that the user chose."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


_FRAMES = {
    Scheme.SYSTEM: Qt.ColorScheme.Unknown,
    Scheme.LIGHT: Qt.ColorScheme.Light,
    Scheme.DARK: Qt.ColorScheme.Dark,
    Scheme.CONTRAST: Qt.ColorScheme.Dark,
}
"""What Qt needs to know for the title bars that Windows draws; it looks at no palette."""


_COLOURS = {
    (False, False): LIGHT,
    (False, True): DARK,
    (True, False): CONTRAST_LIGHT,
    (True, True): CONTRAST_DARK,
}
"""By whether the contrast is high, and whether the ground is dark."""


class Theme(QObject):
    """Makes the application follow the system's colour scheme and high contrast.

    The user may choose light, dark or high contrast instead, and the size of type.

    Signals:
        changed(): colours or fonts changed; everything painted with them must be repainted.
    """

    changed = Signal()

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self.colours = LIGHT
        self.scheme = Scheme.SYSTEM
        self.type_size = 100
        self.text_scale = PortalSetting("text-scaling-factor", 1.0, self)
        self.text_scale.changed.connect(self.follow_type)
        application.setStyle("Fusion")
        self._points = 0.0
        self._others = application.font().family()  # the system's, in the language of the computer
        for weight in ("Regular", "SemiBold"):
            QFontDatabase.addApplicationFont(str(resource("fonts", f"Inter-{weight}.otf")))
        self._style_sheet = Template(resource("style.qss").read_text("utf-8"))
        hints = application.styleHints()
        hints.colorSchemeChanged.connect(self._follow_system)
        hints.accessibility().contrastPreferenceChanged.connect(self._apply)
        self.follow_type()
        if is_scale_unknown(application.platformName(), os.environ):
            self.text_scale.follow()

    def set_scheme(self, scheme: Scheme) -> None:
        """Change to a colour scheme."""
        if scheme is not self.scheme:  # else everything would be styled twice at startup
            self.scheme = scheme
            self._application.styleHints().setColorScheme(_FRAMES[scheme])
            self._apply()

    def set_type_size(self, percent: int) -> None:
        """Change the size of type to one of `TYPE_SIZES`, or to the nearest."""
        self.type_size = min(TYPE_SIZES, key=lambda size: abs(size - percent))
        self.follow_type()

    def step_type_size(self, steps: int) -> None:
        """Change the size of type by some steps up, or down; not beyond its limits."""
        place = TYPE_SIZES.index(self.type_size) + steps
        self.set_type_size(TYPE_SIZES[max(0, min(place, len(TYPE_SIZES) - 1))])

    def follow_type(self) -> None:
        """Take over the size of type that the system and the user want, if it has changed."""
        system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
        points = type_points(system.pointSizeF(), self.text_scale.value, self.type_size)
        if points != self._points:
            self._points = points
            self._set_font()
            self._apply()  # a new sheet brings the new font; emptied before, Qt crashed

    def _follow_system(self) -> None:
        if self.scheme is Scheme.SYSTEM:
            self._apply()

    def _chosen_colours(self) -> Colours:
        hints = self._application.styleHints()
        is_asked_for = (
            hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast
        )
        is_ours = self.scheme is Scheme.CONTRAST
        if sys.platform == "win32" and is_asked_for and not is_ours:
            return of_windows()
        is_dark = self.scheme is not Scheme.LIGHT
        if self.scheme is Scheme.SYSTEM:
            is_dark = hints.colorScheme() is Qt.ColorScheme.Dark
        return _COLOURS[is_asked_for or is_ours, is_dark]

    def _set_font(self) -> None:
        font = QFont([FONT_FAMILY, self._others])
        font.setPointSizeF(self._points)
        self._application.setFont(font)

    def _apply(self) -> None:
        self.colours = self._chosen_colours()
        self._application.setPalette(qt_palette(self.colours))
        names = _style_sheet_names(self.colours)
        metrics = QFontMetrics(self._application.font())
        # Letters of other scripts may be higher than those of the font.
        line = max(_LINE_MIN, metrics.height(), metrics.size(0, status_word("available")).height())
        is_plain = self.colours in (LIGHT, DARK)
        names |= {
            "title_points": f"{self._application.font().pointSizeF() * 1.3:.1f}",
            "text_line": f"{line}",
            "text_line_in_frame": f"{line - 2}",
            "text_line_in_spin": f"{line - 3}",
            "item": f"{line + 12}",
            # Half of the height of what is round at its ends; Qt rounds no corner by more.
            "pill": f"{line // 2 + 4}",
            "box": f"{line - 4}",
            "box_in_focus": f"{line - 6}",
            "box_round": f"{line // 2 - 1}",  # with the border, half of the box
            "menu_sign": f"{line + 12}",
            "menu_sign_in_focus": f"{line + 11}",
            "icons": _icons_on(self.colours.surface),
            "inverse_icons": _icons_on(self.colours.inverse),
            "selected_icons": _icons_on(self.colours.selection),
            # Where colours are few, a state has a shape.
            "edge_disabled": self.colours.line if is_plain else "transparent",
            "edge_locked": self.colours.line_strong if is_plain else "transparent",
            "edge_style": "solid" if is_plain else "dashed",
            "edge_filled": self.colours.text if is_plain else self.colours.on_accent,
            "check": "check" if is_plain else "menu-check",
        }
        is_first_sheet = not self._application.styleSheet()
        self._application.setStyleSheet(self._style_sheet.substitute(names))
        if is_first_sheet:  # it has restored Windows' own fonts for menus, tables and more
            self._set_font()
        self.changed.emit()


def type_points(system: float, scale: float, percent: int) -> float:
    """The size of type: the system's, times its text scale and the percentage that was chosen.

    Scale and percentage together keep to the limits of the percentage alone.
    """
    return max(POINTS_MIN, system) * max(TYPE_SIZES[0], min(scale * percent, TYPE_SIZES[-1])) / 100


def is_scale_unknown(platform: str, environment: Iterable[str]) -> bool:
    """Whether Qt does not apply the desktop's text scale itself.

    On X11 it comes with the resolution, on Windows and KDE with the font; KDE and people who set a
    resolution for Wayland's programs do so in the environment.
    """
    return platform == "wayland" and not {"QT_FONT_DPI", "QT_WAYLAND_FORCE_DPI"} & {*environment}


if sys.platform == "win32":
    import ctypes

    _SYSTEM_COLOURS = 8, 5, 13, 14, 17
    """Numbers of COLOR_WINDOWTEXT, _WINDOW, _HIGHLIGHT, _HIGHLIGHTTEXT, _GRAYTEXT."""

    def of_windows() -> Colours:
        """The colours of Windows' contrast theme, in the pairs in which it shows them itself.

        The palette of Qt's Fusion style knows nothing of them.
        """
        red_first = [ctypes.windll.user32.GetSysColor(one) for one in _SYSTEM_COLOURS]
        names = [f"#{one.to_bytes(3, 'little').hex()}" for one in red_first]
        text, ground, selection, on_selection, disabled = names
        return high_contrast(
            text,
            ground,
            selection=(selection, on_selection),
            accent=text,  # no other is sure to be seen on the ground
            disabled=disabled,
        )


def _icons_on(ground: str) -> str:
    return resource("icons", "on-dark" if is_dark(QColor(ground)) else "on-light").as_posix()


def _style_sheet_names(colours: Colours) -> dict[str, str]:
    names: dict[str, str] = {}
    for name, value in colours._asdict().items():
        if isinstance(value, Chip):
            names |= {f"{name}_back": value.back, f"{name}_text": value.text}
        elif isinstance(value, str):
            names[name] = value
    return names
