"""Sentences about deployments that cannot be opened, and this computer's store with its copies."""

from __future__ import annotations

from petstore_gui.domain.connection import ConnectionProblem, ProblemKind
from petstore_gui.domain.start_failure import StartFailure, StoreCopy, StoreLoss
from petstore_gui.ui.words.words import date_words, in_a_row, tr


def connection_text(problem: ConnectionProblem) -> tuple[str, str]:
    """What the problem is, and what to do: a sentence, and the rest, which may be empty."""
    if problem.kind is ProblemKind.ADDRESS:
        return _address_text(problem)
    return {
        ProblemKind.KEY_STORE_SLOW: (tr("Waiting for the computer's key store…"), ""),
        ProblemKind.KEY_STORE_LOCKED: (
            tr("The API key cannot be read: the computer's key store is locked."),
            tr("Press Refresh to unlock it, or enter the key in Settings."),
        ),
        ProblemKind.KEY_STORE_SILENT: (
            tr("The API key cannot be read: the computer's key store did not return it."),
            tr("Press Refresh to try again, or enter the key in Settings."),
        ),
        ProblemKind.KEY_FILE: (tr(problem.detail), ""),
        ProblemKind.STORE: (
            tr("The catalogue on this computer did not start."),
            _what_to_do(problem.cause).format(why=problem.detail),
        ),
        ProblemKind.STORE_ENDED: (
            tr("The catalogue on this computer stopped."),
            tr("Petstore restarts it by itself."),
        ),
    }[problem.kind]


def _address_text(problem: ConnectionProblem) -> tuple[str, str]:
    from petstore_gui.settings.addresses import AddressProblem  # noqa: PLC0415 - this computer has none

    if problem.is_locked:
        return tr("Not connected: the address that IT set is missing or wrong."), tr("Tell IT.")
    if problem.detail == AddressProblem.MISSING:
        what = tr("Not connected: there is no address yet.")
        return what, tr("Enter the one from IT in Settings.")
    if problem.detail == AddressProblem.UNENCRYPTED:
        return tr("Not connected: the address is not encrypted."), tr(
            "Anybody on the network could read the API key. Change it in Settings, or allow it"
            " there."
        )
    if problem.is_preset:
        what = tr("Not connected: the address that IT set is not valid.")
        return what, tr("Tell IT, or enter the right one in Settings.")
    return tr(problem.detail), tr("You can change it in Settings.")


def _what_to_do(failure: StartFailure | None) -> str:
    choose = tr("The message above the list says how to go on.")
    to_do = {
        StartFailure.MISSING: choose,
        StartFailure.DAMAGED: choose,
        StartFailure.CANNOT_WRITE: tr(
            "Petstore cannot write to its folder. Make room on the disk, or ask IT."
        ),
        StartFailure.OTHER_VERSION: tr(
            "Another version of Petstore wrote it. Start that version, or ask IT."
        ),
        StartFailure.IN_USE: tr(
            "Another program has it open. Close that program, then press Refresh."
        ),
    }
    general = tr("Press Refresh; if that does not help, ask IT. ({why})")
    return to_do.get(failure, general) if failure else general


def loss_sentence(loss: StoreLoss) -> str:
    """What happened to the store, and what to do."""
    what = tr("The file with this computer's animals is damaged.")
    if loss.how is StartFailure.MISSING:
        what = tr("The file with this computer's animals is gone.")
    if loss.copies:
        return in_a_row(what, tr("Choose how to go on. Nothing is deleted."))
    return in_a_row(what, tr("There is no copy of it. Ask IT before you choose."))


def recovered_sentence(copy: StoreCopy | None) -> str:
    """What became of the choice of a copy, or of an empty catalogue."""
    if copy is None:
        return tr("An empty catalogue was started. What was there before is kept for IT.")
    return tr("The copy of {date} is back. What was there before is kept for IT.").format(
        date=date_words(copy.day)
    )
