"""The API key on its way to a service, in a shape that no log or traceback can show by accident."""

from __future__ import annotations

from petstore_gui.domain.api_key import KeyProblem, check_key

HIDDEN = "(API key)"


class ApiKey:
    """An API key that obeys the rule of `check_key` (section 5 of the interface).

    Raises `ValueError`, which never quotes the text, where it does not.
    """

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        key = check_key(text)
        if isinstance(key, KeyProblem):
            raise ValueError(f"not an API key: {key.name}")  # noqa: TRY004 - it is a text
        self._text = key

    def __repr__(self) -> str:
        return HIDDEN

    def __reduce__(self) -> str | tuple[object, ...]:
        raise TypeError("an API key is not stored or sent as an object")

    @property
    def authorization(self) -> str:
        """The value of the `Authorization` header."""
        return f"Bearer {self._text}"

    def hide_in(self, text: str) -> str:
        """A text from a service without the key, should it repeat the key."""
        return text.replace(self._text, HIDDEN)
