"""What keeps a list from saying anything, or from being kept."""

from __future__ import annotations

from petstore_gui.domain.errors import NotUnderstood, RequestError


class TooManyAnimals(NotUnderstood):
    """The lists of this run have shown more animals, or more text, than this program keeps."""


class ListedNothing(RequestError):
    """The service listed no animals where some are known: the list says nothing of any."""
