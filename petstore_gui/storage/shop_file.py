"""The file `shop.json` of a profile."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from petstore_gui.domain.shop import (
    BYTES_MAX,
    Shop,
    ShopFileError,
    ShopProblem,
    bytes_of,
    shop_from,
)
from petstore_gui.support.shared_file import OtherContent, read_file, replace_if


class ShopFile:
    """The file at `path`. What was last read or written whole is kept in a second one beside it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._kept = path.with_name(f"{path.stem}.kept{path.suffix}")

    def read(self) -> tuple[Shop, bytes]:
        """What is in the file, and its bytes; a missing file has no categories.

        Raises `ShopFileError`.
        """
        if (data := _bytes_at(self.path)) is None:
            return self.kept(), b""
        shop = shop_from(data)
        self._keep(data)
        return shop, data

    def glance(self) -> Shop:
        """What `read` would find; it waits for no lock, writes nothing, and raises nothing."""
        try:
            data = _bytes_at(self.path)
            return self.kept() if data is None else shop_from(data)
        except ShopFileError:
            return self.kept()

    def kept(self) -> Shop:
        """What was last read or written whole, as far as that can still be read."""
        try:
            return shop_from(_bytes_at(self._kept) or b"")
        except ShopFileError:
            return Shop()

    def write(self, shop: Shop, read: bytes) -> bytes:
        """Replace the file, whose bytes were `read` when `shop` was made from it; returns its new.

        Raises `ShopFileError`; the file is then as it was.
        """
        data = bytes_of(shop)
        try:
            shop_from(data)
            replace_if(self.path, read or None, data, is_private=True)
        except OtherContent as error:
            raise ShopFileError(ShopProblem.CHANGED, "other bytes than were read") from error
        except (OSError, ShopFileError) as error:  # ShopFileError: two names that are the same
            raise ShopFileError(ShopProblem.NOT_WRITTEN, error) from error
        self._keep(data)
        return data

    def _keep(self, data: bytes) -> None:
        with suppress(ShopFileError, OSError, OtherContent):  # needed once the file is damaged
            if (kept := _bytes_at(self._kept)) != data:
                replace_if(self._kept, kept, data, is_private=True)


def _bytes_at(file: Path) -> bytes | None:
    try:
        return read_file(file, BYTES_MAX + 1)
    except OSError as error:
        raise ShopFileError(ShopProblem.NOT_READ, error.strerror or error) from error
