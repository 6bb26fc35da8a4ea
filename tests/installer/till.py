"""The session of the user at the till: a screen, a session bus, and a screen reader."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import tempfile
from collections.abc import Iterator

from tests.installer.bare import STAFF, Bare, as_staff
from tests.support.accessibility import Accessible, add_animal, program, screen_reader
from tests.support.processes import until
from tests.support.screen import SIZE, announcing
from tests.support.waiting import PATIENCE

NAME = "petstore-gui"
UP_TO_DATE = re.compile(r"All [0-9,]+ animals")
"""The status bar once the list comes from the service, and is no longer the last known one."""

NOT_SHOWN = re.compile("The animals cannot be shown")


@contextlib.contextmanager
def session() -> Iterator[dict[str, str]]:
    """Start a screen and a session bus; yields a program's environment variables for them.

    Their folder is not among those of the test, which only root can enter.
    """
    with tempfile.TemporaryDirectory(prefix="petstore-till-", ignore_cleanup_errors=True) as folder:
        os.chown(folder, STAFF, STAFF)
        with _session_in(folder) as variables:
            yield variables


@contextlib.contextmanager
def _session_in(folder: str) -> Iterator[dict[str, str]]:
    person = ["setpriv", f"--reuid={STAFF}", f"--regid={STAFF}", "--clear-groups", "env", "-i"]
    person += [f"HOME={folder}", f"XDG_RUNTIME_DIR={folder}", f"PATH={os.environ['PATH']}"]
    bus = ["dbus-daemon", "--session", "--nofork", "--print-address"]
    screen = ["Xvfb", "-displayfd", "1", "-screen", "0", SIZE, "-nolisten", "tcp", "-ac"]
    with (
        announcing(*screen) as number,
        announcing(*person, *bus, f"--address=unix:path={folder}/bus") as address,
    ):
        yield {
            "DISPLAY": f":{number}",
            "DBUS_SESSION_BUS_ADDRESS": address,
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "XDG_RUNTIME_DIR": folder,
        }


@contextlib.contextmanager
def opened(till: Bare, shows: re.Pattern[str] = UP_TO_DATE) -> Iterator[Accessible]:
    """Start the installed program as its menu entry does, and wait until the status bar `shows` it.

    At the end, close it if it is still running.
    """
    command = till.inside(NAME, user=STAFF)
    with (
        contextlib.ExitStack() as reading,
        subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process,
    ):
        try:
            window = until(lambda: window_of(till))
            with as_staff():
                bus = reading.enter_context(screen_reader(till.variables))
            shop = program(bus, window)
            shop.find("label", shows)
            yield shop
        finally:
            process.send_signal(signal.SIGCONT)  # nsenter stops when its program is stopped
            for left in filter(None, [window_of(till)]):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(left, signal.SIGTERM)
            _, said = process.communicate(timeout=PATIENCE)
    assert not said, said


def window_of(till: Bare) -> int | None:
    """The process with the window (its ID on this computer), which started its service later."""
    return min(till.running(NAME), default=None)


def add(shop: Accessible, name: str) -> None:
    """Add an animal, and wait until the dialog closes."""
    add_animal(shop, name)
    until(lambda: shop.look_for("dialog") is None)


def names(shop: Accessible) -> list[str]:
    """The names in the table."""
    table = shop.find("table", "Animals")
    return [table.row(row)[1] for row in range(table.row_count)]
