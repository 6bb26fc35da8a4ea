"""A secret is found however a text repeats it."""

from __future__ import annotations

import base64
import html
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.domain.secret_forms import SecretForms

SECRET = "canary-7f3eQ<&>"

VISIBLE = st.characters(min_codepoint=0x21, max_codepoint=0x7E)


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
        "\u200b".join(SECRET),
        "".join(chr(ord(one) + 0xFEE0) for one in SECRET),
    ],
)
def test_a_secret_is_hidden_if_a_part_of_it_is_escaped(form: str) -> None:
    shown = SecretForms(SECRET).hide_in(f"No, '{form}' is unknown.", "(key)")
    assert shown == "(key)"


@pytest.mark.parametrize(
    "text", ["", "canary", "Rex and Bella", SECRET[:-1], "canary-7f3eR<&>", base64_of("canary-7")]
)
def test_other_texts_stay(text: str) -> None:
    assert SecretForms(SECRET).hide_in(text, "(key)") == text


@given(st.text(VISIBLE, min_size=8, max_size=60), st.text(), st.text())
def test_every_secret_is_hidden_wherever_it_stands(secret: str, before: str, after: str) -> None:
    forms = SecretForms(secret)
    for form in (secret, secret.swapcase(), quote(secret, safe=""), base64_of(secret)):
        assert "\0" in forms.hide_in(f"{before}{form}{after}", "\0").removeprefix(before)
