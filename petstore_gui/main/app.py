"""The composition root: connects the parts, runs them and shuts them down."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from petstore_gui.diagnostics.log_files import log_to
from petstore_gui.main.flows import Flows
from petstore_gui.session.local_service import LocalService
from petstore_gui.settings import schema
from petstore_gui.support.process import close_memory, on_stop_signals
from petstore_gui.support.threads import DaemonThreads
from petstore_gui.ui.frame.first_paint import StartedWindow
from petstore_gui.ui.frame.main_window import FileDrop
from petstore_gui.ui.runtime.event_loop import EventLoop, collect_garbage_here
from petstore_gui.ui.words.program_text import (
    bug_sentence,
    damaged_settings_sentence,
    log_problem_details,
    log_problem_sentence,
)
from petstore_gui.ui.words.settings_text import newer_settings_sentence
from petstore_gui.ui.words.words import kept_sentence, tr

if TYPE_CHECKING:
    from collections.abc import Callable

# ruff: noqa: PLW0108 - a lambda creates its flow only when it is called

LISTEN_MS = 500
"""When to start listening for later starts: after the first rows. They retry until then."""


class App(QObject):
    """One window on one profile."""

    def __init__(self, started: StartedWindow, local_service: LocalService) -> None:
        super().__init__()
        self.parts = Flows(started, local_service, self)
        self._started = started
        self._stop_listening: Callable[[], None] = lambda: None
        self._done = asyncio.Event()
        self.is_closed = False
        self._connect()
        self._report_settings()

    def _report_settings(self) -> None:
        if (damaged := self.parts.preferences.damage) is not None:
            sentence, details = damaged_settings_sentence(damaged), kept_sentence(damaged.kept)
            self.parts.contents.central.banner.show_damaged(sentence, details)
        if self.parts.preferences.is_of_newer:
            self.parts.messages.report_problem(newer_settings_sentence())

    async def run(self) -> None:
        """Show the window. Returns once it is closed and everything has shut down."""
        parts = self.parts
        self._started.memory.restore_columns(parts.contents.central.table)
        parts.catalogue.set_view(self._started.memory.view)
        parts.window.show()
        parts.session.open(self._started.deployment)
        QTimer.singleShot(LISTEN_MS, self._listen)
        await self._done.wait()
        await self._shut_down()

    def close(self) -> None:
        """Close the window. `run` then returns, even if it is called only later."""
        self._done.set()

    def save(self) -> None:
        """Save how the window looks."""
        parts = self.parts
        self._started.memory.remember(parts.catalogue.facts.view, parts.contents.central.table)

    def _close_at_session_end(self) -> None:
        """Close before the system ends the program; Qt also calls this after `run` has returned."""
        if not self.is_closed:
            from petstore_gui.ui.runtime.session_end import wait_until  # noqa: PLC0415 - for this case alone

            self.close()
            wait_until(lambda: self.is_closed)

    async def _shut_down(self) -> None:
        parts = self.parts
        self.save()
        parts.auto_refresh.set_visible(False)
        parts.window.hide()
        await parts.outbox.finish()
        await parts.session.close()
        await parts.tasks.end()
        await parts.outbox.file.close()
        self._stop_listening()
        self.is_closed = True

    def _listen(self) -> None:
        """Begin what the first rows do not need: later starts, session's end, views, shortcuts."""
        from petstore_gui.ui.runtime.single_instance import listen  # noqa: PLC0415 - not before the first rows

        if not self._done.is_set():
            parts = self.parts
            self._stop_listening = listen(parts.profile.name, parts.window.come_to_front, self)
            self._started.application.commitDataRequest.connect(self.save)
            self._started.application.aboutToQuit.connect(self._close_at_session_end)
            _ = self.parts.views, self.parts.shortcuts
            parts.contents.actions.summary.setChecked(parts.preferences.get(schema.SUMMARY))

    def _connect(self) -> None:
        """Connect the parts and the menus. A flow within a lambda is created when it is called."""
        parts, session = self.parts, self.parts.session
        contents, actions = parts.contents, parts.contents.actions
        session.opening_started.connect(parts.auto_refresh.forget_failures)
        session.opened.connect(parts.show_loss)
        parts.outbox.file_opened.connect(lambda: parts.importer)
        parts.window.visibility_changed.connect(parts.auto_refresh.set_visible)
        parts.window.close_asked.connect(self.close)
        contents.changes_flow.print_wanted.connect(
            lambda listed, parent: parts.printing.open_list(listed, parent)
        )
        contents.central.table.pet_opened.connect(lambda pet_id: parts.animal.show_pet(pet_id))
        contents.central.banner.key_entered.connect(
            lambda key: parts.settings.enter_key(session.deployment, key)
        )
        actions.view_menu.aboutToShow.connect(lambda: parts.views)
        actions.summary.toggled.connect(parts.set_summary)
        remote = parts.preferences.remote_choices()
        for action, opens in (
            (actions.settings, lambda: parts.settings.open(session.deployment)),
            (
                actions.enter_key,
                lambda: parts.settings.open(session.deployment, wants_key=True),
            ),
            (actions.connect, lambda: parts.settings.open(remote[0])),
            (actions.export, lambda: parts.export.open()),
            (actions.import_animals, lambda: parts.imports.open()),
            (actions.paste, lambda: parts.imports.paste()),
            (actions.print, lambda: parts.printing.open()),
            (actions.duplicates, lambda: parts.duplicates.open()),
            (actions.shortcuts, lambda: parts.shortcuts.open()),
            (actions.report, lambda: parts.report.open()),
        ):
            action.triggered.connect(opens)
        actions.connect.setVisible(bool(remote))
        if parts.outbox.is_allowed:
            FileDrop(parts.window).dropped.connect(lambda paths: parts.imports.read(paths))
        if parts.preferences.is_locked(schema.ACTIVE):
            contents.central.badge.setToolTip(tr("Locked by IT."))


def run(started: StartedWindow, local_service: LocalService, *, trace: bool) -> int:
    """Run the window until it is closed; returns the exit status."""
    close_memory()
    log_problems = log_to(started.profile.logs)
    loop, app = make_app(started, local_service)
    for problem in log_problems:
        sentence, details = log_problem_sentence(problem), log_problem_details(problem)
        app.parts.messages.report_problem(sentence, details=details)
    app.parts.crash_handler.watch(loop, lambda: app.parts.messages.report_problem(bug_sentence()))
    if trace:
        from petstore_gui.ui.runtime.startup_trace import PaintTrace  # noqa: PLC0415 - for this case alone

        PaintTrace(app.parts.contents.central.table)
    on_stop_signals(app.close)
    with loop:
        loop.run_until_complete(app.run())
    return 0


def make_app(started: StartedWindow, local_service: LocalService) -> tuple[EventLoop, App]:
    """Create the program and the event loop that it runs in."""
    loop = EventLoop(started.application)
    loop.set_default_executor(DaemonThreads())
    asyncio.set_event_loop(loop)
    app = App(started, local_service)
    collect_garbage_here(app)
    return loop, app
