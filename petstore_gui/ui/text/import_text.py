"""Sentences about animals that are brought in from a file."""

from __future__ import annotations

from math import ceil

from petstore_gui.domain.declined import BusyFor
from petstore_gui.domain.errors import CameMeanwhile, RequestError
from petstore_gui.domain.failure import error_of
from petstore_gui.domain.import_job import ImportCounts
from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.importing.import_facts import ImportFacts, ImportState, Why
from petstore_gui.importing.tables import BYTES_MAX, CELLS_MAX, ROWS_MAX, FileProblem, NotReadable
from petstore_gui.ui.text.error_text import error_sentence, said_sentences, wait_words
from petstore_gui.ui.text.failed_add_text import not_added_sentence
from petstore_gui.ui.text.plain_text import isolated, visible
from petstore_gui.ui.text.waiting_text import wait_reason
from petstore_gui.ui.text.words import deployment_word, number, tr

S = ImportState

_MEGABYTE = 1024 * 1024
_ENCODINGS = {
    "utf-8": "UTF-8",
    "utf-16-le": "UTF-16",
    "utf-16-be": "UTF-16 (big endian)",
}


def encoding_word(encoding: str) -> str:
    """What an encoding is called."""
    words = {"cp1252": tr("Western European"), "cp1250": tr("Central European")}
    return words.get(encoding) or _ENCODINGS[encoding]


def separator_word(separator: str) -> str:
    """What stands between two cells."""
    return {
        ",": tr("Comma"),
        ";": tr("Semicolon"),
        "\t": tr("Tab"),
        "|": tr("Vertical bar"),
    }[separator]


def not_readable_sentence(name: str, error: NotReadable) -> str:
    """Why a file cannot be brought in, and what to do."""
    sentence = {
        FileProblem.SEVERAL: tr("Several files were dropped. Drop one file at a time."),
        FileProblem.A_FOLDER: tr("{name} is a folder. Choose a file in it."),
        FileProblem.NOT_THERE: tr("{name} is no longer there."),
        FileProblem.FORBIDDEN: tr(
            "You don't have permission to open {name}. Ask whoever gave it to you."
        ),
        FileProblem.NOT_READ: tr("{name} cannot be read ({reason})."),
        FileProblem.TOO_LARGE: tr(
            "{name} is larger than {megabytes} MB. Split it into smaller files."
        ),
        FileProblem.TOO_MANY_ROWS: tr(
            "{name} has more than {rows} rows. Split it into smaller files."
        ),
        FileProblem.TOO_MANY_CELLS: tr(
            "{name} has more than {cells} cells. Remove the columns that are not needed."
        ),
        FileProblem.NOT_SEPARATED: tr(
            "A cell in row {row} of {name} is far too long. Look there for a quotation mark without"
            " a closing one, or choose another separator."
        ),
        FileProblem.NOT_TEXT: tr(
            "{name} cannot be read as text. Choose another encoding, or save it as CSV and import"
            " that."
        ),
        FileProblem.NOT_A_WORKBOOK: tr(
            "{name} cannot be opened: it is damaged, protected with a password, or not"
            " a spreadsheet. Save it as CSV and import that."
        ),
    }[error.problem]
    return sentence.format(
        name=isolated(visible(name)),
        reason=visible(str(error)),
        row=error.row,
        megabytes=BYTES_MAX // _MEGABYTE,
        rows=number(ROWS_MAX),
        cells=number(CELLS_MAX),
    )


def progress_sentence(facts: ImportFacts) -> str:
    """How far an import is, and what it waits for; "" if there is none."""
    job, counts = facts.job, facts.counts
    if job is None or facts.state is S.NONE:
        return ""
    name = isolated(visible(job.name)) if job.name else tr("An import")
    if facts.state is S.SAVING:
        return tr("{name}: the animals are being saved on this computer.").format(name=name)
    words, known = tr("{name}: {done} of {total} animals."), counts.done - counts.left
    parts = [words.format(name=name, done=number(known), total=number(job.total))]
    if facts.state is S.OVER:
        parts = [f"{name}:", outcome_sentence(facts)]
    parts.append(_state_sentence(facts))
    return " ".join(filter(None, parts))


def outcome_sentence(facts: ImportFacts) -> str:
    """What became of the rows of an import that is over."""
    counts: ImportCounts = facts.counts
    parts = [tr("%Ln animal(s) added.", "", counts.added)]
    if counts.refused:
        parts.append(tr("%Ln animal(s) refused by the service.", "", counts.refused))
    if counts.ready:
        parts.append(tr("%Ln animal(s) not sent.", "", counts.ready))
    if counts.discarded:
        parts.append(tr("%Ln animal(s) discarded in Unfinished adds.", "", counts.discarded))
    if counts.left:
        words = tr("%Ln animal(s) may be there: look in Unfinished adds.", "", counts.left)
        parts.append(words)
    if facts.job is not None and (invalid := len(facts.job.invalid)):
        parts.append(tr("%Ln row(s) of the file were not brought in.", "", invalid))
    if facts.job is not None and (unticked := facts.job.unticked):
        parts.append(tr("%Ln row(s) of the file were not ticked.", "", unticked))
    if facts.unreadable:
        parts.append(tr("%Ln row(s) could not be read from the disk.", "", facts.unreadable))
    return " ".join(parts)


def unsent_sentence(facts: ImportFacts) -> str:
    """How many animals of an import are still to be sent."""
    if facts.job is None or not facts.job.name:
        return tr("%Ln animal(s) of an import are not added yet.", "", facts.unsent)
    words = tr("%Ln animal(s) of {name} are not added yet.", "", facts.unsent)
    return words.format(name=isolated(visible(facts.job.name)))


def closing_sentence(facts: ImportFacts) -> str:
    """What becomes of an import if the window is closed now."""
    if facts.state is S.SAVING:
        return tr("They are being saved on this computer: wait until that is done.")
    return tr("Petstore keeps them. To add them, press Continue at the next start.")


def left_sentence(facts: ImportFacts) -> str:
    """What becomes of an import once another service was opened."""
    place = deployment_word(facts.job.service_id.deployment) if facts.job else ""
    advice = tr("To add them, switch back to {place} in Settings, then press Continue.")
    return f"{unsent_sentence(facts)} {advice.format(place=place)}"


def _state_sentence(facts: ImportFacts) -> str:
    why = error_sentence(facts.error) if facts.error is not None else ""
    words = {
        S.RUNNING: _running_sentence(facts),
        S.WAITING: _waiting_sentence(facts.error),
        S.STOPPING: tr("Stopping."),
        S.PAUSED: f"{tr('Paused.')} {why}".strip(),
    }.get(facts.state, "")
    if facts.why is Why.IN_DOUBT and facts.state is S.WAITING:
        words = tr("An answer was lost. Petstore asks the service again, and then goes on.")
    elif facts.why is Why.IN_DOUBT and facts.state is S.PAUSED:
        words = tr("Paused: we can't tell whether one was added. Look in Unfinished adds.")
    elif facts.why is Why.LOOKING:
        words = tr("Looking in the list once more…")
    elif facts.why is Why.NOT_LOOKED:
        words = tr(
            "Paused: the list could not be read completely, so some of the rest may be there"
            " already."
        )
        words = " ".join(filter(None, (words, why, tr("Continue asks whether to add the rest."))))
    elif facts.why is Why.ALIKE:
        words = tr(
            "Paused: %Ln animal(s) not sent that may have been added meanwhile.", "", facts.unsent
        )
        words = f"{words} {tr('Continue asks whether to add the rest, Stop leaves it out.')}"
    elif facts.why is Why.SETTLED:
        words = tr("Paused. Continue adds the rest.")
    elif facts.why is Why.EARLIER and facts.state is S.PAUSED:
        words = tr("It was not finished. Continue adds the rest.")
    return words


def _waiting_sentence(error: RequestError | None) -> str:
    if isinstance(error, BusyFor) and error.wait:
        words = tr(
            "The service is busy: it asked to wait {time}. The import goes on by itself then."
        )
        return words.format(time=wait_words(error.wait))
    why = () if error is None else (wait_reason(error), *said_sentences(error))
    return " ".join((*why, tr("It goes on by itself once the service answers.")))


def _running_sentence(facts: ImportFacts) -> str:
    if facts.wait is not None:
        return _waiting_sentence(facts.wait.error)
    left = facts.seconds_left
    return tr("About {time} left.").format(time=wait_words(ceil(left))) if left else ""


def row_outcome_words(row: PendingAdd, *, is_over: bool) -> str:
    """What became of a row; `is_over`: nothing more is sent."""
    if row.phase is Phase.ADDED:
        return tr("Added, ID {id}").format(id=row.pet_id) if row.pet_id else tr("Added")
    if row.phase is Phase.UNKNOWN:
        return tr("May be there: look in Unfinished adds")
    if row.phase in (Phase.REFUSED, Phase.DISCARDED) or is_over:
        return reason_words(row)
    if row.failure is not None and row.failure.kind == CameMeanwhile.__name__:
        return tr("Waiting: one like it was added meanwhile")
    return tr("Being sent") if row.phase is Phase.SENDING else tr("Waiting")


def reason_words(add: PendingAdd) -> str:
    """Why a row was not added, for a file."""
    if add.phase is Phase.DISCARDED:
        return tr("Discarded in Unfinished adds.")
    if add.failure is None:
        return tr("Not sent.")
    return not_added_sentence(error_of(add.failure), add=add)
