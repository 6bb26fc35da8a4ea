"""Every way in which a request can fail, so that no new one is forgotten."""

from __future__ import annotations

from petstore_gui.domain import connection_errors  # noqa: F401 - its kinds, too
from petstore_gui.domain.declined import Declined
from petstore_gui.domain.errors import RequestError

WHERE = "shop.example:443"


def error_kinds(kind: type[RequestError] = RequestError) -> tuple[type[RequestError], ...]:
    """A class of errors and all of its subclasses."""
    below = (each for one in kind.__subclasses__() for each in error_kinds(one))
    return (kind, *below)


def made(kind: type[RequestError]) -> RequestError:
    """An error of this class, with a detail for the log."""
    return kind(418) if issubclass(kind, Declined) else kind(WHERE)
