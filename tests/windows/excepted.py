"""The tests that are not run on Windows under Wine, by name and reason.

A name is that of a folder, of a file, of a test, or of a test with its case. Each reason is a fact
about Linux or about Wine. None is a fault of the program: such a fault is mended.
"""

from __future__ import annotations

from collections.abc import Iterable

NO_FOLDER = "a link that leads nowhere makes a folder that not even root can read"
FULL_DISK = "a limit on the size of files stands for a full disk; Windows has no such limit"


def _each(reason: str, file: str, *tests: str) -> dict[str, str]:
    return {f"{file}::{test}": reason for test in tests}


LINUX_ALONE = {
    "tests/installer": "Debian's package, or files that are the same here",
    "tests/soak": "short forms of the long runs; here the frozen program is killed instead",
    "tests/test_benchmarks.py": "benchmarks are of Linux",
    "tests/e2e": "real windows of X11, found through the accessibility bus of Linux",
    "tests/windows/test_counting.py": "counts on Linux what ran here",
    "tests/test_harness.py": "the harness of Linux: processes through /proc",
    **_each(
        "mypy asks about macOS, and needs a package that only Linux has",
        "tests/test_macos.py",
        "test_macos_has_every_function_that_the_program_calls",
    ),
    **_each(
        "the translations are files that are the same here; their tools are not",
        "tests/ui/test_translations.py",
        "test_every_plural_in_the_sources_has_both_forms",
        "test_lupdate_finds_every_plural",
        "test_the_compiled_translations_are_up_to_date",
    ),
    **_each(
        "on Windows, the dialog of printers is the system's own",
        "tests/ui/test_window_print.py",
        "test_a_printer_gets_the_chosen_pages",
        "test_a_printer_that_takes_nothing_is_told",
    ),
    **_each(NO_FOLDER, "tests/storage/test_history_db.py", "test_an_unreadable_folder_raises"),
    **_each(
        FULL_DISK,
        "tests/catalogue/test_history_faults.py",
        "test_a_full_disk_is_reported_once_and_the_catalogue_keeps_working",
    ),
}

WINE_LACKS = {
    **_each(
        "Python is as packed for embedding, without venv; the frozen program is tried instead",
        "tests/test_packaging.py",
        "test_the_installed_program_passes_its_self_test",
    ),
}


def reason_of(name: str) -> str | None:
    """Why a test, a file or a folder is left out; None if it is run."""
    for listed in parts(name):
        if listed in LINUX_ALONE:
            return f"Linux alone: {LINUX_ALONE[listed]}"
        if listed in WINE_LACKS:
            return f"Wine: {WINE_LACKS[listed]}"
    return None


def unused(known: Iterable[str]) -> list[str]:
    """The listed names that no known test has."""
    met = {listed for name in known for listed in parts(name)}
    return [name for name in [*LINUX_ALONE, *WINE_LACKS] if name not in met]


def parts(name: str) -> list[str]:
    """The name itself, that without the case, and those of its file and folders."""
    file, _, test = name.partition("::")
    folders = file.split("/")
    places = ["/".join(folders[: number + 1]) for number in range(len(folders))]
    return [*places, f"{file}::{test.partition('[')[0]}", name] if test else places
