"""Does what docker compose would do with resources/cluster, without containers.

Each service of compose.yaml runs its own command as a process of this computer, on an address of
127.0.0.0/8 in place of its name. HAProxy is Debian's.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any, Self

import yaml

from tests.cluster.packages import HAPROXY, LIBRARIES
from tests.service.postgres import Programs
from tests.support.processes import until
from tests.support.waiting import PATIENCE

CLUSTER = Path(__file__).parents[2] / "resources/cluster"
COMPOSE = CLUSTER / "compose.yaml"
SERVERS = ("one", "two")
SERVICES = ("service-1", "service-2")
NAMES = ("balancer", *SERVICES, *SERVERS)
STOP_SECONDS = 30


def parts() -> dict[str, dict[str, Any]]:
    """The services of compose.yaml, by name."""
    found: dict[str, dict[str, Any]] = yaml.safe_load(COMPOSE.read_text("utf-8"))["services"]
    return found


class Compose:
    """The parts of the cluster as processes, and the commands of docker compose for them."""

    def __init__(self, programs: Programs) -> None:
        self.folder = programs.folder
        self._programs = programs
        self._running: dict[str, subprocess.Popen[bytes]] = {}
        network = f"127.{os.getpid() % 250 + 1}.{os.getpid() // 250 % 250}"
        self._addresses = {name: f"{network}.{n}" for n, name in enumerate(NAMES, 1)}
        for name in SERVERS:
            self._make_volume(name)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        for name in list(self._running):
            self._stop(name)

    def address(self, name: str) -> str:
        """The address of a part."""
        return self._addresses[name]

    def do(self, line: str) -> None:
        """Do what a line of the document says."""
        words = shlex.split(line)
        if words[:2] == ["docker", "volume"]:
            name = words[3].removeprefix("cluster_")
            shutil.rmtree(self.folder / name)
            self._make_volume(name)
        elif words[:2] == ["docker", "compose"]:
            names = [name for name in NAMES if name in words[2:]]
            match words[2]:
                case "run":
                    subprocess.run(self._command(names[0], [words[-1]]), check=True)
                case "up":
                    self._up(names or [*SERVERS, *SERVICES, "balancer"])
                case "stop":
                    self._stop(names[0])
                case "rm":
                    assert names[0] not in self._running
                case "exec" if names[0] in SERVICES:
                    subprocess.run(self._command(names[0], words[4:]), check=True)
                case "exec":
                    command = [self._here(word, names[0]) for word in words[4:]]
                    environment = self._environment(names[0])
                    as_user = self._programs.as_user("env", *environment, *command)
                    subprocess.run(as_user, check=True, cwd=self.folder)
                case other:
                    raise AssertionError(other)
        else:
            subprocess.run(["sh", "-c", line], check=True, cwd=self.folder)

    def refused(self, name: str) -> str:
        """Start a part that ends by itself; returns its last line."""
        with self._started(name, stderr=subprocess.PIPE) as process:
            _, said = process.communicate(timeout=PATIENCE)
        assert process.returncode == 1, said
        return said.decode().splitlines()[-1]

    def power_returns(self) -> None:
        """Both servers start at once; returns when the first has ended."""
        both = {name: self._started(name) for name in SERVERS}
        self._running.update(both)
        until(lambda: any(process.poll() is not None for process in both.values()))

    def runs(self, name: str) -> bool:
        """Whether a part has not ended by itself."""
        return self._running[name].poll() is None

    def _started(self, name: str, **options: Any) -> subprocess.Popen[bytes]:
        command = self._command(name, parts()[name]["command"])
        return subprocess.Popen(command, cwd=self.folder, env=self._variables(name), **options)

    def _up(self, names: list[str]) -> None:
        for name in names:
            if name in self._running:
                self._stop(name)
            self._running[name] = self._started(name)
            until(partial(self._is_healthy, name))

    def _is_healthy(self, name: str) -> bool:
        check = parts()[name].get("healthcheck", {"test": ["CMD", "true"]})["test"][1:]
        command = [self._here(word, name) for word in check]
        if name in SERVERS:
            command = self._programs.as_user(*command)
        elif command[0] == "python":
            command[0] = sys.executable
        return subprocess.run(command, check=False, stderr=subprocess.DEVNULL).returncode == 0

    def _stop(self, name: str) -> None:
        process = self._running.pop(name)
        process.send_signal(getattr(signal, parts()[name].get("stop_signal", "SIGTERM")))
        process.wait(STOP_SECONDS)

    def _command(self, name: str, command: list[str]) -> list[str]:
        here = [self._here(word, name) for word in command]
        if name in SERVERS:
            entry = [self._here(word, name) for word in parts()[name]["entrypoint"]]
            return self._programs.as_user("env", *self._environment(name), *entry, *here)
        if name == "balancer":
            config = self.folder / "haproxy.cfg"
            config.write_text(self._here((CLUSTER / "haproxy.cfg").read_text("utf-8"), name))
            return [str(HAPROXY), "-f", str(config)]
        assert here[0] == "petstore-gui"
        return [sys.executable, "-m", "petstore_gui", *here[1:]]

    def _environment(self, name: str) -> list[str]:
        variables = parts()[name]["environment"]
        return [f"{key}={self._here(value, name)}" for key, value in variables.items()]

    def _variables(self, name: str) -> dict[str, str]:
        own = {"LD_LIBRARY_PATH": LIBRARIES} if name == "balancer" else {}
        return {**os.environ, **own}

    def _make_volume(self, name: str) -> None:
        (self.folder / name).mkdir()
        shutil.chown(self.folder / name, "nobody")

    def _here(self, text: str, name: str) -> str:
        """The text of a part's file, for a process of this computer."""
        places = {
            "/run/secrets": self.folder / "secrets",
            "/cluster/": f"{CLUSTER}/",
            "/var/lib/postgresql": self.folder / name,
            "localhost": self.address(name),
            "0.0.0.0": self.address(name),  # noqa: S104 - a word of the file
        }
        for there, here in places.items():
            text = text.replace(there, str(here))
        names = "|".join(NAMES)
        return re.sub(
            rf"(?<![\w./-])({names})(?![\w./-])", lambda found: self.address(found[1]), text
        )
