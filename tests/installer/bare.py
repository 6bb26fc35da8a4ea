"""A bare Debian 12 in a folder, with processes and mounts of its own. As root, on Linux."""

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
"""User and group of the person at the till."""

WAY_TO_DEBIAN = ("resolv.conf", "apt/apt.conf.d")
"""What of this computer's /etc leads to the packages: name servers and proxies."""

TOOLS = ("debootstrap", "unshare", "nsenter", "setpriv", "Xvfb", "dbus-daemon")
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
MINUTES = 60.0


def problem() -> str | None:
    """Why no bare Debian can be made here, or None."""
    if os.geteuid() != 0:
        return "a root of its own needs root"
    missing = [name for name in TOOLS if not shutil.which(name)]
    return f"this system has no {', '.join(missing)}" if missing else None


def bare_debian(folder: Path) -> Path:
    """An unpacked minimal Debian without Python in `folder`, made where it is not there yet."""
    if not (folder / "etc/debian_version").exists():
        shutil.rmtree(folder, ignore_errors=True)
        half = folder.with_name(f"{folder.name}.half")
        shutil.rmtree(half, ignore_errors=True)
        subprocess.run(
            ["debootstrap", "--variant=minbase", SUITE, half, MIRROR],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        for name in WAY_TO_DEBIAN:
            subprocess.run(["cp", "-rL", f"/etc/{name}", (half / "etc" / name).parent], check=True)
        subprocess.run(["chroot", half, "useradd", "--create-home", "till"], check=True)
        half.rename(folder)
    return folder


@dataclass(frozen=True)
class Outcome:
    """How a command ended, and all that it wrote."""

    status: int
    said: str


@dataclass(frozen=True)
class Bare:
    """A running bare system."""

    root: Path
    process: int
    variables: dict[str, str] = field(default_factory=dict)

    def run(self, *command: str, user: int = 0, minutes: float = 5) -> Outcome:
        """Run a command in it to its end."""
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
        """Run a command in it that has to end well; returns what it wrote."""
        outcome = self.run(*command, user=user)
        assert outcome.status == 0, f"{' '.join(command)}: {outcome.said}"
        return outcome.said

    def inside(self, *command: str, user: int) -> list[str]:
        """The command as this computer has to start it."""
        home = "/home/till" if user else "/root"
        clean = ["env", "-i", f"HOME={home}", f"PATH={PATH}", "LANG=C.UTF-8"]
        clean += ["DEBIAN_FRONTEND=noninteractive"]
        clean += [f"{name}={value}" for name, value in self.variables.items()]
        become = ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups"]
        enter = ["nsenter", f"--target={self.process}", "--mount", "--pid"]
        return [*enter, "chroot", str(self.root), *clean, *become, *command]

    def mount(self, *arguments: str) -> None:
        """Mount something that only this system sees."""
        enter = ["nsenter", f"--target={self.process}", "--mount"]
        subprocess.run([*enter, "mount", *arguments], check=True)

    def bring(self, file: Path) -> str:
        """Copy a file into it; returns its name there."""
        shutil.copy(file, self.root / "tmp" / file.name)
        return f"/tmp/{file.name}"

    def running(self, name: str) -> set[int]:
        """This computer's numbers of the processes in it whose program has this name."""
        return {process for process in _processes() if _is_of(process, self.root, name)}


@contextlib.contextmanager
def booted(base: Path, root: Path) -> Iterator[Bare]:
    """A copy of `base` in `root`, running; all of it is gone afterwards."""
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
    """Be the person at the till for a moment: a session bus speaks to nobody else."""
    os.setresuid(STAFF, STAFF, 0)
    try:
        yield
    finally:
        os.setresuid(0, 0, 0)


def ended(bare: Bare, name: str) -> None:
    """Wait until no program of this name runs in it."""
    until(lambda: not bare.running(name), within=15)


def _processes() -> list[int]:
    return [int(path.name) for path in Path("/proc").glob("[0-9]*")]


def _is_of(process: int, root: Path, name: str) -> bool:
    try:
        is_inside = Path(f"/proc/{process}/root").samefile(root)
        return is_inside and Path(f"/proc/{process}/exe").readlink().name == name
    except OSError:
        return False
