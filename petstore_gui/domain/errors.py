"""The ways a request can fail, as far as the program does something else for each.

    RequestError
      NotReached         no connection: nothing was sent (see connection_errors.py)
      NotAnswered        sent, but no complete response
      Moved              the service redirects to another address
      NotUnderstood      the response is not what the interface describes
      Declined           a response with a status of 400 or above (see declined.py)
      OutcomeUnknown     an add was sent, but it is not known whether it was acted on
      NotWrittenDown     an add could not be saved on this computer: nothing was sent
        NewerWroteAdds   a newer version owns the outbox file: nothing was sent
      KeyMissing         there is no API key for this deployment: nothing was sent

Each has a sentence for staff in `ui/words/error_text.py`, by its class.
"""

from __future__ import annotations

from dataclasses import dataclass


def QT_TR_NOOP(text: str) -> str:  # noqa: N802 - the name that lupdate looks for
    """Mark a text for translation without needing Qt here."""
    return text


SENTENCE_ENDS = (".", "!", "?", "…", "؟", "。", "！", "？")
"""What the service says with none of these at its end gets a full stop."""


@dataclass(frozen=True)
class ServiceError:
    """The interface's Error (section 2), as far as the response had one. Never trusted."""

    code: str | None = None
    message: str | None = None


class RequestError(Exception):
    """A failed request. `str()` is the detail for the log.

    `is_outage`: the service could not be reached, which may pass by itself. `status` is the HTTP
    status, `wait` the seconds that the service asked to wait, `where` the host and port that was
    not reached.
    """

    is_outage = False
    status = 0
    wait: float | None = None
    where = ""

    def __init__(self, detail: str = "") -> None:
        super().__init__(detail)
        self.said = ServiceError()

    @property
    def kind(self) -> str:
        """What happened, as the log and the outbox file name it."""
        return type(self).__name__


class NotAnswered(RequestError):
    """A connection was made, but no complete response came in time."""


class Moved(RequestError):
    """The service redirected the request; no redirect is ever followed.

    `target` is the address that it names, without a query, and may be anything.
    """

    def __init__(self, detail: str = "", target: str = "") -> None:
        super().__init__(detail)
        self.target = target


class NotUnderstood(RequestError):
    """The response is too large, or not what the interface describes."""


class OutcomeUnknown(RequestError):
    """An add was sent, but it is not known whether the service acted on it."""

    def __init__(self, detail: str = "", wait: float | None = None) -> None:
        super().__init__(detail)
        self.wait = wait


class NotWrittenDown(RequestError):
    """An add could not be saved on this computer before it was sent: nothing was sent."""


class NewerWroteAdds(NotWrittenDown):
    """A newer version owns the outbox file, which is left unchanged: nothing was sent."""


class KeyMissing(RequestError):
    """There is no API key for the deployment: nothing was sent."""


class KeyNotKept(KeyMissing):
    """An API key was entered in an earlier run, and this computer could not keep it."""
