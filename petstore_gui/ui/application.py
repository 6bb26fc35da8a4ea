"""The QApplication with its names and translations."""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from petstore_gui import __version__
from petstore_gui.resources import resource


def make_application() -> QApplication:
    """The application, or the one that there is already."""
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    application.setApplicationName("petstore-gui")
    application.setApplicationDisplayName("")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("petstore-gui")
    application.setQuitOnLastWindowClosed(False)
    install_translations(application, QLocale())
    return application


def install_translations(application: QCoreApplication, locale: QLocale) -> None:
    """Our own texts and Qt's in the reader's language; English has its plurals from there too."""
    ours = QTranslator(application)
    folder = str(resource("translations"))
    if ours.load(locale, "petstore", "_", folder) or ours.load("petstore_en", folder):
        application.installTranslator(ours)
    qt = QTranslator(application)
    if qt.load(locale, "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        application.installTranslator(qt)
