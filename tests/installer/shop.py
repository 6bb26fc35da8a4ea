"""A shop on bare systems, made by the commands of docs/for-it.md: the service and its tills.

systemd does not run there: systemctl.sh stands in for it.
"""

from __future__ import annotations

import contextlib
import shlex
import shutil
import socket
import ssl
from collections.abc import Iterator
from pathlib import Path

import httpx
import trustme

from tests.installer.bare import Bare, booted
from tests.installer.page import block, inline, typed

GUI, SERVER = "petstore-gui", "petstore-server"
HERE = ("127.0.0.1", 8443)
AUTHORITY = trustme.CA(organization_name="Shop Authority")
NEEDED = ("sudo", "openssl", "sqlite3", "gnome-keyring", "dbus")
"""What the page's commands need, and a bare system lacks."""


class Shop:
    """The service's computer and the tills; each method does what one part of the page says."""

    def __init__(self, server: Bare, tills: list[Bare]) -> None:
        self.server, self.tills = server, tills
        for one in (server, *tills):
            hosts = f"127.0.0.1 localhost pets.shop.example {socket.gethostname()}\n"
            (one.root / "etc/hosts").write_text(hosts)
        stand_in = server.root / "usr/bin/systemctl"
        shutil.copy(Path(__file__).with_name("systemctl.sh"), stand_in)
        (server.root / "run/systemd/system").mkdir(parents=True)

    def install(self, debs: list[Path]) -> None:
        for one, name, deb in [(self.server, SERVER, debs[1])] + [
            (till, GUI, debs[0]) for till in self.tills
        ]:
            shutil.copy(deb, one.root / "root")
            command = inline(f"sudo apt install ./{name}_")
            typed_in(one, command.replace("VERSION", deb.name.split("_")[1]) + " --yes")

    def serve(self) -> None:
        said = typed_in(self.server, block("sudo install -d -m 700"))
        assert said.splitlines()[-1].startswith("ok      answer   HTTP 200, an empty list, ")
        folder = self.server.root / "etc/systemd/system/petstore-server.service.d"
        folder.mkdir(parents=True)
        (folder / "override.conf").write_text(block("[Service]") + "\n")
        self.certify()
        typed_in(self.server, block("sudo install -o petstore"))

    def certify(self) -> str:
        """Put a new certificate where the page's commands take it from; returns it."""
        issued = AUTHORITY.issue_cert("pets.shop.example", HERE[0])
        issued.private_key_pem.write_to_path(self.server.root / "root/private-key.pem")
        chain = "".join(
            blob.bytes().decode()
            for blob in (*issued.cert_chain_pems, AUTHORITY.cert_pem)  # Wine needs the last one
        )
        (self.server.root / "root/certificate.pem").write_text(chain)
        return issued.cert_chain_pems[0].bytes().decode()

    def keys(self, command: str, name: str = "") -> list[str]:
        """Run the page's command about keys for another key; returns what it printed."""
        [shown] = [one for one in typed("petstore-server keys add") if f"keys {command}" in one]
        return self.as_petstore(shown.replace("till-1-2026", name)).splitlines()

    def as_petstore(self, commands: str) -> str:
        """Run commands about the database as the page says."""
        become, _, _ = inline("cd /var/lib/petstore").partition(SERVER)
        return typed_in(self.server, f"{become}bash -euc {shlex.quote(commands)}")


def pets(key: str, name: str = "") -> httpx.Response:
    """List the animals with a key, or add one of this name."""
    trusted = ssl.create_default_context()
    AUTHORITY.configure_trust(trusted)
    pet = {"name": name, "categoryId": 1, "status": "available"} if name else None
    with httpx.Client(verify=trusted, trust_env=False) as client:
        url, headers = "https://127.0.0.1:8443/v1/pets", {"Authorization": f"Bearer {key}"}
        return client.request("POST" if name else "GET", url, json=pet, headers=headers)


def names(key: str) -> list[str]:
    return [one["name"] for one in pets(key).json()]


def typed_in(bare: Bare, commands: str) -> str:
    """What the commands print that an administrator types in the own folder."""
    return bare.must("bash", "-euc", f"cd /root\n{commands}")


@contextlib.contextmanager
def shop_of(tills: int, base: Path, folder: Path) -> Iterator[Shop]:
    """Run a service's computer and so many tills."""
    with contextlib.ExitStack() as running:
        first = running.enter_context(booted(base, folder / "equipped"))
        first.must("apt-get", "install", "--yes", "--no-install-recommends", *NEEDED)
        roots = [folder / f"computer-{number}" for number in range(1 + tills)]
        server, *others = (running.enter_context(booted(first.root, root)) for root in roots)
        yield Shop(server, others)
