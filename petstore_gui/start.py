"""From the command line to the window: what must happen before Qt is imported."""

from __future__ import annotations

import sys
from pathlib import Path

from petstore_gui.own_store import OwnStore
from petstore_gui.settings.deployments import Deployment
from petstore_gui.settings.profile import ProfileNotWritable, hold, open_profile


def start(directory: Path | None, deployment: str | None, *, trace: bool) -> int:
    """Open the window, or raise the one that is open on this profile; returns the exit status.

    This computer's service is a process of its own, and starts while Qt is being imported.
    """
    try:
        profile = open_profile(directory)
        held = hold(profile)
    except ProfileNotWritable as error:
        return _tell_not_writable(error)
    if held is None:
        from petstore_gui.ui.instance import ask_to_raise  # noqa: PLC0415

        return 0 if ask_to_raise(profile.name) else _tell_silent_window()
    chosen = None if deployment is None else Deployment(deployment)
    store = OwnStore(profile.store_file, profile.logs / "service.log")
    if (chosen or profile.active_hint()) is Deployment.LOCAL:
        store.start()
    try:
        from petstore_gui.app import run  # noqa: PLC0415 - Qt, after the child was started

        return run(profile, store, chosen, trace=trace)
    finally:
        held.release()


def _tell_not_writable(error: ProfileNotWritable) -> int:
    sys.stderr.write(f"petstore-gui: cannot write {error.path}: {error.reason}\n")
    from petstore_gui.ui.notice import show_not_writable  # noqa: PLC0415

    show_not_writable(error)
    return 1


def _tell_silent_window() -> int:
    sys.stderr.write("petstore-gui: it is open already, but does not answer\n")
    return 1
