"""What the window says: facts and errors put into the words of a shop."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

from petstore_gui.catalogue.facts import Facts, State
from petstore_gui.catalogue.view import Filter
from petstore_gui.errors import RequestError
from petstore_gui.gateway.completeness import Extent
from petstore_gui.gateway.protocol import Oddities
from petstore_gui.pets import LIMIT_MAX, PetStatus
from petstore_gui.settings.deployments import Deployment
from petstore_gui.ui.plain import clip, visible

SERVICE_TEXT_MOST = 200
"""How many characters of a service's own words are shown."""


def tr(text: str, disambiguation: str = "", n: int = -1) -> str:
    """A translated text, for functions: lupdate files it under no class. `%Ln` stands for `n`."""
    return QCoreApplication.translate("", text, disambiguation or None, n)


def number(count: int) -> str:
    """A count with the separators of the reader's language. Ids are never grouped."""
    return QLocale().toString(count)


def status_word(status: str | None) -> str:
    """The word for a status; one that the interface does not name is shown as it is."""
    if status is None:
        return tr("Not stated")
    known: dict[str, str] = {
        PetStatus.AVAILABLE: tr("Available"),
        PetStatus.PENDING: tr("Pending"),
        PetStatus.SOLD: tr("Sold"),
    }
    return known.get(status) or visible(status)


def filter_word(shown: Filter) -> str:
    """The word on a filter button."""
    return tr("All") if shown is Filter.ALL else status_word(shown.status)


def filter_text(shown: Filter, facts: Facts) -> str:
    """Word and count of a filter button: a plus where there may be more, nothing before a list."""
    count = facts.counts.of(shown)
    if facts.as_of is None and not count:
        return filter_word(shown)
    may_be_more = "" if facts.extent_of(shown).is_settled else "+"
    return f"{filter_word(shown)}  {number(count)}{may_be_more}"


def deployment_word(deployment: Deployment) -> str:
    """The name of a deployment."""
    return {
        Deployment.LOCAL: tr("This computer"),
        Deployment.PRODUCTION: tr("Production"),
        Deployment.STAGING: tr("Staging"),
    }[deployment]


def completeness_sentence(facts: Facts) -> str:
    """How much of the service's list is known, and nothing more."""
    known, extent = facts.counts.known, facts.completeness.whole
    if facts.state in (State.WAITING, State.NOT_CONNECTED):
        return ""
    if facts.state is State.LOADING and (facts.is_first_list or extent is Extent.LOADING):
        return tr("Loading, {count} so far").format(count=number(known))
    if extent is Extent.CUT:
        return _cut_sentence(facts)
    if extent.is_settled and not known:
        return tr("No animals")
    return _settled_or_ended_sentence(facts)


def _settled_or_ended_sentence(facts: Facts) -> str:
    known = facts.counts.known
    if facts.completeness.whole is Extent.ALL:
        return tr("All %Ln animal(s)", "", known)
    if facts.completeness.whole is Extent.LISTED:
        return tr("%Ln animal(s) listed", "", known)
    if not facts.is_first_list:
        return tr("%Ln animal(s), not up to date", "", known)
    if not known:
        return ""
    if facts.state is State.STOPPED:
        return tr("%Ln animal(s) so far, loading was stopped", "", known)
    return tr("%Ln animal(s) came, then the service did not go on", "", known)


def _cut_sentence(facts: Facts) -> str:
    sentence = tr("At least %Ln animal(s)", "", facts.counts.known)
    cut = facts.completeness.cut
    if cut:
        words = QLocale().createSeparatedList([status_word(status).lower() for status in cut])
        reason = tr("the list of {statuses} animals is cut at {limit}")
        sentence += ": " + reason.format(statuses=words, limit=LIMIT_MAX)
    if facts.completeness.unstated_may_hide:
        sentence += tr("; more without a status may be missing")
    return sentence


def oddities_sentence(oddities: Oddities) -> str:
    """What of an answer was told, not shown; nothing where all was well."""
    parts = [
        tr("%Ln row(s) not understood", "", oddities.not_understood),
        tr("%Ln row(s) over the limit", "", oddities.past_limit),
        tr("%Ln animal(s) listed twice", "", oddities.seen_twice),
        tr("%Ln animal(s) of another status than asked for", "", oddities.other_status),
    ]
    counts = [getattr(oddities, field) for field in Oddities.__struct_fields__]
    return ", ".join(part for part, count in zip(parts, counts, strict=True) if count)


def as_of_words(as_of: datetime | None) -> str:
    """When the list is from."""
    if as_of is None:
        return ""
    moment = QDateTime.fromSecsSinceEpoch(int(as_of.timestamp()))
    short, today = QLocale.FormatType.ShortFormat, QDate.currentDate()
    if moment.date() == today:
        words = QLocale().toString(moment.time(), short)
    else:
        words = QLocale().toString(moment, short)
    return tr("Updated {time}").format(time=words)


def error_sentence(error: RequestError) -> str:
    """What happened and what to do, the code where there is one, and the service's own words."""
    sentence = QCoreApplication.translate("errors", error.sentence).format(**error.fields())
    if error.said.code:
        sentence += " " + tr("(Code: {code})").format(code=visible(error.said.code))
    if error.said.message:
        words = clip(visible(error.said.message), SERVICE_TEXT_MOST)
        sentence += " " + tr("The service says: {words}").format(words=words)
    return sentence
