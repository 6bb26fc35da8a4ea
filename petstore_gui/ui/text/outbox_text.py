"""Sentences about adds."""

from __future__ import annotations

from petstore_gui.domain.declined import NotValid
from petstore_gui.domain.errors import OutcomeUnknown, RequestError
from petstore_gui.domain.failure import error_of
from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.refusal import PetField, Refusal, refusal_of
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.gateway.protocol import Added
from petstore_gui.outbox.pending import Block
from petstore_gui.outbox.reconciler import SearchResult
from petstore_gui.outbox.store import FileDamage
from petstore_gui.storage.recoverable_db import WrittenByNewer
from petstore_gui.ui.text.error_text import (
    error_sentence,
    said_sentence,
    said_sentences,
    said_words,
)
from petstore_gui.ui.text.plain_text import clip, visible
from petstore_gui.ui.text.words import deployment_word, number, status_word, tr

NAME_MAX = 60
"""How many characters of a name are quoted in a sentence."""

NOTICED_SECONDS = 1.0
"""A shorter wait for the service is not spoken of."""


def quoted(pet: NewPet | Pet) -> str:
    """The name of an animal, for use in a sentence."""
    return clip(visible(pet.name), NAME_MAX)


def described(pet: NewPet) -> str:
    """An animal, for use in a list of adds."""
    return tr("{name}, category {category}, {status}").format(
        name=quoted(pet), category=pet.category_id, status=status_word(pet.status)
    )


def service_words(service_id: ServiceId, here: ServiceId | None) -> str:
    """An add's deployment, with its address if the open service has another one."""
    name = deployment_word(service_id.deployment)
    if here is None or service_id == here or service_id.deployment != here.deployment:
        return name
    return tr("{deployment} at {origin}").format(deployment=name, origin=visible(service_id.origin))


def added_sentence(add: PendingAdd, added: Added) -> str:
    """What was added, and what the service stored if that differs."""
    pet = added.pet
    sentence = tr("Added {name}, ID {id}.").format(name=quoted(pet), id=pet.id)
    return f"{sentence} {_difference(add.pet, pet)}" if added.differs else sentence


def found_sentence(result: SearchResult) -> str:
    """What a search of the list says about an add whose outcome is unknown."""
    ids = ", ".join(map(str, result.ids))
    match len(result.ids), result.are_new:
        case 0, _:
            words = tr("{name} is not in the list so far.")
        case 1, True:
            words = tr("Very likely {name} was added as {ids}: that one is new in the list.")
        case 1, False:
            words = tr(
                "An animal just like it is in the list: {ids}. It may have been there before."
            )
        case _, True:
            words = tr("These are new in the list and just like {name}: {ids}.")
        case _:
            words = tr(
                "These in the list are just like it: {ids}. They may have been there before."
            )
    return words.format(ids=ids, name=quoted(result.add.pet))


def verdict_sentence(add: PendingAdd, result: SearchResult | None = None) -> str:
    """What can be said of an add of unknown outcome, after a search of the list if any."""
    if result is not None and result.ids and result.are_new:
        return found_sentence(result)
    unknown = tr("We can't tell whether {name} was added.").format(name=quoted(add.pet))
    return unknown if result is None else f"{unknown} {found_sentence(result)}"


def cause_sentence(error: RequestError) -> str:
    """What went wrong; of a lost answer only what the service said, if anything."""
    if isinstance(error, OutcomeUnknown):
        return " ".join(said_sentences(error))
    return error_sentence(error)


def failed_sentence(add: PendingAdd, error: RequestError) -> str:
    """Whether the animal was added, and what went wrong."""
    if add.phase is not Phase.UNKNOWN:
        return not_added_sentence(error)
    return f"{verdict_sentence(add)} {cause_sentence(error)}".strip()


def not_added_sentence(error: RequestError) -> str:
    """Why an animal was not added: what is wrong with it in the words of the service."""
    if (refusal := refusal_of(error)) is not None:
        return f"{refused_field_sentence(refusal)} {refusal_sentence(refusal)}".strip()
    if isinstance(error, NotValid) and error.said.message:
        return tr('Not added: "{words}"').format(words=said_words(error.said.message))
    return tr("Not added. {why}").format(why=error_sentence(error))


def refused_field_sentence(refusal: Refusal) -> str:
    """Which field is why an animal was not added."""
    return {
        PetField.NAME: tr("Not added: the service did not accept the name."),
        PetField.CATEGORY: tr("Not added: the service did not accept the category."),
        PetField.STATUS: tr("Not added: the service did not accept the status."),
    }[refusal.field]


def refusal_sentence(refusal: Refusal) -> str:
    """What the service said of a field."""
    if not refusal.reason:
        return tr("It gave no reason.")
    return said_sentence(refusal.reason)


def waiting_sentence(waited: float, longest: float) -> str:
    """What an add waits for, after `waited` seconds of at most `longest` for each attempt."""
    if waited < NOTICED_SECONDS:
        return ""
    if waited < longest:
        words = tr("Waiting for the service for up to {seconds} seconds…")
        return words.format(seconds=number(round(longest)))
    return tr("Still waiting for the service. You can close this: Petstore carries on.")


def searched_sentence(result: SearchResult) -> str:
    """What the search of the list found, and what had gone wrong before."""
    return f"{verdict_sentence(result.add, result)} {cause_sentence(result.error)}".strip()


def not_searched_sentence(add: PendingAdd) -> str:
    """What is known where the list could not be searched."""
    words = tr(
        "The list could not be read. We still can't tell whether {name} was added, and it was not"
        " sent again. Check the list again in a moment."
    )
    return words.format(name=quoted(add.pet))


def where_sentence(service_id: ServiceId, here: ServiceId | None) -> str:
    """What to do before an add for another service can continue."""
    if here is not None and service_id.deployment == here.deployment:
        words = tr(
            "It is for {place}. Enter that address again in Settings to continue, or discard it."
        )
    else:
        words = tr("It is for {place}. Switch to that in Settings to continue.")
    return words.format(place=service_words(service_id, here))


def phase_sentence(
    add: PendingAdd, original: PendingAdd | None, *, is_original_added: bool = False
) -> str:
    """The state of an add; `original` is the add that it waits for."""
    if original is not None:
        return tr("Waiting until we know whether {name} was added.").format(
            name=quoted(original.pet)
        )
    if is_original_added:
        return tr("Not sent: the animal it was meant to replace was added after all.")
    if add.failure is not None and add.phase in (Phase.REFUSED, Phase.PAUSED):
        return not_added_sentence(error_of(add.failure))
    words = {
        Phase.QUEUED: tr("Being sent…"),
        Phase.SENDING: tr("Being sent…"),
        Phase.REFUSED: tr("Not added."),
        Phase.AWAY: tr("It will be sent when the service is back."),
        Phase.UNKNOWN: tr("We can't tell whether {name} was added."),
    }
    sentence = words.get(add.phase) or tr("Not sent yet.")
    return sentence.format(name=quoted(add.pet))


def row_note(add: PendingAdd) -> str:
    """What stands beside the name of an add in the table of animals."""
    words = {
        Phase.HELD: tr("not sent yet"),
        Phase.SAVING: tr("not sent yet"),
        Phase.QUEUED: tr("not sent yet"),
        Phase.WAITING: tr("waiting for another add"),
        Phase.SENDING: tr("being sent…"),
        Phase.AWAY: tr("waiting for the service"),
        Phase.UNKNOWN: tr("may have been added"),
    }
    return words.get(add.phase) or tr("not added")


def block_sentence(block: Block) -> str:
    """Why an add cannot be sent, and what to do."""
    return {
        Block.NEWER_VERSION: tr(
            "A newer version of Petstore saved it. Start that version to continue."
        ),
        Block.NOT_ALLOWED: tr("It cannot be sent: IT has made this catalogue read-only."),
    }[block]


def damage_sentence(damage: FileDamage) -> str:
    """What was wrong with the outbox file."""
    words = []
    if damage.aside is not None:
        aside = tr(
            "The list of unfinished adds was damaged. It is kept as {path}; what could be read of"
            " it is shown here."
        )
        words.append(aside.format(path=visible(str(damage.aside))))
    if damage.not_understood:
        words.append(
            tr(
                "%Ln add(s) cannot be read and stay in the file. Tell IT.",
                "",
                damage.not_understood,
            )
        )
    return " ".join(words)


def file_failed_sentence(error: Exception, *, is_here: bool) -> str:
    """Why nothing can be added, and what to do; `is_here`: to the open service."""
    if isinstance(error, WrittenByNewer):
        why = tr("a newer version of Petstore saved the unfinished adds. Start that version.")
    elif is_here:
        why = tr(
            "Petstore cannot save them on this computer's disk. Make room on the disk, or ask IT."
        )
    else:
        why = tr("the file of unfinished adds cannot be read. Ask IT.")
    return tr("Animals cannot be added: {why}").format(why=why)


def _difference(sent: NewPet, kept: Pet) -> str:
    return tr("You entered {sent}; the service saved {kept}.").format(
        sent=_in_words(sent), kept=_in_words(kept)
    )


def _in_words(pet: NewPet | Pet) -> str:
    return f"{quoted(pet)} / {pet.category_id} / {status_word(pet.status)}"
