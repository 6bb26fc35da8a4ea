"""API keys in the system's key store, and nowhere else on disk; where it has none, IT's.

A key belongs to one profile, deployment and origin, and is sent to no other.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from petstore_gui.domain.deployment import Deployment
from petstore_gui.settings.key_file import StoredKey, StoreState, read_key_file, valid_key
from petstore_gui.support.threads import TimeoutThreads

if TYPE_CHECKING:
    from petstore_gui.settings.system_store import SystemStore

ANSWER_SECONDS = 60.0
"""How long to wait for the key store: somebody may be typing its password."""

T = TypeVar("T")

log = logging.getLogger(__name__)


def _system_store() -> SystemStore | None:
    from petstore_gui.settings import system_store  # noqa: PLC0415 - slow, so only in the thread

    return system_store.system_back_end()


class KeyStore:
    """The keys of one profile.

    If the system has no key store, or it is locked, refuses, or does not answer within `seconds`,
    keys stay in memory for this run. No method raises for any of that. `put` and `get` may make the
    system ask for a password, which takes a person a while. `key_file` names the file with IT's key
    for an origin, empty for none: it counts where the key store gives none.
    """

    def __init__(
        self,
        profile_name: str,
        key_file: Callable[[Deployment, str], str] = lambda _deployment, _origin: "",
        *,
        seconds: float = ANSWER_SECONDS,
        find_back_end: Callable[[], SystemStore | None] = _system_store,
    ) -> None:
        self._profile_name = profile_name
        self._key_file = key_file
        self._find_back_end = find_back_end
        self._seconds = seconds
        self._threads = TimeoutThreads(seconds)
        self._back_end: SystemStore | None = None
        self._memory: dict[str, str] = {}
        self.seen: set[str] = set()
        """Every key of this run. No text that others may read may contain one."""

    async def is_persistent(self) -> bool:
        """Whether the system has a key store that answers."""
        return await self._ask(lambda _store: True, without=False, otherwise=False)

    async def get(self, deployment: Deployment, origin: str, *, may_ask: bool = True) -> StoredKey:
        """The key for `origin`. `may_ask`: a locked key store asks a person to unlock it."""
        entry = self._entry(deployment, origin)
        if entry in self._memory:
            return StoredKey(self._memory[entry])
        found = await self._ask(
            lambda store: store.read(entry, may_ask=may_ask),
            without=StoredKey(None, StoreState.NONE),
            otherwise=StoredKey(None, StoreState.REFUSED),
        )
        found = replace(found, key=valid_key(found.key))  # users may have edited it there
        if found.key is None and (file := self._key_file(deployment, origin)):
            of_it = await self._of_it(file)
            if of_it.key or found.state in (StoreState.OPEN, StoreState.NONE):
                found = of_it  # else a person's own may be there
        if found.key is not None:
            self.seen.add(found.key)
        return found

    async def put(self, deployment: Deployment, origin: str, key: str) -> bool:
        """Store a `key` that `check_key` returned, for this `origin` only.

        False if it is in memory alone, until the program ends.
        """
        entry = self._entry(deployment, origin)
        self._memory[entry] = key
        self.seen.add(key)
        is_kept = await self._ask(
            lambda store: store.write(entry, key), without=False, otherwise=False
        )
        if is_kept:
            self._memory.pop(entry, None)
        return is_kept

    async def forget(self, deployment: Deployment, origin: str) -> bool:
        """Remove the key for `origin`, if any; False if it may still be in the key store.

        A key store that answers too late removes it later.
        """
        entry = self._entry(deployment, origin)
        self._memory.pop(entry, None)
        return await self._ask(lambda store: store.remove(entry), without=True, otherwise=False)

    async def _of_it(self, file: str) -> StoredKey:
        """What IT's file gives."""
        try:  # not behind a key store that is late
            return await TimeoutThreads(self._seconds).do(partial(read_key_file, file))
        except TimeoutError:
            return StoredKey(None, StoreState.FILE_UNREADABLE)

    def _entry(self, deployment: Deployment, origin: str) -> str:
        return f"Petstore Catalogue/{self._profile_name}/{deployment}/{origin}"

    async def _ask(self, question: Callable[[SystemStore], T], *, without: T, otherwise: T) -> T:
        """What the key store answers. `without`: if there is none; `otherwise`: if it does not."""

        def job() -> T:
            try:
                self._back_end = self._back_end or self._find_back_end()
                return question(self._back_end) if self._back_end else without
            except Exception as error:  # noqa: BLE001 - back ends raise what they like; may quote the key
                log.info("the key store declined: %s", type(error).__name__)
                return otherwise

        try:
            return await self._threads.do(job)
        except TimeoutError:
            log.info("the key store does not answer")
            return otherwise
