"""The file `shop.json` of a profile, or of a whole shop on a network drive."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from petstore_gui.domain.shop import (
    BYTES_MAX,
    Shop,
    ShopFileError,
    ShopPlace,
    ShopProblem,
    shop_from,
)
from petstore_gui.support.shared_file import OtherContent, read_file, replace_if
from petstore_gui.support.threads import TimeoutThread

ANSWER_SECONDS = 45.0
"""How long a network drive may take. A lock that somebody else holds is waited for, too."""

T = TypeVar("T")


class ShopFile:
    """The file at `path`: a `ShopPlace`."""

    def __init__(self, path: Path, *, is_shared: bool = False) -> None:
        self.path = path
        self.is_shared = is_shared
        self._thread = TimeoutThread("shop file", ANSWER_SECONDS)
        self._known: tuple[tuple[int, ...], bytes] | None = None

    async def fetch(self) -> bytes | None:
        """The file as it is now; it is read only if it is another one than before."""
        return await self._do(self.read_now, ShopProblem.NOT_READ)

    def read_now(self) -> bytes | None:
        """As `fetch`, in this thread. Raises `OSError`."""
        if (state := _state(self.path)) is None:
            self._known = None
        elif self._known is None or self._known[0] != state:
            data = read_file(self.path, BYTES_MAX + 1)
            self._known = None if data is None else (state, data)
        return self._known and self._known[1]

    async def replace(self, before: bytes | None, after: bytes) -> None:
        """Replace the file if it is still `before`."""
        is_private, has_left = not self.is_shared, threading.Event()
        try:
            await self._do(
                lambda: replace_if(
                    self.path,
                    before,
                    after,
                    is_private=is_private,
                    is_wanted=lambda: not has_left.is_set(),
                ),
                ShopProblem.NOT_WRITTEN,
                late=ShopProblem.UNSURE,
            )
        except OtherContent as error:
            self._known = None  # other bytes may have the same time and size
            raise ShopFileError(ShopProblem.CHANGED, "other bytes than were read") from error
        finally:
            has_left.set()  # a thread that still waits for the drive gives up

    async def close(self) -> None:
        """There is nothing to close."""

    async def _do(
        self, job: Callable[[], T], problem: ShopProblem, *, late: ShopProblem | None = None
    ) -> T:
        """What the job returns. Its `OSError` is the problem, or `late` if it takes too long."""
        try:
            if self.is_shared:  # a drive that is gone may never answer
                result = await self._thread.do(lambda: _result(job))
            else:
                result = await asyncio.to_thread(_result, job)
        except TimeoutError as error:
            raise ShopFileError(late or problem, "the drive does not answer") from error
        if isinstance(result, OSError):
            raise ShopFileError(problem, result.strerror or repr(result)) from result
        if isinstance(result, Exception):
            raise result
        return result


class KeptShop:
    """The last good file, kept at `path`. Until there is one, the file at `first` stands for it."""

    def __init__(self, path: Path, first: Path | None = None) -> None:
        self._path = path
        self._first = first

    def last(self) -> tuple[Shop, datetime | None]:
        """What was last kept, and when, as far as that can still be read."""
        with suppress(ShopFileError, OSError):
            shop = shop_from(read_file(self._path, BYTES_MAX + 1) or b"")
            return shop, datetime.fromtimestamp(self._path.stat().st_mtime).astimezone()
        with suppress(ShopFileError, OSError):
            if self._first is not None:
                return shop_from(read_file(self._first, BYTES_MAX + 1) or b""), None
        return Shop(), None

    def keep(self, data: bytes) -> None:
        """Keep a good file. If that fails, an older one stays."""
        with suppress(OSError, OtherContent):
            if (kept := read_file(self._path, BYTES_MAX + 1)) == data:
                os.utime(self._path)
            else:
                replace_if(self._path, kept, data, is_private=True)


@dataclass(frozen=True)
class ShopSource:
    """Where the file of the shop is, and its last good copy."""

    place: ShopPlace
    kept: KeptShop

    def at_hand(self) -> Shop:
        """What is on this computer's disk, without waiting for a network drive or a service."""
        with suppress(ShopFileError, OSError):
            if isinstance(self.place, ShopFile) and not self.place.is_shared:
                return shop_from(self.place.read_now() or b"")
        return self.kept.last()[0]

    async def fetch(self) -> bytes | None:
        """The file as it is now; None if it is to be made. Raises `ShopFileError`."""
        data = await self.place.fetch()
        if data is None and self.place.is_shared:
            raise ShopFileError(ShopProblem.MISSING, "nobody has published it")
        return data


def _state(file: Path) -> tuple[int, ...] | None:
    """What differs once the file is another one; None for no file."""
    try:
        found = file.stat()
    except FileNotFoundError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


def _result(job: Callable[[], T]) -> T | Exception:
    try:
        return job()
    except (OSError, OtherContent) as error:
        return error
