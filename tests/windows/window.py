"""The program's window on Windows' desktop: asked as a screen reader asks on Linux."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from PySide6.QtGui import QImage

from tests.support.accessibility import Accessible, Box, Bus, Gone, NotFound
from tests.support.hands import Hands
from tests.support.picture import take_picture
from tests.support.processes import until
from tests.support.screen import SIZE
from tests.support.waiting import PATIENCE
from tests.windows.place import PICTURES, PREFIX, PYTHON
from tests.windows.wine import Wine

START_SECONDS = 3 * PATIENCE
"""Wine itself starts as well."""

RUN_SECONDS = 10 * PATIENCE
"""For a setup program too."""

IN_TESTS = {"PETSTORE_CHECKOUT": "P:\\"}
"""For tests/windows/wine_only/tested.py."""

NAME = "shop"
"""That of the desktop."""

FROZEN_NAMES = ("/Petstore.exe", "/petstore-gui.exe")

WINE_LACKS = "EnableNonClientDpiScaling() failed"
"""Wine 8 does not know it."""
CLOSED = "the gateway was closed"
"""The session may end during a request."""


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
        return processes_of(self._profile)

    def exit_status(self) -> int:
        """Wait until the program has ended by itself."""
        ended = until(lambda: next((line for line in self.said if line.startswith('{"ended"')), ""))
        return int(json.loads(ended)["ended"])

    def check_log(self) -> None:
        """Nothing went wrong; what Wine lacks is no wonder."""
        file = self._profile / "logs/window.log"
        log = file.read_text("utf-8") if file.exists() else ""
        expected = WINE_LACKS, CLOSED
        wrong = [line for line in log.splitlines() if not any(one in line for one in expected)]
        assert not wrong, wrong
        assert not [line for line in self.said if not line.startswith("{")]


@dataclass(frozen=True)
class Seen:
    """A window, or a part of one, of any program."""

    text: str
    kind: str
    place: tuple[int, int, int, int]

    @property
    def box(self) -> Box:
        """Where it is."""
        return Box(*self.place)


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
        return self.wine.start(["explorer", f"/desktop={NAME},{size}", *command], more)

    def run(self, module: str, *arguments: str) -> str:
        """Run a module of these tests to its end; returns what it said.

        Something else is there already: what opens the desktop stays for as long as that.
        """
        with self.start(str(PYTHON / "python.exe"), "-m", module, *arguments) as process:
            said, _ = process.communicate(timeout=RUN_SECONDS)
        return said.decode("utf-8", "replace")

    def status_of(self, *command: str) -> int:
        """Run a Windows program on it to its end; returns its exit status."""
        return int(self.run("tests.windows.status", *command).split()[-1])

    def see(self) -> list[Seen]:
        """What stands in windows of any program, each with its text."""
        return [Seen(**json.loads(line)) for line in self.run("tests.windows.spy").splitlines()]

    def click(self, hands: Hands, text: str) -> None:
        """Wait for a button of any program, and click it."""
        hands.click(self.find(text))

    def find(self, text: str) -> Seen:
        """Wait for a window, button or label with a text."""
        return until(
            lambda: next((one for one in self.see() if one.text.strip() == text), None),
            START_SECONDS,
        )

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
    def opened(self, profile: Path) -> Iterator[Window]:
        """Open the program's window with Windows' Python."""
        python = (str(PYTHON / "python.exe"), "-m", "tests.windows.bridge")
        with self.running(profile, *python, "--profile", f"Z:{profile}") as window:
            yield window

    @contextlib.contextmanager
    def running(
        self,
        profile: Path,
        *command: str,
        more: Mapping[str, str] | None = None,
        first: Callable[[], object] = lambda: None,
    ) -> Iterator[Window]:
        """Run a command that opens the program's window; it asks for what `first` does.

        At the end, no Windows program is left.
        """
        said: list[str] = []
        with tempfile.TemporaryDirectory(prefix="petstore-told-") as folder:
            told = Path(folder, "told")
            more = {**IN_TESTS, "PETSTORE_TOLD": f"Z:{told}", **(more or {})}
            with self.start(*command, more=more) as process:
                threading.Thread(target=_listen, args=(process, said), daemon=True).start()
                try:
                    first()
                    with _connected(told, said) as lines:
                        yield Window(Bridged(lines), said, profile)
                finally:
                    self.wine.end()
                    process.wait(PATIENCE)


def processes_of(profile: Path) -> set[int]:
    """The running processes of a profile."""
    return _processes((*FROZEN_NAMES, "/python.exe"), profile.as_posix())


def processes_named(*names: str) -> set[int]:
    """The running Windows programs whose paths end so."""
    return _processes(names)


def _processes(names: tuple[str, ...], part: str = "") -> set[int]:
    commands = {one: _words(one) for one in Path("/proc").glob("[0-9]*")}
    return {
        int(one.name)
        for one, words in commands.items()
        if part in words and words.partition("\0")[0].endswith(names) and _is_ours(one)
    }


def _is_ours(process: Path) -> bool:
    """Whether it runs in the prefix of this checkout."""
    with contextlib.suppress(OSError):
        return f"WINEPREFIX={PREFIX}\0".encode() in (process / "environ").read_bytes()
    return False


@contextlib.contextmanager
def _connected(told: Path, said: list[str]) -> Iterator[IO[str]]:
    try:
        port = until(lambda: told.read_text("ascii") if told.exists() else "", START_SECONDS)
    except AssertionError:
        raise NotFound(f"no window was opened: {said}") from None
    with (
        socket.create_connection(("127.0.0.1", int(port.split()[0])), PATIENCE) as connection,
        connection.makefile("rw", encoding="utf-8") as lines,
    ):
        yield lines


def _listen(process: subprocess.Popen[bytes], said: list[str]) -> None:
    assert process.stdout
    said.extend(line.decode("utf-8", "replace").strip() for line in process.stdout)


def _words(process: Path) -> str:
    """The command of a process, if it is there, with the slashes of this system."""
    try:
        return (process / "cmdline").read_text("utf-8", "replace").replace("\\", "/")
    except OSError:
        return ""
