"""From the command line to the window: what must happen before Qt is imported."""

from __future__ import annotations

import gc
import sys
import time
from pathlib import Path

from petstore_gui.file_lock import FileLock
from petstore_gui.own_store import OwnStore
from petstore_gui.records.place import Place, Records
from petstore_gui.settings.deployments import Deployment
from petstore_gui.settings.profile import Profile, ProfileNotWritable, hold, open_profile

CLOSING_SECONDS = 20.0
"""How long a second start waits for a window that neither answers nor ends."""

ASK_MS = 1_000


def start(directory: Path | None, deployment: str | None, *, trace: bool) -> int:
    """Open the window, or raise the one that is open on this profile; returns the exit status.

    This computer's service is a process of its own, and starts while Qt is being imported. Where
    its catalogue is known from earlier, it starts after that is shown.
    """
    gc.disable()  # importing leaves no garbage, but much to look through; see ui/garbage.py
    try:
        profile = open_profile(directory)
        held = _hold_or_raise(profile)
    except ProfileNotWritable as error:
        return _tell_not_writable(error)
    if not isinstance(held, FileLock):
        return held
    chosen = None if deployment is None else Deployment(deployment)
    store = OwnStore(profile.store_file, profile.logs / "service.log")
    if (chosen or profile.active_hint()) is Deployment.LOCAL and not _is_known(profile):
        store.start_early()
    try:
        from petstore_gui.app import run  # noqa: PLC0415 - Qt, after the child was started

        return run(profile, store, chosen, trace=trace)
    finally:
        held.release()


def _is_known(profile: Profile) -> bool:
    """Whether this computer's catalogue was shown before."""
    return Records(profile.records).ledger(Place(Deployment.LOCAL.value)).exists()


def _hold_or_raise(profile: Profile) -> FileLock | int:
    """The profile's lock, or the exit status once the window that has it was raised.

    A window that is closing answers no more, and gives the lock up soon.
    """
    give_up = time.monotonic() + CLOSING_SECONDS
    while time.monotonic() < give_up:
        held = hold(profile)
        if held is not None:
            return held
        from petstore_gui.ui.instance import ask_to_raise  # noqa: PLC0415 - Qt, for this case alone

        if ask_to_raise(profile.name, ASK_MS):
            return 0
    sys.stderr.write("petstore-gui: it is open already, but does not answer\n")
    return 1


def _tell_not_writable(error: ProfileNotWritable) -> int:
    sys.stderr.write(f"petstore-gui: cannot write {error.path}: {error.reason}\n")
    from petstore_gui.ui.notice import show_not_writable  # noqa: PLC0415

    show_not_writable(error)
    return 1
