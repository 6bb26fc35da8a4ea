"""What can be done about an add where it stands in the table of animals."""

from __future__ import annotations

from enum import Enum, auto

from petstore_gui.domain.pending_add import Phase
from petstore_gui.ui.adding.listed_add import ListedAdd
from petstore_gui.ui.text.words import tr


class RowDeed(Enum):
    """An entry of the menu."""

    UNDO = auto()
    EDIT = auto()
    CHECK = auto()
    MARK = auto()
    SEND = auto()
    WAIT = auto()
    DISCARD = auto()
    LIST = auto()


_NOT_SENT = (Phase.PAUSED, Phase.REFUSED, Phase.AWAY)


def row_deeds(listed: ListedAdd) -> list[tuple[RowDeed, str]]:
    """What can be done about an add now, the safe things first, each in words."""
    phase = listed.add.phase
    may_send = listed.may_send
    send = tr("Send again") if listed.add.attempts else tr("Send")
    deeds = [
        (RowDeed.UNDO, tr("Undo"), phase is Phase.HELD),
        (RowDeed.CHECK, tr("Check the list"), listed.is_lost and listed.is_here),
        (RowDeed.MARK, tr("It is there"), listed.is_lost),
        (RowDeed.EDIT, tr("Edit…"), may_send and phase in _NOT_SENT),
        (RowDeed.SEND, send, may_send and (phase in _NOT_SENT or listed.is_lost)),
        (
            RowDeed.WAIT,
            tr("Send when it is back"),
            may_send and phase in (Phase.PAUSED, Phase.REFUSED),
        ),
        (RowDeed.DISCARD, tr("Discard"), listed.may_be_decided and phase is not Phase.HELD),
        (RowDeed.LIST, tr("Unfinished adds…"), phase is not Phase.HELD),
    ]
    return [(deed, text) for deed, text, is_possible in deeds if is_possible]
