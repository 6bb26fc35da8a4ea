"""The paths of what a profile keeps of each service."""

from __future__ import annotations

from pathlib import Path

from petstore_gui.domain.deployment import ServiceId

_DIGEST_LENGTH = 8


class StoragePaths:
    """The files of each service, in the `folder` of a profile."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @property
    def outbox(self) -> Path:
        """One file for all deployments: each add in it names its service."""
        return self._folder / "outbox.sqlite"

    def history(self, service_id: ServiceId) -> Path:
        """One file for each deployment and origin: other origins have other animals."""
        return self._folder / f"ledger-{_name(service_id)}.sqlite"

    def names(self, service_id: ServiceId) -> Path:
        """The names of the categories of a service."""
        return self._folder / f"categories-{_name(service_id)}.json"


def _name(service_id: ServiceId) -> str:
    origin = service_id.origin
    return f"{service_id.deployment}-{_digest(origin)}" if origin else service_id.deployment


def _digest(origin: str) -> str:
    import hashlib  # noqa: PLC0415 - not needed for this computer's first rows

    return hashlib.sha256(origin.encode()).hexdigest()[:_DIGEST_LENGTH]
