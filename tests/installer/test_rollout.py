"""docs/for-it.md, followed word for word: a service with TLS and three tills, from first to last.

Each is a bare Debian 12 of its own.
"""

from __future__ import annotations

import shlex
import ssl
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.installer.bare import Bare, problem
from tests.installer.conftest import OLDER
from tests.installer.page import block, inline, typed
from tests.installer.shop import AUTHORITY, GUI, HERE, SERVER, Shop, names, pets, shop_of, typed_in
from tests.support.processes import until

WHY_NOT = problem()
pytestmark = [pytest.mark.slow, pytest.mark.skipif(WHY_NOT is not None, reason=str(WHY_NOT))]

INVENTORY = "[tills]\nlocalhost ansible_connection=local petstore_key="


def join(till: Bare) -> None:
    """Make a computer a till that trusts the shop's authority, with IT's settings."""
    folder = till.root / "etc/xdg/Petstore"
    folder.mkdir(parents=True)
    parts = block("[deployments]\nactive"), block("[deployments]\nproduction_key_file")
    (folder / "Petstore Catalogue.conf").write_text("\n\n".join(parts))
    AUTHORITY.cert_pem.write_to_path(till.root / "root/shop-authority.crt")
    typed_in(till, block("sudo install -m 644 shop-authority.crt"))


def give(till: Bare, key: str) -> None:
    """Give a till its key by hand."""
    (till.root / "root/till-key").write_text(key)
    typed_in(till, block("sudo groupadd"))


def play(till: Bare, key: str) -> None:
    """Give a till its key with Ansible, which then has nothing left to do."""
    till.must("apt-get", "install", "--yes", "--no-install-recommends", "ansible-core")
    (till.root / "root/tills").write_text(INVENTORY + key)
    (till.root / "root/key.yml").write_text(block("- hosts: tills"))
    _, again = (typed_in(till, "ansible-playbook --inventory tills key.yml") for _ in range(2))
    assert " changed=0 " in again


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
    with shop_of(3, base, tmp_path) as made:
        yield made


def test_a_shop_is_rolled_out_by_the_page_alone(
    shop: Shop, debs: list[Path], older_debs: list[Path]
) -> None:
    shop.install(older_debs)
    shop.serve()
    keys = [shop.keys("add", f"till-{number}-2026")[-1] for number in (1, 2, 3)]
    for till, key, way in zip(shop.tills, keys, (give, play, give), strict=True):
        join(till)
        way(till, key)
        assert checked(till)[1] == "ok      key      from IT's key file"
        assert checked(till)[-1].startswith("ok      answer   HTTP 200, an empty list, ")
    assert "no key store for this account" in set_key(shop.tills[0], keys[0], has_store=False)
    accepted = "The API key from the key store is accepted by production, "
    assert set_key(shop.tills[2], keys[2], has_store=True).startswith(accepted)

    assert pets(keys[0], "Rosalind").status_code == httpx.codes.CREATED
    shop.as_petstore(block("umask 077\nsqlite3 -readonly"))
    assert pets(keys[1], "Ottilie").status_code == httpx.codes.CREATED

    log = shop.server.root / "var/log/petstore-server.log"
    until(lambda: '"key":"till-2-2026","pet_id":2,"method":"POST"' in log.read_text())
    assert not any(each in log.read_text() for each in (*keys, "Rosalind", "Ottilie"))

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

    shop.server.must("apt-get", "install", "--yes", "--no-install-recommends", "systemd")
    assert shop.server.must("systemd-analyze", "verify", "--man=no", f"{SERVER}.service") == ""
