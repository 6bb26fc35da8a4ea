"""The program's window on Windows' desktop: asked as a screen reader asks on Linux."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import socket
import subprocess
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from PySide6.QtGui import QImage

from tests.support.accessibility import Accessible, Bus, Gone, NotFound
from tests.support.picture import take_picture
from tests.support.processes import until
from tests.support.screen import SIZE
from tests.support.waiting import PATIENCE
from tests.windows.place import PICTURES, PYTHON
from tests.windows.wine import Wine

START_SECONDS = 3 * PATIENCE
"""Wine itself starts as well."""

WINE_LACKS = "EnableNonClientDpiScaling() failed"
"""Wine 8 does not know it."""


@dataclass(frozen=True)
class Bridged(Bus):
    """The same questions, asked through tests/windows/bridge.py; a place is a number there."""

    connection: IO[str]

    def call(
        self, place: Any, _interface: str, method: str, _signature: str = "", *body: Any
    ) -> Any:
        """Call a method. Raises `Gone`."""
        if method == "GetRelationSet":
            return [(2, self._named(self.ask([place[1], "GetLabels"])))]
        answer = self.ask([place[1], method, *body])
        if method == "GetChildren":
            return self._named(answer)
        return ("", answer) if method == "GetAccessibleAt" else answer

    def property_of(self, place: Any, _interface: str, name: str) -> Any:
        return self.ask([place[1], name])

    def ask(self, message: Any) -> Any:
        try:
            self.connection.write(json.dumps(message) + "\n")
            self.connection.flush()
            answer = json.loads(self.connection.readline())
        except (OSError, ValueError) as error:
            raise Gone(str(error)) from error
        if "gone" in answer:
            raise Gone(answer["gone"])
        return answer["is"]

    def _named(self, places: list[int]) -> list[tuple[str, int]]:
        return [("", place) for place in places]


class Window:
    """A window that was started. `shop` is its program; `said` is all that it has said."""

    def __init__(self, bus: Bridged, said: list[str], profile: Path) -> None:
        self.shop = Accessible(bus, ("", 0))  # type: ignore[arg-type]
        self.said = said
        self._bus = bus
        self._profile = profile

    @property
    def fonts(self) -> list[str]:
        """The type of all that is in sight: class, family and points."""
        return list(self._bus.ask([0, "Fonts"]))

    @property
    def in_front(self) -> str:
        """The title of the window in front, which may be one of Windows' own dialogs."""
        return str(self._bus.ask([0, "Foreground"]))

    @property
    def processes(self) -> set[int]:
        """The running processes of this profile: the window's, and its service's."""
        return {
            int(one.name)
            for one in Path("/proc").glob("[0-9]*")
            if self._profile.as_posix() in (words := _words(one))
            and words.partition("\0")[0].endswith("/python.exe")
        }

    def exit_status(self) -> int:
        """Wait until the program has ended by itself."""
        ended = until(lambda: next((line for line in self.said if line.startswith('{"ended"')), ""))
        return int(json.loads(ended)["ended"])

    def check_log(self) -> None:
        """Nothing went wrong; what Wine lacks is no wonder."""
        file = self._profile / "logs/window.log"
        log = file.read_text("utf-8") if file.exists() else ""
        wrong = [line for line in log.splitlines() if WINE_LACKS not in line]
        assert not wrong
        assert not [line for line in self.said if not line.startswith("{")]


@dataclass(frozen=True)
class Desktop:
    """Wine's own desktop, which draws the frames of windows; it fills the screen."""

    wine: Wine
    size: str = SIZE

    @property
    def screen(self) -> Mapping[str, str]:
        """The environment for a hand and for a camera."""
        return {"DISPLAY": self.wine.display, "QT_QPA_PLATFORM": "xcb"}

    def picture(self, name: str) -> QImage:
        """Take a picture of all of it."""
        width, height, _ = map(int, self.size.split("x"))
        where = PICTURES / f"{name}.png"
        take_picture({**os.environ, **self.screen}, where, (0, 0, width, height))
        return QImage(str(where))

    def start(
        self, *command: str, more: Mapping[str, str] | None = None
    ) -> subprocess.Popen[bytes]:
        """Start a Windows program on it."""
        size = self.size.rpartition("x")[0]
        return self.wine.start(["explorer", f"/desktop=shop,{size}", *command], more)

    def run(self, module: str, *arguments: str) -> str:
        """Run a module of these tests on it to its end; returns what it said."""
        with self.start(str(PYTHON / "python.exe"), "-m", module, *arguments) as process:
            said, _ = process.communicate(timeout=START_SECONDS)
        return said.decode("utf-8", "replace")

    def set_look(self, look: str) -> None:
        """Turn Windows' apps "light" or "dark"."""
        assert not self.run("tests.windows.set_look", look)

    def set_scale(self, percent: int) -> None:
        """Set Windows' scale for the programs that start from now on."""
        add = ("add", r"HKCU\Control Panel\Desktop", "/v", "LogPixels", "/t", "REG_DWORD", "/f")
        with self.wine.start(["reg", *add, "/d", str(96 * percent // 100)]) as process:
            process.communicate(timeout=START_SECONDS)
        self.wine.end()

    @contextlib.contextmanager
    def opened(
        self, profile: Path, *arguments: str, more: Mapping[str, str] | None = None
    ) -> Iterator[Window]:
        """Open the program's window; at the end, no Windows program is left."""
        python = str(PYTHON / "python.exe")
        named = ("--profile", f"Z:{profile}", *arguments)
        said: list[str] = []
        ports: queue.Queue[int] = queue.Queue()
        with self.start(python, "-m", "tests.windows.bridge", *named, more=more) as process:
            assert process.stdout
            threading.Thread(
                target=_listen, args=(process.stdout, said, ports), daemon=True
            ).start()
            try:
                with _connected(ports, said) as lines:
                    yield Window(Bridged(lines), said, profile)
            finally:
                self.wine.end()
                process.wait(PATIENCE)


@contextlib.contextmanager
def _connected(ports: queue.Queue[int], said: list[str]) -> Iterator[IO[str]]:
    try:
        port = ports.get(timeout=START_SECONDS)
    except queue.Empty:
        port = 0
    if not port:
        raise NotFound(f"no window was opened: {said}")
    with (
        socket.create_connection(("127.0.0.1", port), PATIENCE) as connection,
        connection.makefile("rw", encoding="utf-8") as lines,
    ):
        yield lines


def _listen(pipe: IO[bytes], said: list[str], ports: queue.Queue[int]) -> None:
    for line in pipe:
        text = line.decode("utf-8", "replace").strip()
        said.append(text)
        if text.startswith('{"port"'):
            ports.put(json.loads(text)["port"])
    ports.put(0)  # it has ended


def _words(process: Path) -> str:
    """The command of a process, if it is there, with the slashes of this system."""
    try:
        return (process / "cmdline").read_text("utf-8", "replace").replace("\\", "/")
    except OSError:
        return ""
