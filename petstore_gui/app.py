"""The composition root: creates the parts, connects them, runs them and shuts them down."""

from __future__ import annotations

import asyncio
import random
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer

from petstore_gui.catalogue.auto_refresh import AutoRefresh
from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.categories import Categories
from petstore_gui.catalogue.finder import Finder
from petstore_gui.diagnostics.crash_handler import CrashHandler
from petstore_gui.diagnostics.log_files import log_to
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pending_add import Draft
from petstore_gui.outbox.drafts import Saving
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.session.gateway_factory import GatewayFactory
from petstore_gui.session.local_service import LocalService
from petstore_gui.session.session import Session
from petstore_gui.session.shop_source import shop_source
from petstore_gui.settings import schema
from petstore_gui.settings.key_store import KeyStore
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.core_files import close_memory
from petstore_gui.support.stop_signals import on_stop_signals
from petstore_gui.support.tasks import Tasks
from petstore_gui.support.threads import DaemonThreads
from petstore_gui.ui.runtime.event_loop import EventLoop
from petstore_gui.ui.runtime.garbage_collector import GarbageCollector
from petstore_gui.ui.text.program_text import (
    bug_sentence,
    damaged_settings_sentence,
    log_problem_details,
    log_problem_sentence,
)
from petstore_gui.ui.text.settings_text import newer_settings_sentence
from petstore_gui.ui.text.words import kept_sentence
from petstore_gui.ui.window.file_drop import FileDrop
from petstore_gui.ui.window.first_paint import StartedWindow
from petstore_gui.ui.window.message_log import MessageLog
from petstore_gui.ui.window.message_rules import Topic
from petstore_gui.ui.window.samples_flow import SamplesFlow
from petstore_gui.ui.window.session_view import SessionView
from petstore_gui.ui.window.window_contents import WindowContents

if TYPE_CHECKING:
    from petstore_gui.importing.importer import Importer
    from petstore_gui.session.opened_deployment import Opened
    from petstore_gui.ui.dialogs.animal_flow import AnimalFlow
    from petstore_gui.ui.dialogs.export_flow import ExportFlow
    from petstore_gui.ui.dialogs.report_flow import ReportFlow
    from petstore_gui.ui.dialogs.shown_list import ListSource
    from petstore_gui.ui.duplicates.duplicates_flow import DuplicatesFlow
    from petstore_gui.ui.importing.import_flow import ImportFlow
    from petstore_gui.ui.printing.print_flow import PrintFlow
    from petstore_gui.ui.runtime.single_instance import FirstInstance
    from petstore_gui.ui.settings.settings_flow import SettingsFlow
    from petstore_gui.ui.summary.summary_flow import SummaryFlow
    from petstore_gui.ui.views.views_flow import ViewsFlow
    from petstore_gui.ui.window.loss_flow import LossFlow

LISTEN_MS = 500
"""When to start listening for later starts: after the first rows. They retry until then."""


class App(QObject):
    """One window on one profile. What the first rows do not need is created on first use."""

    def __init__(self, started: StartedWindow, local_service: LocalService) -> None:
        super().__init__()
        self._profile = started.profile
        self._preferences = started.preferences
        self._keys = KeyStore(started.profile.name)
        self.tasks = Tasks()
        self.log = MessageLog(self)
        self.crash_handler = CrashHandler()
        records = StoragePaths(started.profile.records)
        self._gateway_factory = GatewayFactory(self._preferences, self._keys)
        source = shop_source(started.profile, self._preferences, self._gateway_factory)
        self._categories = Categories(source, self.tasks, self)
        self.catalogue = Catalogue(self.tasks, self, records, self._categories)
        self.outbox = Outbox(
            records,
            self.catalogue,
            self.tasks,
            self,
            is_allowed=self._preferences.get(schema.ADD_ALLOWED),
        )
        self.outbox.undo_seconds = self._preferences.get(schema.UNDO_SECONDS)
        self.outbox.drafts.blank = Draft(status=self._preferences.get(schema.ADD_STATUS))
        finder = Finder(self.catalogue, self.tasks, self)
        self._local_service = local_service
        self.session = Session(
            self._preferences,
            self._gateway_factory,
            local_service,
            self.catalogue,
            (self.outbox, finder),
            self.tasks,
        )
        self._auto_refresh = AutoRefresh(  # before the window, which says when it asks again
            self.catalogue,
            random.random,
            every=self._preferences.get(schema.REFRESH_SECONDS),
        )
        self.window = started.window
        self._theme = started.theme
        self.contents = WindowContents(
            self.window, self.catalogue, self.outbox, finder, self.log, started.theme
        )
        self._memory = started.memory
        self._first_deployment = started.deployment
        self._first_instance: FirstInstance | None = None
        self._loss: LossFlow | None = None
        self._done = asyncio.Event()
        self.is_closed = False
        self._connect()
        if (damaged := started.damaged_settings) is not None:
            sentence, details = damaged_settings_sentence(damaged), kept_sentence(damaged.kept)
            self.log.report_problem(Topic.SETTINGS, sentence, details=details)
        if self._preferences.is_of_newer:
            self.log.report_problem(Topic.SETTINGS, newer_settings_sentence())

    async def run(self) -> None:
        """Show the window. Returns once it is closed and everything has shut down."""
        self._memory.restore_columns(self.contents.central.table)
        self._categories.glance()  # else the first rows would have numbers in place of names
        self.catalogue.set_view(self._memory.view)
        self.window.show()
        self.session.open(self._first_deployment)
        QTimer.singleShot(LISTEN_MS, self._listen)
        await self._done.wait()
        await self._shut_down()

    def close(self) -> None:
        """Close the window. `run` then returns, even if it is called only later."""
        self._done.set()

    def save(self) -> None:
        """Save how the window looks, and begin to write what was typed."""
        self._memory.remember(self.catalogue.facts.view, self.contents.central.table)
        self._preferences.save()
        self.outbox.drafts.write_now()

    def is_saved(self) -> bool:
        """Whether what was typed is on the disk, or cannot be written."""
        return self.outbox.drafts.saving is not Saving.WAITS

    async def _shut_down(self) -> None:
        self._memory.remember(self.catalogue.facts.view, self.contents.central.table)
        self._preferences.save()
        self._auto_refresh.stop()
        self.window.hide()
        await self.session.close()
        await self._categories.close()
        await self.tasks.end()
        if self._first_instance is not None:
            self._first_instance.close()
        self.is_closed = True

    @cached_property
    def _settings(self) -> SettingsFlow:
        from petstore_gui.session.connection_check import ConnectionCheck  # noqa: PLC0415 - not before the first rows
        from petstore_gui.ui.settings.settings_flow import SettingsFlow  # noqa: PLC0415

        flow = SettingsFlow(
            self._preferences,
            self._keys,
            ConnectionCheck(self._gateway_factory, self._local_service),
            self.tasks,
            self.log,
            self.window,
        )
        flow.saved.connect(self._settings_saved)
        flow.stored_key_accepted.connect(self._key_accepted)
        return flow

    @cached_property
    def _export(self) -> ExportFlow:
        from petstore_gui.ui.dialogs.shown_list import ListSource  # noqa: PLC0415 - not before the first rows

        return self._make_export(ListSource(self.contents, self.catalogue))

    def _make_export(self, source: ListSource) -> ExportFlow:
        from petstore_gui.ui.dialogs.export_flow import ExportFlow  # noqa: PLC0415 - not before the first rows

        return ExportFlow(
            source, self.catalogue, self._preferences, self.tasks, self.log, self.window
        )

    @cached_property
    def importer(self) -> Importer:
        """Brings animals in from files."""
        from petstore_gui.importing.importer import Importer  # noqa: PLC0415 - not before the first rows

        importer = Importer(self.outbox, self.catalogue, self.tasks, self)
        importer.changed.connect(self._samples.follow_import)
        self.session.add_user(importer)
        return importer

    @cached_property
    def _import(self) -> ImportFlow:
        from petstore_gui.importing.remembered_columns import RememberedColumns  # noqa: PLC0415 - not before the first rows
        from petstore_gui.ui.importing.import_flow import ImportFlow  # noqa: PLC0415

        flow = ImportFlow(
            self.importer, self.catalogue, self.tasks, self.log, self._theme, self.window
        )
        flow.previews.status = self._preferences.get(schema.ADD_STATUS)
        flow.previews.remembered = RememberedColumns(
            self._preferences.get(schema.IMPORT_COLUMNS), self._keep_columns
        )
        flow.previews.category_id_of = self._categories.id_of
        flow.previews.categories_wanted.connect(self.contents.actions.categories.trigger)
        self._categories.changed.connect(flow.previews.check_again)
        self.contents.central.add_notice(flow.notice)
        self.contents.watch_import(self.importer)
        return flow

    def _keep_columns(self, text: str) -> None:
        self._preferences.set(schema.IMPORT_COLUMNS, text)
        self._preferences.save()

    def _find_import(self) -> None:
        """Show the import that an earlier run left."""
        _ = self._import

    @cached_property
    def _print(self) -> PrintFlow:
        from petstore_gui.ui.dialogs.shown_list import ListSource  # noqa: PLC0415 - not before the first rows

        return self._make_print(ListSource(self.contents, self.catalogue))

    def _make_print(self, source: ListSource) -> PrintFlow:
        from petstore_gui.ui.printing.print_flow import PrintFlow  # noqa: PLC0415 - not before the first rows

        return PrintFlow(source, self.catalogue, self.tasks, self.log, self.window)

    @cached_property
    def _duplicates(self) -> DuplicatesFlow:
        from petstore_gui.ui.duplicates.duplicates_flow import DuplicatesFlow  # noqa: PLC0415 - not before the first rows
        from petstore_gui.ui.duplicates.duplicates_list import DuplicatesList  # noqa: PLC0415

        found = DuplicatesList(self.contents, self.catalogue)
        flow = DuplicatesFlow(found, self.catalogue, self.tasks, self._theme, self.window)
        flow.export_wanted.connect(self._make_export(found).open)
        flow.print_wanted.connect(self._make_print(found).open)
        flow.pet_wanted.connect(self.contents.select)
        return flow

    @cached_property
    def _animal(self) -> AnimalFlow:
        from petstore_gui.ui.dialogs.animal_flow import AnimalFlow  # noqa: PLC0415 - not before the first rows

        flow = AnimalFlow(self.catalogue, self.tasks, self.window)
        flow.card_wanted.connect(lambda pet_id: self._print.open_card(pet_id))  # noqa: PLW0108 - as below
        return flow

    @cached_property
    def _summary(self) -> SummaryFlow:
        from petstore_gui.ui.summary.summary_flow import SummaryFlow  # noqa: PLC0415 - not before the first rows

        return SummaryFlow(self.contents, self.catalogue, self.tasks, self._theme, self.window)

    def _set_summary(self, is_open: bool) -> None:
        self._preferences.set(schema.SUMMARY, is_open)
        self._summary.set_open(is_open)

    @cached_property
    def _views(self) -> ViewsFlow:
        from petstore_gui.settings.saved_views import SavedViews  # noqa: PLC0415 - not before the first rows
        from petstore_gui.ui.views.views_flow import ViewsFlow  # noqa: PLC0415

        views = SavedViews(self._preferences)
        flow = ViewsFlow(self.contents, self.catalogue, views, self.log, self._theme, self.window)
        flow.show_deployment(self.session.deployment)
        self.session.opening_started.connect(flow.show_deployment)
        return flow

    def _show_views(self) -> None:
        """Fill the menu, whose keys work from then on."""
        _ = self._views

    def _paste(self) -> None:
        if self._views.is_on_clipboard():
            self._views.paste()
        else:
            self._import.paste()

    @cached_property
    def _report(self) -> ReportFlow:
        from petstore_gui.diagnostics.problem_report import ReportSources  # noqa: PLC0415 - not before the first rows
        from petstore_gui.ui.dialogs.report_flow import ReportFlow  # noqa: PLC0415

        sources = ReportSources(self.crash_handler, self._profile.logs, lambda: self._keys.seen)
        return ReportFlow(sources, self.catalogue, self.tasks, self.log, self.window)

    def _show_loss(self, opened: Opened) -> None:
        if self._loss is None:
            if opened.loss is None:
                return
            from petstore_gui.ui.window.loss_flow import LossFlow  # noqa: PLC0415 - after a loss only

            notice = self.contents.central.loss
            self._loss = LossFlow(
                self.session,
                self.catalogue,
                notice,
                self.log,
                self.window,
                may_add=self.outbox.pending.is_allowed,
            )
        self._loss.show_opened(opened)

    def _listen(self) -> None:
        """Begin what the first rows do not need: later starts, the session's end, saved views."""
        from petstore_gui.ui.runtime.session_end import SessionEnd  # noqa: PLC0415 - not before the first rows
        from petstore_gui.ui.runtime.single_instance import FirstInstance  # noqa: PLC0415 - not before the first rows

        if not self._done.is_set():
            self._first_instance = FirstInstance(self._profile.name, self)
            self._first_instance.raise_requested.connect(self.window.come_to_front)
            SessionEnd(self)
            self._show_views()
            self.contents.actions.summary.setChecked(self._preferences.get(schema.SUMMARY))

    def _connect(self) -> None:
        contents, session = self.contents, self.session
        actions, samples = contents.actions, contents.central.samples
        SessionView(session, contents, self.log)
        self._samples = flow = SamplesFlow(
            session, samples, self._preferences, self.tasks, self.log, self.window
        )
        session.opening_started.connect(self._auto_refresh.forget_failures)
        session.opened.connect(self._show_loss)
        session.opened.connect(lambda opened: self._profile.remember_active(opened.deployment))
        contents.close_wanted.connect(self.close)
        actions.settings.triggered.connect(lambda: self._settings.open(session.deployment))
        actions.export.triggered.connect(lambda: self._export.open())  # noqa: PLW0108 - creates it only then
        actions.import_animals.triggered.connect(lambda: self._import.open())  # noqa: PLW0108 - as above
        actions.paste.triggered.connect(self._paste)
        contents.views_menu.aboutToShow.connect(self._show_views)
        if self.outbox.pending.is_allowed:
            FileDrop(self.window).dropped.connect(lambda path: self._import.read(path))  # noqa: PLW0108 - as above
        self.outbox.stores.import_found.connect(self._find_import)
        actions.print.triggered.connect(lambda: self._print.open())  # noqa: PLW0108 - creates it only then
        contents.central.table.pet_opened.connect(lambda pet_id: self._animal.open(pet_id))  # noqa: PLW0108 - as above
        actions.summary.toggled.connect(self._set_summary)
        actions.duplicates.triggered.connect(lambda: self._duplicates.open())  # noqa: PLW0108 - as above
        actions.report.triggered.connect(lambda: self._report.open(session.deployment))
        contents.put_away_wanted.connect(flow.ask)
        self.outbox.added.connect(flow.forget_samples)
        actions.enter_key.triggered.connect(
            lambda: self._settings.open(session.deployment, wants_key=True)
        )
        remote = self._preferences.remote_choices()
        samples.allow_connecting(bool(remote))
        if self._preferences.is_deployment_locked:
            contents.central.badge.show_locked()
        samples.connect_chosen.connect(lambda: self._settings.open(remote[0]))
        self.window.visibility_changed.connect(self._auto_refresh.set_visible)
        once = Qt.ConnectionType.SingleShotConnection
        self.catalogue.shown_changed.connect(self._categories.read, once)  # after the first rows

    def report_bug(self) -> None:
        """Tell staff that the program has a bug."""
        self.log.report_problem(Topic.PROGRAM, bug_sentence())

    def _key_accepted(self, deployment: Deployment) -> None:
        if deployment is self.session.deployment:
            self.catalogue.note_key_accepted()

    def _settings_saved(self, deployment: Deployment) -> None:
        self.log.settle(Topic.LIST)
        self.log.settle(Topic.STORE)
        self.outbox.undo_seconds = self._preferences.get(schema.UNDO_SECONDS)
        self.tasks.start("close shop's file", self._categories.close())  # it may have another key
        self.session.open(deployment, may_ask_for_key=True)


def run(started: StartedWindow, local_service: LocalService, *, trace: bool) -> int:
    """Run the window until it is closed; returns the exit status."""
    close_memory()
    log_problems = log_to(started.profile.logs)
    loop, app = make_app(started, local_service)
    for problem in log_problems:
        sentence, details = log_problem_sentence(problem), log_problem_details(problem)
        app.log.report_problem(Topic.PROGRAM, sentence, problem.file.name, details=details)
    app.crash_handler.watch(loop, app.report_bug)
    if trace:
        from petstore_gui.ui.runtime.startup_trace import trace_paints  # noqa: PLC0415 - for this case alone

        trace_paints(app.contents.central.table, can_be_used=True)
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
    GarbageCollector(app)
    return loop, app
