"""What staff are told about the program itself."""

from __future__ import annotations

from petstore_gui.settings.damaged_settings import DamagedSettings
from petstore_gui.ui.text.words import tr


def damaged_settings_sentence(damaged: DamagedSettings) -> str:
    """That the settings were damaged, and where the file is kept, if it is."""
    sentence = tr("The settings were damaged. The program goes on with those it came with.")
    if damaged.kept is None:
        return sentence
    kept = tr("The damaged file is kept as {path}.").format(path=damaged.kept)
    return f"{sentence} {kept}"


def bug_sentence() -> str:
    """That the program has an error of its own."""
    return tr(
        "Something went wrong in the program. What you see may be out of date:"
        " start Petstore again when you can. Help > Report a problem has the details."
    )
