"""`petstore-gui keys`, and which keys a running service accepts."""

from __future__ import annotations

from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.main.command_line import main
from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.http.auth import OWN_KEY, KnownKeys
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.named_keys import NamedKey, digest, open_keys, today
from petstore_gui.service.store.store import Store, open_store
from tests.service.clients import client_of, error_of
from tests.service.conftest import UrlOf, usage_error
from tests.service.running import KEY, bearer, running
from tests.support.processes import until
from tests.support.waiting import PATIENCE, eventually

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("server_or_none", "signals_kept")]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, url_of: UrlOf) -> str:
    """The address of a database that a service has used."""
    new = url_of(request.param, "pets")
    open_store(new).close()
    return new


def status(url: str, key: str) -> int:
    answer = httpx.get(f"{url}/pets", headers=bearer(key), trust_env=False, timeout=PATIENCE)
    return answer.status_code


def test_a_key_is_accepted_and_refused_again_without_a_restart(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running("--database", url) as one:
        keys = []
        for name in ("till-1.2026", "till-1.2027"):
            assert main(["keys", "add", name, "--database", url]) == 0
            said = capsys.readouterr()
            assert said.err == ""
            keys.append(said.out.removesuffix("\n"))
        old, new = keys
        assert old != new
        until(lambda: status(one.url, old) == 200)
        assert status(one.url, new) == 200
        assert status(one.url, f"{new}x") == 401

        assert main(["keys", "add", "till-1.2027", "--database", url]) == 1
        assert "there is a key named till-1.2027" in capsys.readouterr().err
        assert main(["keys", "withdraw", "till-1.2026", "--database", url]) == 0
        until(lambda: status(one.url, old) == 401)
        assert status(one.url, new) == 200
        assert status(one.url, KEY) == 200

        assert main(["keys", "withdraw", "till-1.2026", "--database", url]) == 1
        assert main(["keys", "list", "--database", url]) == 0
        said = capsys.readouterr()
        today = datetime.now(UTC).date().isoformat()
        assert said.out == f"till-1.2027  added {today}  last used {today}\n"
        assert "there is no key named till-1.2026" in said.err
        one.process.terminate()
        assert one.process.wait(PATIENCE) == 0
        assert {"till-1.2026", "till-1.2027", OWN_KEY} == {
            line.get("key") for line in one.said() if line.get("status") == 200
        }
        assert all("wrong_keys" in line for line in one.failures())
        for key in (*keys, KEY):
            assert key not in one.errors.read_text("utf-8")
    for file in tmp_path.iterdir():
        assert new.encode() not in file.read_bytes()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["add", "a b", "--database", "x"], "write 1 to 64 letters"),
        (["add", "-", "--database", "x"], "write 1 to 64 letters"),
        (["add", "x" * 65, "--database", "x"], "write 1 to 64 letters"),
        (["add", "till"], "--database"),
        (["list", "--database", "mysql://x"], "write a path"),
        (["withdraw", "--database", "x"], "NAME"),
        ([], "add | list | withdraw"),
    ],
)
def test_a_usage_error_is_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert message in usage_error(capsys, "keys", *arguments)


async def test_a_use_is_noted_once_a_day(url: str) -> None:
    with closing(open_keys(url)) as named:
        digests = [digest(str(named.add(name))) for name in ("one", "two")]
        assert named.last_uses() == {}
        noted: list[bytes] = []

        def note_use(used: bytes) -> None:
            noted.append(used)
            named.note_use(used)

        keys = KnownKeys(named.all, note_use)
        for _ in range(3):
            assert await keys.name_of(digests[0]) == "one"
        assert await keys.name_of(digest("x")) is None
        await eventually(lambda: named.last_uses() == {digests[0]: today()})
        assert noted == digests[:1]


def test_no_key_is_made_for_a_database_that_is_not_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["keys", "add", "till", "--database", str(tmp_path / "typo.sqlite")]) == 1
    assert "there is no such database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.expects_log("the keys cannot be read: secret.host: no")
async def test_a_key_that_cannot_be_checked_is_not_called_wrong(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> list[NamedKey]:
        raise StoreError(StartFailure.AWAY, "secret.host: no")

    app = make_app(store, KEY, known_keys=KnownKeys(fail, print, PATIENCE))
    async with client_of(app, key="that-of-a-till") as client:
        for _ in range(3):
            answer = await client.get("/pets")
            assert error_of(answer) == (503, "database_away")
            assert answer.headers["retry-after"] == "2"
        nothing = await client.get("/pets", headers={"Authorization": "Bearer"})
        assert error_of(nothing) == (401, "unauthorized")
        ours = await client.get("/pets", headers=bearer(KEY))
        assert ours.status_code == 200
    assert len(caplog.records) == 1  # strangers do not fill the log
