"""What the outbox file has of the imports into the open service."""

from __future__ import annotations

import logging
import uuid
from collections.abc import Iterator, Sequence
from datetime import datetime

from petstore_gui.domain.import_job import ImportCounts, ImportJob
from petstore_gui.domain.pending_add import Known, PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.outbox.store import OutboxStore
from petstore_gui.outbox.stores import OutboxStores
from petstore_gui.storage.import_rows import ImportsDb
from petstore_gui.storage.recoverable_db import StorageError, WrittenByNewer
from petstore_gui.support.time_slices import run_in_slices

ROWS_READ = 500
"""How many rows are read from the file together, to be shown."""

log = logging.getLogger(__name__)


class ImportRecords:
    """Reads and writes imports. `store` is None until the file of the service is open."""

    def __init__(self, stores: OutboxStores) -> None:
        self.service_id: ServiceId | None = None
        self.store: OutboxStore | None = None
        self._stores = stores

    def open(self, service_id: ServiceId | None) -> None:
        """Speak of this service from now on; `find` or `create` opens its file."""
        self.service_id, self.store = service_id, None

    async def find(self, service_id: ServiceId) -> tuple[ImportJob | None, ImportCounts]:
        """The import that an earlier run left, if there is one.

        If none is unfinished: the newest that is over, has failed rows, and was not closed.
        """
        job, counts = None, ImportCounts()
        try:
            store = await self._stores.open(service_id)
            if (job := await store.with_imports(ImportsDb.unfinished, service_id)) is not None:
                counts = await store.with_imports(ImportsDb.counts, job)
            kept = [] if job else await store.with_imports(ImportsDb.kept, service_id)
            while kept and job is None:
                counts = await store.with_imports(ImportsDb.counts, last := kept.pop())
                job = last if counts.failed or last.invalid else None
        except (StorageError, WrittenByNewer) as error:
            log.info("imports cannot be read: %s", error)
            return None, counts
        self._keep(service_id, store)
        return job, counts

    async def create(self, job: ImportJob, pets: Sequence[NewPet]) -> list[PendingAdd]:
        """Write an import; return all of its rows. Raises `StorageError` or `WrittenByNewer`."""
        rows: list[PendingAdd] = []
        await run_in_slices(map(rows.append, _rows(job, pets)))
        store = await self._stores.open(job.service_id)
        await store.with_imports(ImportsDb.create, job, rows)
        self._keep(job.service_id, store)
        return rows

    async def not_added(self, job: ImportJob | None) -> list[PendingAdd]:
        """The rows that were refused, discarded or not sent. Raises `StorageError`."""
        if self.store is None or job is None:
            return []
        return await self.store.with_imports(ImportsDb.not_added, job)

    async def rows(self, job: ImportJob | None) -> list[PendingAdd]:
        """Every row that can be read, as the file has it. Raises `StorageError`."""
        found: list[PendingAdd] = []
        store = self.store
        while store is not None and job is not None:
            after = found[-1].number if found else 0
            if not (read := await store.with_imports(ImportsDb.every, job, after, ROWS_READ)):
                break
            found += read
        return found

    async def let_go(self, job: ImportJob) -> bool:
        """Note that a person has seen how an import ended; False if the disk refuses."""
        try:
            if self.store is not None:
                await self.store.with_imports(ImportsDb.let_go, job)
        except StorageError as error:
            log.info("the next start shows an import again that was closed: %s", error)
            return False
        return True

    async def brought_in_at(self, digest: str) -> datetime | None:
        """When a file with this content was last brought into the open service, or None."""
        if self.store is None or self.service_id is None:
            return None
        try:
            return await self.store.with_imports(ImportsDb.of_file, digest, self.service_id)
        except StorageError:
            return None

    def _keep(self, service_id: ServiceId, store: OutboxStore) -> None:
        if service_id == self.service_id:  # it may have been left in the meantime
            self.store = store


def _rows(job: ImportJob, pets: Sequence[NewPet]) -> Iterator[PendingAdd]:
    """The rows of an import, each with its own key."""
    at = job.created_at
    for pet in pets:
        key = str(uuid.uuid4())
        yield PendingAdd(0, key, pet, job.service_id, Known(), Phase.PAUSED, 0, at, at)
