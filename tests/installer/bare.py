"""A bare Debian 12 in a folder, with its own processes and mounts. Needs root and Linux."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.support.processes import until

MIRROR = "http://deb.debian.org/debian"
SUITE = "bookworm"
STAFF = 1000
"""User and group of the user at the till."""

NETWORK_SETTINGS = ("resolv.conf", "apt/apt.conf.d")
"""The files in this computer's /etc with name servers and proxies, which apt needs."""

TOOLS = ("debootstrap", "unshare", "nsenter", "setpriv", "Xvfb", "dbus-daemon")
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
MINUTES = 60.0


def problem() -> str | None:
    """Why no bare Debian can run here, or None."""
    if os.geteuid() != 0:
        return "a bare Debian needs root"
    missing = [name for name in TOOLS if not shutil.which(name)]
    return f"this system has no {', '.join(missing)}" if missing else None


def bare_debian(folder: Path) -> Path:
    """An unpacked minimal Debian without Python in `folder`, made if it does not exist yet."""
    if not (folder / "etc/debian_version").exists():
        shutil.rmtree(folder, ignore_errors=True)
        half = folder.with_name(f"{folder.name}.half")
        shutil.rmtree(half, ignore_errors=True)
        subprocess.run(
            ["debootstrap", "--variant=minbase", SUITE, half, MIRROR],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        for name in NETWORK_SETTINGS:
            subprocess.run(["cp", "-rL", f"/etc/{name}", (half / "etc" / name).parent], check=True)
        subprocess.run(["chroot", half, "useradd", "--create-home", "till"], check=True)
        half.rename(folder)
    return folder


@dataclass(frozen=True)
class Outcome:
    """A command's exit status and its output."""

    status: int
    output: str


@dataclass(frozen=True)
class Bare:
    """A running bare system."""

    root: Path
    process: int
    variables: dict[str, str] = field(default_factory=dict)

    def run(self, *command: str, user: int = 0, minutes: float = 5) -> Outcome:
        """Run a command in it, and wait for its end."""
        done = subprocess.run(
            self.inside(*command, user=user),
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=minutes * MINUTES,
        )
        return Outcome(done.returncode, done.stdout)

    def must(self, *command: str, user: int = 0) -> str:
        """Run a command in it that must succeed; returns its output."""
        outcome = self.run(*command, user=user)
        assert outcome.status == 0, f"{' '.join(command)}: {outcome.output}"
        return outcome.output

    def inside(self, *command: str, user: int) -> list[str]:
        """The command that runs `command` in it."""
        home = "/home/till" if user else "/root"
        clean = ["env", "-i", f"HOME={home}", f"PATH={PATH}", "LANG=C.UTF-8"]
        clean += ["DEBIAN_FRONTEND=noninteractive"]
        clean += [f"{name}={value}" for name, value in self.variables.items()]
        become = ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups"]
        return [*self.beside, "--pid", "chroot", str(self.root), *clean, *become, *command]

    def mount(self, *arguments: str) -> None:
        """Mount a file system that only this system sees."""
        subprocess.run([*self.beside, "mount", *arguments], check=True)

    @property
    def beside(self) -> list[str]:
        """The command that runs one of this computer with the mounts of the system."""
        return ["nsenter", f"--target={self.process}", "--mount"]

    def copy_in(self, file: Path) -> str:
        """Copy a file into it; returns its path there."""
        shutil.copy(file, self.root / "tmp" / file.name)
        return f"/tmp/{file.name}"

    def running(self, name: str) -> set[int]:
        """The processes in it (IDs of this computer) whose program has this name."""
        return {process for process in _processes() if _is_of(process, self.root, name)}


@contextlib.contextmanager
def booted(base: Path, root: Path) -> Iterator[Bare]:
    """Run a copy of `base` in `root`, and delete it at the end."""
    subprocess.run(["cp", "--archive", "--reflink=auto", base, root], check=True)
    script = f"mount -t proc proc {root}/proc && echo up && exec sleep infinity"
    command = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", script]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as process:
        try:
            assert process.stdout
            assert process.stdout.readline() == "up\n"
            children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
            yield Bare(root, int(children.read_text(encoding="ascii")))
        finally:
            process.kill()
            process.wait()
            shutil.rmtree(root)


@contextlib.contextmanager
def as_staff() -> Iterator[None]:
    """Become the user at the till: a session bus accepts no other user."""
    os.setresuid(STAFF, STAFF, 0)
    try:
        yield
    finally:
        os.setresuid(0, 0, 0)


def wait_ended(bare: Bare, name: str) -> None:
    """Wait until no program of this name runs in it."""
    until(lambda: not bare.running(name))


def _processes() -> list[int]:
    return [int(path.name) for path in Path("/proc").glob("[0-9]*")]


def _is_of(process: int, root: Path, name: str) -> bool:
    try:
        is_inside = Path(f"/proc/{process}/root").samefile(root)
        return is_inside and Path(f"/proc/{process}/exe").readlink().name == name
    except OSError:
        return False
