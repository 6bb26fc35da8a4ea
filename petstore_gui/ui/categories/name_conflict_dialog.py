"""Two names for one category, side by side: a person chooses."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.domain.category import Category, category_problem
from petstore_gui.domain.shop import NameChange
from petstore_gui.ui.dialogs.conflict_dialog import ConflictDialog, SideBySide
from petstore_gui.ui.text.category_text import category_name_sentence, colour_word, icon_word
from petstore_gui.ui.text.plain_text import visible
from petstore_gui.ui.text.words import tr


class NameConflictDialog(ConflictDialog):
    """Shows what was entered here beside what the file has by now, among `names`."""

    def __init__(self, change: NameChange, names: Mapping[int, Category], parent: QWidget) -> None:
        wanted = change.wanted
        problem = category_problem(wanted, names.values()) if wanted else None
        words = tr(
            "The names of the categories were changed before the name of category {number} was"
            " saved here. Nothing was saved yet. Choose which is right."
        )
        parts = tr("Name"), tr("Colour"), tr("Icon")
        super().__init__(
            tr("Which name is right?"),
            words.format(number=change.number),
            SideBySide(parts, tr("Entered here"), _words(wanted), _words(change.seen)),
            (
                QPushButton(tr("Keep the name in the file")),
                QPushButton(tr("Save the name from here")),
            ),
            parent,
            problem="" if problem is None else category_name_sentence(problem),
        )


def _words(category: Category | None) -> tuple[str, str, str]:
    if category is None:
        return tr("No name"), "", ""
    return visible(category.name), colour_word(category.colour), icon_word(category.icon)
