"""What somebody does in the Add animal dialog and others act on."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class DialogRequests(QObject):
    """One object for every dialog that is opened.

    Signals:
        awaited(str): somebody pressed Add, and is waiting for the outcome of the add with this key.
        left_to_finish(str): the dialog was closed while the add with this key was being sent.
        settings_wanted(): the key or the address is why an animal was not added.
        found_chosen(PendingAdd): a person found a lost animal in the list.
    """

    awaited = Signal(str)
    left_to_finish = Signal(str)
    settings_wanted = Signal()
    found_chosen = Signal(object)
