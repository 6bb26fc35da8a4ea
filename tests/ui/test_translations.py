"""The English plurals are complete, agree with their verbs, and are used."""

from __future__ import annotations

import html
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from petstore_gui.support.own_program import resource
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.runtime.application import install_translations
from petstore_gui.ui.words.words import tr

SOURCES = Path(__file__).parents[2] / "petstore_gui"
TOOLS = Path(sys.executable).parent


def translations_file() -> Path:
    return resource("translations", "petstore_en.ts")


def plurals(ts: Path) -> dict[str, list[str]]:
    """Each text with a number in it, and its plural forms."""
    plain = html.unescape(ts.read_text("utf-8"))
    messages = re.findall(r'<message numerus="yes">(.*?)</message>', plain, re.DOTALL)
    return {
        re.findall("<source>(.*?)</source>", message)[0]: re.findall(
            "<numerusform>(.*?)</numerusform>", message
        )
        for message in messages
    }


NOT_OF_ONE = re.compile(
    r"\((s|ies)\)|\b((?<!No )(?<!\{)animals|rows|are|were|stay|they|(?<!of )them"
    r"|(?<!nfinished )adds|(?<!may )have)\b"
)


def test_every_plural_in_the_sources_has_both_forms(tmp_path: Path) -> None:
    found = tmp_path / "found.ts"
    options = ["-silent", "-pluralonly", "-source-language", "en", "-target-language", "en"]
    files = sorted(SOURCES.rglob("*.py"))
    subprocess.run([TOOLS / "pyside6-lupdate", *options, *files, "-ts", found], check=True)
    assert set(plurals(found)) == set(plurals(translations_file()))
    assert len(plurals(translations_file())) > 5
    for source, forms in plurals(translations_file()).items():
        one, many = forms
        assert many == source.replace("(s)", "s").replace("y(ies)", "ies")
        assert not NOT_OF_ONE.search(one)


def test_lupdate_finds_every_plural() -> None:
    written = {
        text
        for file in SOURCES.rglob("*.py")
        for text in re.findall(r'[^"]"([^"\n]*%L?n[^"\n]*)"[^"]', file.read_text("utf-8"))
    }
    assert written == set(plurals(translations_file()))


def test_the_compiled_translations_are_up_to_date(tmp_path: Path) -> None:
    compiled = tmp_path / "petstore_en.qm"
    command: list[str | Path] = [
        TOOLS / "pyside6-lrelease",
        "-silent",
        translations_file(),
        "-qm",
        compiled,
    ]
    subprocess.run(command, check=True)
    assert compiled.read_bytes() == resource("translations", "petstore_en.qm").read_bytes()


@pytest.mark.parametrize(
    ("count", "words"),
    [(0, "0 animals"), (1, "1 animal"), (2, "2 animals"), (1_234, "1,234 animals")],
)
def test_a_plural_agrees_with_its_number(theme: Theme, count: int, words: str) -> None:
    assert tr("%Ln animal(s)", "", count) == words


@pytest.mark.parametrize("locale", ["de_DE", "fr_FR", "C"])
def test_a_language_without_a_translation_falls_back_to_english(
    theme: Theme, qapp: QApplication, locale: str
) -> None:
    before = qapp.findChildren(QTranslator)
    install_translations(qapp, QLocale(locale))
    assert tr("%Ln animal(s)", "", 1).endswith(" animal")
    for one in qapp.findChildren(QTranslator):
        if one not in before:
            qapp.removeTranslator(one)
            one.deleteLater()
