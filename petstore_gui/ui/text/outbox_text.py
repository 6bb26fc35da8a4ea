"""Sentences about adds."""

from __future__ import annotations

from collections.abc import Sequence

from petstore_gui.domain.failure import error_of
from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.service_id import LOCAL_SERVICE, ServiceId
from petstore_gui.gateway.protocol import Added
from petstore_gui.outbox.pending import Block
from petstore_gui.outbox.store import FileDamage
from petstore_gui.storage.recoverable_db import Rescue, WrittenByNewer
from petstore_gui.ui.text.error_text import error_sentence
from petstore_gui.ui.text.failed_add_text import not_added_sentence
from petstore_gui.ui.text.lost_add_text import lost_sentence
from petstore_gui.ui.text.pet_text import quoted
from petstore_gui.ui.text.plain_text import visible
from petstore_gui.ui.text.words import deployment_word, kept_sentence, status_word, tr


def service_words(service_id: ServiceId, here: ServiceId | None) -> str:
    """An add's deployment, with its address if the open service has another one."""
    name = deployment_word(service_id.deployment)
    if here is None or service_id == here or service_id.deployment != here.deployment:
        return name
    return tr("{deployment} at {origin}").format(deployment=name, origin=visible(service_id.origin))


def added_sentence(add: PendingAdd, added: Added) -> str:
    """What was added; if the service stored something else, both, as staff must look at it."""
    pet = added.pet
    if not added.differs:
        return tr("Added {name}, ID {id}.").format(name=quoted(pet), id=pet.id)
    words = tr("{name} needs a look: you entered {sent}; the service saved {kept}, ID {id}.")
    sent, kept = _in_words(add.pet), _in_words(pet)
    return words.format(name=quoted(add.pet), sent=sent, kept=kept, id=pet.id)


def where_sentence(service_id: ServiceId, here: ServiceId | None) -> str:
    """What to do before an add for another service can continue."""
    if here is not None and service_id.deployment == here.deployment:
        words = tr(
            "It is for {place}. Enter that address again in Settings to continue, or discard it."
        )
    else:
        words = tr("It is for {place}. Switch to it in Settings to continue.")
    return words.format(place=service_words(service_id, here))


def phase_sentence(
    add: PendingAdd, original: PendingAdd | None, *, is_original_added: bool = False
) -> str:
    """The state of an add; `original` is the add that it waits for."""
    if original is not None:
        if original.key_was_sent:  # it is settled without staff
            sentence = tr("Waiting until we know whether {name} was added.")
        else:
            sentence = tr(
                "Decide about {name} first: this one is sent only if {name} was not added."
            )
        return sentence.format(name=quoted(original.pet))
    if is_original_added:
        return tr("Not sent: the animal it was meant to replace was added after all.")
    if add.failure is not None and add.phase in (Phase.REFUSED, Phase.PAUSED):
        return not_added_sentence(error_of(add.failure), add=add)
    if add.phase is Phase.UNKNOWN:
        return lost_sentence(add)
    words = {
        Phase.QUEUED: tr("Being sent…"),
        Phase.SENDING: tr("Being sent…"),
        Phase.REFUSED: tr("Not added."),
        Phase.AWAY: _away_sentence(add),
    }
    return words.get(add.phase) or tr("Not sent yet.")


def waits_sentence(add: PendingAdd, original: PendingAdd | None) -> str:
    """That an add is saved, but waits for `original`, which it replaces."""
    other = quoted(original.pet) if original is not None else ""
    if original is not None and original.key_was_sent:  # it is settled without staff
        words = tr("{name} waits until we know whether {other} was added.")
    else:
        words = tr("{name} is not sent yet: decide about {other} in Unfinished adds first.")
    return words.format(name=quoted(add.pet), other=other)


def left_sentence(add: PendingAdd) -> str:
    """The state of an add that an earlier run left, whose last notes may be lost."""
    if add.phase is Phase.PAUSED and add.failure is None:
        return tr("Not sent yet, as far as we know.")
    return tr("Last known: {state}").format(state=phase_sentence(add, None))


def _away_sentence(add: PendingAdd) -> str:
    """Until when it waits, and why the last try failed.

    This computer's own service is one that staff do not know of.
    """
    if add.service_id == LOCAL_SERVICE:
        return tr("It will be added once the catalogue on this computer is open again.")
    why = error_sentence(error_of(add.failure)) if add.failure is not None else ""
    return f"{tr('It will be sent when the service is back.')} {why}".strip()


def discarded_sentence(add: PendingAdd) -> str:
    """What became of an add that staff discarded and can bring back."""
    return (
        tr("Discarded: it will not be sent again.")
        if add.attempts
        else tr("Discarded: it will not be sent.")
    )


def earlier_sentence(adds: Sequence[PendingAdd], *, may_send: bool) -> str:
    """What an earlier run left, and what to do about it: it may have been added after all."""
    if len(adds) > 1:
        words = tr("%Ln animal(s) were left unfinished when Petstore was closed.", "", len(adds))
    else:
        words = tr("{name} was left unfinished when Petstore was closed.")
        words = words.format(name=quoted(adds[0].pet))
    to_do = tr("Send or discard what you find in Unfinished adds.")
    return f"{words} {to_do}" if may_send else words


def earlier_draft_sentence(name: str) -> str:
    """What an earlier run left besides, in the fields; `name` may be empty."""
    if name:
        words = tr("You were also typing {name}: press Continue to finish it.")
        return words.format(name=name)
    return tr("You were also typing another one: press Continue to finish it.")


def row_note(add: PendingAdd, *, is_left: bool = False, is_found: bool = False) -> str:
    """What stands beside the name of an add in the table of animals.

    `is_left`: an earlier run left it. `is_found`: so it did, or the service refused it, and the
    list has one like it.
    """
    if is_found:
        return tr("may have been added")
    if is_left:
        return tr("left unfinished")
    is_local = add.service_id == LOCAL_SERVICE
    words = {
        Phase.HELD: tr("not sent yet"),
        Phase.SAVING: tr("not sent yet"),
        Phase.QUEUED: tr("not sent yet"),
        Phase.WAITING: tr("waiting for another add"),
        Phase.SENDING: tr("being sent…"),
        Phase.AWAY: tr("waiting for the catalogue") if is_local else tr("waiting for the service"),
        Phase.UNKNOWN: tr("may have been added"),
    }
    is_unsent = add.phase is Phase.PAUSED and add.failure is None
    return words.get(add.phase) or (tr("not sent") if is_unsent else tr("not added"))


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
    words = [] if damage.rescue is None else _rescue_sentences(damage.rescue, damage.read)
    if damage.not_understood:
        words.append(
            tr(
                "%Ln add(s) cannot be read and stay in the file. Tell IT.",
                "",
                damage.not_understood,
            )
        )
    if damage.drafts_not_understood:
        words.append(tr("What was typed in Add animal but not added cannot be read."))
    return " ".join(words)


def aside_sentence(damage: FileDamage) -> str:
    """Where IT finds a damaged outbox file; empty if none was put aside."""
    return kept_sentence(damage.rescue.aside if damage.rescue else None)


def _rescue_sentences(rescue: Rescue, read: int) -> list[str]:
    """What became of a damaged outbox file, and how much of it could be read."""
    words = [tr("The list of unfinished adds was damaged.")]
    if rescue.aside is not None:
        words.append(tr("What was there is kept for IT."))
    words.append(tr("%Ln of the unfinished adds could be read.", "", read))
    words.append(tr("Look in the list of animals before you add one again."))
    return words


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


def _in_words(pet: NewPet | Pet) -> str:
    return f"{quoted(pet)} / {pet.category_id} / {status_word(pet.status)}"
