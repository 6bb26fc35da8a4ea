"""What the newest walk of the whole list has proven, so that it need not be walked again."""

from __future__ import annotations

import msgspec

from petstore_gui.gateway.odd_rows import OddTally


class Proof(msgspec.Struct, frozen=True):
    """Proves that the rows are the list of one service, as it was when it had this validator.

    A walk of the whole list ends with it: the number of the walk, what was odd about it, and the
    count of changes `from_elsewhere` when it started. It is valid only for the rows of that walk:
    until another walk brings a page, or any row is added, changed or unlisted in another way.
    """

    walk: int = 0
    odd: OddTally = msgspec.field(default_factory=OddTally)
    validator: str | None = None
    from_elsewhere: int = 0

    def after(self, from_elsewhere: int) -> Proof:
        """This proof, or an empty one if rows have changed from elsewhere since."""
        holds = from_elsewhere == self.from_elsewhere
        return self if holds else Proof(from_elsewhere=from_elsewhere)
