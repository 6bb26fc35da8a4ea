"""`petstore-gui key`: the API key of a deployment, for the account that runs the command."""

from __future__ import annotations

import asyncio
import sys
import warnings
from getpass import GetPassWarning, getpass
from pathlib import Path

from petstore_gui.diagnostics.failure_lines import failure_line
from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.connection import StepResult
from petstore_gui.domain.deployment import Deployment
from petstore_gui.gateway.diagnosis import diagnose
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.main.check import checked_key, piped_key
from petstore_gui.session.chosen import Chosen
from petstore_gui.support.process import CommandFailed, print_line
from petstore_gui.support.threads import DaemonThreads


def key(verb: str, directory: Path | None, name: str | None) -> int:
    """Set, test or remove the key. Raises `CommandFailed`."""
    text = _given() if verb == "set" else ""
    chosen = Chosen(directory, name)
    if chosen.deployment is Deployment.LOCAL:
        raise CommandFailed("this computer needs no key: write --deployment NAME")
    work = _test(chosen, *chosen.key()) if verb == "test" else _change(chosen, text)
    print_line(asyncio.run(work))
    return 0


def _given() -> str:
    """The key from a pipe, or typed unseen at a terminal."""
    if sys.stdin is None or not sys.stdin.isatty():
        return piped_key() or checked_key("")
    try:
        with warnings.catch_warnings(action="error", category=GetPassWarning):
            return checked_key(getpass("API key: "))
    except (EOFError, GetPassWarning) as error:
        why = "it was not typed, or everybody would have seen it"
        raise CommandFailed(why, status=2) from error


async def _change(chosen: Chosen, key: str) -> str:
    """Store the key, or remove the stored one if it is empty."""
    keys, deployment, origin = chosen.keys, chosen.deployment, chosen.address().origin
    if not await keys.is_persistent():
        raise CommandFailed("there is no key store for this account, or it does not answer")
    change = keys.put(deployment, origin, key) if key else keys.forget(deployment, origin)
    if not await change:
        raise CommandFailed("the key store declined, or did not answer in time")
    has = "has the" if key else "has no"
    return f"The key store {has} API key of {deployment} for {origin}."


async def _test(chosen: Chosen, key: str, where: str) -> str:
    address = chosen.address()
    endpoint = Endpoint(address.url, may_be_unencrypted=address.is_unencrypted)
    async for event in diagnose(endpoint, ApiKey(key), executor=DaemonThreads()):
        if isinstance(event, StepResult) and event.error is not None:
            raise CommandFailed(f"{address.url}, key {where}: {failure_line(event.error)}")
    return f"The API key {where} is accepted by {chosen.deployment}, {address.url}."
