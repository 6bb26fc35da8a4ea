"""What keeps a list from saying anything, or from being kept."""

from __future__ import annotations

from petstore_gui.domain.errors import RequestError


class ListedNothing(RequestError):
    """The service listed no animals where some are known: the list says nothing of any."""
