"""API keys in the system's key store, and nowhere else on disk; where it has none, IT's.

A key belongs to one profile, deployment and origin, and is sent to no other.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from importlib import import_module
from operator import itemgetter
from typing import TYPE_CHECKING, Protocol, TypeVar

from petstore_gui.domain.api_key import KeyProblem, check_key
from petstore_gui.domain.deployment import Deployment
from petstore_gui.settings.key_file import StoredKey, StoreState, read_key_file
from petstore_gui.settings.system_store import SystemStore
from petstore_gui.support.threads import TimeoutThreads

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend


BACK_ENDS = (
    "keyring.backends.SecretService.Keyring",
    "keyring.backends.kwallet.DBusKeyring",
    "keyring.backends.macOS.Keyring",
    "keyring.backends.Windows.WinVaultKeyring",
)
"""The only back ends used. By default, an environment variable or a file could make keyring choose
one that stores keys in plain text, or not at all."""

_USER = "API key"

ANSWER_SECONDS = 60.0
"""How long to wait for the key store: somebody may be typing its password."""

T = TypeVar("T")

log = logging.getLogger(__name__)


class BackEnd(Protocol):
    """The part of keyring's `KeyringBackend` that is used here, and `look`, which asks nobody."""

    def look(self, service: str, username: str) -> str | None: ...
    def get_password(self, service: str, username: str) -> str | None: ...
    def set_password(self, service: str, username: str, password: str) -> None: ...
    def delete_password(self, service: str, username: str) -> None: ...


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
        find_back_end: Callable[[], BackEnd | None] | None = None,
    ) -> None:
        self._profile_name = profile_name
        self._key_file = key_file
        self._find_back_end = find_back_end or system_back_end
        self._seconds = seconds
        self._threads = TimeoutThreads(seconds)
        self._back_end: BackEnd | None = None
        self._memory: dict[str, str] = {}
        self.seen: set[str] = set()
        """Every key of this run. No text that others may read may contain one."""

    async def is_persistent(self) -> bool:
        """Whether the system has a key store that answers."""
        return await self._ask(lambda store: store is not None, otherwise=False)

    async def get(self, deployment: Deployment, origin: str, *, may_ask: bool = True) -> StoredKey:
        """The key for `origin`. `may_ask`: a locked key store asks a person to unlock it."""
        entry = self._entry(deployment, origin)
        if entry in self._memory:
            return StoredKey(self._memory[entry])

        def read(store: BackEnd | None) -> StoredKey:
            if store is None:
                return StoredKey(None, StoreState.NONE)
            try:
                return StoredKey(_read(store, entry, may_ask=may_ask))
            except _locked():
                return StoredKey(None, StoreState.LOCKED)

        found = await self._ask(read, otherwise=StoredKey(None, StoreState.REFUSED))
        key = check_key(found.key or "")  # users may have edited it in the key store
        if isinstance(key, KeyProblem):
            of_it = await self._of_it(deployment, origin)
            may_be_there = found.state in (StoreState.LOCKED, StoreState.REFUSED)
            if of_it is not None and (of_it.key or not may_be_there):
                return of_it
            return StoredKey(None, found.state)
        self.seen.add(key)
        return StoredKey(key, found.state)

    async def put(self, deployment: Deployment, origin: str, key: str) -> bool:
        """Store a `key` that `check_key` returned, for this `origin` only.

        False if it is in memory alone, until the program ends.
        """
        entry = self._entry(deployment, origin)
        self._memory[entry] = key
        self.seen.add(key)

        def set_password(store: BackEnd | None) -> bool:
            if store is not None:
                store.set_password(entry, _USER, key)
            return store is not None

        is_kept = await self._ask(set_password, otherwise=False)
        if is_kept:
            self._memory.pop(entry, None)
        return is_kept

    async def forget(self, deployment: Deployment, origin: str) -> bool:
        """Remove the key for `origin`, if any; False if it may still be in the key store.

        A key store that answers too late removes it later.
        """
        entry = self._entry(deployment, origin)
        self._memory.pop(entry, None)

        def delete_password(store: BackEnd | None) -> bool:
            # Most back ends raise if the entry does not exist.
            if store is not None and _read(store, entry, may_ask=True) is not None:
                store.delete_password(entry, _USER)
            return True

        return await self._ask(delete_password, otherwise=False)

    async def _of_it(self, deployment: Deployment, origin: str) -> StoredKey | None:
        """What IT's file gives; None if there is none for this origin."""
        file = self._key_file(deployment, origin)
        if not file:
            return None
        try:  # not behind a key store that is late
            stored = await TimeoutThreads(self._seconds).do(partial(read_key_file, file))
        except TimeoutError:
            stored = StoredKey(None, StoreState.FILE_UNREADABLE)
        if stored.key:
            self.seen.add(stored.key)
        return stored

    def _entry(self, deployment: Deployment, origin: str) -> str:
        return f"Petstore Catalogue/{self._profile_name}/{deployment}/{origin}"

    async def _ask(self, question: Callable[[BackEnd | None], T], *, otherwise: T) -> T:
        def job() -> T:
            try:
                self._back_end = self._back_end or self._find_back_end()
                return question(self._back_end)
            except Exception as error:  # noqa: BLE001 - back ends raise what they like; may quote the key
                log.info("the key store declined: %s", type(error).__name__)
                return otherwise

        try:
            return await self._threads.do(job)
        except TimeoutError:
            log.info("the key store does not answer")
            return otherwise


def system_back_end() -> SystemStore | None:
    """The best of `BACK_ENDS` that works on this system, or None. May block for ever."""
    found = [ranked for name in BACK_ENDS if (ranked := _load(name))]
    return SystemStore(max(found, key=itemgetter(0))[1]()) if found else None


def _read(store: BackEnd, entry: str, *, may_ask: bool) -> str | None:
    """The password, if there is one. Raises `KeyringLocked`."""
    try:
        return store.look(entry, _USER)
    except _locked():
        if not may_ask:
            raise
        return store.get_password(entry, _USER)  # a locked store exists, so reading creates none


def _load(name: str) -> tuple[float, type[KeyringBackend]] | None:
    module_name, _, class_name = name.rpartition(".")
    try:
        cls: type[KeyringBackend] = getattr(import_module(module_name), class_name)
        priority = cls.priority  # raises if the back end does not work
    except Exception:  # noqa: BLE001 - back ends raise what they like
        return None
    return priority, cls


def _locked() -> type[Exception]:
    from keyring.errors import KeyringLocked  # noqa: PLC0415 - slow, so only in the thread

    return KeyringLocked
