"""An add as the list of unfinished adds shows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime

import msgspec

from petstore_gui.domain.category import Category
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.errors import KeyMissing, MayBeThere
from petstore_gui.domain.failure import error_of
from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.outbox.pending import Block
from petstore_gui.outbox.search import Search
from petstore_gui.ui.table.record_delegate import Record, RecordCell
from petstore_gui.ui.text.failed_add_text import listed_advice, listed_sentence
from petstore_gui.ui.text.lost_add_text import (
    lost_sentence,
    rest_sentence,
    risk_sentence,
    search_sentence,
)
from petstore_gui.ui.text.outbox_text import (
    block_sentence,
    discarded_sentence,
    left_sentence,
    phase_sentence,
    service_words,
    where_sentence,
)
from petstore_gui.ui.text.pet_text import NAME_MAX, short_name
from petstore_gui.ui.text.plain_text import in_a_row
from petstore_gui.ui.text.words import (
    category_with_number,
    exact_moment_words,
    moment_words,
    status_word,
    tr,
)

_KNOWN = 4
"""The column of what is known."""

NOT_ADDED = (Phase.REFUSED, Phase.PAUSED, Phase.AWAY)


class ListedAdd(msgspec.Struct, frozen=True):
    """One pending add, with what is known about it.

    `search`: the search of the list for it. `original`: the add that it replaces, while the outcome
    of that add is unknown. `here`: the open service.
    `is_from_earlier`: an earlier run recorded that it was not sent or not accepted.
    `block`: why it cannot be sent at all. `may_send`: a person may send it, once it has rested.
    `is_looked_for`: it was refused or held back in this run, and the list may have it.
    `rests_until`: it cannot be sent again before that.
    `is_key_renewed`: it failed for the API key, and another one may be in use now.
    `is_discarded`: it is not pending, but can be brought back.
    """

    add: PendingAdd
    search: Search = Search()
    original: PendingAdd | None = None
    is_original_added: bool = False
    is_from_earlier: bool = False
    is_looked_for: bool = False
    here: ServiceId | None = None
    block: Block | None = None
    may_send: bool = False
    rests_until: datetime | None = None
    is_key_renewed: bool = False
    is_discarded: bool = False

    @property
    def is_here(self) -> bool:
        """Whether the add is for the open service."""
        return self.add.service_id == self.here

    @property
    def is_to_be_confirmed(self) -> bool:
        """Whether the list has it, very likely: nobody wants to send it, if they are allowed to."""
        return self.is_lost and self.search.is_added

    @property
    def is_held_back(self) -> bool:
        """Whether it was not sent because another one just like it may have been added."""
        failure = self.add.failure
        return failure is not None and isinstance(error_of(failure), MayBeThere)

    @property
    def may_be_decided(self) -> bool:
        """Whether the user can decide about it now."""
        return not (self.add.phase.is_on_its_way or self.add.is_read_only)

    @property
    def may_send_now(self) -> bool:
        """Whether a person may send it now."""
        return self.may_send and self.rests_until is None

    @property
    def is_under_way(self) -> bool:
        """Whether it is being sent, or looked for in the list."""
        return self.add.phase.is_on_its_way or self.search.is_running

    @property
    def may_edit(self) -> bool:
        """Whether it was not sent or not accepted, so its animal may be changed."""
        return self.may_send and self.add.phase in NOT_ADDED

    @property
    def is_lost(self) -> bool:
        """Whether nobody knows if the service added it, and a person can find out."""
        may_be_there = self.is_from_earlier and self.search.is_found
        return (self.add.phase is Phase.UNKNOWN or may_be_there) and self.may_be_decided

    @property
    def may_check(self) -> bool:
        """Whether a person may search the list for it now."""
        may_be_there = self.add.phase is Phase.UNKNOWN or self.is_from_earlier or self.is_looked_for
        is_free = self.may_be_decided and self.is_here and not self.search.is_running
        return may_be_there and is_free

    @property
    def is_listed(self) -> bool:
        """Whether it was refused or not sent, but the list has a new one like it."""
        is_failed = self.add.phase in (Phase.REFUSED, Phase.PAUSED)
        return is_failed and self.search.is_found and not self.is_lost

    def record(self, categories: Mapping[int, Category], *, is_exact: bool = False) -> Record:
        """Its row: time, name, category, status, and what is known; `categories` have names.

        `is_exact`: with the second, as it differs from another one in nothing else.
        """
        add = self.add
        icon = "warning" if add.phase in (Phase.UNKNOWN, Phase.REFUSED) else "add"
        name = short_name(add.pet.name)
        if not self.is_here:
            name = f"{name} ({service_words(add.service_id, self.here)})"
        whole = add.pet.name if len(add.pet.name) > NAME_MAX else ""
        is_open = not self.is_discarded
        return (
            RecordCell((exact_moment_words if is_exact else moment_words)(add.created_at)),
            RecordCell(name, icon=icon if is_open else "", is_strong=is_open, whole=whole),
            RecordCell(category_with_number(add.pet.category_id, categories)),
            RecordCell(status_word(add.pet.status), status=add.pet.status),
            RecordCell(self.sentence),
        )

    @property
    def sentence(self) -> str:
        """All that is known about it."""
        add = self.add
        if self.is_discarded:
            return discarded_sentence(add)
        if add.phase is Phase.UNKNOWN and self.original is None:
            rests_until, block = self.rests_until, self.block
            parts = [lost_sentence(add, self.search, rests_until=rests_until, block=block)]
        else:
            is_asked, result = self.is_original_added, self.search.result
            parts = [phase_sentence(add, self.original, is_original_added=is_asked)]
            if self.is_key_renewed:
                words = tr(
                    "Not added because of the API key. Petstore uses the one in Settings now."
                )
                parts = [words]
            if self.is_listed and result is not None:
                parts = [listed_sentence(result), listed_advice(is_sent=add.attempts > 0)]
            if self.is_from_earlier and self.original is None and not is_asked:
                parts = [] if self.search.is_added else [left_sentence(add)]
            parts += self._looked_parts()
            if self.block is None and not self.search.is_running:
                parts.append(rest_sentence(add, self.rests_until))
        if self.block is not None and not self.is_to_be_confirmed:
            parts.append(block_sentence(self.block))
        if not self.is_here:
            parts.append(where_sentence(add.service_id, self.here))
        return in_a_row(*parts)

    def _looked_parts(self) -> list[str]:
        """What a look at the list said of one that was refused, or that an earlier run left."""
        if self.is_from_earlier:
            return [search_sentence(self.search)]
        if not self.is_looked_for or self.is_listed:
            return []
        is_risk = self.search.unread is not None and self.add.attempts > 0
        return [search_sentence(self.search), risk_sentence() if is_risk else ""]


def records(adds: Sequence[ListedAdd], categories: Mapping[int, Category]) -> list[Record]:
    """The rows of these adds, none of which looks like another."""
    first = [listed.record(categories) for listed in adds]
    seen = Counter(record[:_KNOWN] for record in first)
    return [
        listed.record(categories, is_exact=True) if seen[record[:_KNOWN]] > 1 else record
        for listed, record in zip(adds, first, strict=True)
    ]


def listed_add(add: PendingAdd, outbox: Outbox) -> ListedAdd:
    """An unfinished add as it stands in the outbox."""
    search = outbox.search_for(add)
    return ListedAdd(
        add,
        search,
        outbox.pending.original_of(add),
        is_original_added=outbox.pending.is_original_added(add),
        is_from_earlier=outbox.pending.is_from_earlier(add),
        is_looked_for=outbox.refused.is_looked_for(add),
        here=outbox.pending.service_id,
        block=outbox.pending.block(add),
        rests_until=outbox.second_sending.rests_until(add),
        may_send=outbox.pending.may_send(add)
        and outbox.second_sending.may_be_offered(add)
        and not search.is_running,
        is_key_renewed=_failed_for_key(add) and outbox.is_before_connection(add),
    )


def _failed_for_key(add: PendingAdd) -> bool:
    error = None if add.failure is None or add.phase is Phase.UNKNOWN else error_of(add.failure)
    return isinstance(error, KeyMissing | KeyNotAccepted)


def discarded_adds(outbox: Outbox) -> list[ListedAdd]:
    """The adds that the user discarded in this run, which can be kept after all."""
    here = outbox.pending.service_id
    return [ListedAdd(add, here=here, is_discarded=True) for add in outbox.decisions.discarded]
