"""How the program looks: type face, palette and style sheet, following the system."""

from __future__ import annotations

from enum import Enum
from string import Template

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

from petstore_gui.support.resources import resource
from petstore_gui.ui.style.palette import DARK, LIGHT, Colours, qt_palette

FONT_FAMILY = "Inter"


class Scheme(Enum):
    """Which look a person wants."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Theme(QObject):
    """Keeps the application in the system's light or dark look, or in its high contrast.

    A person may choose light or dark instead, where the system does not say or says otherwise.

    Signals:
        changed(): colours are other than before; what was painted with them paints anew.
    """

    changed = Signal()

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self.colours = LIGHT
        self.scheme = Scheme.SYSTEM
        application.setStyle("Fusion")
        _use_own_font(application)
        self._style_sheet = Template(resource("style.qss").read_text("utf-8"))
        hints = application.styleHints()
        hints.colorSchemeChanged.connect(self._follow)
        hints.accessibility().contrastPreferenceChanged.connect(self._follow)
        self._follow()

    def choose(self, scheme: Scheme) -> None:
        """Show another look from now on."""
        if scheme is not self.scheme:  # else a start would style everything twice
            self.scheme = scheme
            self._follow()

    def _follow(self) -> None:
        hints = self._application.styleHints()
        is_dark = self.scheme is Scheme.DARK
        if self.scheme is Scheme.SYSTEM:
            is_dark = hints.colorScheme() is Qt.ColorScheme.Dark
        self.colours = DARK if is_dark else LIGHT
        wants_contrast = hints.accessibility().contrastPreference()
        if wants_contrast is Qt.ContrastPreference.HighContrast:
            self.colours = _from_system(self._application.style().standardPalette(), self.colours)
        self._application.setPalette(qt_palette(self.colours))
        names = _named(self.colours)
        names["icons"] = resource("icons", "on-dark" if is_dark else "on-light").as_posix()
        self._application.setStyleSheet(self._style_sheet.substitute(names))
        self.changed.emit()


def _use_own_font(application: QApplication) -> None:
    for weight in ("Regular", "SemiBold"):
        QFontDatabase.addApplicationFont(str(resource("fonts", f"Inter-{weight}.otf")))
    font = QFont(FONT_FAMILY)
    font.setPointSizeF(max(10.0, application.font().pointSizeF()))
    application.setFont(font)


def _from_system(palette: QPalette, colours: Colours) -> Colours:
    """The system's high-contrast colours under our names."""
    values = {name: getattr(colours, name) for name in colours._fields}
    for name, role in {
        "page": QPalette.ColorRole.Window,
        "surface": QPalette.ColorRole.Base,
        "hover": QPalette.ColorRole.Base,
        "line": QPalette.ColorRole.Text,
        "line_strong": QPalette.ColorRole.Text,
        "text": QPalette.ColorRole.Text,
        "text_quiet": QPalette.ColorRole.Text,
        "accent": QPalette.ColorRole.Highlight,
        "accent_hover": QPalette.ColorRole.Highlight,
        "on_accent": QPalette.ColorRole.HighlightedText,
        "selection": QPalette.ColorRole.Base,
        "error": QPalette.ColorRole.Text,
    }.items():
        values[name] = palette.color(role).name()
    return Colours(**values)


def _named(colours: Colours) -> dict[str, str]:
    names: dict[str, str] = {}
    for name in colours._fields:
        value = getattr(colours, name)
        if isinstance(value, str):
            names[name] = value
        else:
            names |= {f"{name}_back": value.back, f"{name}_text": value.text}
    return names
