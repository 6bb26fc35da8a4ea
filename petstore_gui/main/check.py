"""`petstore-gui check`: tests a deployment step by step from a script, without a window.

It reads the settings as the window does, and changes nothing. It prints one line a step.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import ExitStack, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from petstore_gui.diagnostics.failure_lines import failure_line
from petstore_gui.domain.api_key import ApiKey, KeyProblem, check_key
from petstore_gui.domain.connection import NotUsable, StepResult
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.settings.addresses import AddressProblem, parse_address
from petstore_gui.settings.profile import Profile
from petstore_gui.support.process import CommandFailed, print_line
from petstore_gui.support.threads import DaemonThreads

PIPE_SECONDS = 10.0
"""How long a pipe on standard input is waited for: scripts may leave an empty one there."""


def check(directory: Path | None, deployment: str | None, address: str | None = None) -> int:
    """Print what works and what does not; 0 if everything works, 1 if not.

    The service at `address` is checked, else that of a deployment. Raises `CommandFailed`.
    """
    try:
        if address is None:
            _check(directory, deployment)
        else:
            _check_at(address)
    except NotUsable as found:
        _say("FAILED", found.step, str(found))
        return found.status
    return 0


def _check_at(text: str) -> None:
    address = parse_address(text, unencrypted_allowed=False)
    if isinstance(address, AddressProblem):
        raise NotUsable("address", address.value)
    _say("ok", "address", address.url)
    key = piped_key()
    if key is None:
        raise NotUsable("key", "Pipe the API key in.")
    asyncio.run(_test(Endpoint(address.url), key))


def _check(directory: Path | None, name: str | None) -> None:
    from petstore_gui.session.chosen import Chosen  # noqa: PLC0415 - Qt's core

    chosen = Chosen(directory, name)
    if (damage := chosen.preferences.damage) is not None:
        _say("note", "settings", f"the user's own are damaged, so they are ignored: {damage.why}")
    if chosen.deployment is Deployment.LOCAL:
        _check_own(chosen.profile)
        return
    address = chosen.address()
    _say("ok", "address", f"{chosen.deployment} is {address.url}")
    piped = piped_key()
    key, where = (piped, "from standard input") if piped else chosen.key()
    _say("ok", "key", where)
    endpoint = Endpoint(address.url, may_be_unencrypted=address.is_unencrypted)
    asyncio.run(_test(endpoint, key))


def _check_own(profile: Profile) -> None:
    """Check this computer's own service, started for it, on an empty store if it has none yet."""
    from petstore_gui.session.local_process import START_SECONDS, LocalProcess, LocalServiceFailed  # noqa: PLC0415
    from petstore_gui.session.local_store import history_of  # noqa: PLC0415
    from petstore_gui.storage.cached_rows import known_id  # noqa: PLC0415

    with ExitStack() as ends:
        empty = ends.enter_context(TemporaryDirectory(prefix="petstore-check-"))
        known = known_id(history_of(profile))
        is_new = not known and not profile.store_file.exists()
        database = Path(empty, profile.store_file.name) if is_new else profile.store_file
        try:
            process = LocalProcess.start(database, known_id=known)
            ends.callback(process.stop, 1.0)
            listening = process.wait_listening(START_SECONDS)
        except LocalServiceFailed as error:
            why = "This computer's own service does not start."
            if error.reason is StartFailure.IN_USE:
                why = (
                    "Another program has this computer's store open, probably Petstore itself."
                    " Close it and check again."
                )
            raise NotUsable("service", f"{why} ({error})") from error
        note = ", on an empty store: there is none yet" if is_new else ""
        _say("ok", "service", f"this computer's own has started{note}")
        asyncio.run(_test(Endpoint(listening.url, is_own=True), listening.key))


async def _test(endpoint: Endpoint, key: str) -> None:
    """Print how each step ended. Raises `NotUsable` for the one that failed."""
    from petstore_gui.gateway.diagnosis import diagnose  # noqa: PLC0415 - slow, and needs a key first

    # A look-up that hangs does not keep the program.
    async for event in diagnose(endpoint, ApiKey(key), executor=DaemonThreads()):
        if isinstance(event, StepResult):
            step, ms = event.step.value, f"{event.seconds * 1000:.0f} ms"
            if event.error is not None:
                raise NotUsable(step, f"{failure_line(event.error)} ({ms})")
            _say("ok", step, f"{event.detail}, {ms}")


def piped_key() -> str | None:
    """The key that comes through a pipe in time, if there is one. Raises `CommandFailed`."""
    # Without a standard input, or with a closed one, there is none.
    with suppress(AttributeError, OSError, ValueError):
        if not sys.stdin.isatty():
            line = DaemonThreads().submit(sys.stdin.readline).result(PIPE_SECONDS)
            return checked_key(line) if line.strip() else None
    return None


def checked_key(text: str) -> str:
    """The key that a text is. Raises `CommandFailed`."""
    key = check_key(text)
    if isinstance(key, KeyProblem):
        raise CommandFailed(f"standard input is not an API key: {key.value}", status=2)
    return key


def _say(verdict: str, step: str, words: str) -> None:
    line = f"{verdict:<8}{step:<8} {words}"
    printable = "".join(one if one.isprintable() else "?" for one in line)
    print_line(printable[:1000])
