"""What the menus and the banners open. Each is imported and created on first use."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

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


class Flows(Parts):
    """What the program is made of, and one of each flow for the window, from its first use on."""

    _loss: LossFlow | None = None

    @cached_property
    def settings(self) -> SettingsFlow:
        from petstore_gui.session.connection_check import diagnose_service
        from petstore_gui.ui.settings.settings_flow import SettingsFlow

        flow = SettingsFlow(
            self.preferences,
            self.keys,
            partial(diagnose_service, self.gateway_factory, self.local_service),
            self.tasks,
            self.messages,
            self.window,
        )
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

        flow = ImportFlow(
            self.importer, self.catalogue, self.tasks, self.messages, self.theme, self.window
        )
        flow.status = self.preferences.get(schema.ADD_STATUS)
        flow.remembered = RememberedColumns(
            self.preferences.get(schema.IMPORT_COLUMNS),
            lambda text: self.preferences.keep(schema.IMPORT_COLUMNS.to(text)),
        )
        categories = self.contents.categories
        flow.categories_wanted.connect(lambda new: categories.open(new=new))
        categories.saved.connect(flow.take_categories)
        flow.progressed.connect(self.contents.status.show_import)
        flow.show_facts(self.importer.facts)
        return flow

    def _show_import(self, facts: ImportFacts | None) -> None:
        if facts is not None:
            _ = self.imports

    @cached_property
    def export(self) -> ExportFlow:
        return self._make_export(self._shown)

    @cached_property
    def printing(self) -> PrintFlow:
        return self._make_print(self._shown)

    @cached_property
    def printing_changes(self) -> PrintFlow:
        from petstore_gui.ui.animal.changes_flow import ChangesList

        return self._make_print(ChangesList(self.contents, self.catalogue, tr("What changed")))

    @cached_property
    def _shown(self) -> ListSource:
        from petstore_gui.ui.dialogs.shown_list import ListSource

        return ListSource(self.contents, self.catalogue)

    def _make_export(self, source: ListSource) -> ExportFlow:
        from petstore_gui.ui.exporting.export_flow import ExportFlow

        return ExportFlow(
            source, self.catalogue, self.preferences, self.tasks, self.messages, self.window
        )

    def _make_print(self, source: ListSource) -> PrintFlow:
        from petstore_gui.ui.printing.print_flow import PrintFlow

        return PrintFlow(
            source, self.catalogue, self.preferences, self.tasks, self.messages, self.window
        )

    @cached_property
    def duplicates(self) -> DuplicatesFlow:
        from petstore_gui.ui.animal.duplicates_flow import DuplicatesFlow
        from petstore_gui.ui.dialogs.shown_list import FixedList

        found = FixedList(self.contents, self.catalogue, tr("Duplicates"))
        flow = DuplicatesFlow(found, self.catalogue, self.tasks, self.window)
        flow.export_wanted.connect(self._make_export(found).open)
        flow.print_wanted.connect(self._make_print(found).open)
        flow.pet_wanted.connect(self.contents.select)
        return flow

    @cached_property
    def animal(self) -> AnimalPanel:
        from petstore_gui.ui.animal.animal_panel import AnimalPanel

        flow = AnimalPanel(self.catalogue, self.tasks, self.contents.central)
        flow.card_wanted.connect(lambda pet_id: self.printing.open_card(pet_id))  # noqa: PLW0108 - creates it only then
        return flow

    @cached_property
    def _summary(self) -> SummaryPanel:
        from petstore_gui.ui.summary.summary_panel import SummaryPanel

        return SummaryPanel(self.contents, self.catalogue, self.tasks, self.window)

    def set_summary(self, is_open: bool) -> None:
        """Open or fold the summary, also at the next start."""
        self.preferences.set(schema.SUMMARY, is_open)
        self._summary.set_open(is_open)

    @cached_property
    def views(self) -> ViewsFlow:
        """Fills the menu, whose keys work from then on."""
        from petstore_gui.settings.saved_views import SavedViews
        from petstore_gui.ui.views.views_flow import ViewsFlow

        views = SavedViews(self.preferences)
        flow = ViewsFlow(self.contents, self.catalogue, views, self.messages)
        flow.show_deployment(self.session.deployment)
        self.session.opening_started.connect(flow.show_deployment)
        return flow

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
        return ReportFlow(sources, self.catalogue, self.tasks, self.messages, self.window)

    def show_loss(self, opened: Opened) -> None:
        """Say whether the store of this computer was lost, and what can be done."""
        if opened.loss is not None or self._loss is not None:
            from petstore_gui.ui.store.loss_flow import LossFlow

            self._loss = self._loss or LossFlow(
                self.session, self.contents.central.banner, self.messages, self.window
            )
            self._loss.show_opened(opened)
