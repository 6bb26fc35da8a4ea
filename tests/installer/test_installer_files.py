"""The files that the installers are made from, as far as any computer can check them."""

from __future__ import annotations

import configparser
import os
import struct
import sys
import tarfile
from pathlib import Path

import pytest

from petstore_gui import __version__

ROOT = Path(__file__).parents[2]
INSTALLER = ROOT / "resources" / "installer"

sys.path[:0] = [str(INSTALLER)]

import tree  # noqa: E402
from icons import write_icns, write_ico  # noqa: E402
from keep import is_used  # noqa: E402
from product import ICON_SIZES, ICONS, Product  # noqa: E402

PICTURES = {size: ICONS / f"app-{size}.png" for size in ICON_SIZES}


def test_product_details_come_from_their_single_source() -> None:
    product = Product()
    assert product.version == __version__
    assert (product.command, product.title) == ("petstore-gui", "Petstore")
    assert product.publisher in (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert product.made > 0


@pytest.mark.parametrize(
    ("target", "source", "expected"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/venv/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqwayland.so", "/venv/libqwayland.so", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", "/venv/libqeglfs.so", False),
        ("PySide6/plugins/platforms/qwindows.dll", "C:/venv/qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", "/venv/libqcocoa.dylib", True),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", "/venv/libqopensslbackend.so", False),
        ("PySide6/Qt/plugins/printsupport/libcupsprintersupport.so", "/venv/cups.so", True),
        ("PySide6/Qt/lib/libQt6Widgets.so.6", "/venv/libQt6Widgets.so.6", True),
        ("PySide6/Qt/lib/libQt6Quick.so.6", "/venv/libQt6Quick.so.6", False),
        ("PySide6/Qt/translations/qtbase_de.qm", "/venv/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qt_help_de.qm", "/venv/qt_help_de.qm", False),
        ("petstore_gui/resources/translations/petstore_en.qm", "/w/petstore_en.qm", True),
    ],
)
def test_only_the_parts_of_qt_that_the_window_needs_are_shipped(
    target: str, source: str, *, expected: bool
) -> None:
    assert is_used(target, source) is expected


@pytest.mark.skipif(sys.platform != "linux", reason="the libraries of Linux")
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("libxcb.so.1", False),
        ("libglib-2.0.so.0", False),
        ("libssl.so.3", True),
        ("libsqlite3.so.0", True),
    ],
)
def test_display_libraries_come_from_the_system_and_others_are_shipped(
    name: str, *, expected: bool
) -> None:
    assert is_used(name, f"/lib/x86_64-linux-gnu/{name}") is expected


def test_an_archive_depends_only_on_names_and_contents(tmp_path: Path) -> None:
    packed = []
    for place, mode, moment in (("one", 0o600, 1_000_000_000), ("two", 0o664, 1_500_000_000)):
        folder = tmp_path / place / "petstore"
        for name in ("b/lib.so", "a.txt") if place == "one" else ("a.txt", "b/lib.so"):
            tree.write(folder / name, name, mode)
            os.utime(folder / name, (moment, moment))
        tree.write(folder / "petstore-gui", "program", 0o700)
        (folder / "link").symlink_to("a.txt")
        tree.normalise(folder, 1_700_000_000)
        tree.pack(folder, tmp_path / f"{place}.tar.gz", 1_700_000_000)
        packed.append((tmp_path / f"{place}.tar.gz").read_bytes())
    assert packed[0] == packed[1]
    with tarfile.open(tmp_path / "one.tar.gz") as archive:
        modes = {entry.name: entry.mode for entry in archive if entry.isfile()}
    assert modes == {
        "petstore/a.txt": 0o644,
        "petstore/b/lib.so": 0o644,
        "petstore/petstore-gui": 0o755,
    }


def test_the_menu_entry_names_the_program_and_its_icon() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(INSTALLER / "linux/petstore-gui.desktop", encoding="utf-8")
    fields = entry["Desktop Entry"]
    assert (fields["Type"], fields["Name"]) == ("Application", "Petstore")
    assert fields["Exec"] == fields["Icon"] == fields["StartupWMClass"] == Product().command
    assert fields["Categories"].endswith(";")


def test_the_windows_icon_holds_every_picture_that_fits(tmp_path: Path) -> None:
    content = write_ico(PICTURES, tmp_path / "petstore.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", content)
    entries = [struct.unpack_from("<BBBBHHII", content, 6 + 16 * index) for index in range(count)]
    held = {width or 256: content[place : place + size] for width, *_, size, place in entries}
    assert (reserved, kind) == (0, 1)
    assert held == {size: path.read_bytes() for size, path in PICTURES.items() if size <= 256}


def test_the_macos_icon_is_as_long_as_it_says(tmp_path: Path) -> None:
    content = write_icns(PICTURES, tmp_path / "petstore.icns").read_bytes()
    assert content[:4] == b"icns"
    assert struct.unpack_from(">I", content, 4) == (len(content),)
    assert PICTURES[512].read_bytes() in content
