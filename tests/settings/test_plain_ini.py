"""Which files are safe for QSettings to read: no accepted file can run code."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray, QSettings

from petstore_gui.settings.plain_ini import is_plain_ini


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n\n",
        "[list]\nanimals_per_request=20\n",
        "[list]\r\nanimals_per_request = 20\r\n",
        "\ufeff[list]\nanimals_per_request=20\n",
        "; from IT\n# and another\n[%General]\n",
        '[deployments]\nproduction="https://shop.example/a,@b;c/v1"\n',
        "[deployments]\nproduction=https://shop.example/@b/v1\n",
        '[x]\ny="K\N{LATIN SMALL LETTER A WITH DIAERESIS}se \\"1\\" \\\\"\n',
        "[x]\ny=@@home, @Invalid(), @Rect(1 2 3 4)\n",
        "[window]\ngeometry=@ByteArray(\\0\\xff)\n",
        '[window]\ngeometry="@ByteArray(=\\0,\\x40Variant(,@Variant()"\n',
    ],
)
def test_plain_files_are_accepted(text: str) -> None:
    assert is_plain_ini(text)


@pytest.mark.parametrize(
    "text",
    [
        "Dear customer,\n",
        "[x\n",
        "[x] y\n",
        "x=\0\n",
        "x=@Variant()\n",
        "x=@DateTime()\n",
        "x=@Unheard(of)\n",
        "x= @Variant()\n",
        'x="@Variant()"\n',
        'x=@"Variant()"\n',
        'x=""@Variant()\n',
        "x=a, @Variant()\n",
        'x="a","@Variant()"\n',
        "x=\\x40Variant()\n",
        "x=\\100Variant()\n",
        "x=\\q@Variant()\n",
        "x=\\\n@Variant()\n",
        'x="\n@Variant()"\n',
        'x"\n"=@Variant()\n',
        '"x=y"=@Variant()\n',
        "[x]y=@Variant()]\n",
        ";x\ry=@Variant()\n",
        " ;x=@Variant()\n",
    ],
)
def test_any_other_file_is_rejected(text: str) -> None:
    assert not is_plain_ini(text)


@given(st.binary(), st.text(st.characters(exclude_categories=["Cs"])))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=200)
def test_settings_that_the_program_writes_are_plain(
    tmp_path: Path, state: bytes, text: str
) -> None:
    file = tmp_path / "settings.ini"
    file.unlink(missing_ok=True)
    written = QSettings(str(file), QSettings.Format.IniFormat)
    written.setValue("window/geometry", QByteArray(state))
    written.setValue("deployments/production", re.sub(r"[\0-\x1f]", "", text))
    written.sync()
    assert is_plain_ini(file.read_text(encoding="utf-8"))


class Planted:
    """Creates a folder when it is unpickled."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.mkdir, (str(self.folder),)


def planted(tmp_path: Path, trap: Path) -> str:
    """The text that PySide writes for an object that creates the folder `trap` when unpickled."""
    file = tmp_path / "planted.ini"
    settings = QSettings(str(file), QSettings.Format.IniFormat)
    settings.setValue("x", Planted(trap))
    settings.sync()
    return file.read_text().partition("x=")[2].strip()


def test_qt_itself_runs_planted_code(tmp_path: Path) -> None:
    """If this fails, Qt or PySide have fixed it, and `is_plain_ini` can be simpler."""
    trap = tmp_path / "trap"
    planted(tmp_path, trap)
    script = (
        "import sys; from PySide6.QtCore import QSettings;"
        "QSettings(sys.argv[1], QSettings.Format.IniFormat).value('x')"
    )
    subprocess.run([sys.executable, "-c", script, str(tmp_path / "planted.ini")], check=True)
    assert trap.is_dir()


PIECES = [
    "[x]",
    "y",
    "=",
    "=",
    ",",
    " ",
    '"',
    "\\",
    "\\x40",
    "\\q",
    "@",
    "\n",
    "\r",
    "\t",
    ";",
    "#",
    ":",
]


@pytest.mark.qt_log_ignore("QVariant::load", "QSettings::value")
@given(st.lists(st.sampled_from([*PIECES, "@Variant", "BOMB", "BOMB"]), max_size=12))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=1000)
def test_no_disguised_object_is_accepted(tmp_path: Path, pieces: list[str]) -> None:
    trap = tmp_path / "trap"
    bomb = tmp_path / "bomb.txt"
    if not bomb.exists():
        bomb.write_text(planted(tmp_path, trap).removeprefix('"').removesuffix('"'))
    text = "".join(pieces).replace("BOMB", bomb.read_text()) + "\n"
    if not is_plain_ini(text):
        return
    file = tmp_path / f"{abs(hash(text))}.ini"
    file.write_text(text, newline="")
    read = QSettings(str(file), QSettings.Format.IniFormat)
    for key in read.allKeys():
        read.value(key)
    assert not trap.exists()
