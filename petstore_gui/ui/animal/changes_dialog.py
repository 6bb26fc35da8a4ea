"""The list of what changed since staff last looked."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.support.clock import local_now
from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, push_button
from petstore_gui.ui.base.text_list import TextList
from petstore_gui.ui.words.pet_text import change_line, change_words
from petstore_gui.ui.words.plain_text import PlainLabel, WrappingLabel
from petstore_gui.ui.words.words import entry_word, moment_words, tr

SHOWN_MAX = 1_000
"""How many changes the dialog lists."""

_SIZE = 42, 29
"""In heights of a line of text."""


def changes_dialog(
    catalogue: Catalogue,
    parent: QWidget,
    *,
    chosen: Callable[[int], object],
    print_above: Callable[[QWidget], object],
) -> Dialog:
    """Lists the changes of this moment, one a row.

    `chosen`: shows the animal with this ID in the table. `print_above`: asks above this dialog how
    they are printed.
    """
    changes, names = catalogue.changes(SHOWN_MAX), catalogue.category_names.by_id
    more = catalogue.facts.counts.changes - len(changes) if len(changes) == SHOWN_MAX else 0
    dialog = Dialog(tr("What changed"), parent, size=_SIZE)
    heading = tr("Changed in the list since you last looked, as of {time}:")
    if not changes:
        heading = tr("As of {time}, nothing has changed since you last looked.")
    about = WrappingLabel(heading.format(time=moment_words(local_now())))
    rows, ids = TextList(tr("Changes")), list[int]()
    for change in changes:
        for words in change_words(change, names):
            rows.insert(rows.count(), change_line(change.pet, words, names))
            ids.append(change.pet.id)
    close = push_button(tr("Close"), dialog.reject)
    print_it = push_button(tr("Print…"), lambda: print_above(dialog), tr("Print"))
    text = tr("Mark these as seen") if more else tr("Mark all as seen")
    mark = push_button(text, lambda: catalogue.mark_read(changes))
    mark.clicked.connect(dialog.accept)
    show_one = push_button(
        entry_word(tr("&Show animal")), lambda: rows.chosen.emit(rows.currentRow())
    )
    for button in (show_one, print_it, mark):
        button.setEnabled(bool(changes))
    rows.chosen.connect(dialog.accept)
    rows.chosen.connect(lambda line: chosen(ids[line]))
    others = [PlainLabel(tr("And %Ln more animal(s).", "", more))] if more else []
    # Close is the default: changes are seen only on request.
    buttons = button_row(close, left=(show_one, mark, print_it), default=close)
    column_of(dialog, about, rows, *others, buttons)
    close.setFocus()
    return dialog
