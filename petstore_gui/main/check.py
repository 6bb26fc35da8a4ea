"""`petstore-gui check`: tests a deployment step by step from a script, without a window.

It reads the settings as the window does, and changes nothing. It prints one line a step.
"""

from __future__ import annotations

import asyncio
import os
import stat
import sys
import tempfile
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from petstore_gui.diagnostics.failure_lines import failure_line
from petstore_gui.domain.api_key import ApiKey, KeyProblem, check_key
from petstore_gui.domain.connection import StepResult
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.service.commands import warn
from petstore_gui.settings import schema
from petstore_gui.settings.addresses import Address, AddressProblem, parse_address
from petstore_gui.settings.profile import Profile, profile_in
from petstore_gui.support.process import NotPrinted, print_line
from petstore_gui.support.threads import DaemonThreads

if TYPE_CHECKING:
    from petstore_gui.settings.key_store import KeyStore
    from petstore_gui.settings.preferences import Preferences

PIPE_SECONDS = 10.0
"""How long a pipe on standard input is waited for: scripts may leave an empty one there."""

_WIDTH = 8

Service = AbstractAsyncContextManager[tuple[Endpoint, ApiKey]]
"""A service that can be asked until the context ends."""


class NotUsable(Exception):
    """The check cannot be made. `str()` says what was looked at and why not."""


class BadKey(Exception):
    """What came through the pipe is not an API key. `str()` says why, without the text."""


def check(directory: Path | None, deployment: str | None, address: str | None = None) -> int:
    """Print what works and what does not; 0 if everything works, 1 if not, 2 for a bad key.

    The service at `address` is checked, else that of a deployment.
    """
    return exit_status("check", lambda: asyncio.run(_check(directory, deployment, address)))


def exit_status(command: str, run: Callable[[], int]) -> int:
    """Run a command; returns its exit status, or that of an error which stops any command."""
    try:
        return run()
    except BadKey as error:
        warn(f"standard input is not an API key: {error}", command)
        return 2
    except NotPrinted as error:
        if not isinstance(error.__cause__, BrokenPipeError):  # else the reader left, as head does
            warn(str(error), command)
        return 1
    except NotUsable as error:
        warn(str(error.args[1]), command)
        return 1


async def _check(directory: Path | None, name: str | None, address: str | None) -> int:
    try:
        service = _of(directory, name) if address is None else _at(address)
        async with service as (endpoint, key):
            return await _diagnose(endpoint, key)
    except NotUsable as error:
        _say("FAILED", *error.args)
        return 1


def _at(text: str) -> Service:
    address = parse_address(text, unencrypted_allowed=False)
    if isinstance(address, AddressProblem):
        raise NotUsable("address", address.value)
    _say("ok", "address", address.url)
    key = piped_key()
    if key is None:
        raise NotUsable("key", "Pipe the API key in.")
    return nullcontext((Endpoint(address.url), key))


def _of(directory: Path | None, name: str | None) -> Service:
    from petstore_gui.settings.key_store import KeyStore  # noqa: PLC0415
    from petstore_gui.settings.preferences import open_preferences  # noqa: PLC0415 - Qt's core

    profile = profile_in(directory)
    preferences = open_preferences(profile, only_reads=True)
    if (damage := preferences.damage) is not None:
        _say("note", "settings", f"the user's own are damaged, so they are ignored: {damage.why}")
    deployment = offered(preferences, name)
    if deployment is Deployment.LOCAL:
        return _local(profile)
    return _remote(KeyStore(profile.name, preferences.key_file), preferences, deployment)


def offered(preferences: Preferences, name: str | None) -> Deployment:
    """The deployment of that name, else the active one. Raises `NotUsable`."""
    wanted = Deployment(name) if name else preferences.active()
    if wanted not in preferences.get(schema.OFFERED):
        raise NotUsable("policy", f"IT does not offer {wanted} here (policy/deployments)")
    return wanted


@asynccontextmanager
async def _remote(
    keys: KeyStore, preferences: Preferences, deployment: Deployment
) -> AsyncIterator[tuple[Endpoint, ApiKey]]:
    address = address_of(preferences, deployment)
    _say("ok", "address", f"{deployment} is {address.url}")
    endpoint = Endpoint(
        address.url,
        page_size=preferences.get(schema.ANIMALS_PER_REQUEST),
        may_be_unencrypted=address.is_unencrypted,
    )
    key, where = piped_key(), "from standard input"
    if key is None:
        key, where = await stored_key(keys, deployment, address.origin, "pipe the API key in")
    _say("ok", "key", where)
    yield endpoint, key


def address_of(preferences: Preferences, deployment: Deployment) -> Address:
    """The address of a deployment. Raises `NotUsable`."""
    address = preferences.address(deployment)
    if isinstance(address, AddressProblem):
        raise NotUsable("address", _why_wrong(address, deployment, preferences))
    return address


def _why_wrong(problem: AddressProblem, deployment: Deployment, preferences: Preferences) -> str:
    setting = schema.address_of(deployment)
    text = preferences.get(setting)
    if not text:
        return f"{deployment} has no address. Enter it in Settings, or preset {setting.key}."
    mark = schema.unencrypted_origin_of(deployment).key
    hint = f" To use it anyway, allow it in Settings, or in {mark}."
    if problem.name == "USER_INFO":  # it may have a password
        text = "…" + text[text.rfind("@") :]
    whose = f"preset in {setting.key}" if preferences.is_preset(setting) else "from Settings"
    why = problem.value.split(". ")[0].rstrip(".")  # the rest tells staff what to do
    return f"{deployment} is {text} ({whose}): {why}." + hint * (problem.name == "UNENCRYPTED")


async def stored_key(
    keys: KeyStore, deployment: Deployment, origin: str, or_else: str
) -> tuple[ApiKey, str]:
    """The key from the key store, which asks nobody, or from IT's file; and from which of them.

    Raises `NotUsable`, which ends in what can be done instead.
    """
    from petstore_gui.settings.key_file import StoreState  # noqa: PLC0415

    setting = schema.key_file_of(deployment).key
    stored = await keys.get(deployment, origin, may_ask=False)
    if stored.state is StoreState.NONE:
        pipe = "pipe the API key into petstore-gui check"
        raise NotUsable("key", f"This computer has no key store. Preset {setting}, or {pipe}.")
    if stored.key is None:
        why = {
            StoreState.OPEN: f"The key store has no API key for {origin}. Enter it in Settings",
            StoreState.LOCKED: "The key store is locked. Unlock it",
            StoreState.REFUSED: "The key store declined, or did not answer. Try again",
        }.get(stored.state, f"{stored.state.value.removesuffix(' Tell IT.')} Correct {setting}")
        raise NotUsable("key", f"{why}, or {or_else}.")
    is_of_it = stored.state is StoreState.OF_IT
    return ApiKey(stored.key), "from IT's key file" if is_of_it else "from the key store"


def piped_key() -> ApiKey | None:
    """The key that comes through a pipe. Raises `BadKey`."""
    line = piped_line()
    return None if line is None else ApiKey(checked_key(line))


def checked_key(text: str) -> str:
    """The key that a text is. Raises `BadKey`."""
    key = check_key(text)
    if isinstance(key, KeyProblem):
        raise BadKey(key.value)
    return key


def piped_line() -> str | None:
    """The first line on standard input if that is a pipe or a file, and has one in time."""
    try:
        mode = os.fstat(sys.stdin.fileno()).st_mode
    except (AttributeError, OSError, ValueError):
        return None
    if not (stat.S_ISFIFO(mode) or stat.S_ISREG(mode) or stat.S_ISSOCK(mode)):
        return None
    lines: list[str] = []
    reader = threading.Thread(target=lambda: lines.append(sys.stdin.readline()), daemon=True)
    reader.start()
    reader.join(PIPE_SECONDS)
    return lines[0] if lines and lines[0].strip() else None


@asynccontextmanager
async def _local(profile: Profile) -> AsyncIterator[tuple[Endpoint, ApiKey]]:
    """This computer's own service, started for the check, on an empty store if it has none yet."""
    from petstore_gui.session.local_process import START_SECONDS, LocalProcess, LocalServiceFailed  # noqa: PLC0415
    from petstore_gui.session.local_store import history_of  # noqa: PLC0415
    from petstore_gui.storage.cached_rows import known_id  # noqa: PLC0415

    with tempfile.TemporaryDirectory(prefix="petstore-check-") as empty:
        store = profile.store_file
        known = known_id(history_of(profile))
        is_new = not known and not store.exists()
        database = Path(empty, store.name) if is_new else store
        try:
            process = LocalProcess.start(database, known_id=known)
            try:
                listening = await asyncio.to_thread(process.wait_listening, START_SECONDS)
                note = ", on an empty store: there is none yet" if is_new else ""
                _say("ok", "service", f"this computer's own has started{note}")
                yield Endpoint(listening.url, is_own=True), ApiKey(listening.key)
            finally:
                await asyncio.to_thread(process.stop, 1.0)
        except LocalServiceFailed as error:
            why = "This computer's own service does not start."
            if error.reason is StartFailure.IN_USE:
                why = (
                    "Another program has this computer's store open, probably Petstore itself."
                    " Close it and check again."
                )
            raise NotUsable("service", f"{why} ({error})") from error


async def _diagnose(endpoint: Endpoint, key: ApiKey) -> int:
    from petstore_gui.gateway.diagnosis import diagnose  # noqa: PLC0415 - slow, and needs a key first

    executor = DaemonThreads()  # a look-up that hangs does not keep the program
    events = diagnose(endpoint, key, executor=executor)
    results = [_show(event) async for event in events if isinstance(event, StepResult)]
    return 0 if all(results) else 1


def _show(result: StepResult) -> bool:
    """Print how a step ended; returns whether it worked."""
    step, error, ms = result.step.value, result.error, f"{result.seconds * 1000:.0f} ms"
    if error is None:
        _say("ok", step, f"{result.detail}, {ms}")
    else:
        _say("FAILED", step, f"{failure_line(error)} ({ms})")
    return error is None


def _say(verdict: str, step: str, words: str) -> None:
    line = f"{verdict:<{_WIDTH}}{step:<{_WIDTH}} {words}"
    printable = "".join(one if one.isprintable() else "?" for one in line)
    print_line(printable[:1000])
