"""Adds of one animal: while one may be there, another one like it is sent only knowingly."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from petstore_gui.domain.pending_add import PendingAdd
from petstore_gui.outbox.likeness import likeness, likeness_of
from petstore_gui.outbox.pending import Pending


class AlikeAdds:
    """Finds the adds that an animal of the same name and category may already be.

    `is_in_doubt`: whether the service may have an add.
    """

    def __init__(self, pending: Pending, is_in_doubt: Callable[[PendingAdd], bool]) -> None:
        self._pending = pending
        self._is_in_doubt = is_in_doubt
        self._let_pass: dict[str, set[str]] = {}

    def may_be(self, name: str, category_id: int) -> PendingAdd | None:
        """The newest add that may be there and has this name and category."""
        return max(self._alike(name, category_id), key=lambda add: add.number, default=None)

    def others(self, add: PendingAdd) -> list[PendingAdd]:
        """The adds like this one that may be there."""
        return list(self._alike(add.pet.name, add.pet.category_id, but=add.key))

    def let_pass(self, add: PendingAdd) -> None:
        """A person wants this one too, and knows of those that may be there now."""
        self._let_pass[add.key] = {one.key for one in self.others(add)}

    def unknown_to_staff(self, add: PendingAdd) -> PendingAdd | None:
        """One that was not known to be in doubt when a person asked for this add."""
        known = self._let_pass.get(add.key, set())
        return next((one for one in self.others(add) if one.key not in known), None)

    def _alike(self, name: str, category_id: int, *, but: str = "") -> Iterator[PendingAdd]:
        others = [add for add in self._pending.here if add.key != but and self._is_in_doubt(add)]
        if others:
            wanted = likeness(name, category_id)
            yield from (add for add in others if likeness_of(add.pet) == wanted)
