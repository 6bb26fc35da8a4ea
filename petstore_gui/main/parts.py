"""What the program is made of from its start. What the first rows do not need is in `flows`."""

from __future__ import annotations

import random
from dataclasses import dataclass

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
from petstore_gui.settings.preferences import Preferences
from petstore_gui.settings.profile import Profile
from petstore_gui.storage.outbox_file import OutboxFile
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.store.samples_flow import SamplesFlow
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.window.first_paint import StartedWindow
from petstore_gui.ui.window.main_window import MainWindow
from petstore_gui.ui.window.messages import Messages
from petstore_gui.ui.window.outcomes import SessionView
from petstore_gui.ui.window.window_contents import WindowContents


@dataclass(frozen=True)
class Parts:
    """One of each, not yet connected to the menus."""

    profile: Profile
    preferences: Preferences
    keys: KeyStore
    gateway_factory: GatewayFactory
    local_service: LocalService
    tasks: Tasks
    messages: Messages
    crash_handler: CrashHandler
    categories: Categories
    catalogue: Catalogue
    outbox: Outbox
    session: Session
    auto_refresh: AutoRefresh
    window: MainWindow
    theme: Theme
    contents: WindowContents


def make_parts(started: StartedWindow, local_service: LocalService, parent: QObject) -> Parts:
    """Create the parts of a window that has started. `parent` owns those that Qt knows."""
    profile, preferences = started.profile, started.preferences
    keys = KeyStore(profile.name)
    tasks = Tasks()
    records = StoragePaths(profile.records)
    gateway_factory = GatewayFactory(preferences, keys)
    categories = Categories(tasks, parent, records)
    catalogue = Catalogue(tasks, parent, records, categories)
    outbox = Outbox(
        OutboxFile(records.outbox),
        catalogue,
        tasks,
        parent,
        is_allowed=preferences.get(schema.ADD_ALLOWED),
    )
    outbox.undo_seconds = preferences.get(schema.UNDO_SECONDS)
    finder = Finder(catalogue, tasks, parent)
    users = (categories, outbox, finder)
    session = Session(preferences, gateway_factory, local_service, catalogue, users, tasks)
    auto_refresh = AutoRefresh(  # before the window, which says when it asks again
        catalogue, random.random, every=preferences.get(schema.REFRESH_SECONDS)
    )
    window, theme = started.window, started.theme
    contents = WindowContents(window, catalogue, outbox, finder, tasks, theme)
    contents.adding.first_status = preferences.get(schema.ADD_STATUS)
    messages = contents.messages
    SessionView(session, contents)
    SamplesFlow(session, contents.central.banner, contents.actions, preferences, window)
    return Parts(
        profile,
        preferences,
        keys,
        gateway_factory,
        local_service,
        tasks,
        messages,
        CrashHandler(),
        categories,
        catalogue,
        outbox,
        session,
        auto_refresh,
        window,
        theme,
        contents,
    )
