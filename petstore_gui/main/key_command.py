"""`petstore-gui key`: the API key of a deployment, for the account that runs the command."""

from __future__ import annotations

import asyncio
import sys
import warnings
from getpass import GetPassWarning, getpass
from pathlib import Path

from petstore_gui.diagnostics.failure_lines import failure_line
from petstore_gui.domain.connection import StepResult
from petstore_gui.domain.deployment import Deployment
from petstore_gui.gateway.diagnosis import diagnose
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.main.check import (
    BadKey,
    NotUsable,
    address_of,
    checked_key,
    exit_status,
    offered,
    piped_line,
    stored_key,
)
from petstore_gui.settings.addresses import Address
from petstore_gui.settings.key_store import KeyStore
from petstore_gui.settings.preferences import open_preferences
from petstore_gui.settings.profile import profile_in
from petstore_gui.support.process import end_at_ctrl_c, print_line
from petstore_gui.support.threads import DaemonThreads


def key(verb: str, directory: Path | None, name: str | None) -> int:
    """Set, test or remove the key; 0 if that worked, 1 if not, 2 if what was given is no key."""
    end_at_ctrl_c()
    return exit_status(f"key {verb}", lambda: _run(verb, directory, name))


def _run(verb: str, directory: Path | None, name: str | None) -> int:
    text = _given() if verb == "set" else ""
    profile = profile_in(directory)
    preferences = open_preferences(profile, only_reads=True)
    deployment = offered(preferences, name)
    if deployment is Deployment.LOCAL:
        raise NotUsable("deployment", "this computer needs no key: write --deployment NAME")
    address = address_of(preferences, deployment)
    keys = KeyStore(profile.name, preferences.key_file)
    is_test = verb == "test"
    work = _test(keys, deployment, address) if is_test else _change(keys, deployment, address, text)
    print_line(asyncio.run(work))
    return 0


def _given() -> str:
    """The key from a pipe, or typed unseen at a terminal. Raises `BadKey`."""
    if sys.stdin is not None and sys.stdin.isatty():
        try:
            with warnings.catch_warnings(action="error", category=GetPassWarning):
                text = getpass("API key: ")
        except (EOFError, GetPassWarning) as error:
            raise BadKey("it was not typed, or everybody would have seen it") from error
    else:
        text = piped_line() or ""
    return checked_key(text)


async def _change(keys: KeyStore, deployment: Deployment, address: Address, key: str) -> str:
    """Store the key, or remove the stored one if it is empty."""
    if not await keys.is_persistent():
        raise NotUsable(
            "key store", "there is no key store for this account, or it does not answer"
        )
    origin = address.origin
    change = keys.put(deployment, origin, key) if key else keys.forget(deployment, origin)
    if not await change:
        raise NotUsable("key store", "the key store declined, or did not answer in time")
    has = "has the" if key else "has no"
    return f"The key store {has} API key of {deployment} for {origin}."


async def _test(keys: KeyStore, deployment: Deployment, address: Address) -> str:
    key, where = await stored_key(keys, deployment, address.origin, "run petstore-gui key set")
    endpoint = Endpoint(address.url, may_be_unencrypted=address.is_unencrypted)
    async for event in diagnose(endpoint, key, executor=DaemonThreads()):
        if isinstance(event, StepResult) and event.error is not None:
            raise NotUsable("answer", f"{address.url}, key {where}: {failure_line(event.error)}")
    return f"The API key {where} is accepted by {deployment}, {address.url}."
