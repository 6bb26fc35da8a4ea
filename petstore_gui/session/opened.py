"""What is known of a deployment once it is opened."""

from __future__ import annotations

import msgspec

from petstore_gui.domain.deployment import Deployment


class Opened(msgspec.Struct, frozen=True):
    """An opened deployment. `where` is its host, or empty for this computer.

    `samples` and `samples_copy` are about the sample animals of this computer: see `Listening`.
    """

    deployment: Deployment
    where: str = ""
    is_unencrypted: bool = False
    samples: int = 0
    samples_copy: str = ""
