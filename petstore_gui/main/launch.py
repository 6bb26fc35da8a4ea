"""From the command line to the window, including what must happen before Qt is imported."""

from __future__ import annotations

import gc
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING

from petstore_gui.diagnostics.early_log import keep_early_log
from petstore_gui.domain.deployment import SAMPLES, Deployment
from petstore_gui.service.commands import warn
from petstore_gui.settings.profile import Profile, ProfileNotWritable, lock_profile, open_profile
from petstore_gui.support.process import end_at_stop_signals

if TYPE_CHECKING:
    from petstore_gui.session.local_process import LocalProcess

RAISE_TIMEOUT_MS = 1_000
SHORT_TIMEOUT_MS = 100
"""How long a second start asks each time: silently, and while it says that it waits."""

SILENT_TRIES = 5
"""How often it asks silently: the open window may be starting or closing."""


def start(directory: Path | None, deployment: str | None, *, trace: bool) -> int:
    """Open the window, or raise the one already open on this profile; returns the exit status.

    This computer's service runs in its own process. At the first start it starts while Qt is being
    imported; later on its animals are known, and it starts only after they are shown.
    """
    gc.disable()  # imports leave much to search but no garbage; see ui/runtime/event_loop
    keep_early_log()
    try:
        profile = open_profile(directory)
        lock = _lock_or_raise(profile)
    except ProfileNotWritable as error:
        warn(f"cannot write {error.path}: {error.reason}", None)  # first: Qt may find no screen
        from petstore_gui.ui.runtime.error_window import show_not_writable  # noqa: PLC0415 - Qt, for this case alone

        show_not_writable(error)
        return 1
    if isinstance(lock, int):
        return lock
    end_at_stop_signals()  # until there is a window to close
    chosen = None if deployment is None else Deployment(deployment)
    service = _start_early(profile, chosen)
    with lock:
        return _run(profile, chosen, service, trace=trace)


def _start_early(profile: Profile, chosen: Deployment | None) -> LocalProcess | None:
    """Start this computer's service if this is the first start, which shows its animals."""
    was_used = any(profile.records.iterdir())  # perhaps for another deployment
    if was_used or chosen not in (None, Deployment.LOCAL):
        return None
    from petstore_gui.session.local_process import LocalProcess, LocalServiceFailed  # noqa: PLC0415 - for this case alone
    from petstore_gui.session.local_store import database_of, first_service  # noqa: PLC0415 - as above

    with suppress(LocalServiceFailed):  # opening it starts it again, and reports why
        first = first_service(profile)
        return LocalProcess.start(
            database_of(profile, first), samples=first == SAMPLES, log=profile.service_log
        )
    return None


def _run(
    profile: Profile, chosen: Deployment | None, service: LocalProcess | None, *, trace: bool
) -> int:
    from petstore_gui.ui.frame.first_paint import open_window  # noqa: PLC0415 - Qt, after the child process has started
    from petstore_gui.ui.runtime.application import log_qt_messages, make_application  # noqa: PLC0415

    log_qt_messages()
    started = open_window(make_application(), profile, chosen, trace=trace)
    from petstore_gui.main.app import run  # noqa: PLC0415 - after the first rows
    from petstore_gui.session.local_service import LocalService  # noqa: PLC0415

    return run(started, LocalService(profile, service), trace=trace)


def _lock_or_raise(profile: Profile) -> IO[bytes] | int:
    """The profile's lock, or the exit status once the window that holds it has been raised.

    A window that is closing no longer answers, and soon releases the lock. One that is stopped, or
    that was started with another folder for temporary files, never answers: a message says so.
    """
    for _ in range(SILENT_TRIES):
        if (outcome := _try_to_lock_or_raise(profile, RAISE_TIMEOUT_MS)) is not None:
            return outcome
    sys.stderr.write("petstore-gui: it is already open, but does not answer\n")
    from petstore_gui.ui.runtime.error_window import wait_for_first  # noqa: PLC0415 - Qt, for this case alone

    return wait_for_first(
        profile.directory, lambda: _try_to_lock_or_raise(profile, SHORT_TIMEOUT_MS)
    )


def _try_to_lock_or_raise(profile: Profile, timeout_ms: int) -> IO[bytes] | int | None:
    """The lock, 0 once the window that holds it has been raised, or None if it does not answer."""
    if (lock := lock_profile(profile)) is not None:
        return lock
    from petstore_gui.ui.runtime.single_instance import ask_to_raise  # noqa: PLC0415 - Qt, for this case alone

    return 0 if ask_to_raise(profile.name, timeout_ms) else None
