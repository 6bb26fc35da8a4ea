"""Why a list may not be all there is."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from petstore_gui.domain.interface_limits import LIMIT_MAX
from petstore_gui.gateway.completeness import UNFOLLOWED, Completeness, Doubt, Extent
from petstore_gui.ui.text.words import status_word, tr


def reason_for_doubt(known: Completeness) -> str:
    """Why the service may have more animals, or others, than it listed; empty if it is told apart.

    What is odd about rows is counted by `oddities_sentence`.
    """
    if known.whole is Extent.CUT and known.doubt not in UNFOLLOWED:
        return _cut_words(known)
    return doubt_words(known.doubt)


def doubt_words(doubt: Doubt | None) -> str:
    """What a doubt is in words; empty if it is counted."""
    if doubt in (None, Doubt.ODD_ROWS):
        return ""
    return {
        Doubt.OTHER_TOTAL: tr("the service itself names another end or number"),
        Doubt.LINK_AWAY: tr("the link to the rest does not lead to this list"),
        Doubt.LINK_IN_CIRCLE: tr("the links to the rest go round in a circle"),
        Doubt.TOO_LONG: tr("the list is longer than this program can load"),
    }[doubt]


def _cut_words(known: Completeness) -> str:
    words = QLocale().createSeparatedList([status_word(status).lower() for status in known.cut])
    pattern = tr("the list may be cut off at {limit}")
    if known.cut:
        pattern = tr("the {statuses} lists may be cut off at {limit}")
    if len(known.cut) == 1:
        pattern = tr("the {statuses} list may be cut off at {limit}")
    cut = pattern.format(statuses=words, limit=LIMIT_MAX)
    if not known.unstated_may_hide:
        return cut
    return tr("{cut}; others with no status or an unknown one may be missing").format(cut=cut)
