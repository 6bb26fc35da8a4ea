"""The README's pictures, light and dark, taken from the running program.

python -m tests.e2e.screenshots [FOLDER]
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from pathlib import Path

from tests.support.accessibility import Accessible, State, program, screen_reader
from tests.support.hands import Hands
from tests.support.picture import take_picture
from tests.support.processes import started, until

FOLDER = Path("docs/pictures")
LOOKS = ("light", "dark")
ANIMALS = """Name;Category;Status
Bruno;Dogs;available
Zazou;Birds;available
Pepper;Dogs;available
Minka;Cats;pending
Quince;Hamsters;available
Moby;Fish;available
"""


def take_both(look: str, folder: Path) -> None:
    """Take pictures of the window, of a wrong field, of cage cards, and of an imported file."""
    hands = Hands(os.environ)
    with tempfile.TemporaryDirectory(prefix="petstore-pictures-") as place:
        profile = Path(place, "profile")
        profile.mkdir()
        (profile / "settings.ini").write_text(f"[window]\nlook={look}\n", encoding="utf-8")
        animals = Path(place, "animals.csv")
        animals.write_text(ANIMALS, encoding="utf-8")
        with screen_reader(os.environ) as bus, started(os.environ, profile) as running:
            shop = program(bus, running.process.pid)
            box = shop.find("frame").box
            _select_a_row(shop, hands)
            take_picture(os.environ, folder / f"window-{look}.png", box)
            _fill_in(shop, hands)
            take_picture(os.environ, folder / f"add-{look}.png", box)
            hands.press("Escape")
            take_picture(os.environ, folder / f"cards-{look}.png", _show_cards(shop, hands).box)
            hands.press("Escape")
            _preview(shop, hands, animals)
            take_picture(os.environ, folder / f"import-{look}.png", box)


def _show_cards(shop: Accessible, hands: Hands) -> Accessible:
    count = shop.find("table", "Animals").row_count
    _open(shop, hands, "Print")
    dialog = shop.find("dialog", "Print")
    dialog.find("combo box", "What").choose("Cage cards")
    dialog.find("combo box", "Animals").choose(f"All {count} shown")
    dialog.find("label", re.compile(r"^Page 1 of (?!1$).+"))
    until(lambda: State.ENABLED in dialog.find("push button", "Print").states)
    return dialog


def _open(shop: Accessible, hands: Hands, name: str) -> None:
    """Choose an entry of the menu File."""
    menus = shop.find("menu bar").children
    hands.click(next(menu for menu in menus if menu.name == "File"))
    entry = shop.menu_item("File", name)
    until(lambda: State.SHOWING in entry.states)
    hands.click(entry)


def _preview(shop: Accessible, hands: Hands, animals: Path) -> None:
    _open(shop, hands, "Import")
    form = shop.find("dialog", "Import")
    hands.click(form.find("push button", "Choose file"))
    shop.find("dialog", "Choose file").find("text", "File name:")
    hands.type(str(animals))
    hands.press("Return")
    summary = form.find("label", "Summary")
    until(lambda: "new" in summary.description)


def _select_a_row(shop: Accessible, hands: Hands) -> None:
    table = shop.find("table", "Animals")
    hands.click(table.cell(3, 1))
    until(lambda: table.selected_rows == [3])


def _fill_in(shop: Accessible, hands: Hands) -> None:
    hands.click(shop.find("push button", "Add animal"))
    dialog = shop.find("dialog", "Add animal")
    dialog.find("text", "Name").write("Zebulon")
    category = dialog.find("text", "Category")
    hands.click(category)
    hands.type("99999999999999999999")
    hands.press("Return")
    until(lambda: category.description)


def main() -> int:
    """Take all pictures, and print their paths and sizes."""
    folder = Path(sys.argv[1]) if sys.argv[1:] else FOLDER
    for look in LOOKS:
        take_both(look, folder)
    for picture in sorted(folder.glob("*.png")):
        sys.stdout.write(f"{picture}  {picture.stat().st_size // 1024} KiB\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
