"""What the menus and the banners open. Each is imported and created on first use."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from petstore_gui.domain.deployment import Deployment
from petstore_gui.main.parts import Parts
from petstore_gui.settings import schema

if TYPE_CHECKING:
    from petstore_gui.domain.import_job import ImportFacts
    from petstore_gui.importing.importer import Importer
    from petstore_gui.session.opened_deployment import Opened
    from petstore_gui.ui.animal.animal_panel import AnimalPanel
    from petstore_gui.ui.animal.duplicates_flow import DuplicatesFlow
    from petstore_gui.ui.dialogs.report_flow import ReportFlow
    from petstore_gui.ui.dialogs.shortcuts import Shortcuts
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
        test = partial(diagnose_service, parts.gateway_factory, parts.local_service)
        flow = SettingsFlow(parts.contents, parts.preferences, parts.keys, test)
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
        flow = ImportFlow(parts.contents, importer)
        columns = parts.preferences.get(schema.IMPORT_COLUMNS)
        flow.remembered = RememberedColumns(columns, self._keep_columns)
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
        from petstore_gui.ui.exporting.export_flow import ExportFlow

        return ExportFlow(self._parts.contents, self._parts.preferences)

    @cached_property
    def printing(self) -> PrintFlow:
        from petstore_gui.ui.printing.print_flow import PrintFlow

        return PrintFlow(self._parts.contents, self._parts.preferences)

    @cached_property
    def duplicates(self) -> DuplicatesFlow:
        from petstore_gui.ui.animal.duplicates_flow import DuplicatesFlow

        return DuplicatesFlow(self._parts.contents, self.export.open_list, self.printing.open_list)

    @cached_property
    def animal(self) -> AnimalPanel:
        from petstore_gui.ui.animal.animal_panel import AnimalPanel

        flow = AnimalPanel(self._parts.contents)
        flow.card_wanted.connect(lambda pet_id: self.printing.open_card(pet_id))  # noqa: PLW0108 - creates it only then
        return flow

    @cached_property
    def _summary(self) -> SummaryPanel:
        from petstore_gui.ui.summary.summary_panel import SummaryPanel

        return SummaryPanel(self._parts.contents)

    def set_summary(self, is_open: bool) -> None:
        """Open or fold the summary, also at the next start."""
        self._parts.preferences.set(schema.SUMMARY, is_open)
        self._summary.set_open(is_open)

    @cached_property
    def views(self) -> ViewsFlow:
        """Fills the menu, whose keys work from then on."""
        from petstore_gui.settings.saved_views import SavedViews
        from petstore_gui.ui.views.views_flow import ViewsFlow

        return ViewsFlow(self._parts.contents, SavedViews(self._parts.preferences))

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
        return ReportFlow(parts.contents, sources)

    def show_loss(self, opened: Opened) -> None:
        """Say whether the store of this computer was lost, and what can be done."""
        if self._loss is None:
            if opened.loss is None:
                return
            from petstore_gui.ui.store.loss_flow import LossFlow

            self._loss = LossFlow(self._parts.contents, self._parts.session)
        self._loss.show_opened(opened)
