"""The counts of animals that the newest list does not show."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.catalogue.unlisted import Unlisted

IDS = st.integers(1, 6)
STATUSES = st.sampled_from([None, "available", "sold"])
STEPS = st.one_of(
    st.tuples(st.just("added"), IDS, STATUSES),
    st.tuples(st.just("found"), IDS, STATUSES),
    st.tuples(st.just("earlier"), IDS, STATUSES, st.integers(1, 4)),
    st.tuples(st.just("listed"), st.sets(IDS)),
)


@given(st.lists(STEPS))
def test_counts_are_those_of_a_recount(steps: list[tuple[object, ...]]) -> None:
    unlisted, model = Unlisted(), dict[int, tuple[str, str | None, int]]()
    for kind, which, *rest in steps:
        if kind == "listed":
            assert isinstance(which, set)
            earlier = {one for one in which & model.keys() if model[one][0] == "earlier"}
            assert unlisted.discard(which) == earlier
            for one in which & model.keys():
                del model[one]
        else:
            note = {
                "added": unlisted.note_added,
                "found": unlisted.note_found,
                "earlier": unlisted.note_last_seen,
            }[str(kind)]
            note(which, *rest)  # type: ignore[operator]
            model[which] = (kind, *rest, 0)[:3]  # type: ignore[index, assignment]
    recount = Counter((one[1], one[0]) for one in model.values())
    counted = {
        (status, kind): getattr(apart, kind)
        for status, apart in unlisted.by_status()
        for kind in ("added", "found", "earlier")
        if getattr(apart, kind)
    }
    times = [at for kind, _, at in model.values() if kind == "earlier"]
    assert counted == recount
    assert (unlisted.seen_from, unlisted.seen_until) == (
        min(times, default=None),
        max(times, default=None),
    )
    assert bool(unlisted) == bool(model)
    assert all((one in unlisted) == (one in model) for one in range(1, 7))
