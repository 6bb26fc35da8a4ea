"""Sentences about the program itself."""

from __future__ import annotations

from petstore_gui.settings.damaged_settings import DamagedSettings
from petstore_gui.ui.text.words import tr


def damaged_settings_sentence(damaged: DamagedSettings) -> str:
    """The settings were damaged; where the damaged file is, if it was kept."""
    sentence = tr(
        "The settings were damaged, so Petstore uses its defaults. Check them in Settings."
    )
    if damaged.kept is None:
        return sentence
    kept = tr("The damaged file is kept as {path} for IT.").format(path=damaged.kept)
    return f"{sentence} {kept}"


def bug_sentence() -> str:
    """The program has a bug."""
    return tr(
        "Something went wrong in Petstore, and what you see may be out of date. Start Petstore"
        " again when you can. Help > Report a problem has the details for IT."
    )
