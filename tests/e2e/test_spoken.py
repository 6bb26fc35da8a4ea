"""What Orca says, word for word: nothing is missing, and nothing is said that nobody needs."""

from __future__ import annotations

import contextlib
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from petstore_gui.domain.category import Category, bytes_of
from tests.e2e.settings_form import filled_in_settings, save
from tests.service.running import KEY, bearer
from tests.service.running import running as serving
from tests.support.accessibility import Accessible, Bus, program
from tests.support.hands import Hands
from tests.support.processes import Program, started, until
from tests.support.screen import ENDS_WITH_US

pytestmark = pytest.mark.skipif(not shutil.which("orca"), reason="needs Debian's package orca")

ORCA = Path(__file__).parents[1] / "support" / "orca_to_text.py"

Steps = list[tuple[str, list[str]]]
"""Keys, and what is said after them."""

OPENED = {
    "C": [
        *("Petstore – This computer frame.", "Search text.", "Search name, ID or category."),
        "notification All 146 animals.",
    ],
    "de": [
        *("Petstore – Dieser Computer Rahmen.", "Suchen Text.", "Name, ID oder Kategorie suchen."),
        "Benachrichtigung Alle 146 Tiere.",
    ],
}
"""What is said of the window as soon as it has the focus and its list, by language."""

FOR_GOOD = {
    "C": "It cannot be changed once the animal is added.",
    "de": "Nach dem Hinzufügen kann er nicht mehr geändert werden.",
}
ADDING: dict[str, Steps] = {
    "C": [
        (
            "ctrl+n",
            [
                "Add animal dialog Deployment: This computer.",
                "Name text.",
            ],
        ),
        ("Return", ["Enter a name."]),
        ("R o Tab", ["Category editable combo box.", "Category.", "Enter a category."]),
        (
            "7 Tab",
            [
                *("Reptiles, category 7", "Status combo box."),
                "Choose a status: it cannot be changed later.",
            ],
        ),
        ("Down", ["List with 4 items.", "Available."]),
        ("Down", ["Pending."]),
    ],
    "de": [
        (
            "ctrl+n",
            [
                "Tier hinzufügen Dialog Umgebung: Dieser Computer.",
                "Name Text.",
            ],
        ),
        ("Return", ["Geben Sie einen Namen ein."]),
        (
            "R o Tab",
            [
                *("Kategorie Bearbeitbares Auswahlfeld.", "Kategorie."),
                "Geben Sie eine Kategorie ein.",
            ],
        ),
        (
            "7 Tab",
            [
                *("Reptiles, Kategorie 7", "Status Kombinationsfeld."),
                "Wählen Sie einen Status: Er kann später nicht geändert werden.",
            ],
        ),
        ("Down", ["Liste mit 4 Einträgen.", "Verfügbar."]),
        ("Down", ["Reserviert."]),
    ],
}
"""Keys, and what is said after them, by language: mistakes are said as soon as they are shown."""

ADDED = {
    "C": "notification Added Ro, ID 147.",
    "de": "Benachrichtigung Ro hinzugefügt, ID 147.",
}
IN_TABLE: dict[str, Steps] = {
    "C": [
        (
            "Down",
            [
                *("Animals.", "table with 147 rows 4 columns"),
                *("147.", "Ro.", "Reptiles, category 7.", "Pending."),
            ],
        ),
        (
            "KP_Enter",
            ["table.", "ID.", "table cell.", "147.", "column 1 of 4 row 147 of 147."],
        ),
    ],
    "de": [
        (
            "Down",
            [
                *("Tiere.", "Tabelle mit 147 Zeilen 4 Spalten"),
                *("147.", "Ro.", "Reptiles, Kategorie 7.", "Reserviert."),
            ],
        ),
        (
            "KP_Enter",
            ["Tabelle.", "ID.", "Tabellenzelle.", "147.", "Spalte 1 von 4 Zeile 147 von 147."],
        ),
    ],
}
"""The added animal is the current one. Orca's key asks where one is."""


CHOOSING: Steps = [("Return", ["Choose file dialog.", "File name: text."])]
FOUND = "60 new animals. 1 row to correct."
PREVIEW = ["Preview.", "table with 61 rows 5 columns.", FOUND]
CHECKING: Steps = [
    ("ctrl+End", ["62.", "Odd.", "nonsense.", "Enter a category."]),
    (
        "KP_Enter",
        [
            *("table.", "Problem.", "table cell.", "Enter a category."),
            "column 5 of 5 row 61 of 61.",
        ],
    ),
    ("Home", ["Row column header 62.", "not ticked."]),
    ("Up", ["61.", "Finch 59.", "Birds.", "available."]),
    ("space", ["notification Import 59 animals."]),
    ("Tab", ["Close push button."]),
    ("Tab", ["Import push button."]),
]
"""A file's last row cannot be added, the one before need not be; then comes what begins."""

PERCENTS_MAX = 2
"""Of a short import: Orca says the first, the last, and one every ten seconds."""

IMPORTED = "notification 59 added, 1 left out."
LEFT_OUT = ["Preview.", "table with 1 row 5 columns.", "59 added, 1 left out."]

FRAME_THERE = ["Petstore – Staging frame.", "Search text.", "Search name, ID or category."]
ADDING_THERE: Steps = [
    ("ctrl+n", ["Add animal dialog.", "Name text."]),
    ("R o Tab", ["Category editable combo box.", "Category."]),
    ("7 Tab", ["Status combo box.", FOR_GOOD["C"]]),
    ("Down", ["List with 4 items.", "Available."]),
]
IN_TABLE_OF_SIX = "Animals.", "table with 6 rows 4 columns"
BEING_ADDED: Steps = [("Down", [*IN_TABLE_OF_SIX, "Ro, being added.", "7.", "Available."])]
MAYBE_ADDED: Steps = [
    ("Right", ["Category column header 7."]),
    ("Left", ["Name column header Ro, may have been added."]),
    (
        "KP_Enter",
        [
            *("table.", "Name.", "table cell.", "Ro, may have been added."),
            "column 2 of 4 row 1 of 6.",
        ],
    ),
]
NOT_THERE = "Ro may not have been added: the list does not show it."
NOT_KNOWN = "We can't tell whether the animal was added. Look in the list."
BACK: Steps = [
    ("F5", [f"notification {NOT_THERE}", "notification 5 animals listed."]),
    ("ctrl+f", FRAME_THERE[1:]),
    ("Down", [*IN_TABLE_OF_SIX, "Ro, may have been added.", "7.", "Available."]),
]
UNFINISHED = [
    f"Unfinished adds dialog {NOT_THERE} {NOT_KNOWN}",
    *("Unfinished adds.", "table with 1 row 5 columns", "Ro.", "7.", "Available.", NOT_THERE),
]
DECIDING: Steps = [("Tab", ["It is there push button."]), ("Tab", ["Send again push button."])]
"""The service ends in the middle of an add, and is there again; a person decides to send again."""


@dataclass
class Listener:
    """Somebody who hears Orca, and has heard some sentences already."""

    file: Path
    heard: int = 0

    @property
    def news(self) -> list[str]:
        """What was said since."""
        return self.file.read_text("utf-8").splitlines()[self.heard :]

    def hears(self, *sentences: str, in_order: bool = True) -> None:
        """Wait until these are said, and no others."""
        with contextlib.suppress(AssertionError):
            until(lambda: len(self.news) >= len(sentences))
        said = self.news
        self.heard += len(said)
        assert (said if in_order else sorted(said)) == [*sentences]

    def waits_for(self, *sentences: str) -> list[str]:
        """Wait until these are said, whatever else is; returns all that was said since."""
        with contextlib.suppress(AssertionError):
            until(lambda: {*sentences} <= {*self.news})
        said = self.news
        self.heard += len(said)
        assert {*sentences} <= {*said}, said
        return said


def speaking(language: str) -> dict[str, str]:
    """The environment of a program that speaks a language, on a system with no locale but C."""
    return {"LC_ALL": "C.UTF-8", "LANGUAGE": language}


@pytest.fixture
def language() -> str:
    """Of the program and of Orca; C is English."""
    return "C"


@pytest.fixture
def listener(screen: Mapping[str, str], language: str, tmp_path: Path) -> Iterator[Listener]:
    """Run Orca."""
    file, environment = tmp_path / "spoken", {**screen, **speaking(language)}
    command = [*ENDS_WITH_US, "/usr/bin/python3", str(ORCA)]
    with (
        file.open("w") as output,
        subprocess.Popen(
            command, env=environment, stdout=output, stderr=subprocess.DEVNULL
        ) as process,
    ):
        try:
            until(lambda: file.stat().st_size)  # it says that it is there
            yield Listener(file, heard=1)
        finally:
            process.terminate()


@pytest.fixture
def running(
    listener: Listener, screen: Mapping[str, str], language: str, profile: Path
) -> Iterator[Program]:
    """The program, started while somebody listens."""
    with started({**screen, **speaking(language)}, profile) as program_:
        yield program_


@pytest.fixture
def spoken(
    listener: Listener, running: Program, reader: Bus, hands: Hands, language: str
) -> Accessible:
    """The window, which has the focus, once its list is there."""
    shop = program(reader, running.process.pid)
    shop.find("table")
    hands.focus_window(running.process.pid)
    listener.hears(*sorted(OPENED[language]), in_order=False)
    return shop


def say_after(hands: Hands, listener: Listener, steps: Steps) -> None:
    for keys, sentences in steps:
        for key in keys.split():
            hands.press(key)
        listener.hears(*sentences)


@pytest.mark.parametrize("language", ["C", "de"])
def test_an_animal_is_added_and_mistakes_are_heard(
    listener: Listener, spoken: Accessible, hands: Hands, running: Program, language: str
) -> None:
    say_after(hands, listener, ADDING[language])
    hands.press("Return")
    until(lambda: spoken.look_for("dialog") is None)
    hands.focus_window(running.process.pid)  # as a window manager would
    frame = OPENED[language][:3]
    listener.hears(*sorted([ADDED[language], *frame]), in_order=False)
    say_after(hands, listener, IN_TABLE[language])


def test_what_is_found_is_read_row_by_row(
    listener: Listener, spoken: Accessible, hands: Hands
) -> None:
    hands.press("1", "2")
    listener.waits_for("12 found")  # Orca may also echo the text that was typed
    hands.press("Down")
    listener.waits_for("Animals.", "table with 12 rows 4 columns", "Jörg.", "Available.")
    row = ["112.", "Daisy.", "Dogs, category 1.", "Available."]
    say_after(
        hands, listener, [("Down", row), ("Right", ["Category column header Dogs, category 1."])]
    )


def test_an_import_says_little_on_the_way_and_its_result_once(
    listener: Listener, spoken: Accessible, hands: Hands, running: Program, tmp_path: Path
) -> None:
    file = tmp_path / "animals.csv"
    rows = "".join(f"Finch {number},Birds,available\n" for number in range(60))
    file.write_text(f"name,category,status\n{rows}Odd,,nonsense\n", encoding="utf-8")
    spoken.menu_item("File", "Import").press()
    how = "Choose or drop a CSV, Excel or OpenDocument file, or paste cells."
    listener.hears("Import dialog.", "Choose file push button.", how)
    say_after(hands, listener, CHOOSING)
    hands.type(str(file))
    hands.press("Return")
    preview = spoken.find("table", "Preview")
    until(lambda: preview.description == FOUND)
    hands.focus_window(running.process.pid, "^Import$")
    said = {one for one in listener.waits_for(*PREVIEW) if not one.startswith("Import dialog")}
    # Orca drops the notification while the events of the closed dialog wait.
    assert said <= {*PREVIEW, f"notification {FOUND}"}
    say_after(hands, listener, CHECKING)
    hands.press("Return")
    said_on_the_way = listener.waits_for(IMPORTED)
    percents = [one for one in said_on_the_way if one.endswith(" percent.")]
    assert 1 <= len(percents) <= PERCENTS_MAX
    assert said_on_the_way == ["Close push button.", *percents, IMPORTED]
    hands.press("Tab")
    listener.waits_for("Choose file push button.")
    hands.press("Tab")
    listener.waits_for(*LEFT_OUT)


def open_shop(
    spoken: Accessible, hands: Hands, running: Program, listener: Listener, url: str
) -> None:
    """Open a service of five animals, and wait until nothing more is said of it."""
    save(spoken, filled_in_settings(spoken, hands, url, KEY))
    spoken.find("label", "5 animals listed")
    hands.focus_window(running.process.pid)
    hands.press("Tab")
    listener.waits_for("Refresh push button.", "F5.")
    say_after(hands, listener, [("ctrl+f", FRAME_THERE[1:])])


def has_unread(port: int) -> bool:
    """Whether some connection to a port of this computer has bytes that nobody has read."""
    lines = Path("/proc/net/tcp").read_text("ascii").splitlines()[1:]
    return any(
        local.endswith(f":{port:04X}") and state == "01" and not queues.endswith(":00000000")
        for _, local, _, state, queues, *_ in map(str.split, lines)
    )


def test_a_lost_answer_and_what_became_of_it(
    listener: Listener, spoken: Accessible, hands: Hands, running: Program, tmp_path: Path
) -> None:
    database = tmp_path / "shop.sqlite"
    with serving("--database", database, "--sample", "5") as service:
        open_shop(spoken, hands, running, listener, service.url)
        port = int(httpx.URL(service.url).port or 0)
        service.process.send_signal(signal.SIGSTOP)
        try:
            say_after(hands, listener, ADDING_THERE)
            hands.press("Return")
            until(lambda: spoken.look_for("dialog") is None)
            hands.focus_window(running.process.pid)
            listener.hears(*sorted(FRAME_THERE), in_order=False)
            say_after(hands, listener, BEING_ADDED)
            until(lambda: has_unread(port))
        finally:
            service.process.kill()
        listener.hears(
            "notification We can't tell yet whether Ro was added.",
            f"notification No service is running at 127.0.0.1:{port}. Try again later, or tell IT.",
        )
        say_after(hands, listener, MAYBE_ADDED)
    with serving("--database", database, "--port", str(port)):
        say_after(hands, listener, BACK)
        spoken.menu_item("Edit", "Unfinished adds").press()
        said = listener.waits_for(NOT_THERE)
        assert [one for one in said if not re.fullmatch(r"\d+:\d+:\d+\.", one)] == UNFINISHED
        say_after(hands, listener, DECIDING)
        hands.press("Return")
        again, _added = listener.waits_for("notification Added Ro, ID 6.")
        assert again.startswith("Unfinished adds dialog")  # the button has gone, and its focus
        hands.press("Escape")
        until(lambda: spoken.look_for("dialog") is None)
        hands.focus_window(running.process.pid)
        listener.hears(FRAME_THERE[0], *IN_TABLE_OF_SIX, "6.", "Ro.", "7.", "Available.")


def test_categories_that_another_till_changed(
    listener: Listener, spoken: Accessible, hands: Hands, running: Program, tmp_path: Path
) -> None:
    with serving("--database", tmp_path / "shop.sqlite", "--sample", "5") as service:
        open_shop(spoken, hands, running, listener, service.url)
        spoken.menu_item("Edit", "Categories").press()
        listener.hears(
            *("Categories dialog.", "Categories.", "table with 5 rows 2 columns"),
            *("Category 1.", "1 listed."),
        )
        say_after(hands, listener, [("F2", ["Category 1", "selected", "Category 1"])])
        hands.press("O")
        hands.press("Return")
        listener.waits_for("O.")
        url, headers = f"{service.url}/categories", bearer(KEY)
        headers["If-Match"] = httpx.get(url, headers=headers, trust_env=False).headers["ETag"]
        theirs = bytes_of({5: Category(5, "Parrots")})
        httpx.put(
            url,
            content=theirs,
            headers={**headers, "Content-Type": "application/json"},
            trust_env=False,
        )
        spoken.find("dialog", "Categories").find("push button", "Save").press()
        listener.waits_for(
            "notification Another computer had changed the categories. Yours are kept now."
        )
