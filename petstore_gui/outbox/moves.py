"""The phases that an animal moves between on its way, and why.

WAITING --its turn--> SENDING --201--> gone: the service has it
                              --not acted on--> WAITING
                              --refused--> REFUSED, or UNSURE if an earlier attempt is in doubt
                              --unknown--> WAITING where the service honours keys, else UNSURE
UNSURE  --a person: send again--> WAITING
WAITING --a person: undo, discard--> gone
UNSURE  --a person: it is there, discard--> gone
REFUSED --a person: correct, discard--> gone
"""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec.structs import replace

from petstore_gui.domain.add import PUT_OFF_MAX, Add, Known, Phase
from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.declined import NOT_WRITTEN, TooBusy, needs_another_key
from petstore_gui.domain.errors import OutcomeUnknown, RequestError
from petstore_gui.domain.failure import failure_of

REPLAY_PAUSE_MAX = timedelta(minutes=5)
"""The longest pause between two attempts with one key."""


def _was_not_acted_on(error: RequestError) -> bool:
    """Whether nothing was added, and the same animal may be accepted later."""
    if isinstance(error, NotReached):
        return error.why is not Why.NOT_SENT
    is_put_off = isinstance(error, TooBusy) or error.status == NOT_WRITTEN
    return is_put_off or needs_another_key(error)


def asked_wait(error: RequestError) -> timedelta | None:
    """How long the service asked to wait, at most an hour; None if it did not say."""
    return None if error.wait is None else min(timedelta(seconds=error.wait), PUT_OFF_MAX)


def sending(add: Add, known: Known, *, honours_key: bool) -> Add:
    """A waiting add as it is written to the file before it is sent."""
    return replace(
        add,
        phase=Phase.SENDING,
        not_before=None,
        attempts=add.attempts + 1,
        is_keyed=add.is_keyed and honours_key,
        known=add.known or known,
        look=None,
        failure=None,
    )


def after(sent: Add, error: RequestError, now: datetime) -> Add:
    """What a sent add is after its attempt ended with an error."""
    failed = replace(sent, failure=failure_of(error))
    if isinstance(error, OutcomeUnknown):
        return unsure(failed, now, asked_wait(error))
    if _was_not_acted_on(error):
        wait = asked_wait(error)
        return replace(failed, phase=Phase.WAITING, not_before=now + wait if wait else None)
    return replace(failed, phase=Phase.UNSURE if sent.may_be_there else Phase.REFUSED)


def unsure(sent: Add, now: datetime, wait: timedelta | None = None) -> Add:
    """An add whose outcome is unknown: sent again with its key where that adds it once."""
    lost = replace(sent, may_be_there=True)
    if not sent.is_keyed:
        return replace(lost, phase=Phase.UNSURE)
    pause = min(timedelta(seconds=2 ** min(sent.attempts - 1, 10)), REPLAY_PAUSE_MAX)
    return replace(lost, phase=Phase.WAITING, not_before=now + max(pause, wait or pause))


def sent_again(add: Add) -> Add:
    """An unsure add that a person wants to send again, alone: its import may be paused or over.

    If its answer is lost again, a person decides again.
    """
    return replace(add, phase=Phase.WAITING, not_before=None, import_number=None, is_keyed=False)
