"""Two views of one name, side by side: a person chooses."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.domain.shared_views import SharedView, UnreadableView, ViewChange
from petstore_gui.ui.dialogs.conflict_dialog import ConflictDialog, SideBySide
from petstore_gui.ui.text.pet_text import quoted_name
from petstore_gui.ui.text.plain_text import visible
from petstore_gui.ui.text.words import tr


class ViewConflictDialog(ConflictDialog):
    """Shows the view of this till beside the one that the file has by now.

    `words_of`: what a view shows.
    """

    def __init__(
        self, change: ViewChange, words_of: Callable[[SharedView], str], parent: QWidget
    ) -> None:
        words = tr(
            "In the shop's file, the view {name} is another one. Nothing was changed yet. Choose"
            " which is right."
        )
        sides = (_words(one, words_of) for one in (change.wanted, change.seen))
        overrule = (
            tr("Remove the view for all")
            if change.wanted is None
            else tr("Share the view from here")
        )
        unreadable = tr(
            "This version of Petstore cannot show the view in the file, and must not replace it."
            " Share yours under another name, or ask IT for the newest version."
        )
        super().__init__(
            tr("Which view is right?"),
            words.format(name=quoted_name(change.name)),
            SideBySide((tr("Name"), tr("Shows")), tr("From here"), *sides),
            (QPushButton(tr("Keep the view in the file")), QPushButton(overrule)),
            parent,
            problem=unreadable if isinstance(change.seen, UnreadableView) else "",
        )


def _words(view: SharedView | None, words_of: Callable[[SharedView], str]) -> tuple[str, str]:
    return (tr("No view"), "") if view is None else (visible(view.name), words_of(view))
