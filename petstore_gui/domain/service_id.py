"""Whose animals are meant: a deployment at an address."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ServiceId:
    """One catalogue. `deployment` is "local", "production" or "staging".

    `origin` is the scheme, host and port of its service; empty for this computer, and where no
    address is known.
    """

    deployment: str
    origin: str = ""
