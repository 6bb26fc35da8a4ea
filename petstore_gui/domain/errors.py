"""The ways a request can fail, each with a sentence for staff and a detail for the log.

    RequestError
      NotReached         no connection: nothing was sent (see connection_errors.py)
        NotTrusted       the certificate could not be verified
        NotSecured       no TLS connection could be made
        ProxyNotUsable   this computer's proxy settings are invalid
        NotSent          the request cannot be put into HTTP
      NotAnswered        sent, but no complete response
        BrokeOff         the beginning of a response came
        SentNothing      nothing came for a while
        TooSlow          the response was not complete in time
      Moved              the service redirects to another address
      NotUnderstood      the response is not from a petstore service
        ListNotEnded     the list was not read to its end (see list_errors.py)
          LinkLeadsAway    the link leads to another address
          LinksInCircle    the links lead back to an earlier page
          ListTooLong      the list has more than this program loads
          LinkNotReadable  the link is not an address
      Declined           a response with a status of 400 or above (see declined.py)
        NotValid         400, 422
        KeyNotAccepted   401
        Forbidden        403
        NotFound         404
        Conflict         409
        OperationGone    410, or the deprecated operation after its sunset
        TooMuch          413
        TooBusy          408, 429, 503: may be sent again later
          BusyFor        the same, with the wait that the service asks for
          DatabaseBusy   503: the service's database was in use, nothing was added
            DatabaseAway the same, but it could not be reached
        ServiceFailed    500 or above
          StorageFull    507: the service could not write, nothing was added
            WriteNotAllowed  500: the same, but its database does not allow it
      ListedNothing      the list is empty where animals are known
      OutcomeUnknown     an add was sent, but it is not known whether it was acted on
        AnsweredOddly    the answer cannot be understood
        AnsweredAnother  the answer has an animal that was there before
        RefusedAgain     it was sent again, and refused; that says nothing of the first time
        SentOn           the answer was a redirect
      NotWrittenDown     an add could not be saved on this computer: nothing was sent
        NewerWroteAdds   a newer version owns the outbox file: nothing was sent
      MayBeThere         an add just like it may have been added: nothing was sent
      CameMeanwhile      one like a row of an import was added meanwhile: nothing was sent
      KeyMissing         there is no API key for this deployment
        KeyNotKept       one was entered in an earlier run, and could not be kept

A sentence is an English template for the window to translate; `fields()` fills it in.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

SILENCE_SECONDS = 10.0
"""How long a service may send nothing before it counts as silent."""


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802 - the name that lupdate looks for
    """Mark a text for translation without needing Qt here."""
    return text


SENTENCE_ENDS = (".", "!", "?", "…")
"""What the service says with none of these at its end gets a full stop."""


@dataclass(frozen=True)
class ServiceError:
    """The interface's Error (section 2), as far as the response had one. Never trusted."""

    code: str | None = None
    message: str | None = None


class RequestError(Exception):
    """A failed request. `str()` is the detail for the log.

    `is_outage`: the service could not be reached, which may pass by itself.
    """

    is_outage: ClassVar[bool] = False
    sentence: ClassVar[str] = QT_TRANSLATE_NOOP(
        "errors", "Something went wrong with the request. Try again."
    )

    def __init__(self, detail: str = "") -> None:
        super().__init__(detail)
        self.said = ServiceError()

    def fields(self) -> dict[str, object]:
        """The values for the placeholders of `sentence`."""
        return {}


class NotAnswered(RequestError):
    """A connection was made, but it broke or went silent before the response was complete."""

    sentence = QT_TRANSLATE_NOOP(
        "errors", "The service did not send a whole answer. Try again in a moment."
    )


class BrokeOff(NotAnswered):
    """A response began, and ended too early."""

    sentence = NotAnswered.sentence


class SentNothing(NotAnswered):
    """A connection was made, but then nothing came for `seconds`."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The service was reached, but then it sent nothing for {seconds} seconds. Try again in a"
        " few minutes; if that does not help, tell IT.",
    )

    def __init__(self, detail: str = "", seconds: float = SILENCE_SECONDS) -> None:
        super().__init__(detail)
        self.seconds = seconds

    def fields(self) -> dict[str, object]:
        return {"seconds": f"{self.seconds:g}"}


class TooSlow(NotAnswered):
    """The response was not complete in time."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The service did not send its whole answer in time. Try again in a few minutes; if that"
        " does not help, tell IT.",
    )


class Moved(RequestError):
    """The service redirected the request; no redirect is ever followed.

    `target` is the address that it names, without a query, and may be anything.
    """

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The service sent the request on to another address. Tell IT: the address in Settings may"
        " have to be changed.",
    )

    def __init__(self, detail: str = "", target: str = "") -> None:
        super().__init__(detail)
        self.target = target


class NotUnderstood(RequestError):
    """The response is too large, or not what the interface describes."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "What answered does not look like a petstore service. Check the network; if that does not"
        " help, tell IT.",
    )


class OutcomeUnknown(RequestError):
    """An add was sent, but it is not known whether the service acted on it.

    `wait` is how many seconds the service asked to wait, if it did.
    """

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "We can't tell whether the animal was added. Look in the list before you add it again.",
    )

    def __init__(self, detail: str = "", wait: float | None = None) -> None:
        super().__init__(detail)
        self.wait = wait


class AnsweredOddly(OutcomeUnknown):
    """The answer to an add is neither a 201 with an animal nor an error, and no redirect."""


class AnsweredAnother(OutcomeUnknown):
    """The service answered an add with another animal, which was in the list before."""

    def __init__(self, detail: str = "", name: str = "", pet_id: int = 0) -> None:
        super().__init__(detail)
        self.name = name
        self.pet_id = pet_id


class RefusedAgain(OutcomeUnknown):
    """The service may have acted on the add before, and refused it with `status` when sent again.

    That proves nothing: the first answer may be lost, and the second about something else.
    """

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "When Petstore sent it again, the service refused it (HTTP {status}). That does not tell"
        " us about the first time.",
    )

    def __init__(self, status: int, said: ServiceError | None = None) -> None:
        super().__init__(f"HTTP {status}")
        self.status = status
        self.said = said or ServiceError()

    def fields(self) -> dict[str, object]:
        return {"status": self.status}


class SentOn(OutcomeUnknown):
    """The service redirected an add; what is behind it may have acted on it."""

    sentence = Moved.sentence


class NotWrittenDown(RequestError):
    """An add could not be saved on this computer before it was sent: nothing was sent."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The animal could not be saved on this computer's disk, so it was not sent. Make room on"
        " the disk, or ask IT.",
    )


class NewerWroteAdds(NotWrittenDown):
    """A newer version owns the outbox file, which is left unchanged: nothing was sent."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The animal was not sent: a newer version of Petstore saved the unfinished adds. Start"
        " that version.",
    )


class MayBeThere(RequestError):
    """While an add waited for its turn, one just like it was lost: nothing was sent."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "Another one just like it may have been added already. Look in the list before you send"
        " this one.",
    )


class CameMeanwhile(RequestError):
    """One like a row of an import was not there when staff chose the row: it was not sent."""

    sentence = QT_TRANSLATE_NOOP("errors", "One like it was added meanwhile.")


class KeyMissing(RequestError):
    """There is no API key for the deployment: nothing was sent."""

    sentence = QT_TRANSLATE_NOOP("errors", "The API key is missing. Enter it in Settings.")


class KeyNotKept(KeyMissing):
    """An API key was entered in an earlier run, and this computer could not keep it."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "This computer could not keep the API key when Petstore was closed. Enter it again in"
        " Settings.",
    )
