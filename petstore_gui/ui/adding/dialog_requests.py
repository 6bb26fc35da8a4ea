"""What somebody does in the Add animal dialog and others act on."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class DialogRequests(QObject):
    """One object for every dialog that is opened.

    Signals:
        awaited(str): somebody pressed Add, and is waiting for the outcome of the add with this key.
        left_to_finish(str): the dialog was closed while the add with this key was being sent.
        settings_wanted(): an animal was not added, and Settings may help.
        key_wanted(): the API key is why, so another one is to be entered.
        found_chosen(PendingAdd): a person found a lost animal in the list.
        undo_wanted(): the newest add that is held is to be undone.
    """

    awaited = Signal(str)
    left_to_finish = Signal(str)
    settings_wanted = Signal()
    key_wanted = Signal()
    found_chosen = Signal(object)
    undo_wanted = Signal()
