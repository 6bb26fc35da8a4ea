"""What the service does not act on, and why. Which answer each one gets stands in answers.py."""

from __future__ import annotations


class Refusal(Exception):
    """A request that is not acted on. `str()` is said to the client: nothing of the inside."""


class KeyRefused(Refusal):
    """The API key is missing, malformed or wrong (section 5 of the interface)."""


class WebPageRefused(Refusal):
    """A web page in somebody's browser could have made this request."""


class QueryRefused(Refusal):
    """A value in the query that is known to be wrong (section 4.1)."""


class BodyRefused(Refusal):
    """A body that is no NewPet (section 4.2). The message names each field and its reason."""


class BodyTooLarge(Refusal):
    """A body of more bytes than are read."""


class NotJson(Refusal):
    """A body that does not say that it is JSON (section 5)."""


class IdempotencyKeyRefused(Refusal):
    """An Idempotency-Key that is no structured-field string."""


class IdempotencyKeyReused(Refusal):
    """An Idempotency-Key that came with another animal before."""


class NoSuchPet(Refusal):
    """No animal has this id (section 4.3)."""


class NoSuchPath(Refusal):
    """The interface describes nothing here."""


class WrongMethod(Refusal):
    """The interface describes this path, with other methods: `allowed`."""

    def __init__(self, message: str, allowed: tuple[str, ...]) -> None:
        super().__init__(message)
        self.allowed = allowed


class BodyTooSlow(Refusal):
    """A body that was not whole in time."""
