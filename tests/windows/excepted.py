"""The tests that are not run on Windows under Wine, by name and reason.

A name is that of a folder, of a file, of a test, or of a test with its case. Each reason is a fact
about Linux or about Wine. None is a fault of the program: such a fault is mended.
"""

from __future__ import annotations

from collections.abc import Iterable

NO_FOLDER = "a link that leads nowhere makes a folder that not even root can read"
MODES = "permission bits; on Windows the user's profile keeps others out"

LINUX_ALONE = {
    "tests/installer": "Debian's package, or files that are the same here",
    "tests/soak": "short forms of the long runs; here the frozen program is killed instead",
    "tests/benchmarks": "measures this project's goals on Linux",
    "tests/test_benchmarks.py": "benchmarks are of Linux",
    "tests/e2e": "real windows of X11, found through the accessibility bus of Linux",
    "tests/test_screen.py": "the virtual screen of X11",
    "tests/storage/test_recoverable_db.py::test_an_unreadable_folder_raises": NO_FOLDER,
    "tests/support/test_put_aside.py::test_an_unreadable_folder_raises": NO_FOLDER,
    "tests/support/test_put_aside.py::test_a_file_that_cannot_be_renamed_raises": "on Windows,"
    " what would lie below a file is missing, and no error",
    "tests/support/test_file_lock.py::test_only_its_owner_can_read_a_lock_file": MODES,
    "tests/test_harness.py": "the harness of Linux: processes through /proc",
}

WINE_LACKS = {
    "tests/gateway/test_http_tls.py"
    "::test_a_handshake_that_breaks_or_stalls_is_a_network_error[reset]": "ends a connection in"
    " order where Windows resets it",
}


def reason_of(name: str) -> str | None:
    """Why a test, a file or a folder is left out; None if it is run."""
    for listed in _parts(name):
        if listed in LINUX_ALONE:
            return f"Linux alone: {LINUX_ALONE[listed]}"
        if listed in WINE_LACKS:
            return f"Wine: {WINE_LACKS[listed]}"
    return None


def unused(known: Iterable[str]) -> list[str]:
    """The listed names that no known test has."""
    met = {listed for name in known for listed in _parts(name)}
    return [name for name in [*LINUX_ALONE, *WINE_LACKS] if name not in met]


def _parts(name: str) -> list[str]:
    """The name itself, that without the case, and those of its file and folders."""
    file, _, test = name.partition("::")
    folders = file.split("/")
    places = ["/".join(folders[: number + 1]) for number in range(len(folders))]
    return [*places, f"{file}::{test.partition('[')[0]}", name] if test else places
