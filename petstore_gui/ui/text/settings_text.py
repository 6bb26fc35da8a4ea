"""Sentences about tested connections, and about saved settings and keys."""

from __future__ import annotations

from collections.abc import Sequence

from petstore_gui.domain.connection_step import Step, StepResult
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.errors import RequestError
from petstore_gui.settings.key_store import KeyLocation, StoreState
from petstore_gui.ui.text.error_text import error_sentence
from petstore_gui.ui.text.words import number, tr


def step_lines(result: StepResult) -> list[str]:
    """How one step of a connection ended, and how long it took."""
    ms = number(round(result.seconds * 1000))
    if result.error is not None:
        return [tr("✗ {why} ({ms} ms)").format(why=failure_text(result.error), ms=ms)]
    lines = {
        Step.NAME: [tr("✓ A computer of this name was found. ({ms} ms)")],
        Step.CONNECT: [tr("✓ Something answers at the address. ({ms} ms)")],
        Step.TLS: [tr("✓ The connection is encrypted, and the certificate is valid. ({ms} ms)")],
        Step.ANSWER: [
            tr("✓ The API key is accepted."),
            tr("✓ The answer is a list of animals. ({ms} ms)"),
        ],
    }[result.step]
    return [line.format(ms=ms) for line in lines]


def steps_summary(results: Sequence[StepResult]) -> str:
    """The steps in a word each, and under them why the last one failed."""
    words = {
        Step.NAME: tr("✓ Name found ({ms} ms)"),
        Step.CONNECT: tr("✓ Connected ({ms} ms)"),
        Step.TLS: tr("✓ Encrypted ({ms} ms)"),
        Step.ANSWER: tr("✓ API key accepted, list received ({ms} ms)"),
    }
    good = [one for one in results if one.error is None]
    line = "   ".join(words[one.step].format(ms=number(round(one.seconds * 1000))) for one in good)
    return "\n".join([line] * bool(good) + [step_lines(one)[0] for one in results if one.error])


def failure_text(error: RequestError) -> str:
    """Why a service cannot be used, for somebody who is in Settings already."""
    if isinstance(error, KeyNotAccepted) and not error.said.message:
        return tr("The API key was not accepted. Check it, or ask IT for another one.")
    return error_sentence(error)


def connection_test_hint() -> str:
    """What the button for a test does."""
    return tr("Test connection tries out the address and the API key. It saves nothing.")


def key_store_waiting_text() -> str:
    """The key store takes its time; somebody may have to type its password."""
    return tr("Waiting for the computer's key store…")


def key_store_text(state: StoreState) -> str:
    """What the key store means for the API key; empty if it works."""
    return {
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
    }[state]


def failed_test_sentence() -> str:
    """The settings were saved, but did not work. Why is said by the list, which fails likewise."""
    return tr("Settings saved, but the test failed.")


def key_location_sentence(location: KeyLocation) -> str:
    """How long a saved key lasts; empty if it is permanent."""
    if location is KeyLocation.SYSTEM:
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
        "A newer version of Petstore saved the settings, and this one must not change them: what"
        " you change here lasts until you close Petstore. Start the newer version instead."
    )


def not_written_sentence() -> str:
    """The settings could not be written to the disk."""
    return tr(
        "The settings could not be saved: they last until you close Petstore. Make room on the"
        " disk, or ask IT."
    )
