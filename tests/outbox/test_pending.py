"""The pending adds alone."""

from __future__ import annotations

from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import LOCAL_SERVICE
from petstore_gui.outbox.pending import Pending
from petstore_gui.storage.outbox_db import StoredAdds
from petstore_gui.storage.outbox_rows import add_of, row_of


def test_an_add_of_the_first_millisecond_still_counts_as_this_runs_when_read_again() -> None:
    for _ in range(100):
        pending = Pending()
        pending.service_id = LOCAL_SERVICE
        stored = add_of(row_of(pending.new(NewPet("Rex", 7), None)))
        assert stored is not None
        pending.clear()
        pending.load(LOCAL_SERVICE.deployment, StoredAdds((stored,)))
        assert len(pending.here) == 1
        assert pending.asking_from_earlier == ()
