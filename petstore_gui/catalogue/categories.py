"""The names of the categories of the open service: one owner."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping
from contextlib import suppress
from http import HTTPStatus
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.category import (
    Category,
    CategoryChanges,
    NamesDamaged,
    bytes_of,
    category_id,
    names_from,
)
from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.declined import Declined
from petstore_gui.domain.deployment import ServiceId
from petstore_gui.domain.errors import NotWrittenDown, RequestError
from petstore_gui.gateway.protocol import Gateway, Names
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.clock import local_now
from petstore_gui.support.files import replace_private
from petstore_gui.support.put_aside import put_file_aside
from petstore_gui.support.tasks import Tasks

log = logging.getLogger(__name__)


class Categories(QObject):
    """Reads and changes the names where they are kept: by the service, or else in the profile.

    A service that keeps them is asked after each list; the profile then has a copy for the next
    start. `by_id`: the categories that have a name; replaced, never changed.

    Signals:
        changed(): `by_id` is another.
        overruled(): a change was made after somebody else's, in its place.
        damaged(Path | None): the file could not be read, and was renamed so.
    """

    changed = Signal()
    overruled = Signal()
    damaged = Signal(object)

    def __init__(
        self, tasks: Tasks, parent: QObject | None = None, paths: StoragePaths | None = None
    ) -> None:
        """Without `paths`, nothing is kept in the profile."""
        super().__init__(parent)
        self.by_id: Mapping[int, Category] = {}
        self._tasks = tasks
        self._paths = paths
        self._file: Path | None = None
        self._gateway: Gateway | None = None
        self._tag: str | None = None
        self._turn = asyncio.Lock()

    def id_of(self, text: str) -> int | None:
        """The number that a text is, or that of the category with this name; None for neither."""
        return category_id(text, self.by_id)

    def open(self, service_id: ServiceId | None) -> None:
        """Show the names in the profile's file of another service."""
        paths = self._paths
        self._file = None if service_id is None or paths is None else paths.names(service_id)
        self._show(self._in_file())

    def connect_to(self, gateway: Gateway | None) -> None:
        """Use this gateway to the open service, or none."""
        self._gateway, self._tag = gateway, None

    def read(self) -> None:
        """Ask the service for its names, if it keeps any and they are others than before."""
        if (gateway := self._gateway) is not None and gateway.keeps_names:
            self._tasks.start("read categories", self._read(gateway))

    async def change(self, changes: CategoryChanges, used: Iterable[int]) -> None:
        """Make changes, also after somebody else's; of two for one category, the last one wins.

        No new category gets one of the `used` numbers. Raises `RequestError`, also if it is not
        known yet where the names are kept.
        """
        async with self._turn:
            if (gateway := self._gateway) is None:
                raise NotReached("", Why.NOT_CONNECTED)
            if gateway.keeps_names is None:
                raise NotReached("no list has said who keeps the names")
            if gateway.keeps_names:
                await self._put(gateway, changes, used)
            else:
                names = changes.made_in(self.by_id, used)
                await self._write(names)
                self._show(names)

    async def _read(self, gateway: Gateway) -> None:
        try:
            async with self._turn:
                await self._fetch(gateway)
        except RequestError as error:
            log.info("the names of categories: %s %s", error.kind, error)

    async def _fetch(self, gateway: Gateway) -> None:
        names = await gateway.get_names(self._tag)
        if names is not None:
            await self._take(gateway, names)

    async def _put(self, gateway: Gateway, changes: CategoryChanges, used: Iterable[int]) -> None:
        if self._tag is None:
            await self._fetch(gateway)
        try:
            await self._replace(gateway, changes, used)
        except Declined as error:
            if error.status != HTTPStatus.PRECONDITION_FAILED:
                raise
            await self._fetch(gateway)
            await self._replace(gateway, changes, used)
            self.overruled.emit()

    async def _replace(
        self, gateway: Gateway, changes: CategoryChanges, used: Iterable[int]
    ) -> None:
        if self._tag is None:
            raise NotReached("", Why.NOT_CONNECTED)  # another service was opened meanwhile
        names = changes.made_in(self.by_id, used)
        tag = await gateway.put_names(Names(names, self._tag))
        await self._take(gateway, Names(names, tag))

    async def _take(self, gateway: Gateway, names: Names) -> None:
        """Show what the service has now, and keep it for the next start."""
        if gateway is not self._gateway:
            return
        self._tag = names.tag
        self._show(names.by_id)
        try:
            await self._write(names.by_id)
        except NotWrittenDown as error:
            log.warning("the copy of the names of categories: %s", error)

    async def _write(self, names: Mapping[int, Category]) -> None:
        if self._file is not None:
            try:
                await asyncio.to_thread(replace_private, self._file, bytes_of(names))
            except OSError as error:
                raise NotWrittenDown(str(error)) from error

    def _in_file(self) -> Mapping[int, Category]:
        if self._file is None:
            return {}
        try:
            return names_from(self._file.read_bytes())
        except FileNotFoundError:
            return {}
        except (OSError, NamesDamaged) as error:
            log.warning("the names of categories cannot be read: %s", error)
        aside = None
        with suppress(OSError):
            aside = put_file_aside(self._file, "damaged", local_now())
        self.damaged.emit(aside)
        return {}

    def _show(self, names: Mapping[int, Category]) -> None:
        if names != self.by_id:
            self.by_id = names
            self.changed.emit()
