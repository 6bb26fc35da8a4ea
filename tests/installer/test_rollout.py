"""docs/for-it.md, followed word for word: a service with TLS and three tills, from first to last.

Each is a bare Debian 12 of its own. systemd does not run there: systemctl.sh stands in for it.
"""

from __future__ import annotations

import shlex
import shutil
import socket
import ssl
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
import trustme

from tests.installer.bare import Bare, booted, problem
from tests.installer.conftest import OLDER
from tests.installer.page import block, inline, typed
from tests.support.processes import until

WHY_NOT = problem()
pytestmark = [pytest.mark.slow, pytest.mark.skipif(WHY_NOT is not None, reason=str(WHY_NOT))]

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
        chain = "".join(blob.bytes().decode() for blob in issued.cert_chain_pems)
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


def join(till: Bare, key: str) -> None:
    """Make a computer a till that trusts the shop's authority, with IT's settings and a key."""
    folder = till.root / "etc/xdg/Petstore"
    folder.mkdir(parents=True)
    parts = block("[deployments]\nactive"), block("[deployments]\nproduction_key_file")
    (folder / "Petstore Catalogue.conf").write_text("\n\n".join(parts))
    AUTHORITY.cert_pem.write_to_path(till.root / "root/shop-authority.crt")
    (till.root / "root/till-key").write_text(key)
    typed_in(till, block("sudo install -m 644 shop-authority.crt"))
    typed_in(till, block("sudo groupadd"))


def checked(till: Bare) -> list[str]:
    """The lines of `check` for the person at a till."""
    [command] = typed("petstore-gui check")
    return till.run("su", "till", "-c", command).output.splitlines()


def set_key(till: Bare, key: str, *, has_store: bool) -> str:
    """Run `key set` for the person at a till, and try the key; returns the last line."""
    (till.root / "tmp/key").write_text(key)
    [command] = typed("pass show")
    script = command.replace("pass show petstore/till-1", "cat /tmp/key")
    if has_store:
        opened = "echo secret | gnome-keyring-daemon --unlock --components=secrets > /dev/null"
        test = f"{GUI} key test --deployment production"
        inside = shlex.quote(f"{opened}\n{script}\n{test}")
        script = f"dbus-run-session -- bash -euc {inside}"
    return till.run("su", "till", "-c", script).output.splitlines()[-1]


@pytest.fixture
def shop(base: Path, tmp_path: Path) -> Iterator[Shop]:
    with ExitStack() as running:
        first = running.enter_context(booted(base, tmp_path / "equipped"))
        first.must("apt-get", "install", "--yes", "--no-install-recommends", *NEEDED)
        roots = [tmp_path / name for name in ("server", "till-1", "till-2", "till-3")]
        server, *tills = (running.enter_context(booted(first.root, root)) for root in roots)
        yield Shop(server, tills)


def test_a_shop_is_rolled_out_by_the_page_alone(
    shop: Shop, debs: list[Path], older_debs: list[Path]
) -> None:
    shop.install(older_debs)
    shop.serve()
    keys = [shop.keys("add", f"till-{number}-2026")[-1] for number in (1, 2, 3)]
    for till, key in zip(shop.tills, keys, strict=True):
        join(till, key)
        assert checked(till)[1] == "ok      key      from IT's key file"
        assert checked(till)[-1].startswith("ok      answer   HTTP 200, an empty list, ")
    assert "no key store for this account" in set_key(shop.tills[0], keys[0], has_store=False)
    accepted = "The API key from the key store is accepted by production, "
    assert set_key(shop.tills[2], keys[2], has_store=True).startswith(accepted)

    assert pets(keys[0], "Rosalind").status_code == httpx.codes.CREATED
    shop.as_petstore(block("umask 077\nsqlite3 -readonly"))
    assert pets(keys[1], "Ottilie").status_code == httpx.codes.CREATED

    log = (shop.server.root / "var/log/petstore-server.log").read_text()
    assert '"key":"till-2-2026","pet_id":2,"method":"POST"' in log
    assert not any(each in log for each in (*keys, "Rosalind", "Ottilie"))

    shop.keys("withdraw", "till-2-2026")
    until(lambda: "HTTP 401" in checked(shop.tills[1])[-1])
    assert names(keys[0]) == ["Rosalind", "Ottilie"]

    process = shop.server.root / "run/petstore-server/pid"
    before, renewed = process.read_text(), shop.certify()
    typed_in(shop.server, block("sudo install -o petstore").splitlines()[0])
    typed_in(shop.server, inline("sudo systemctl reload"))
    until(lambda: ssl.get_server_certificate(HERE) == renewed)
    assert process.read_text() == before

    assert OLDER in shop.server.must(SERVER, "--version")
    shop.install(debs)
    assert OLDER not in shop.server.must(SERVER, "--version")
    assert process.read_text() != before
    assert names(keys[0]) == ["Rosalind", "Ottilie"]
    assert checked(shop.tills[0])[-1].startswith("ok      answer   HTTP 200, a list of animals, ")
    assert pets(keys[1]).status_code == httpx.codes.UNAUTHORIZED

    shop.server.must("systemctl", "stop", SERVER)
    copied = f"{SERVER} copy --from animals.sqlite --to postgresql://petstore@127.0.0.1:9/pets"
    shop.as_petstore(f"{copied} 2>&1 | grep 'Connection refused'")
    shop.as_petstore(block("mkdir lost"))
    shop.as_petstore(block("sqlite3 animals.sqlite").split("\n\n")[0])
    shop.server.must("systemctl", "start", SERVER)
    assert names(keys[0]) == names(keys[1]) == ["Rosalind"]
    shop.keys("withdraw", "till-2-2026")
    assert {one.split()[0] for one in shop.keys("list")} == {"till-1-2026", "till-3-2026"}
    assert pets(keys[0], "Ottilie").json()["id"] == 21_000
