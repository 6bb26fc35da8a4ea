"""Redacted text has no key, no user name and no path of an address."""

from __future__ import annotations

import json
import string
import time
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.diagnostics.redaction import redact

HOME = "/home/ada"
KEY = "canary-7f3e"

VISIBLE_ASCII = "".join(map(chr, range(0x21, 0x7F)))
KEYS = st.text(VISIBLE_ASCII, max_size=60).map(KEY.__add__)
MALFORMED_KEYS = st.text(max_size=60).map(KEY.__add__)
AROUND = st.text(string.ascii_letters + " .\n{}[]'\"", max_size=30)


@pytest.mark.parametrize(
    ("text", "redacted"),
    [
        ("", ""),
        ("GET /pets: 200, 12 ms", "GET /pets: 200, 12 ms"),
        ("Authorization: Bearer abc", "Authorization: (hidden)"),
        ("{'authorization': 'Bearer abc def'}", "{'authorization': (hidden)"),
        ("b'Bearer abc\\n'", "b'Bearer (hidden)"),
        ("bearer abc\nnext line", "bearer (hidden)\nnext line"),
        ("API key: abc", "API key: (hidden)"),
        ("api_key='a b c'", "api_key= (hidden)"),
        ("password = x", "password = (hidden)"),
        ("the API key was not accepted", "the API key was not accepted"),
        (f"sent {KEY}!", "sent (hidden)!"),
        ("a 43 long Zx9-_Zx9-_Zx9-_Zx9-_Zx9-_Zx9-_Zx9-_Zx9", "a 43 long (hidden)"),
        ("idempotency 0f8fad5b-d9cb-469f-a165-70867728950e", "idempotency (hidden)"),
        ("petstore_gui.gateway.http_gateway", "petstore_gui.gateway.http_gateway"),
        ("in /home/ada/.local/share/x.log", "in ~/.local/share/x.log"),
        ("in /home/ada, /home/adam/x", "in ~, ~/x"),
        ("File '/Users/bob/a.py'", "File '~/a.py'"),
        ("C:\\Users\\Eve\\AppData", "~\\AppData"),
        ("'C:\\\\Users\\\\Eve\\\\AppData'", "'~\\\\AppData'"),
        ("https://shop.example/v1/pets?limit=1", "https://shop.example"),
        ("at http://shop.example:8443/v1, then", "at http://shop.example then"),
        ("http://ann:pw@shop.example/v1", "http://shop.example"),
        ("postgresql://ann:p@w@db.example/pets", "postgresql://db.example"),
        ("http://[::1]:8080/v1", "http://[::1]"),
        ("'https://shop.example/v1'", "'https://shop.example'"),
        ("file:///home/ada/x", "file://"),
    ],
)
def test_private_text_is_hidden(text: str, redacted: str) -> None:
    assert redact(text, home=HOME, keys=[KEY]) == redacted


def test_an_unusual_home_is_hidden_but_the_root_folder_is_not() -> None:
    assert redact("/srv/ada/x, /srv/adam/x", home="/srv/ada") == "~/x, /srv/adam/x"
    assert redact("/etc/hosts", home="/") == "/etc/hosts"


@given(AROUND, KEYS, AROUND)
def test_a_known_key_is_hidden_however_it_is_quoted(before: str, key: str, after: str) -> None:
    for form in (key, repr(key), repr(f"Bearer {key}".encode()), f"{key} {key}"):
        assert KEY not in redact(f"{before}{form}{after}", home=HOME, keys=[key])


@pytest.mark.parametrize("quote", [str, repr, ascii])
@given(key=MALFORMED_KEYS, after=AROUND)
def test_a_known_malformed_key_is_hidden(quote: Callable[[str], str], key: str, after: str) -> None:
    assert KEY not in redact(f"refused {quote(key)} {after}", home=HOME, keys=[key])


@given(KEYS, AROUND)
def test_an_unknown_key_is_hidden_in_an_authorization_header(key: str, before: str) -> None:
    for line in (f"Bearer {key}", f"authorization={key}", json.dumps({"Authorization": key})):
        assert KEY not in redact(f"{before}\n{line}\nnext", home=HOME)


@pytest.mark.parametrize(
    "text",
    ["a.", "a-", "/", "\\", "C:\\", "a://", "@", "Bearer ", "key: ", "x", "\n", "/home/", "token "],
)
def test_hostile_text_does_not_slow_redaction_down(text: str) -> None:
    began = time.process_time()
    redact(text * (200_000 // len(text)), home=HOME, keys=[KEY])
    assert time.process_time() - began < 2
