from __future__ import annotations

import copy
import pickle
import traceback

import pytest

from petstore_gui.domain.api_key import ApiKey

CANARY = "canary-Zq7-key"


def test_a_key_is_stripped_and_sent_as_bearer() -> None:
    assert ApiKey(f" {CANARY}\n").authorization == f"Bearer {CANARY}"


def test_no_way_of_showing_a_key_shows_it() -> None:
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
    told = "".join(traceback.format_exception(raised.value))
    assert CANARY not in told


def test_a_text_that_repeats_the_key_is_shown_without_it() -> None:
    assert ApiKey(CANARY).hide_in(f"no key '{CANARY}'") == "no key '(API key)'"
