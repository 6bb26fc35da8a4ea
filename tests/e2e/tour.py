"""Does the main job with real clicks on the real program, and prints what it sees.

    python -m tests.e2e.tour [--profile DIR] [--deployment local] [--trace-startup]

Runs on the screen and session bus of its environment, on a fresh profile unless one is named.
Any other arguments are passed to the program instead. Exits with 0, or with 1 and a line about what
was not as expected.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.support.accessibility import Accessible, NotFound, State, program, screen_reader
from tests.support.hands import Hands
from tests.support.picture import take_picture
from tests.support.processes import Program, started, until

PICTURES = Path("build/tour")
TITLE = "Petstore – This computer"
NAME = "Rosalind"
CATEGORY = "12"


class Tour:
    """One visitor with eyes, a mouse and a keyboard."""

    def __init__(self, shop: Accessible, hands: Hands) -> None:
        self._shop = shop
        self._hands = hands
        self._pictures: list[Path] = []

    def take(self) -> None:
        """Do the main job: list, filter by availability, add an animal, see it in the table."""
        self._see_the_list()
        self._filter("Available")
        self._filter("All")
        self.fill_in_an_animal()
        self._add_it()

    def fill_in_an_animal(self) -> None:
        """Open the dialog, type a name and a category, and choose a status."""
        self._hands.click(self._shop.find("push button", "Add animal"))
        dialog = self._shop.find("dialog", "Add animal")
        name = dialog.find("text", "Name")
        until(lambda: State.FOCUSED in name.states)
        self._hands.type(NAME)
        self._hands.click(dialog.find("text", "Category"))
        self._hands.type(CATEGORY)
        self._hands.press("Tab")  # what completes the category closes with it
        self._choose(dialog.find("combo box", "Status"), "Available")
        until(lambda: dialog.find("text", "Category").text == CATEGORY and name.text == NAME)
        self._tell(f"Clicked 'Add animal', typed '{NAME}' and '{CATEGORY}', chose 'Available'.")
        self._picture("add")

    def leave(self) -> None:
        """Close the window by its menu."""
        self._hands.click(self._menu("File"))
        self._hands.click(until(lambda: _showing(self._shop.menu_item("File", "Quit"))))

    def tell_pictures(self) -> None:
        """Say where the pictures are."""
        print("Pictures:", *(f"  {path}" for path in self._pictures), sep="\n")

    @property
    def _table(self) -> Accessible:
        return self._shop.find("table", "Animals")

    def _see_the_list(self) -> None:
        self._shop.find("frame", TITLE)
        first = self._table.row(0)
        complete = self._shop.find("label", re.compile("All .* animals?"))
        self._tell(f"Opened '{TITLE}'. It says '{complete.name}'; the first is {_read(first)}.")
        self._picture("list")

    def _filter(self, word: str) -> None:
        button = self._shop.find("radio button", word)
        self._hands.click(button)
        until(lambda: State.CHECKED in button.states)
        table = self._table
        last = table.row_count - 1
        seen = {table.cell_text(line, 3) for line in (0, last // 2, last)}
        counts = re.findall(r"\d+", button.description.replace(",", ""))
        count = sum(map(int, counts))
        said = f"{word!r} ({button.description})"
        _expect(count == table.row_count, f"{said} shows {table.row_count} rows")
        _expect(word == "All" or seen == {word}, f"{said} shows animals that are {seen}")
        self._tell(f"Clicked '{word}'. The table shows {table.row_count} animals, as it says.")
        if word != "All":
            self._picture(f"only-{word.lower()}")

    def _add_it(self) -> None:
        self._hands.click(self._shop.find("dialog").find("push button", "Add"))
        until(lambda: self._shop.look_for("dialog") is None)
        table = self._table
        until(lambda: self._shop.find("status bar").name.startswith("Added"))  # after its undo time
        [line] = until(lambda: table.selected_rows)
        row = table.row(line)
        _expect(row[1:] == [NAME, CATEGORY, "Available"], f"the row added is {_read(row)}")
        said = self._shop.find("status bar").name
        _expect(said == f"Added {NAME}, ID {row[0]}.", f"the status bar says {said!r}")
        self._tell(f"Clicked 'Add'. The table shows {_read(row)}; the status bar says '{said}'")
        self._picture("added")

    def _choose(self, box: Accessible, word: str) -> None:
        self._hands.click(box)
        choices = next(child for child in box.children if child.role == "list")
        choice = next(child for child in choices.children if child.name == word)
        until(lambda: choice.box.y > box.box.y)
        self._hands.click(choice)
        until(lambda: box.name == word)

    def _menu(self, name: str) -> Accessible:
        return next(menu for menu in self._shop.find("menu bar").children if menu.name == name)

    def _picture(self, name: str) -> None:
        path = PICTURES / f"{len(self._pictures) + 1:02}-{name}.png"
        take_picture(os.environ, path, self._shop.find("frame").box)
        self._pictures.append(path)

    def _tell(self, sentence: str) -> None:
        print(sentence, flush=True)


def _read(row: list[str]) -> str:
    return " / ".join(row)


def _showing(thing: Accessible) -> Accessible | None:
    return thing if State.SHOWING in thing.states else None


def _expect(is_so: bool, otherwise: str) -> None:
    if not is_so:
        raise NotFound(otherwise)


def go(profile: Path, arguments: list[str]) -> None:
    """Start the program, take the tour, quit. Raises `AssertionError` for anything unexpected."""
    print("There is no screen here: taking a tour on a virtual one.", flush=True)
    with screen_reader(os.environ) as bus, started(os.environ, profile, *arguments) as shop:
        tour = Tour(program(bus, shop.process.pid), Hands(os.environ))
        tour.take()
        tour.leave()
        _see_it_end(shop)
        tour.tell_pictures()


def _see_it_end(shop: Program) -> None:
    status = shop.exit_status(within=2)
    _expect(status == 0, f"the program ended with {status}: {shop.said}")
    _expect(shop.service is None, "a process was left behind")
    print("Clicked 'Quit' in the menu. The window closed, and no process was left.", flush=True)


def _fresh_profile(wished: Path | None, fresh: Path) -> Path:
    """The requested profile, but never one in use: the tour adds an animal."""
    if wished is None:
        return fresh
    if wished.is_dir() and any(wished.iterdir()):
        print(f"{wished} is in use already: taking the tour on a fresh profile.", flush=True)
        return fresh
    return wished


def main() -> int:
    """Take the tour, or run the program if there are other arguments."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--profile", type=Path)
    parser.add_argument("--deployment", choices=("local",), default="local")
    parser.add_argument("--trace-startup", action="store_true")
    wishes, others = parser.parse_known_args()
    if others:
        return subprocess.call([sys.executable, "-m", "petstore_gui", *sys.argv[1:]])
    arguments = ["--deployment", wishes.deployment, *["--trace-startup"] * wishes.trace_startup]
    with tempfile.TemporaryDirectory(prefix="petstore-tour-") as fresh:
        try:
            go(_fresh_profile(wishes.profile, Path(fresh, "profile")).resolve(), arguments)
        except AssertionError as error:
            print(f"Not as expected: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
