"""What is known of a deployment once it is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from petstore_gui.domain.deployment import Deployment

if TYPE_CHECKING:
    from petstore_gui.domain.store_loss import StoreLoss


class Opened(msgspec.Struct, frozen=True):
    """An opened deployment. `where` is its host, or empty for this computer.

    `samples`, `samples_copy` and `aside` are about the store of this computer: see `Listening`.
    `loss`: the store is lost, and is not open until staff decide how to continue. `has_failed`: the
    store of this computer did not open, for whatever reason.
    """

    deployment: Deployment
    where: str = ""
    is_unencrypted: bool = False
    samples: int = 0
    samples_copy: str = ""
    aside: str | None = None
    loss: StoreLoss | None = None
    has_failed: bool = False
