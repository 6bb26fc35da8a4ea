"""What the program is made of from its start. What the first rows do not need is in `flows`."""

from __future__ import annotations

import random

from PySide6.QtCore import QObject

from petstore_gui.catalogue.auto_refresh import AutoRefresh
from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.categories import Categories
from petstore_gui.catalogue.finder import Finder
from petstore_gui.diagnostics.crash_handler import CrashHandler
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.session.gateway_factory import GatewayFactory
from petstore_gui.session.local_service import LocalService
from petstore_gui.session.session import Session
from petstore_gui.settings import schema
from petstore_gui.settings.key_store import KeyStore
from petstore_gui.storage.outbox_file import OutboxFile
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.frame.first_paint import StartedWindow
from petstore_gui.ui.frame.window_contents import WindowContents
from petstore_gui.ui.store.samples_flow import SamplesFlow


class Parts(QObject):
    """One of each, not yet connected to the menus. It owns those that Qt knows."""

    def __init__(
        self, started: StartedWindow, local_service: LocalService, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.profile, self.preferences = started.profile, started.preferences
        self.window, self.theme = started.window, started.theme
        self.local_service = local_service
        self.crash_handler = CrashHandler()
        self.keys = KeyStore(self.profile.name, self.preferences.key_file)
        self.tasks = Tasks()
        records = StoragePaths(self.profile.records)
        self.gateway_factory = GatewayFactory(self.preferences, self.keys)
        self.categories = Categories(self.tasks, self, records)
        self.catalogue = Catalogue(self.tasks, self, records, self.categories)
        self.outbox = Outbox(
            OutboxFile(records.outbox),
            self.catalogue,
            self.tasks,
            self,
            is_allowed=self.preferences.get(schema.ADD_ALLOWED),
        )
        self.outbox.undo_seconds = self.preferences.get(schema.UNDO_SECONDS)
        finder = Finder(self.catalogue, self.tasks, self)
        self.session = Session(
            self.preferences,
            self.gateway_factory,
            local_service,
            self.catalogue,
            (self.categories, self.outbox, finder),
            self.tasks,
        )
        self.auto_refresh = AutoRefresh(  # before the window, which says when it asks again
            self.catalogue, random.random, every=self.preferences.get(schema.REFRESH_SECONDS)
        )
        self.contents = WindowContents(
            self.window, self.catalogue, self.outbox, finder, self.tasks, self.theme
        )
        self.contents.adding.first_status = self.preferences.get(schema.ADD_STATUS)
        self.messages = self.contents.messages
        self.contents.outcomes.follow(self.session)
        SamplesFlow(self.contents, self.session, self.preferences)
