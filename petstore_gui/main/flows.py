"""What the menus and the banners open. Each is imported and created on first use."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

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


class Flows(Parts):
    """What the program is made of, and one of each flow for the window, from its first use on."""

    _loss: LossFlow | None = None

    @cached_property
    def settings(self) -> SettingsFlow:
        from petstore_gui.session.connection_check import diagnose_service
        from petstore_gui.ui.settings.settings_flow import SettingsFlow

        test = partial(diagnose_service, self.gateway_factory, self.local_service)
        flow = SettingsFlow(self.contents, self.preferences, self.keys, test)
        flow.saved.connect(self._settings_saved)
        flow.stored_key_accepted.connect(self._key_accepted)
        return flow

    def _settings_saved(self, deployment: Deployment) -> None:
        self.outbox.undo_seconds = self.preferences.get(schema.UNDO_SECONDS)
        self.session.open(deployment, may_ask_for_key=True)

    def _key_accepted(self, deployment: Deployment) -> None:
        if deployment is self.session.deployment:
            self.catalogue.note_key_accepted()

    @cached_property
    def importer(self) -> Importer:
        """Brings animals in from files, and goes on with the import that an earlier run left."""
        from petstore_gui.importing.importer import Importer

        importer = Importer(self.outbox, self.tasks, self)
        importer.changed.connect(self._show_import)
        importer.find()
        return importer

    @cached_property
    def imports(self) -> ImportFlow:
        from petstore_gui.importing.columns import RememberedColumns
        from petstore_gui.ui.importing.import_flow import ImportFlow

        flow = ImportFlow(self.contents, self.importer)
        flow.remembered = RememberedColumns(
            self.preferences.get(schema.IMPORT_COLUMNS),
            lambda text: self.preferences.keep(schema.IMPORT_COLUMNS.to(text)),
        )
        flow.show_facts(self.importer.facts)
        return flow

    def _show_import(self, facts: ImportFacts | None) -> None:
        if facts is not None:
            _ = self.imports

    @cached_property
    def export(self) -> ExportFlow:
        from petstore_gui.ui.exporting.export_flow import ExportFlow

        return ExportFlow(self.contents, self.preferences)

    @cached_property
    def printing(self) -> PrintFlow:
        from petstore_gui.ui.printing.print_flow import PrintFlow

        return PrintFlow(self.contents, self.preferences)

    @cached_property
    def duplicates(self) -> DuplicatesFlow:
        from petstore_gui.ui.animal.duplicates_flow import DuplicatesFlow

        return DuplicatesFlow(self.contents, self.export.open_list, self.printing.open_list)

    @cached_property
    def animal(self) -> AnimalPanel:
        from petstore_gui.ui.animal.animal_panel import AnimalPanel

        flow = AnimalPanel(self.contents)
        flow.card_wanted.connect(lambda pet_id: self.printing.open_card(pet_id))  # noqa: PLW0108 - creates it only then
        return flow

    @cached_property
    def _summary(self) -> SummaryPanel:
        from petstore_gui.ui.summary.summary_panel import SummaryPanel

        return SummaryPanel(self.contents)

    def set_summary(self, is_open: bool) -> None:
        """Open or fold the summary, also at the next start."""
        self.preferences.set(schema.SUMMARY, is_open)
        self._summary.set_open(is_open)

    @cached_property
    def views(self) -> ViewsFlow:
        """Fills the menu, whose keys work from then on."""
        from petstore_gui.settings.saved_views import SavedViews
        from petstore_gui.ui.views.views_flow import ViewsFlow

        return ViewsFlow(self.contents, SavedViews(self.preferences))

    @cached_property
    def shortcuts(self) -> Shortcuts:
        """Uses those that a person has changed from then on."""
        from petstore_gui.ui.dialogs.shortcuts import Shortcuts

        table = self.contents.central.table
        return Shortcuts(self.contents.actions, table, self.preferences, self.window)

    @cached_property
    def report(self) -> ReportFlow:
        from petstore_gui.diagnostics.problem_report import ReportSources
        from petstore_gui.ui.dialogs.report_flow import ReportFlow

        sources = ReportSources(self.crash_handler, self.profile.logs, lambda: self.keys.seen)
        return ReportFlow(self.contents, sources)

    def show_loss(self, opened: Opened) -> None:
        """Say whether the store of this computer was lost, and what can be done."""
        if opened.loss is not None or self._loss is not None:
            from petstore_gui.ui.store.loss_flow import LossFlow

            self._loss = self._loss or LossFlow(self.contents, self.session)
            self._loss.show_opened(opened)
