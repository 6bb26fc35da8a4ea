"""The whole program, on this computer's own service."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from PySide6.QtNetwork import QLocalServer

from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.deployment import Deployment
from petstore_gui.main.app import App
from petstore_gui.session.local_service import LocalService
from petstore_gui.settings.profile import open_profile
from petstore_gui.ui.frame.first_paint import open_window
from petstore_gui.ui.runtime.application import make_application
from tests.support.waiting import PATIENCE, eventually
from tests.support.widgets import bury


@asynccontextmanager
async def opened(
    folder: Path, watch: Callable[[App], object] = lambda _app: None
) -> AsyncIterator[App]:
    """The program on a profile of this computer, once it listens to the system."""
    profile = open_profile(folder)
    started = open_window(make_application(), profile, Deployment.LOCAL)
    app = App(started, LocalService(profile))
    watch(app)
    running = asyncio.create_task(app.run())
    try:
        await eventually(lambda: app.findChild(QLocalServer))
        await eventually(lambda: app.parts.catalogue.facts.state is LoadState.READY)
        yield app
    finally:
        app.close()
        await asyncio.wait_for(running, PATIENCE)
        started.window.deleteLater()
        bury()
