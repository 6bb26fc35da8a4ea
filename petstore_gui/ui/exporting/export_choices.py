"""The last choice for an export, in the preferences."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from petstore_gui.catalogue.export.choice import Encoding, ExportChoice, FileFormat, Separator
from petstore_gui.settings import schema
from petstore_gui.settings.preferences import Preferences


def last_choice(preferences: Preferences) -> ExportChoice:
    """The last choice; at first, what the spreadsheets of this locale expect."""
    return ExportChoice(
        FileFormat(preferences.get(schema.EXPORT_FORMAT)),
        preferences.get(schema.EXPORT_EVERYTHING),
        Separator(preferences.get(schema.EXPORT_SEPARATOR) or _usual_separator()),
        Encoding(preferences.get(schema.EXPORT_ENCODING)),
    )


def keep_choice(choice: ExportChoice, preferences: Preferences) -> None:
    """Offer this choice the next time."""
    preferences.set(schema.EXPORT_FORMAT, choice.file_format.value)
    preferences.set(schema.EXPORT_EVERYTHING, choice.everything)
    preferences.set(schema.EXPORT_ENCODING, choice.encoding.value)
    is_usual = choice.separator is _usual_separator()
    preferences.set(schema.EXPORT_SEPARATOR, "" if is_usual else choice.separator.value)


def _usual_separator() -> Separator:
    """A comma within numbers leaves spreadsheets the semicolon between them."""
    return Separator.SEMICOLON if QLocale().decimalPoint() == "," else Separator.COMMA
