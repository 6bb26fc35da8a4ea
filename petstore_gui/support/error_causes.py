"""What led to an exception."""

from __future__ import annotations

from collections.abc import Iterator


def causes_of(error: BaseException | None) -> Iterator[BaseException]:
    """The exception, what it was raised from or while handling, and so on to the first one."""
    while error is not None:
        yield error
        if isinstance(error, BaseExceptionGroup):
            for each in error.exceptions:
                yield from causes_of(each)
        error = error.__cause__ or error.__context__
