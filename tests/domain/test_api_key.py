"""How API keys are checked, and that they are never shown."""

from __future__ import annotations

import base64
import copy
import html
import json
import pickle
import traceback
from collections.abc import Callable
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.domain.api_key import KEY_LENGTH_MAX, ApiKey, KeyProblem, check_key
from petstore_gui.domain.pets import Pet

CANARY = "canary-Zq7-key"

ODD = 'canary-7f3eQ<&>"x'


def base64_of(text: str) -> str:
    return base64.b64encode(f"shop:{text} and more".encode()).decode()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("abc", "abc"),
        ("!", "!"),
        ("~", "~"),
        ("  abc\r\n", "abc"),
        ("\N{NO-BREAK SPACE}abc\t", "abc"),
        ("k" * KEY_LENGTH_MAX, "k" * KEY_LENGTH_MAX),
        (" " + "k" * KEY_LENGTH_MAX + "\n", "k" * KEY_LENGTH_MAX),
        ("", KeyProblem.MISSING),
        (" \t\r\n", KeyProblem.MISSING),
        ("k" * (KEY_LENGTH_MAX + 1), KeyProblem.TOO_LONG),
        ("Bearer abc", KeyProblem.NOT_VISIBLE_ASCII),
        ("abc\ndef", KeyProblem.NOT_VISIBLE_ASCII),
        ("abc\0", KeyProblem.NOT_VISIBLE_ASCII),
        ("abc\x7f", KeyProblem.NOT_VISIBLE_ASCII),
        ("sch\N{LATIN SMALL LETTER U WITH DIAERESIS}ssel", KeyProblem.NOT_VISIBLE_ASCII),
        ("\N{ZERO WIDTH NO-BREAK SPACE}abc", KeyProblem.NOT_VISIBLE_ASCII),
        ("\ud800", KeyProblem.NOT_VISIBLE_ASCII),
    ],
)
def test_a_pasted_text_is_a_key_or_has_one_problem(text: str, found: str | KeyProblem) -> None:
    assert check_key(text) == found


@given(st.text(st.characters(min_codepoint=0x21, max_codepoint=0x7E), min_size=1, max_size=1024))
def test_every_text_of_visible_ascii_is_a_key(text: str) -> None:
    assert check_key(f"\n {text} \n") == text


def test_a_key_is_stripped_and_sent_as_bearer() -> None:
    assert ApiKey(f" {CANARY}\n").authorization == f"Bearer {CANARY}"


def test_a_key_is_never_shown() -> None:
    key = ApiKey(CANARY)
    for shown in (repr(key), str(key), f"{key}", f"{key!r}", repr([key]), repr({"key": key})):
        assert CANARY not in shown
    with pytest.raises(TypeError):
        pickle.dumps(key)
    with pytest.raises(TypeError):
        copy.copy(key)


@pytest.mark.parametrize(
    "text", ["", " ", f"{CANARY}\nx", f"{CANARY} x", f"{CANARY}é", CANARY * 99]
)
def test_an_invalid_key_is_refused_without_being_quoted(text: str) -> None:
    with pytest.raises(ValueError, match="not an API key") as raised:
        ApiKey(text)
    shown = "".join(traceback.format_exception(raised.value))
    assert CANARY not in shown


def test_a_key_is_hidden_in_text_from_the_service() -> None:
    assert ApiKey(CANARY).hide_in(f"no key '{CANARY}'") == "no key '(API key)'"


@pytest.mark.parametrize("as_told", [str, str.upper, html.escape, quote, json.dumps, base64_of])
def test_a_key_is_hidden_however_a_service_repeats_it(as_told: Callable[[str], str]) -> None:
    key = ApiKey(ODD)
    told = f"No, {as_told(ODD)} is unknown."
    assert "(API key)" in key.hide_in(told)
    assert ODD[:6] not in key.hide_in(told)
    (pet,) = key.hide_in_pets((Pet(1, told, 1, None),))
    assert pet.name == key.hide_in(told)


@pytest.mark.parametrize(
    ("key", "text", "shown"),
    [
        ("k", "this key may only read", "this key may only read"),
        ("k", "the key 'k' may only read", "the key '(API key)' may only read"),
        ("abc123", "no abc123, abc1234", "no (API key), abc1234"),
        ("!", "Stop!", "Stop!"),
        ("abcd1234", "xabcd1234y", "x(API key)y"),
    ],
)
def test_a_short_key_is_hidden_only_where_it_stands_alone(key: str, text: str, shown: str) -> None:
    assert ApiKey(key).hide_in(text) == shown
