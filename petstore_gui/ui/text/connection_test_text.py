"""Sentences about a tested connection, for somebody who is already in Settings."""

from __future__ import annotations

from collections.abc import Sequence

from petstore_gui.domain.connection import Step, StepBegan, StepResult
from petstore_gui.domain.connection_errors import (
    NameNotFound,
    NothingListens,
    NotReached,
    NotSecured,
    NotTrusted,
)
from petstore_gui.domain.declined import KeyNotAccepted, NotFound, NotValid, TooMuch
from petstore_gui.domain.errors import (
    KeyMissing,
    KeyNotKept,
    Moved,
    NotAnswered,
    NotUnderstood,
    RequestError,
)
from petstore_gui.ui.text.error_text import error_details, error_sentence, filled
from petstore_gui.ui.text.words import number, tr


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


def failure_text(error: RequestError, *, is_locked: bool = False) -> str:
    """Why a service cannot be used, and what to do about it in this dialog.

    `is_locked`: only IT can change the address.
    """
    template = _sentences_here().get(type(error))
    if template is None or (is_locked and not isinstance(error, KeyMissing | KeyNotAccepted)):
        return error_sentence(error)
    return f"{filled(template, error)} {error_details(error)}".strip()


def _sentences_here() -> dict[type[RequestError], str]:
    """The sentences that replace those that send people to Settings or speak of an animal."""
    not_valid = tr("The service did not accept the request. Check the address.")
    no_key = tr("Enter the API key.")
    return {
        NotReached: tr("The service cannot be reached. Check the network and the address."),
        NameNotFound: tr("No computer named {where} was found. Check the address."),
        NothingListens: tr("No service is running at {where}. Check the address, or ask IT."),
        NotSecured: tr("No secure connection could be made. Check the address, or ask IT."),
        NotTrusted: tr("The certificate was not accepted: {detail}. Nothing was sent. Ask IT."),
        NotAnswered: tr("Something answers, but not as a petstore service. Check the address."),
        Moved: tr("The service has moved to another address. Ask IT for it."),
        NotUnderstood: tr(
            "What answered does not look like a petstore service. Check the address."
        ),
        NotValid: not_valid,
        TooMuch: not_valid,
        NotFound: tr("There is no list of animals at the address. Check its end."),
        KeyNotAccepted: tr("The API key was not accepted. Check it, or ask IT."),
        KeyMissing: no_key,
        KeyNotKept: no_key,
    }
