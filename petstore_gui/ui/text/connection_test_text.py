"""Sentences about a tested connection, for somebody who is already in Settings."""

from __future__ import annotations

from collections.abc import Sequence

from petstore_gui.domain.connection_errors import (
    CertificateForAnother,
    HandshakeTimedOut,
    NameNotFound,
    NothingListens,
    NotReached,
    NotSecured,
)
from petstore_gui.domain.connection_step import Step, StepBegan, StepResult
from petstore_gui.domain.declined import KeyNotAccepted, NotFound, NotValid, TooMuch
from petstore_gui.domain.errors import (
    BrokeOff,
    KeyMissing,
    KeyNotKept,
    Moved,
    NotAnswered,
    NotUnderstood,
    RequestError,
    SentNothing,
    SentOn,
)
from petstore_gui.ui.text.error_text import error_sentence, filled, said_sentences
from petstore_gui.ui.text.words import number, tr

_NOT_OF_ADDRESS = (KeyMissing, KeyNotAccepted, NotValid, TooMuch)
"""What does not send people to the address alone."""


def connection_test_hint(*, is_here: bool) -> str:
    """What Test connection does. `is_here`: with the service of this computer."""
    if is_here:
        return tr("Test connection tries out the catalogue on this computer. It saves nothing.")
    return tr("Test connection tries out the address and the API key. It saves nothing.")


def step_lines(result: StepResult, *, is_here: bool, is_locked: bool = False) -> list[str]:
    """How one step ended, and how long it took. This computer's service needs no key.

    `is_locked`: only IT can change the address.
    """
    ms = number(round(result.seconds * 1000))
    if result.error is not None:
        why = failure_text(result.error, is_locked=is_locked)
        if isinstance(result.error, SentNothing):  # its sentence says for how long
            return [tr("✗ {why}").format(why=why)]
        return [tr("✗ {why} ({ms} ms)").format(why=why, ms=ms)]
    lines = {
        Step.NAME: [tr("✓ A computer with this name was found. ({ms} ms)")],
        Step.CONNECT: [tr("✓ Something answers at the address. ({ms} ms)")],
        Step.TLS: [tr("✓ The connection is encrypted, and the certificate is valid. ({ms} ms)")],
        Step.ANSWER: [
            *([] if is_here else [tr("✓ The API key is accepted.")]),
            tr("✓ The answer is a list of animals. ({ms} ms)"),
        ],
    }[result.step]
    return [line.format(ms=ms) for line in lines]


def waiting_line(began: StepBegan, seconds: int) -> str:
    """What the test is waiting for, and how long it has been."""
    template = {
        Step.NAME: tr("… Looking for the computer: {seconds} s (at most {most} s)"),
        Step.CONNECT: tr("… Connecting: {seconds} s (at most {most} s)"),
        Step.TLS: tr("… Making the connection secure: {seconds} s (at most {most} s)"),
        Step.ANSWER: tr("… Waiting for the answer: {seconds} s (at most {most} s)"),
    }[began.step]
    return template.format(seconds=number(seconds), most=number(round(began.seconds_max)))


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


def failure_text(error: RequestError, *, is_locked: bool = False) -> str:
    """Why a service cannot be used, and what to do about it in this dialog.

    `is_locked`: only IT can change the address.
    """
    speaker = next(kind for kind in type(error).__mro__ if "sentence" in vars(kind))
    template = _sentences_here().get(speaker)
    if template is None or (is_locked and not isinstance(error, _NOT_OF_ADDRESS)):
        return error_sentence(error)
    return " ".join((filled(template, error), *said_sentences(error)))


def _sentences_here() -> dict[type, str]:
    """The sentences that replace those that send people to Settings or speak of an animal."""
    not_valid = tr(
        "The service did not accept the request (HTTP {status}). Check the address, or ask IT."
    )
    moved = tr(
        "The service sent the request on to another address. Ask IT for the right one and enter it"
        " here."
    )
    no_key = tr("Enter the API key.")
    return {
        NotReached: tr("The service cannot be reached. Check the network and the address."),
        NameNotFound: tr(
            "No computer named {where} was found. Check the address, and the network."
        ),
        NothingListens: tr(
            "Nothing answers at {where}: no service is running there. Check the address, or ask IT."
        ),
        NotSecured: tr(
            "A secure connection to the service could not be made. Nothing was sent. Check the"
            " address, or ask IT."
        ),
        HandshakeTimedOut: tr(
            "{where} was reached, but a secure connection could not be made in time. Check the"
            " address, or ask IT."
        ),
        CertificateForAnother: tr(
            "The certificate of {where} is for another name: {whose} (from {issuer})."
            " Nothing was sent. Check the address, or ask IT."
        ),
        SentNothing: tr(
            "The service was reached, but then it sent nothing for {seconds} seconds. Check the"
            " address, or test again in a few minutes."
        ),
        BrokeOff: tr(
            "The answer of the service broke off in the middle. Test again in a moment; if that"
            " does not help, tell IT."
        ),
        NotAnswered: tr(
            "Something answers at the address, but not the way a petstore service does. Check the"
            " address, or test again in a moment."
        ),
        Moved: moved,
        SentOn: moved,
        NotUnderstood: tr(
            "What answered does not look like a petstore service. Check the address."
        ),
        NotValid: not_valid,
        TooMuch: not_valid,
        NotFound: tr(
            "There is no list of animals at the address. Check the end of the address, or ask IT."
        ),
        KeyNotAccepted: tr("The API key was not accepted. Check it, or ask IT for another one."),
        KeyMissing: no_key,
        KeyNotKept: no_key,
    }
