"""Sentences about settings and keys, and about a connection that is tested there."""

from __future__ import annotations

from collections.abc import Sequence

from petstore_gui.domain.connection import Step, StepBegan, StepResult
from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.declined import KeyNotAccepted, NotFound
from petstore_gui.domain.errors import (
    KeyMissing,
    KeyNotKept,
    Moved,
    NotAnswered,
    NotUnderstood,
    RequestError,
)
from petstore_gui.settings import schema
from petstore_gui.settings.dialog_values import SettingsValues
from petstore_gui.settings.key_file import StoreState
from petstore_gui.ui.words.error_text import error_details, error_sentence, filled
from petstore_gui.ui.words.words import in_a_row, number, tr


def language_words() -> dict[str, str]:
    """Each language by its own name, so that whoever reads no other finds it."""
    names = (
        "العربية",
        "Deutsch",
        "English",
        "Español",
        "Français",
        "日本語",
        "Nederlands",
        "Polski",
    )
    return {schema.LANGUAGE.default: tr("Same as the computer")} | dict(
        zip(schema.LANGUAGES, names, strict=True)
    )


def of_it_text(values: SettingsValues, key: str) -> str:
    """That IT set or locked the value of a setting; empty if it did neither."""
    if key in values.misset:
        return tr("IT's setting is not valid. Tell IT.")
    if key in values.locked:
        return tr("Locked by IT.")
    return preset_text() if key in values.preset else ""


def preset_text() -> str:
    """That IT set the value, and staff can change it."""
    return tr("Set by IT; you can change it.")


def key_store_waiting_text() -> str:
    """The key store takes its time; somebody may have to type its password."""
    return tr("Waiting for the computer's key store…")


def key_store_text(state: StoreState) -> str:
    """What the key store, or IT's file, means for the API key; empty if the field shows it."""
    sentences = {
        StoreState.OPEN: "",
        StoreState.LOCKED: tr(
            "The computer's key store is locked. Press Show key to unlock it and see the key."
        ),
        StoreState.NONE: tr(
            "This computer has no key store. You will be asked for the key at the next start."
        ),
        StoreState.REFUSED: tr(
            "The computer's key store did not return the key. Press Show key to try again, or"
            " enter the key."
        ),
        StoreState.OF_IT: tr("Set by IT and not shown; you can enter another one."),
    }
    return sentences.get(state, tr(state.value))


def failed_test_sentence() -> str:
    """That the settings were saved but do not work; the list fails too, and says why."""
    return tr("Settings saved, but the test failed.")


def key_location_sentence(is_kept: bool) -> str:
    """How long a saved key lasts; empty if it is permanent."""
    if is_kept:
        return ""
    return tr(
        "The key could not be saved on this computer. You will be asked for it at the next start."
    )


def key_removal_sentence(was_removed: bool) -> str:
    """Whether the stored key was removed."""
    if was_removed:
        return tr("The API key was removed.")
    return tr(
        "The API key could not be removed: the computer's key store refused, or did not answer."
        " Clear the field and save again later, or ask IT."
    )


def newer_settings_sentence() -> str:
    """Settings written by a newer version are not overwritten."""
    return tr(
        "A newer version of Petstore saved the settings. What you change here lasts until you close"
        " Petstore. Start the newer version instead."
    )


def not_written_sentence() -> str:
    """The settings could not be written to the disk."""
    return tr(
        "The settings could not be saved: they last until you close Petstore. Make room on the"
        " disk, or ask IT."
    )


def waiting_line(began: StepBegan) -> str:
    """What the test is waiting for, and how long at most."""
    template = {
        Step.NAME: tr("… Looking for the computer (at most {most} s)"),
        Step.CONNECT: tr("… Connecting (at most {most} s)"),
        Step.TLS: tr("… Making the connection secure (at most {most} s)"),
        Step.ANSWER: tr("… Waiting for the answer (at most {most} s)"),
    }[began.step]
    return template.format(most=number(round(began.seconds_max)))


def passed_summary(results: Sequence[StepResult], *, is_here: bool) -> str:
    """The steps that worked, one word for each."""
    words = {
        Step.NAME: tr("✓ Name found ({ms} ms)"),
        Step.CONNECT: tr("✓ Connected ({ms} ms)"),
        Step.TLS: tr("✓ Encrypted ({ms} ms)"),
        Step.ANSWER: tr("✓ API key accepted, list received ({ms} ms)"),
    }
    if is_here:
        words[Step.ANSWER] = tr("✓ List received ({ms} ms)")
    passed = [one for one in results if one.error is None]
    return "   ".join(
        words[one.step].format(ms=number(round(one.seconds * 1000))) for one in passed
    )


_NOT_ACCEPTED = (400, 413, 422)


def failure_text(error: RequestError, *, is_locked: bool = False) -> str:
    """Why a service cannot be used, and what to do about it in this dialog.

    `is_locked`: only IT can change the address.
    """
    template = _sentences_here().get(error.why if isinstance(error, NotReached) else type(error))
    if error.status in _NOT_ACCEPTED:
        template = tr("The service did not accept the request. Check the address.")
    if template is None or (is_locked and not isinstance(error, KeyMissing | KeyNotAccepted)):
        return error_sentence(error)
    return in_a_row(filled(template, error), error_details(error))


def _sentences_here() -> dict[type[RequestError] | Why, str]:
    """The sentences that replace those that send people to Settings or speak of an animal."""
    no_key = tr("Enter the API key.")
    return {
        Why.UNKNOWN: tr("The service cannot be reached. Check the network and the address."),
        Why.NAME_NOT_FOUND: tr("No computer named {where} was found. Check the address."),
        Why.NOTHING_LISTENS: tr("No service is running at {where}. Check the address, or ask IT."),
        Why.NOT_SECURED: tr("No secure connection could be made. Check the address, or ask IT."),
        Why.NOT_TRUSTED: tr(
            "The certificate was not accepted: {detail}. Nothing was sent. Ask IT."
        ),
        NotAnswered: tr("Something answers, but not as a petstore service. Check the address."),
        Moved: tr("The service has moved to another address. Ask IT for it."),
        NotUnderstood: tr(
            "What answered does not look like a petstore service. Check the address."
        ),
        NotFound: tr("There is no list of animals at the address. Check its end."),
        KeyNotAccepted: tr("The API key was not accepted. Check it, or ask IT."),
        KeyMissing: no_key,
        KeyNotKept: no_key,
    }
