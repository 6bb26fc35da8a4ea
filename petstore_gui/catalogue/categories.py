"""The shop's file, with the names of the categories: one owner, for every deployment."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.category import Category, category_id
from petstore_gui.domain.shop import (
    NameChange,
    Shop,
    ShopFileError,
    ShopProblem,
    bytes_of,
    free_changes,
    shop_from,
)
from petstore_gui.storage.shop_file import ShopFile, ShopSource
from petstore_gui.support.clock import local_now
from petstore_gui.support.put_aside import put_file_aside
from petstore_gui.support.tasks import Tasks

if TYPE_CHECKING:
    from petstore_gui.domain.shared_views import ViewChange

log = logging.getLogger(__name__)

_Work = Callable[[ShopSource], Awaitable[None]]

_ATTEMPTS = 3
"""Another computer may change the file before each of them."""


class Categories(QObject):
    """Reads and writes the names. Without a source there are none, and none can be given.

    `by_id`: the categories that have a name; replaced, never changed. `shop`: all that is in the
    file. `problem`: why the file cannot be used, if so; what was last read or written whole goes
    on, and cannot be changed. It is as of `read_at`, None if that is not known.

    Signals:
        changed(): `by_id` or `problem` is another.
        views_changed(): the shop's views are others.
        written(): the changes were written, but for those of which `conflicted` tells now.
        failed(ShopProblem): the file could not be read, or a change could not be written.
        conflicted(NameChange): nothing was written, as the file had changed. What the category is
            called there now is what was `seen`; a person decides, and may `change` that.
    """

    changed = Signal()
    views_changed = Signal()
    failed = Signal(object)
    written = Signal()
    conflicted = Signal(object)

    def __init__(
        self, source: ShopSource | None, tasks: Tasks, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.by_id: Mapping[int, Category] = {}
        self.problem: ShopProblem | None = None
        self.read_at: datetime | None = None
        self._source = source
        self._tasks = tasks
        self.shop = Shop()
        self._read: bytes | None = None
        self._turn = asyncio.Lock()
        self._patience: asyncio.Timeout | None = None
        self._may_be_written = False

    @property
    def is_shared(self) -> bool:
        """Whether other computers use the file too."""
        return self._source is not None and self._source.place.is_shared

    @property
    def can_be_changed(self) -> bool:
        """Whether names can be given."""
        return self._source is not None and self.problem is None

    def id_of(self, text: str) -> int | None:
        """The number that a text is, or that of the category with this name; None for neither."""
        return category_id(text, self.by_id)

    def read(self) -> None:
        """Read the file if it is another one; `changed` or `failed` follows if that is news."""
        self._start("read categories", self._read_file, saves=False)

    def glance(self) -> None:
        """Show at once the names that are at hand; `read` tells what is wrong with the file."""
        if self._source is not None:
            self._show(self._source.at_hand(), None)

    def change(self, changes: Sequence[NameChange]) -> None:
        """Make changes in place of what was seen; what is something else by now conflicts.

        The caller has checked the names.
        """
        self._start("write categories", lambda source: self._write_names(source, changes))

    async def change_view(self, change: ViewChange) -> None:
        """Make a change in place of what was seen; what is something else by now stays.

        Raises `ShopFileError`.
        """
        if self._source is None:
            raise ShopFileError(ShopProblem.NO_PLACE, "there is no file")
        await self._saved(lambda source: self._write(source, change.made_in), self._source)

    def publish(self) -> None:
        """Write the names that are shown to the shop's place, where there is no file yet."""
        self._start("publish categories", self._publish)

    def put_aside(self) -> None:
        """Rename a file that cannot be used, and write the names that went on into a new one."""
        self._start("put categories aside", self._put_aside)

    def stop_waiting(self) -> None:
        """Wait no longer for what is being written: that has failed, as far as it is known."""
        if self._patience is not None and not self._patience.expired():
            self._patience.reschedule(0)

    async def use(self, source: ShopSource) -> None:
        """Read and write the file of this source from now on; the connection to it is a new one."""
        async with self._turn:
            await self.close()
            self._source, self._read, self.read_at = source, None, None
            self._show(await asyncio.to_thread(source.at_hand), None)
        self.read()

    async def close(self) -> None:
        """Close the connection to the file; the next use opens it again."""
        if self._source is not None:
            await self._source.place.close()

    def _start(self, name: str, work: _Work, *, saves: bool = True) -> None:
        if self._source is not None:
            self._tasks.start(name, self._told(work, self._source, saves=saves))

    async def _told(self, work: _Work, source: ShopSource, *, saves: bool) -> None:
        try:
            await (self._saved if saves else self._in_turn)(work, source)
        except ShopFileError as error:
            log.info("shop's file: %s: %s", error.problem, error)
            self.failed.emit(error.problem)

    async def _in_turn(self, work: _Work, source: ShopSource) -> None:
        async with self._turn:
            await work(source)

    async def _saved(self, work: _Work, source: ShopSource) -> None:
        """Do the work in its turn, until nobody waits any longer."""
        self._may_be_written = False
        try:
            async with asyncio.timeout(None) as self._patience:
                await self._in_turn(work, source)
        except TimeoutError as error:
            problem = ShopProblem.UNSURE if self._may_be_written else ShopProblem.NOT_WRITTEN
            raise ShopFileError(problem, "nobody waited any longer") from error
        finally:
            self._patience = None

    async def _read_file(self, source: ShopSource) -> None:
        before = self.problem
        try:
            await self._read_again(source)
        except ShopFileError as error:
            if error.problem is not before:
                raise

    async def _read_again(self, source: ShopSource) -> None:
        try:
            data = await source.fetch()
            if data is None:
                shop, _ = await asyncio.to_thread(source.kept.last)
            elif data == self._read:
                shop = self.shop
            else:
                shop = await asyncio.to_thread(shop_from, data)
                await asyncio.to_thread(source.kept.keep, data)
        except ShopFileError as error:
            shop = self.shop
            if self.read_at is None:
                shop, self.read_at = await asyncio.to_thread(source.kept.last)
            self._show(shop, error.problem)
            raise
        self._show_read(shop, data)

    async def _write(self, source: ShopSource, changed: Callable[[Shop], Shop | None]) -> None:
        """Write what `changed` makes of the file, which may be nothing."""
        if self.problem is not None:
            raise ShopFileError(self.problem, "nothing is written over it")
        for _ in range(_ATTEMPTS):
            if (wanted := changed(self.shop)) is None:
                break
            try:
                await self._replace(source, wanted, self._read)
                break
            except ShopFileError as error:
                if error.problem is not ShopProblem.CHANGED:
                    raise
                await self._read_again(source)

    async def _write_names(self, source: ShopSource, changes: Sequence[NameChange]) -> None:
        def changed(shop: Shop) -> Shop | None:
            free = free_changes(changes, shop.categories)
            return shop.changed(free) if free else None

        await self._write(source, changed)
        self.written.emit()
        for one in changes:
            if (found := self.by_id.get(one.number)) != one.wanted:
                log.info("names of categories: category %d has changed meanwhile", one.number)
                self.conflicted.emit(NameChange(one.number, one.wanted, found))

    async def _publish(self, source: ShopSource) -> None:
        if self.problem is ShopProblem.MISSING:
            try:
                await self._replace(source, self.shop, None)
            except ShopFileError as error:
                if error.problem is not ShopProblem.UNSURE:
                    await self._read_again(source)  # somebody else's, maybe
                raise

    async def _put_aside(self, source: ShopSource) -> None:
        place = source.place
        if self.problem is None or not isinstance(place, ShopFile) or place.is_shared:
            return
        try:
            await asyncio.to_thread(put_file_aside, place.path, "unusable", local_now())
        except OSError as error:
            raise ShopFileError(ShopProblem.NOT_WRITTEN, error) from error
        await self._replace(source, self.shop, None)

    async def _replace(self, source: ShopSource, shop: Shop, before: bytes | None) -> None:
        data = bytes_of(shop)
        try:
            shop_from(data)
        except ShopFileError as error:  # two names that are the same, or one too many
            raise ShopFileError(ShopProblem.NOT_WRITTEN, error) from error
        self._may_be_written = True
        try:
            await source.place.replace(before, data)
        except ShopFileError:
            self._may_be_written = False  # or its problem says so
            raise
        await asyncio.to_thread(source.kept.keep, data)
        self._show_read(shop, data)

    def _show_read(self, shop: Shop, data: bytes | None) -> None:
        self._read, self.read_at = data, local_now()
        self._show(shop, None)

    def _show(self, shop: Shop, problem: ShopProblem | None) -> None:
        is_new = (shop.categories, problem) != (self.by_id, self.problem)
        has_new_views = shop.views != self.shop.views
        self.shop, self.by_id, self.problem = shop, shop.categories, problem
        if is_new:
            self.changed.emit()
        if has_new_views:
            self.views_changed.emit()
