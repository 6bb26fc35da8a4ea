"""What the menus and the banners open. Each is imported and created on first use."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from petstore_gui.domain.deployment import Deployment
from petstore_gui.main.parts import Parts
from petstore_gui.settings import schema
from petstore_gui.ui.words.words import tr

if TYPE_CHECKING:
    from petstore_gui.domain.import_job import ImportFacts
    from petstore_gui.importing.importer import Importer
    from petstore_gui.session.opened_deployment import Opened
    from petstore_gui.ui.animal.animal_panel import AnimalPanel
    from petstore_gui.ui.animal.duplicates_flow import DuplicatesFlow
    from petstore_gui.ui.dialogs.report_flow import ReportFlow
    from petstore_gui.ui.dialogs.shortcuts import Shortcuts
    from petstore_gui.ui.dialogs.shown_list import ListSource
    from petstore_gui.ui.exporting.export_flow import ExportFlow
    from petstore_gui.ui.importing.import_flow import ImportFlow
    from petstore_gui.ui.printing.print_flow import PrintFlow
    from petstore_gui.ui.settings.settings_flow import SettingsFlow
    from petstore_gui.ui.store.loss_flow import LossFlow
    from petstore_gui.ui.summary.summary_panel import SummaryPanel
    from petstore_gui.ui.views.views_flow import ViewsFlow

# ruff: noqa: PLC0415 - imports before the first rows would delay them


class Flows(QObject):
    """One of each for the window, from the first use to its end."""

    def __init__(self, parts: Parts, parent: QObject) -> None:
        super().__init__(parent)
        self._parts = parts
        self._loss: LossFlow | None = None

    @cached_property
    def settings(self) -> SettingsFlow:
        from petstore_gui.session.connection_check import diagnose_service
        from petstore_gui.ui.settings.settings_flow import SettingsFlow

        parts = self._parts
        flow = SettingsFlow(
            parts.preferences,
            parts.keys,
            partial(diagnose_service, parts.gateway_factory, parts.local_service),
            parts.tasks,
            parts.messages,
            parts.window,
        )
        flow.saved.connect(self._settings_saved)
        flow.stored_key_accepted.connect(self._key_accepted)
        return flow

    def _settings_saved(self, deployment: Deployment) -> None:
        parts = self._parts
        parts.outbox.undo_seconds = parts.preferences.get(schema.UNDO_SECONDS)
        parts.session.open(deployment, may_ask_for_key=True)

    def _key_accepted(self, deployment: Deployment) -> None:
        if deployment is self._parts.session.deployment:
            self._parts.catalogue.note_key_accepted()

    @cached_property
    def importer(self) -> Importer:
        """Brings animals in from files, and goes on with the import that an earlier run left."""
        from petstore_gui.importing.importer import Importer

        parts = self._parts
        importer = Importer(parts.outbox, parts.tasks, self)
        importer.changed.connect(self._show_import)
        importer.find()
        return importer

    @cached_property
    def imports(self) -> ImportFlow:
        from petstore_gui.importing.columns import RememberedColumns
        from petstore_gui.ui.importing.import_flow import ImportFlow

        parts, importer = self._parts, self.importer
        flow = ImportFlow(
            importer, parts.catalogue, parts.tasks, parts.messages, parts.theme, parts.window
        )
        flow.status = parts.preferences.get(schema.ADD_STATUS)
        columns = parts.preferences.get(schema.IMPORT_COLUMNS)
        flow.remembered = RememberedColumns(columns, self._keep_columns)
        categories = parts.contents.categories
        flow.categories_wanted.connect(lambda new: categories.open(new=new))
        categories.saved.connect(flow.take_categories)
        flow.progressed.connect(parts.contents.status.show_import)
        flow.show_facts(importer.facts)
        return flow

    def _keep_columns(self, text: str) -> None:
        self._parts.preferences.set(schema.IMPORT_COLUMNS, text)
        self._parts.preferences.save()

    def _show_import(self, facts: ImportFacts | None) -> None:
        if facts is not None:
            _ = self.imports

    @cached_property
    def export(self) -> ExportFlow:
        return self._make_export(self._shown_list())

    def _make_export(self, source: ListSource) -> ExportFlow:
        from petstore_gui.ui.exporting.export_flow import ExportFlow

        parts = self._parts
        return ExportFlow(
            source, parts.catalogue, parts.preferences, parts.tasks, parts.messages, parts.window
        )

    @cached_property
    def printing(self) -> PrintFlow:
        return self._make_print(self._shown_list())

    def _make_print(self, source: ListSource) -> PrintFlow:
        from petstore_gui.ui.printing.print_flow import PrintFlow

        parts = self._parts
        return PrintFlow(
            source, parts.catalogue, parts.preferences, parts.tasks, parts.messages, parts.window
        )

    @cached_property
    def printing_changes(self) -> PrintFlow:
        from petstore_gui.ui.animal.changes_flow import ChangesList

        parts = self._parts
        return self._make_print(ChangesList(parts.contents, parts.catalogue, tr("What changed")))

    def _shown_list(self) -> ListSource:
        from petstore_gui.ui.dialogs.shown_list import ListSource

        return ListSource(self._parts.contents, self._parts.catalogue)

    @cached_property
    def duplicates(self) -> DuplicatesFlow:
        from petstore_gui.ui.animal.duplicates_flow import DuplicatesFlow
        from petstore_gui.ui.dialogs.shown_list import FixedList

        parts = self._parts
        found = FixedList(parts.contents, parts.catalogue, tr("Duplicates"))
        flow = DuplicatesFlow(found, parts.catalogue, parts.tasks, parts.window)
        flow.export_wanted.connect(self._make_export(found).open)
        flow.print_wanted.connect(self._make_print(found).open)
        flow.pet_wanted.connect(parts.contents.select)
        return flow

    @cached_property
    def animal(self) -> AnimalPanel:
        from petstore_gui.ui.animal.animal_panel import AnimalPanel

        flow = AnimalPanel(self._parts.catalogue, self._parts.tasks, self._parts.contents.central)
        flow.card_wanted.connect(lambda pet_id: self.printing.open_card(pet_id))  # noqa: PLW0108 - creates it only then
        return flow

    @cached_property
    def _summary(self) -> SummaryPanel:
        from petstore_gui.ui.summary.summary_panel import SummaryPanel

        parts = self._parts
        return SummaryPanel(parts.contents, parts.catalogue, parts.tasks, parts.window)

    def set_summary(self, is_open: bool) -> None:
        """Open or fold the summary, also at the next start."""
        self._parts.preferences.set(schema.SUMMARY, is_open)
        self._summary.set_open(is_open)

    @cached_property
    def views(self) -> ViewsFlow:
        """Fills the menu, whose keys work from then on."""
        from petstore_gui.settings.saved_views import SavedViews
        from petstore_gui.ui.views.views_flow import ViewsFlow

        parts = self._parts
        views = SavedViews(parts.preferences)
        flow = ViewsFlow(parts.contents, parts.catalogue, views, parts.messages)
        flow.show_deployment(parts.session.deployment)
        parts.session.opening_started.connect(flow.show_deployment)
        return flow

    @cached_property
    def shortcuts(self) -> Shortcuts:
        """Uses those that a person has changed from then on."""
        from petstore_gui.ui.dialogs.shortcuts import Shortcuts

        parts, table = self._parts, self._parts.contents.central.table
        return Shortcuts(parts.contents.actions, table, parts.preferences, parts.window)

    @cached_property
    def report(self) -> ReportFlow:
        from petstore_gui.diagnostics.problem_report import ReportSources
        from petstore_gui.ui.dialogs.report_flow import ReportFlow

        parts = self._parts
        sources = ReportSources(parts.crash_handler, parts.profile.logs, lambda: parts.keys.seen)
        return ReportFlow(sources, parts.catalogue, parts.tasks, parts.messages, parts.window)

    def show_loss(self, opened: Opened) -> None:
        """Say whether the store of this computer was lost, and what can be done."""
        if self._loss is None:
            if opened.loss is None:
                return
            from petstore_gui.ui.store.loss_flow import LossFlow

            parts = self._parts
            self._loss = LossFlow(
                parts.session, parts.contents.central.banner, parts.messages, parts.window
            )
        self._loss.show_opened(opened)
