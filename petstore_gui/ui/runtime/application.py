"""The QApplication with its names and translations."""

from __future__ import annotations

import atexit
import logging
import os
import sys
from typing import NoReturn

from PySide6.QtCore import (
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QMessageLogContext,
    QtMsgType,
    QTranslator,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from petstore_gui import __version__
from petstore_gui.catalogue.text_folding import use_letters_of
from petstore_gui.support.own_program import resource

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
}

_NOISE = "This plugin does not support"
"""How Qt begins what it says of a platform that lacks a feature nobody asked for."""

log = logging.getLogger(__name__)


def make_application() -> QApplication:
    """Create and set up the application; one that exists is set up again."""
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    application.setApplicationName("petstore-gui")
    application.setApplicationDisplayName("")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("petstore-gui")
    application.setQuitOnLastWindowClosed(False)
    use_language(application, "")
    return application


def log_qt_messages() -> None:
    """Send Qt's messages to the log instead of the terminal; its remarks about itself to nobody.

    Some come after the end of Python, when calling Python would crash: those go to the terminal.
    """
    qInstallMessageHandler(_log)
    atexit.register(qInstallMessageHandler, None)


def _log(kind: QtMsgType, context: QMessageLogContext, message: str | None) -> None:
    level = _LEVELS.get(kind, logging.ERROR)
    # Qt's own parts have categories, such as qt.qpa.xcb; what a program did wrong has "default".
    is_about_itself = (context.category or "").startswith("qt.")
    if level >= logging.ERROR or not (is_about_itself or (message or "").startswith(_NOISE)):
        log.log(level, "%s", message)
    if kind is QtMsgType.QtFatalMsg and "platform plugin" in (message or ""):
        _end_without_window()


def _end_without_window() -> NoReturn:
    """Exit with a reason; Qt would abort with a core dump."""
    from petstore_gui.support.system_libraries import no_window  # noqa: PLC0415 - for this case alone

    sys.stderr.write(f"petstore-gui: {no_window()}\n")
    sys.stderr.flush()
    os._exit(1)


def use_language(application: QCoreApplication, language: str) -> None:
    """Translate what is made from now on; empty: into the language of the computer.

    Dates, numbers and sorting follow. English needs a file of its own for its plurals.
    """
    for translator in application.findChildren(QTranslator):
        application.removeTranslator(translator)
        translator.deleteLater()
    computer = QLocale.system()
    is_other = language and QLocale(language).language() is not computer.language()
    locale = QLocale(language) if is_other else computer
    QLocale.setDefault(locale)
    use_letters_of(QLocale.languageToCode(locale.language()))
    own, qt = QTranslator(application), QTranslator(application)
    folder = str(resource("translations"))
    if own.load(locale, "petstore", "_", folder) or own.load("petstore_en", folder):
        application.installTranslator(own)
    if qt.load(locale, "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        application.installTranslator(qt)
