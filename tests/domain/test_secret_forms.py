"""A secret is found however a text repeats it."""

from __future__ import annotations

import base64
import html
import time
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.domain.secret_forms import SecretForms

SECRET = "canary-7f3eQ<&>"

BETWEEN = "\u00a0\u00ad\u0085\u0301\u034f\u200b\u2009\u2028\u2800\u3164\ufe0f\U000e0020"
"""What may stand between the letters of a secret without being seen."""

VISIBLE = st.characters(min_codepoint=0x21, max_codepoint=0x7E)

NUMBERS = ("0o{:o}", "0o{:03o}", "0{:o}", "{:o}", "{:b}", "0b{:b}", "0b{:08b}")


def base64_of(text: str) -> str:
    return base64.b64encode(text.encode()).decode()


@pytest.mark.parametrize(
    "form",
    [
        SECRET,
        SECRET.upper(),
        " ".join(SECRET),
        f"{SECRET[:5]}\n  {SECRET[5:]}",
        quote(SECRET),
        "".join(f"%{ord(one):02X}" for one in SECRET),
        html.escape(SECRET),
        "".join(f"&#{ord(one)};" for one in SECRET),
        "".join(f"&#X{ord(one):X};" for one in SECRET),
        "".join(f"\\u{ord(one):04X}" for one in SECRET),
        SECRET.encode().hex(),
        SECRET.encode().hex(" "),
        SECRET.encode().hex(":").upper(),
        "\0".join(SECRET),
        "\x07\x0b\x1c".join(SECRET),
        SECRET.encode().hex("-"),
        ", ".join(f"0x{ord(one):02x}" for one in SECRET),
        str(list(SECRET.encode())),
        "".join(f"\\{ord(one):03o}" for one in SECRET),
        "".join(f"\\u{{{ord(one):x}}}" for one in SECRET),
        "".join(f"={ord(one):02X}" for one in SECRET),
        " ".join(f"{ord(one):08b}" for one in SECRET),
        SECRET.encode("utf-16-le").decode(),
        SECRET.encode("utf-16-le").hex(),
        SECRET.encode("utf-16-be").hex(" "),
        base64_of(SECRET),
        base64_of(f"x{SECRET}"),
        base64_of(f"xy:{SECRET} and more"),
        base64_of(f"shop:{SECRET}"),
    ],
)
def test_no_form_of_a_secret_is_left(form: str) -> None:
    forms = SecretForms(SECRET)
    shown = forms.hide_in(f"No, '{form}' is unknown.", "(key)")
    assert "(key)" in shown
    assert not forms.are_in(shown)
    assert shown.startswith("No, '")
    assert shown.endswith("' is unknown.")


@pytest.mark.parametrize(
    "form",
    [
        f"%63{SECRET[1:]}",
        quote(SECRET, safe="<&"),
        html.escape(SECRET, quote=False).replace("c", "&#99;", 1),
        SECRET.replace("-", "\\u002d"),
        SECRET.replace("<", "\\u003c").replace("&", "\\u0026"),
        SECRET.replace("-", "\\-"),
        "\u00a0".join(SECRET),
        "".join(f"&#x{ord(one):05x} " for one in SECRET),
        *(one.join(SECRET) for one in BETWEEN),
        SECRET[:4] + "\ud800" + SECRET[4:],
        SECRET.replace("-", "\\055"),
        SECRET.replace("-", "\\u{2d}"),
        SECRET.replace("-", "=2D"),
        "".join(chr(ord(one) + 0xFEE0) for one in SECRET),
        *(" ".join(each.format(ord(one)) for one in SECRET) for each in NUMBERS),
    ],
)
def test_a_secret_is_hidden_if_a_part_of_it_is_escaped(form: str) -> None:
    shown = SecretForms(SECRET).hide_in(f"No, '{form}' is unknown.", "(key)")
    assert shown == "(key)"


@pytest.mark.parametrize(
    "text", ["", "canary", "Rex and Bella", SECRET[:-1], "canary-7f3eR<&>", base64_of("canary-7")]
)
def test_a_text_without_the_secret_stays_as_it_is(text: str) -> None:
    assert SecretForms(SECRET).hide_in(text, "(key)") == text


@given(st.text(VISIBLE, min_size=8, max_size=60), st.text(), st.text())
def test_every_secret_is_hidden_wherever_it_stands(secret: str, before: str, after: str) -> None:
    forms = SecretForms(secret)
    for form in (secret, secret.swapcase(), quote(secret, safe=""), base64_of(secret)):
        assert "\0" in forms.hide_in(f"{before}{form}{after}", "\0").removeprefix(before)


def test_a_text_of_accents_takes_no_time_of_the_square_of_its_length() -> None:
    began = time.process_time()
    assert not SecretForms(SECRET).are_in("a" + "\u0301\u0316" * 200_000)
    assert time.process_time() - began < 5
