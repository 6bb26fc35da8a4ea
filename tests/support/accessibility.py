"""A program as a screen reader sees it: AT-SPI over D-Bus, which Orca uses."""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, NamedTuple

from jeepney import (  # type: ignore[import-untyped]
    DBusAddress,
    DBusErrorResponse,
    Properties,
    new_method_call,
)
from jeepney.io.blocking import DBusConnection, open_dbus_connection  # type: ignore[import-untyped]
from jeepney.wrappers import unwrap_msg  # type: ignore[import-untyped]

from tests.support.waiting import PATIENCE

LOOK_AGAIN_SECONDS = 0.02
SPI = "org.a11y.atspi"
REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
LABELLED_BY = 2
ON_SCREEN = 0
NOT_SEARCHED = {"table", "menu bar"}
"""Roles whose children no search visits: a table may have a million cells."""


class State(IntEnum):
    """The states that tests use, with the numbers of AT-SPI's StateType."""

    CHECKED = 4
    ENABLED = 8
    FOCUSED = 12
    SHOWING = 25


class Box(NamedTuple):
    """A rectangle on the screen, in pixels."""

    x: int
    y: int
    width: int
    height: int

    @property
    def centre(self) -> tuple[int, int]:
        return self.x + self.width // 2, self.y + self.height // 2


class NotFound(AssertionError):
    """The accessible did not appear in time."""


class Gone(Exception):
    """The accessible no longer exists, or does not support the operation."""


@dataclass(frozen=True)
class Bus:
    """A connection to the accessibility bus."""

    connection: DBusConnection

    def call(
        self, place: tuple[str, str], interface: str, method: str, signature: str = "", *body: Any
    ) -> Any:
        """Call a method; returns the first value of the reply. Raises `Gone`."""
        address = DBusAddress(place[1], place[0], f"{SPI}.{interface}")
        return self.ask(new_method_call(address, method, signature or None, body))

    def property_of(self, place: tuple[str, str], interface: str, name: str) -> Any:
        address = DBusAddress(place[1], place[0], f"{SPI}.{interface}")
        return self.ask(Properties(address).get(name))[1]

    def process_of(self, name: str) -> int:
        bus = DBusAddress("/org/freedesktop/DBus", "org.freedesktop.DBus", "org.freedesktop.DBus")
        pid = self.ask(new_method_call(bus, "GetConnectionUnixProcessID", "s", (name,)))
        return int(pid)

    def ask(self, message: Any) -> Any:
        try:
            answer = unwrap_msg(self.connection.send_and_get_reply(message, timeout=PATIENCE))
        except DBusErrorResponse as error:
            raise Gone(str(error)) from error
        return answer[0] if answer else None


@dataclass(frozen=True)
class Accessible:
    """An object that a screen reader can announce."""

    bus: Bus
    place: tuple[str, str]

    @property
    def role(self) -> str:
        return str(self.bus.call(self.place, "Accessible", "GetRoleName"))

    @property
    def name(self) -> str:
        return str(self.bus.property_of(self.place, "Accessible", "Name"))

    @property
    def description(self) -> str:
        return str(self.bus.property_of(self.place, "Accessible", "Description"))

    @property
    def states(self) -> set[State]:
        low, high = self.bus.call(self.place, "Accessible", "GetState")
        bits = low | high << 32
        return {state for state in State if bits >> state & 1}

    @property
    def children(self) -> list[Accessible]:
        places = self.bus.call(self.place, "Accessible", "GetChildren")
        return [Accessible(self.bus, (name, path)) for name, path in places]

    @property
    def labels(self) -> list[str]:
        """The names of the labels whose buddy it is."""
        relations = self.bus.call(self.place, "Accessible", "GetRelationSet")
        places = [place for kind, targets in relations if kind == LABELLED_BY for place in targets]
        return [Accessible(self.bus, (name, path)).name for name, path in places]

    @property
    def known_as(self) -> list[str]:
        """The names to find it by; for a combo box also its label, since its name is its value."""
        return [self.name, *(self.labels if self.role == "combo box" else [])]

    @property
    def box(self) -> Box:
        extents = self.bus.call(self.place, "Component", "GetExtents", "u", ON_SCREEN)
        return Box(*extents)

    @property
    def text(self) -> str:
        return str(self.bus.call(self.place, "Text", "GetText", "ii", 0, -1))

    def write(self, text: str) -> None:
        """Replace the text of a field."""
        if not self.bus.call(self.place, "EditableText", "SetTextContents", "s", text):
            raise Gone(f"{self.name} takes no text")

    def press(self, action: str = "Press") -> None:
        """Perform the action of a click."""
        count = self.bus.property_of(self.place, "Action", "NActions")
        names = [self.bus.call(self.place, "Action", "GetName", "i", at) for at in range(count)]
        if action not in names:
            raise Gone(f"{self.role} {self.name!r} can {names}")
        self.bus.call(self.place, "Action", "DoAction", "i", names.index(action))

    def choose(self, word: str) -> None:
        """Choose an item of a combo box."""
        [choices] = [child for child in self.children if child.role == "list"]
        words = [choice.name for choice in choices.children]
        self.bus.call(choices.place, "Selection", "SelectChild", "i", words.index(word))

    @property
    def row_count(self) -> int:
        return int(self.bus.property_of(self.place, "Table", "NRows"))

    @property
    def column_names(self) -> list[str]:
        count = self.bus.property_of(self.place, "Table", "NColumns")
        ask = (self.place, "Table", "GetColumnDescription", "i")
        return [str(self.bus.call(*ask, column)) for column in range(count)]

    def cell(self, row: int, column: int) -> Accessible:
        name, path = self.bus.call(self.place, "Table", "GetAccessibleAt", "ii", row, column)
        return Accessible(self.bus, (name, path))

    def cell_text(self, row: int, column: int) -> str:
        """The text of a cell; asked again while a new list replaces the cell."""
        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                return self.cell(row, column).name
            except Gone:
                if time.monotonic() > give_up:
                    raise
            time.sleep(LOOK_AGAIN_SECONDS)

    def row(self, row: int) -> list[str]:
        """The texts of a table's row."""
        return [self.cell_text(row, column) for column in range(len(self.column_names))]

    @property
    def selected_rows(self) -> list[int]:
        return list(self.bus.call(self.place, "Table", "GetSelectedRows"))

    def menu_item(self, menu: str, name: str) -> Accessible:
        """An entry of a menu, which need not be open."""
        menus = {entry.name: entry for entry in self.find("menu bar").children}
        entries = {entry.name: entry for entry in menus[menu].children[0].children}
        return entries[name]

    def inside(self) -> Iterator[Accessible]:
        """All visible descendants, breadth first."""
        level = [self]
        while level:
            level = [child for parent in level for child in _showing_children(parent)]
            yield from level

    def look_for(self, role: str, name: str | re.Pattern[str] = "") -> Accessible | None:
        """The visible descendant with this role and name, if there is one now; "" is any name."""
        for thing in self.inside():
            with contextlib.suppress(Gone):
                if thing.role == role and any(_fits(name, known) for known in thing.known_as):
                    return thing
        return None

    def find(self, role: str, name: str | re.Pattern[str] = "") -> Accessible:
        """Wait for such a descendant. Raises `NotFound`, which lists the visible ones."""
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            with contextlib.suppress(Gone):
                if found := self.look_for(role, name):
                    return found
            time.sleep(LOOK_AGAIN_SECONDS)
        there = [(thing.role, thing.name) for thing in self.inside() if thing.name]
        raise NotFound(f"no {role} {name!r} within {PATIENCE} s among {there}")


def _showing_children(parent: Accessible) -> list[Accessible]:
    try:
        if parent.role in NOT_SEARCHED:
            return []
        return [child for child in parent.children if State.SHOWING in child.states]
    except Gone:
        return []


def _fits(wanted: str | re.Pattern[str], name: str) -> bool:
    if isinstance(wanted, re.Pattern):
        return wanted.fullmatch(name) is not None
    return wanted in ("", name)


@contextlib.contextmanager
def screen_reader(screen: Mapping[str, str]) -> Iterator[Bus]:
    """Connect to the accessibility bus of a session, as a screen reader does."""
    launcher = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
    with open_dbus_connection(screen["DBUS_SESSION_BUS_ADDRESS"]) as session:
        address = Bus(session).ask(new_method_call(launcher, "GetAddress"))
    with open_dbus_connection(address) as connection:
        yield Bus(connection)


def rows_of_whole_list(shop: Accessible) -> int:
    """How many rows the table has, once the whole list is loaded."""
    shop.find("label", re.compile("All .* animals"))
    return shop.find("table", "Animals").row_count


def add_animal(shop: Accessible, name: str) -> None:
    """Add an animal of category 7, as a user of a screen reader does."""
    shop.find("push button", "Add animal").press()
    dialog = shop.find("dialog", "Add animal")
    dialog.find("text", "Name").write(name)
    dialog.find("text", "Category").write("7")
    dialog.find("combo box", "Status").choose("Available")
    dialog.find("push button", "Add").press()


def program(bus: Bus, process: int) -> Accessible:
    """Wait for the program that runs as `process` to have a window."""
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        for name, path in bus.call(REGISTRY, "Accessible", "GetChildren"):
            found = Accessible(bus, (name, path))
            with contextlib.suppress(Gone):
                if bus.process_of(name) == process and found.children:
                    return found
        time.sleep(LOOK_AGAIN_SECONDS)
    raise NotFound(f"process {process} shows no window to a screen reader within {PATIENCE} s")
