"""Sentences about animals on their way to the service, and about what is typed for them."""

from __future__ import annotations

from datetime import datetime
from math import ceil

from petstore_gui.domain.add import Add, Phase
from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import Declined, needs_another_key
from petstore_gui.domain.deployment import ServiceId
from petstore_gui.domain.errors import NewerWroteAdds, RequestError
from petstore_gui.domain.failure import PetField, error_of, refusal_of
from petstore_gui.domain.pets import (
    NAME_LENGTH_MAX,
    IntegerProblem,
    NameProblem,
    NewPet,
    Pet,
    is_like,
    parse_int64,
    typed_name_problem,
)
from petstore_gui.outbox.choices import Choice
from petstore_gui.storage.outbox_file import Opened
from petstore_gui.ui.words.error_text import error_details, error_sentence
from petstore_gui.ui.words.pet_text import quoted
from petstore_gui.ui.words.plain_text import visible
from petstore_gui.ui.words.words import (
    deployment_word,
    exact_moment_words,
    in_a_row,
    in_commas,
    number,
    status_word,
    tr,
)

_IDS_MAX = 3
"""How many IDs a sentence names."""


def choice_word(choice: Choice) -> str:
    """The text of a button or a menu entry."""
    return {
        Choice.UNDO: tr("Undo"),
        Choice.CORRECT: tr("Correct…"),
        Choice.IT_IS_THERE: tr("It is there"),
        Choice.SEND_AGAIN: tr("Send again"),
        Choice.DISCARD: tr("Discard"),
    }[choice]


def row_note(add: Add, now: datetime) -> str:
    """The note beside the name in the table of animals."""
    if add.phase is Phase.REFUSED:
        return tr("not added: {why}").format(why=_why(add))
    if add.phase is Phase.UNSURE or (add.phase is Phase.WAITING and add.may_be_there):
        return tr("may have been added")
    if add.phase is Phase.WAITING and add.failure is not None:
        return tr("not added yet")
    wait = add.wait(now)
    if wait and not add.attempts:
        return tr("will be added in %Ln s", "", ceil(wait.total_seconds()))
    return tr("being added")


def add_sentence(add: Add) -> str:
    """How far an animal has come."""
    return {
        Phase.WAITING: _waiting_words(add),
        Phase.SENDING: tr("{name} is being added."),
        Phase.UNSURE: _unsure_words(add),
        Phase.REFUSED: tr("{name} was not added: {why}."),
    }[add.phase].format(name=quoted(add.pet), why=_why(add), ids=_ids(add))


def add_details(add: Add) -> str:
    """How the last attempt failed, in the service's words, too, and when the next one comes."""
    failed = again = ""
    if add.failure is not None:
        error = error_of(add.failure)
        failed = error_sentence(error)
        if add.phase is Phase.UNSURE and isinstance(error, Declined):
            refused = tr("It was refused when sent again. The first may have been added.")
            failed = in_a_row(refused, error_details(error))
    if add.not_before is not None and add.attempts:
        again = tr("It is not sent before {time}.").format(time=exact_moment_words(add.not_before))
    return in_a_row(failed, again)


def reason_words(error: RequestError) -> str:
    """Why the service did not accept an animal, to follow "not added:"."""
    if (refusal := refusal_of(error)) is not None:
        return {
            PetField.NAME: tr("the service did not accept the name"),
            PetField.CATEGORY: tr("the service did not accept the category"),
            PetField.STATUS: tr("the service did not accept the status"),
        }[refusal.field]
    if isinstance(error, NotReached):
        return tr("it cannot be sent")
    wrong = tr("the service did not accept it")
    elsewhere = tr("the service takes no animals at this address")
    reasons = {
        400: wrong,
        404: elsewhere,
        409: tr("the service has one that conflicts with it"),
        410: elsewhere,
        413: tr("the name is too long"),
        422: wrong,
    }
    return reasons.get(error.status, tr("the service declined it"))


def added_sentence(add: Add, added: Pet) -> str:
    """What was added; where the service saved something else, both."""
    if is_like(added, add.pet):
        return tr("Added {name}, ID {id}.").format(name=quoted(added), id=added.id)
    return tr("{sent} was saved as {kept}, ID {id}.").format(
        sent=_in_words(add.pet), kept=_in_words(added), id=added.id
    )


def several_sentence(phase: Phase, count: int) -> str:
    """The same of several animals in one phase."""
    if phase is Phase.REFUSED:
        return tr("%Ln animal(s) were not added.", "", count)
    return tr("%Ln animal(s) may have been added.", "", count)


def decided_sentence(add: Add, choice: Choice) -> str:
    """What came of a decision."""
    words = {
        Choice.IT_IS_THERE: tr("{name} is no longer among the unfinished adds."),
        Choice.DISCARD: tr("Discarded {name}."),
    }.get(choice, "")
    return words.format(name=quoted(add.pet))


def place_words(place: ServiceId, here: ServiceId | None) -> str:
    """Another service than the open one, by its address if it is another of the same deployment."""
    name = deployment_word(place.deployment)
    if here is None or place.deployment is not here.deployment:
        return name
    return tr("{deployment} at {origin}").format(deployment=name, origin=visible(place.origin))


def opened_sentence(opened: Opened) -> str:
    """What was found in place of the file; empty if all is well."""
    if opened.damaged is not None:
        return tr(
            "The list of unfinished adds was damaged. %Ln could be read.", "", opened.taken_over
        )
    count = opened.taken_over
    return tr("%Ln unfinished add(s) of an earlier version were found.", "", count) if count else ""


def not_saved_sentence(error: RequestError) -> str:
    """Why nothing can be added."""
    if isinstance(error, NewerWroteAdds):
        return tr("A newer version of Petstore has the unfinished adds.")
    if isinstance(error, NotReached):
        return tr("Petstore is not connected to a service.")
    return tr("Nothing can be added: this computer's disk does not save it.")


def _why(add: Add) -> str:
    return tr("unknown") if add.failure is None else reason_words(error_of(add.failure))


def _waiting_words(add: Add) -> str:
    if add.may_be_there:
        return tr("{name} may have been added. Petstore asks the service again.")
    if add.failure is None:
        return tr("{name} will be added.")
    error = error_of(add.failure)
    if needs_another_key(error):
        return tr("{name} will be added once the service accepts the API key.")
    if error.is_outage:
        return tr("{name} will be added when the service is back.")
    return tr("{name} will be added when the service takes it.")


def _unsure_words(add: Add) -> str:
    if add.look is None:
        return tr("We can't tell yet whether {name} was added.")
    if not add.look.ids:
        return tr("{name} may not have been added: the list does not show it.")
    if add.known is None or not add.known.is_whole:
        return tr("{name} may have been added: in the list is one like it, {ids}.")
    if len(add.look.ids) > 1:
        return tr("{name} may have been added: several like it are new, {ids}.")
    return tr("{name} may have been added: one like it is new in the list, {ids}.")


def _ids(add: Add) -> str:
    ids = add.look.ids if add.look is not None else ()
    return in_commas((*map(str, ids[:_IDS_MAX]), *["…"] * (len(ids) > _IDS_MAX)))


def _in_words(pet: NewPet | Pet) -> str:
    return f"{quoted(pet)} / {pet.category_id} / {status_word(pet.status)}"


def name_problem_sentence(typed: str) -> str:
    """What is wrong with a name, or ""."""
    name = typed.strip()
    sentence = {
        None: "",
        NameProblem.BLANK: tr("Enter a name."),
        NameProblem.TOO_LONG: tr(
            "That name has {count} characters; the most is {most}. Shorten it."
        ),
    }.get(
        typed_name_problem(name),
        tr("This name has a character that cannot be sent. Type it again."),
    )
    return sentence.format(count=number(len(name)), most=number(NAME_LENGTH_MAX))


def category_problem_sentence(typed: str, *, can_be_made: bool = False) -> str:
    """What is wrong with a category, or "". `can_be_made`: a new name is offered beside it."""
    parsed = parse_int64(typed)
    if not isinstance(parsed, IntegerProblem):
        return ""
    sentences = {
        IntegerProblem.MISSING: tr("Enter a category."),
        IntegerProblem.NOT_A_NUMBER: tr("A category is a whole number."),
        IntegerProblem.OUT_OF_RANGE: tr("That number is too long for a category."),
    }
    if can_be_made:
        sentences[IntegerProblem.NOT_A_NUMBER] = tr(
            "No category has this name. Choose one, or create it."
        )
    return sentences[parsed]


def status_problem_sentence(choice: str) -> str:
    """What is wrong with the choice of a status, or ""."""
    return "" if choice else tr("Choose a status: it cannot be changed later.")
