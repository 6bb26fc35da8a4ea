"""The manual pages, completions and pages of the Debian packages."""

from __future__ import annotations

import argparse
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
INSTALLER = ROOT / "resources" / "installer"

sys.path[:0] = [str(INSTALLER)]

import shell_pages  # noqa: E402
import tree  # noqa: E402
from product import SERVER  # noqa: E402

COMMANDS = ("petstore-gui", SERVER)


def options_of(parser: argparse.ArgumentParser) -> Iterator[str]:
    """All options that `--help` shows, those of its commands too."""
    for action in parser._actions:  # noqa: SLF001 - nothing public lists them
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            for shown in action._choices_actions:  # noqa: SLF001
                yield from options_of(action.choices[shown.dest])
        elif action.help is not argparse.SUPPRESS:
            yield from action.option_strings


@pytest.mark.parametrize("command", COMMANDS)
def test_the_manual_page_has_every_option(command: str) -> None:
    page = shell_pages.manual(command, "1.2.3", "2026-01-02")
    options = set(options_of(shell_pages.parser_of(command)))
    assert {"--help", "--key-file", "--from", "--address"} <= options
    shown = set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*", page.replace("\\-", "-")))
    assert options <= shown
    assert "--own" not in shown
    for name in ("SERVE", "CHECK", "KEYS", "KEYS ADD", "COPY"):
        assert f'.SH "{name}"' in page


@pytest.mark.skipif(not shutil.which("groff"), reason="this system has no groff")
@pytest.mark.parametrize("command", COMMANDS)
def test_the_manual_page_is_without_warnings(command: str) -> None:
    page = shell_pages.manual(command, "1.2.3", "2026-01-02")
    done = subprocess.run(
        ["groff", "-man", "-Tutf8", "-ww", "-z"],
        input=page,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""


@pytest.mark.skipif(not shutil.which("bash"), reason="this system has no bash")
@pytest.mark.parametrize(
    ("command", "typed", "expected"),
    [
        (SERVER, ("k",), "keys"),
        (SERVER, ("keys", "w"), "withdraw"),
        (SERVER, ("serve", "--key-f"), "--key-file"),
        ("petstore-gui", ("--pro",), "--profile"),
    ],
)
def test_bash_completes_commands_and_options(
    command: str, typed: tuple[str, ...], expected: str
) -> None:
    words = shlex.join([command, *typed])
    script = (
        f"{shell_pages.completion(command, 'bash')}\n"
        f"COMP_WORDS=({words}); COMP_CWORD={len(typed)}\n"
        f"$(complete -p {command} | sed 's/.*-F \\([^ ]*\\).*/\\1/')\n"
        'printf "%s\\n" "${COMPREPLY[@]}"\n'
    )
    done = subprocess.run(["bash"], input=script, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [expected]


def test_nobody_is_told_to_install_a_package_of_others() -> None:
    files = [*ROOT.glob("docs/**/*.md"), *ROOT.glob("petstore_gui/**/*.py"), ROOT / "README.md"]
    named = re.compile(r"\bpipx?3? install\b|\bpypi\b", re.IGNORECASE)
    assert [file.name for file in files if named.search(file.read_text(encoding="utf-8"))] == []


def test_what_the_pages_link_to_is_in_the_package(tmp_path: Path) -> None:
    tree.copy_pages(ROOT / "docs", tmp_path)
    pages = list(tmp_path.rglob("*.md"))
    assert tmp_path / "for-it.md" in pages
    dead = [
        f"{page.name}: {link}"
        for page in pages
        for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8"))
        if "://" not in link and not (page.parent / link).exists()
    ]
    assert dead == []
