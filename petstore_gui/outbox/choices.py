"""What a person may do about an animal on its way."""

from __future__ import annotations

from enum import Enum

from petstore_gui.domain.add import Add, Phase


class Choice(Enum):
    """One thing to do about it, in the order of the buttons."""

    IT_IS_THERE = "the list has it"
    SEND_AGAIN = "send it once more"
    CORRECT = "change it, and add that"
    UNDO = "take it back into the dialog"
    DISCARD = "forget it"


_CHOICES = {
    Phase.WAITING: (Choice.UNDO, Choice.DISCARD),
    Phase.SENDING: (),
    Phase.UNSURE: (Choice.IT_IS_THERE, Choice.SEND_AGAIN, Choice.DISCARD),
    Phase.REFUSED: (Choice.CORRECT, Choice.DISCARD),
}


def choices(add: Add) -> tuple[Choice, ...]:
    """The possible choices, in the order to show them; none is a default."""
    if add.phase is Phase.WAITING and add.may_be_there:
        return (Choice.IT_IS_THERE, Choice.DISCARD)
    return _CHOICES[add.phase]
