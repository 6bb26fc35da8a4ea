"""The names of the categories: one owner for the whole program, and for every deployment."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.category import Category, category_id
from petstore_gui.domain.shop import Shop, ShopFileError, ShopProblem
from petstore_gui.storage.shop_file import ShopFile
from petstore_gui.support.clock import local_now
from petstore_gui.support.put_aside import put_file_aside
from petstore_gui.support.tasks import Tasks

log = logging.getLogger(__name__)


class Categories(QObject):
    """Reads and writes the names. Without a file there are none, and none can be given.

    `by_id`: the categories that have a name; replaced, never changed. `problem`: why the file
    cannot be used, if so; the names that were last read or written whole go on, and stay as they
    are until the file is put aside.

    Signals:
        changed(): `by_id` or `problem` is another.
        failed(ShopProblem): the file could not be read, or a change could not be written.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(self, file: ShopFile | None, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.by_id: Mapping[int, Category] = {}
        self.problem: ShopProblem | None = None
        self._file = file
        self._tasks = tasks
        self._shop, self._read = Shop(), b""
        self._turn = asyncio.Lock()

    @property
    def can_be_changed(self) -> bool:
        """Whether names can be given."""
        return self._file is not None and self.problem is None

    def id_of(self, text: str) -> int | None:
        """The number that a text is, or that of the category with this name; None for neither."""
        return category_id(text, self.by_id)

    def read(self) -> None:
        """Read the file; `changed` or `failed` follows, or neither if it has no names."""
        if self._file is not None:
            self._tasks.start("read categories", self._read_file(self._file))

    def glance(self) -> None:
        """Show at once the names that are in the file; `read` tells what is wrong with it."""
        if self._file is not None:
            self._show(self._file.glance(), None)

    def save(self, category: Category) -> None:
        """Give a category its name, colour and icon; the caller has checked the name."""
        self._change(lambda shop: shop.with_category(category))

    def remove(self, number: int) -> None:
        """Take a category's name away."""
        self._change(lambda shop: shop.without_category(number))

    def put_aside(self) -> None:
        """Rename a file that cannot be used, and write the names that went on into a new one."""
        if self._file is not None and self.problem is not None:
            self._tasks.start("put categories aside", self._put_aside(self._file))

    def _change(self, make: Callable[[Shop], Shop]) -> None:
        if self._file is not None:
            self._tasks.start("write categories", self._write(self._file, make))

    async def _read_file(self, file: ShopFile) -> None:
        async with self._turn:
            await self._read_again(file)

    async def _read_again(self, file: ShopFile) -> None:
        try:
            shop, self._read = await asyncio.to_thread(file.read)
        except ShopFileError as error:
            self._show(await asyncio.to_thread(file.kept), error.problem)
            self._fail(error)
        else:
            self._show(shop, None)

    async def _write(self, file: ShopFile, make: Callable[[Shop], Shop]) -> None:
        async with self._turn:
            if self.problem is not None:
                self.failed.emit(self.problem)
                return
            shop = make(self._shop)
            try:
                self._read = await asyncio.to_thread(file.write, shop, self._read)
            except ShopFileError as error:
                if error.problem is ShopProblem.CHANGED:
                    await self._read_again(file)
                self._fail(error)
            else:
                self._show(shop, None)

    async def _put_aside(self, file: ShopFile) -> None:
        async with self._turn:
            try:
                await asyncio.to_thread(put_file_aside, file.path, "unusable", local_now())
                self._read = await asyncio.to_thread(file.write, self._shop, b"")
            except (OSError, ShopFileError) as error:
                log.info("cannot put %s aside: %s", file.path, error)
                self.failed.emit(ShopProblem.NOT_WRITTEN)
            else:
                self._show(self._shop, None)

    def _fail(self, error: ShopFileError) -> None:
        log.info("names of categories: %s: %s", error.problem, error)
        self.failed.emit(error.problem)

    def _show(self, shop: Shop, problem: ShopProblem | None) -> None:
        is_new = (shop.categories, problem) != (self.by_id, self.problem)
        self._shop, self.by_id, self.problem = shop, shop.categories, problem
        if is_new:
            self.changed.emit()
