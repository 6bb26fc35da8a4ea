"""What the newest walk of the whole list has proven, so that nobody has to walk it again."""

from __future__ import annotations

import msgspec

from petstore_gui.gateway.protocol import Oddities


class Proof(msgspec.Struct, frozen=True):
    """That the rows are the list of one service as it was when it had this validator.

    It is what a walk of the whole list came to its end with: its number, what was odd on it, and
    how many rows had come `from_elsewhere` when it began. It holds for exactly the rows of that
    walk: until another one brings a page, or any row comes, changes or is unlisted otherwise.
    """

    walk: int = 0
    oddities: Oddities = Oddities()
    validator: str | None = None
    from_elsewhere: int = 0

    def after(self, from_elsewhere: int) -> Proof:
        """What is left of it by now: all, or nothing where more came from elsewhere since."""
        is_left = from_elsewhere == self.from_elsewhere
        return self if is_left else Proof(from_elsewhere=from_elsewhere)
