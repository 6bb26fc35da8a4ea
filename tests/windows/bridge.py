"""Answers, in a program on Windows, what a screen reader would ask.

    python -m tests.windows.bridge [ARGUMENT ...]

runs the program with Windows' Python; the frozen program of the tests calls `listen`. Wine has no
UI Automation. Qt's own accessible objects are told instead, in the words of AT-SPI: what visits the
window on Linux then visits it here. PETSTORE_TOLD names a file that is told where to ask; with
Windows' Python, the last line of output is the exit status.
"""

from __future__ import annotations

import ctypes
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtNetwork import QHostAddress, QTcpServer, QTcpSocket
from PySide6.QtWidgets import QApplication, QTableView

from petstore_gui.catalogue import history_sync
from petstore_gui.session import local_process
from petstore_gui.ui.runtime import application
from tests.support.waiting import PATIENCE

ROLES = {
    "AlertMessage": "alert",
    "Button": "push button",
    "CheckBox": "check box",
    "ComboBox": "combo box",
    "EditableText": "text",
    "ListItem": "list item",
    "MenuBar": "menu bar",
    "MenuItem": "menu item",
    "PopupMenu": "popup menu",
    "RadioButton": "radio button",
    "SpinBox": "spin button",
    "StaticText": "label",
    "StatusBar": "status bar",
    "Window": "frame",
}
"""Qt's names of roles, and those of AT-SPI; the others are the same in small letters."""

LENGTH_OF_TITLE = 200

CHECKED, ENABLED, FOCUSED, SHOWING = 1 << 4, 1 << 8, 1 << 12, 1 << 25


def answer(parent: QApplication) -> int:
    """Answer one question a line, in JSON, to programs on this computer; returns the port."""
    server = QTcpServer(parent)
    server.newConnection.connect(lambda: _accept(server))
    server.listen(QHostAddress(QHostAddress.SpecialAddress.LocalHost))
    QAccessible.setActive(True)
    return server.serverPort()


def _accept(server: QTcpServer) -> None:
    socket = server.nextPendingConnection()
    socket.readyRead.connect(lambda: _answer_all(socket))


def _answer_all(socket: QTcpSocket) -> None:
    while socket.canReadLine():
        place, what, *values = json.loads(bytes(socket.readLine().data()))
        try:
            told = {"is": QUESTIONS[what](_thing(place), *values)}
        except (LookupError, AttributeError, RuntimeError) as error:
            told = {"gone": repr(error)}
        socket.write(json.dumps(told).encode() + b"\n")


def _thing(place: int) -> QAccessibleInterface:
    if place:
        return QAccessible.accessibleInterface(place)
    running = QApplication.instance()
    assert running is not None
    return QAccessible.queryAccessibleInterface(running)


def _name(thing: QAccessibleInterface) -> str:
    """That of a box of choices is the choice, as AT-SPI tells it."""
    is_choice = thing.role() is QAccessible.Role.ComboBox
    return thing.text(QAccessible.Text.Value if is_choice else QAccessible.Text.Name)


def _place(thing: QAccessibleInterface) -> int:
    return int(QAccessible.uniqueId(thing))


def _children(thing: QAccessibleInterface) -> list[int]:
    found = (thing.child(number) for number in range(thing.childCount()))
    return [_place(child) for child in filter(None, found)]


def _states(thing: QAccessibleInterface) -> int:
    state = thing.state()
    return sum(
        bit
        for bit, is_so in (
            (CHECKED, state.checked),
            (ENABLED, not state.disabled),
            (FOCUSED, state.focused),
            (SHOWING, not state.invisible and not state.offscreen),
        )
        if is_so
    )


def _labels(thing: QAccessibleInterface) -> list[int]:
    return [
        _place(other) for other, flag in thing.relations() if flag & QAccessible.RelationFlag.Label
    ]


def _extents(thing: QAccessibleInterface) -> list[int]:
    """In the pixels of the screen, whatever the scale."""
    scale = QApplication.primaryScreen().devicePixelRatio()
    return [round(number * scale) for number in thing.rect().getRect()]  # type: ignore[attr-defined]


def _table(thing: QAccessibleInterface) -> QTableView:
    table = thing.object()
    assert isinstance(table, QTableView)
    return table


def _column(thing: QAccessibleInterface, column: int) -> str:
    return str(_table(thing).model().headerData(column, Qt.Orientation.Horizontal))


def _cell(thing: QAccessibleInterface, row: int, column: int) -> int:
    """Qt's children of a table are all its cells, and those of its two headers."""
    columns = _table(thing).model().columnCount()
    return _place(thing.child((row + 1) * (columns + 1) + column + 1))


def _fonts(_thing: QAccessibleInterface) -> list[str]:
    """The type of all that is in sight: class, family and points."""
    seen = (widget for widget in QApplication.allWidgets() if widget.isVisible())
    fonts = {
        f"{type(one).__name__}: {one.font().family()} {one.font().pointSizeF():g}" for one in seen
    }
    return sorted(fonts)


def _foreground(_thing: QAccessibleInterface) -> str:
    """The title of the window in front, which may be one of Windows' own dialogs."""
    user = ctypes.WinDLL("user32")  # type: ignore[attr-defined]
    title = ctypes.create_unicode_buffer(LENGTH_OF_TITLE)
    user.GetWindowTextW(user.GetForegroundWindow(), title, LENGTH_OF_TITLE)
    return title.value


QUESTIONS: dict[str, Callable[..., Any]] = {
    "GetRoleName": lambda thing: ROLES.get(thing.role().name, thing.role().name.lower()),
    "Name": _name,
    "Description": lambda thing: thing.text(QAccessible.Text.Description),
    "GetState": lambda thing: [_states(thing), 0],
    "GetChildren": _children,
    "GetLabels": _labels,
    "GetExtents": lambda thing, _of: _extents(thing),
    "GetText": lambda thing, _first, _last: thing.text(QAccessible.Text.Value),
    "NRows": lambda thing: _table(thing).model().rowCount(),
    "NColumns": lambda thing: _table(thing).model().columnCount(),
    "GetColumnDescription": _column,
    "GetAccessibleAt": _cell,
    "GetSelectedRows": lambda thing: [
        index.row() for index in _table(thing).selectionModel().selectedRows()
    ],
    "Fonts": _fonts,
    "Foreground": _foreground,
}
"""What can be asked: methods and properties of AT-SPI, and some more."""


def listen(told: str) -> None:
    """Answer as soon as there is an application; a line in the file `told` says where.

    On a busy computer, Wine needs more time than staff should wait.
    """
    local_process.START_SECONDS = history_sync.OPEN_SECONDS = PATIENCE
    make = application.make_application

    def make_and_answer() -> QApplication:
        made = make()
        port = answer(made)
        with Path(told).open("a", encoding="ascii") as file:
            file.write(f"{port}\n")
        return made

    application.make_application = make_and_answer


def main() -> None:
    """Run the program; what it asks of the command line is its own."""
    from petstore_gui.main.command_line import main as run_program  # noqa: PLC0415 - not if it is frozen

    listen(os.environ["PETSTORE_TOLD"])
    sys.stdout.write(json.dumps({"ended": run_program()}) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
