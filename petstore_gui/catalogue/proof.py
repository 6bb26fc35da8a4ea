"""What the newest walk of the whole list has proven, so that nobody has to walk it again."""

from __future__ import annotations

import msgspec

from petstore_gui.gateway.protocol import Oddities


class Proof(msgspec.Struct, frozen=True):
    """A walk that came to its end: its number, what was odd on it, and the list's validator.

    It holds for the rows as they are, of one service: until any other walk brings a page.
    """

    walk: int = 0
    oddities: Oddities = Oddities()
    validator: str | None = None
