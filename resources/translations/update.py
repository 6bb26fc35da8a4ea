"""Write the translations anew: `make translations`, after a text on the screen was changed."""

from __future__ import annotations

import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

from petstore_gui.settings.schema import LANGUAGES

HERE = Path(__file__).parent
PRODUCT = HERE.parents[1] / "petstore_gui"
TOOLS = Path(sys.executable).parent

PLACES = {
    "domain/api_key": "Settings: about the API key",
    "main": "Main window: a tool tip",
    "settings/addresses": "Settings: about the address",
    "settings/key_file": "Settings: about the API key",
    "ui/adding": "Window: Add animal, or Unfinished adds",
    "ui/animal": "Panel: an animal; windows: What changed, Duplicates",
    "ui/categories": "Window: Categories",
    "ui/dialogs": "Windows: Shortcuts, Messages, About, Report a problem, Save as",
    "ui/exporting": "Window: Export list",
    "ui/frame": "Main window: menus, toolbar, filters, banner, status bar, empty list",
    "ui/importing": "Window: Import",
    "ui/printing": "Window: Print",
    "ui/runtime": "A message before there is a window",
    "ui/settings": "Window: Settings",
    "ui/store": "Banner: the animals on this computer, and their copies",
    "ui/summary": "Panel: Summary",
    "ui/table": "Table of animals: headings, cells, context menu",
    "ui/views": "Windows: Save view, Manage views",
    "ui/words/add_text": "Add animal and Unfinished adds: how it went",
    "ui/words/category_text": "Categories: errors, numbers of animals",
    "ui/words/columns": "Table of animals: headings",
    "ui/words/connection_text": "Status bar and banner: no connection",
    "ui/words/error_text": "Status bar and banner: what went wrong with a request",
    "ui/words/export_text": "Export list and Print: formats, sizes, how it went",
    "ui/words/import_text": "Import: what is wrong with a file or a row, how it went",
    "ui/words/list_text": "Status bar: how many animals are listed, and how certain that is",
    "ui/words/overview_text": "Summary, Duplicates, views: explanations",
    "ui/words/pet_text": "Panel of an animal, tool tips: what is known of it",
    "ui/words/program_text": "Status bar: trouble with files of the program",
    "ui/words/settings_text": "Settings: how a test or saving went",
    "ui/words/words": "Everywhere: statuses, deployments, times",
}
"""Where a text is shown, by the beginning of the file that has it; the longest one counts."""

VALUES = {
    "added": "a count, as “2 newly added here”",
    "animals": "a count, as “5 animals”",
    "categories": "a count, as “3 categories”",
    "choice": "what narrows the list, as “Sold, search ‘rex’”",
    "count": "a number",
    "cut": "the same sentence about other lists",
    "date": "a date",
    "deployment": "This computer, Production or Staging",
    "detail": "the words of the system, in English",
    "known": "a count, as “All 5 animals”",
    "name": "the name of an animal, a category, a file or a view",
    "names": "names, separated by commas",
    "path": "a file",
    "reason": "the system's reason, or one of the clauses here",
    "search": "what was typed",
    "sentence": "a sentence without its full stop",
    "status": "a status, or a number",
    "statuses": "statuses, separated by commas",
    "time": "a time, with its date unless that is today",
    "wait": "“5 seconds” or “2 minutes”",
    "where": "a computer and a port, or a count of animals",
    "why": "a clause, or a sentence, of those here",
    "word": "a status",
    "words": "what somebody wrote",
}
"""What a value in a text may be, unless its name says all."""


def update(folder: Path) -> None:
    """Bring the files .ts and .qm of each language in `folder` up to date.

    A translation stays while its English text does. English has its plurals alone: new ones follow
    "(s)" and "y(ies)". Read them, as a verb may follow too.
    """
    for language in LANGUAGES:
        ts = folder / f"petstore_{language}.ts"
        _extract(ts, language)
        tree = ET.parse(ts)  # noqa: S314 - lupdate has just written it
        _explain(tree, folder)
        if language == "en":
            _fill_plurals(tree)
        ET.indent(tree, "    ")
        ts.write_bytes(b'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n')
        with ts.open("ab") as file:
            tree.write(file, "utf-8")
            file.write(b"\n")
        compile_language(ts, ts.with_suffix(".qm"))


def compile_language(ts: Path, qm: Path) -> None:
    """Write what the program reads; a text without a translation stays English."""
    new = qm.with_suffix(".new")
    subprocess.run([TOOLS / "pyside6-lrelease", "-silent", ts, "-qm", new], check=True)
    new.replace(qm)  # a program that runs has the old one mapped


def _extract(ts: Path, language: str) -> None:
    options = ["-silent", "-no-obsolete", "-locations", "absolute", "-source-language", "en"]
    options += ["-pluralonly"] * (language == "en")
    sources = sorted(PRODUCT.rglob("*.py"))
    lupdate = TOOLS / "pyside6-lupdate"
    subprocess.run(
        [lupdate, *options, "-target-language", language, *sources, "-ts", ts], check=True
    )


def _explain(tree: ET.ElementTree[ET.Element], folder: Path) -> None:
    """Replace the lines of the sources, which any change moves, by what a translator needs."""
    for message in tree.iter("message"):
        locations = message.findall("location")
        places = {_place(folder / one.get("filename", "")) for one in locations}
        for location in locations:
            message.remove(location)
        source = message.findtext("source") or ""
        values = [f"{{{name}}}: {what}" for name, what in VALUES.items() if f"{{{name}}}" in source]
        comment = message.find("extracomment")
        if comment is None:
            comment = ET.Element("extracomment")
            message.insert(1, comment)
        comment.text = ". ".join((*sorted(places), *values)) + "."


def _place(file: Path) -> str:
    name = file.resolve().relative_to(PRODUCT).as_posix()
    return PLACES[max(filter(name.startswith, PLACES), key=len)]


def _fill_plurals(tree: ET.ElementTree[ET.Element]) -> None:
    for message in tree.iter("message"):
        translation = message.find("translation")
        if translation is not None and translation.get("type") == "unfinished":
            text = message.findtext("source") or ""
            one, many = translation.findall("numerusform")
            one.text = text.replace("(s)", "").replace("(ies)", "")
            many.text = text.replace("(s)", "s").replace("y(ies)", "ies")
            del translation.attrib["type"]


if __name__ == "__main__":
    update(HERE)
