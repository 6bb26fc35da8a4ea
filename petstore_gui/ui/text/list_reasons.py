"""Why a list may not be all there is."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QLocale

from petstore_gui.domain.interface_limits import LIMIT_MAX
from petstore_gui.gateway.completeness import Completeness, Doubt, Extent
from petstore_gui.ui.text.words import number, status_word, tr


def reasons_for_doubt(known: Completeness) -> Iterator[str]:
    """Why the service may have more animals, or others, than it listed."""
    yield from _cut_reasons(known)
    yield from _doubt_reasons(known)


def _cut_reasons(known: Completeness) -> Iterator[str]:
    if known.whole is not Extent.CUT:
        return
    words = QLocale().createSeparatedList([status_word(status).lower() for status in known.cut])
    if len(known.cut) == 1:
        yield tr("the {status} list may be cut off at {limit}").format(
            status=words, limit=LIMIT_MAX
        )
    elif known.cut:
        yield tr("the {statuses} lists may be cut off at {limit}").format(
            statuses=words, limit=LIMIT_MAX
        )
    else:
        yield tr("the list may be cut off at {limit}").format(limit=LIMIT_MAX)
    if known.unstated_may_hide:
        yield tr("others with no status or an unknown one may be missing")


def _doubt_reasons(known: Completeness) -> Iterator[str]:
    """Why the list proves nothing, except for what `oddities_sentence` counts."""
    for doubt in known.doubts:
        if doubt is Doubt.OTHER_COUNT and known.counted is not None:
            yield tr("the service says there are {count}").format(count=number(known.counted))
        elif reason := doubt_reasons().get(doubt):
            yield reason


def doubt_reasons() -> dict[Doubt, str]:
    """What is odd about a list, for each doubt but those that are counted."""
    return {
        Doubt.SECTIONS_APART: tr("parts of the list may be missing"),
        Doubt.OTHER_LIST: tr("a link to the rest led to animals of one status only"),
        Doubt.OTHER_LAST_PAGE: tr("the list ended on another page than the service said"),
        Doubt.OTHER_COUNT: tr("the service gives another number for the list of one status"),
        Doubt.NOT_IN_ITS_STATUS: tr(
            "some animals listed under All are missing from the list of their status, so the counts"
            " may be wrong"
        ),
        Doubt.LINK_AWAY: tr("the link to the rest leads to another address"),
        Doubt.LINK_IN_CIRCLE: tr("the links to the rest go round in a circle"),
        Doubt.TOO_LONG: tr("the list is longer than this program can load"),
        Doubt.LINK_NOT_READABLE: tr("the link to the rest is broken"),
    }
