"""Every text is translated into every language, with its values, plurals and keys."""

from __future__ import annotations

import ast
import re
import shutil
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu

from petstore_gui.domain.failure import PetField
from petstore_gui.domain.pet_status import NOT_STATED
from petstore_gui.importing.columns import proposed_columns, status_choice
from petstore_gui.settings.schema import LANGUAGES
from petstore_gui.support.own_program import resource
from petstore_gui.ui.runtime.application import use_language
from petstore_gui.ui.words.words import tr
from resources.translations.update import PRODUCT, update
from tests.ui.conftest import Shop

TRANSLATED = tuple(language for language in LANGUAGES if language != "en")
PLURALS = {"ar": 6, "de": 2, "en": 2, "es": 2, "fr": 2, "ja": 1, "nl": 2, "pl": 3}


class Translated(NamedTuple):
    """A text with its translations: one, or one for each plural form."""

    source: str
    forms: tuple[str, ...]
    is_plural: bool


def translations(language: str) -> list[Translated]:
    """Every text of a language. Fails for one that is not finished."""
    found = list[Translated]()
    ts = resource("translations", f"petstore_{language}.ts")
    for message in ET.parse(ts).iter("message"):  # noqa: S314 - ours
        translation = message.find("translation")
        assert translation is not None
        assert translation.get("type") is None, message.findtext("source")
        is_plural = message.get("numerus") == "yes"
        each = translation.findall("numerusform") if is_plural else [translation]
        forms = tuple(form.text or "" for form in each)
        found.append(Translated(message.findtext("source") or "", forms, is_plural))
    return found


def test_the_files_have_every_text_of_the_program_and_are_compiled(tmp_path: Path) -> None:
    ours = resource("translations", "")
    for file in ours.glob("*.ts"):
        shutil.copy(file, tmp_path)
    update(tmp_path)
    for language in LANGUAGES:
        for suffix in ("ts", "qm"):
            name = f"petstore_{language}.{suffix}"
            assert (tmp_path / name).read_bytes() == (ours / name).read_bytes(), name


def test_every_text_is_where_it_can_be_found() -> None:
    """`pyside6-lupdate` finds none within an f-string."""
    called = {
        call.args[0].value
        for file in PRODUCT.rglob("*.py")
        for call in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "tr"
        if isinstance(call.args[0], ast.Constant)
    }
    assert called <= {one.source for one in translations("de")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_keeps_the_values_and_has_its_plurals(language: str) -> None:
    value = re.compile(r"\{\w+\}")
    for source, forms, is_plural in translations(language):
        assert len(forms) == (PLURALS[language] if is_plural else 1), source
        for form in forms:
            assert form.strip(), source
            assert Counter(value.findall(form)) == Counter(value.findall(source)), form
            assert form.count("&") == source.count("&"), form
            assert form.endswith("…") is source.endswith("…"), form
        if "%Ln" in source:  # where one form stands for several numbers, it says which
            assert all("%Ln" in form for form in forms[-1 if PLURALS[language] < 6 else -3 :])


NOT_OF_ONE = re.compile(
    r"\((s|ies)\)|\b((?<!No )(?<!\{)animals|rows|are|were|stay|they|(?<!of )them"
    r"|(?<!nfinished )adds|(?<!may )have)\b"
)


def test_the_plurals_of_english_agree_with_their_verbs() -> None:
    for source, (one, many), _ in translations("en"):
        assert many == source.replace("(s)", "s").replace("y(ies)", "ies")
        assert not NOT_OF_ONE.search(one)


@pytest.mark.parametrize(
    ("locale", "count", "said"),
    [
        ("en", 0, "0 animals"),
        ("en", 1, "1 animal"),
        ("en", 1_234, "1,234 animals"),
        ("de", 1_234, "1.234 Tiere"),
        ("pl", 3, "3 zwierzęta"),
        ("pl", 5, "5 zwierząt"),
    ],
)
@pytest.mark.usefixtures("language")
def test_a_plural_agrees_with_its_number(
    qapp: QApplication, locale: str, count: int, said: str
) -> None:
    use_language(qapp, locale)
    assert tr("%Ln animal(s)", "", count) == said


@pytest.mark.usefixtures("language")
def test_the_direction_of_writing_and_that_of_values_follow_the_language(
    qapp: QApplication,
) -> None:
    use_language(qapp, "ar")
    assert qapp.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert "\u2068Rex\u2069" in tr("Discarded {name}.").format(name="Rex")
    use_language(qapp, "en")
    assert qapp.layoutDirection() is Qt.LayoutDirection.LeftToRight
    assert tr("Discarded {name}.").format(name="Rex") == "Discarded Rex."
    assert tr("Discarded {name}.").format(name="ريكس") == "Discarded \u2068ريكس\u2069."


def doubles(entries: list[QAction]) -> list[str]:
    """The entries whose underlined letter another one has as well, or that have none."""
    marked = [(re.search("&(.)", one.text()), one.text()) for one in entries if one.text()]
    count = Counter(found[1].casefold() for found, _ in marked if found)
    return [text for found, text in marked if not found or count[found[1].casefold()] > 1]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_two_entries_of_a_menu_have_the_same_letter(shop: Shop, language: str) -> None:
    texts = {one.source: one.forms[0] for one in translations(language)} if language != "en" else {}
    bar = shop.window.menuBar()
    menus = [bar.actions(), *(menu.actions() for menu in bar.findChildren(QMenu))]
    for entries in menus:
        ours = [QAction(texts.get(one.text(), one.text())) for one in entries if "&" in one.text()]
        assert doubles(ours) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_list_that_was_exported_in_another_language_can_be_imported(language: str) -> None:
    said = {one.source: one.forms[0] for one in translations(language)}
    fields = {"Name": PetField.NAME, "Category": PetField.CATEGORY, "Status": PetField.STATUS}
    columns = proposed_columns([said[word] for word in fields])
    assert columns == {field: place for place, field in enumerate(fields.values())}
    choices = {"Available": "available", "Pending": "pending", "Sold": "sold"}
    choices["Not stated"] = NOT_STATED
    assert [status_choice(said[word]) for word in choices] == list(choices.values())
