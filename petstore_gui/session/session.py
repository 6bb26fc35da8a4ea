"""The session: which deployment is open, and the gateway to its service."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.connection import ConnectionProblem, ProblemKind
from petstore_gui.domain.deployment import SAMPLES, Deployment, ServiceId
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.session.gateway_factory import GatewayFactory
from petstore_gui.session.local_process import LocalServiceFailed
from petstore_gui.session.local_service import LocalService
from petstore_gui.session.opened_deployment import GatewayUser, Opened
from petstore_gui.settings.preferences import Preferences
from petstore_gui.support.tasks import Tasks

RESTARTS_MAX = 3
"""How many times in a row a local service that ended is restarted."""

log = logging.getLogger(__name__)


class Session(QObject):
    """Opens one deployment at a time, for `catalogue` and `others`.

    Signals:
        opening_started(Deployment): the session left a deployment, and is opening this one.
        opened(Opened): a deployment was opened, and its list is being loaded.
        problem_occurred(ConnectionProblem): it could not be opened, or something happened to the
            local service.
    """

    opening_started = Signal(object)
    opened = Signal(object)
    problem_occurred = Signal(object)

    def __init__(
        self,
        preferences: Preferences,
        gateway_factory: GatewayFactory,
        local_service: LocalService,
        catalogue: Catalogue,
        others: Sequence[GatewayUser],
        tasks: Tasks,
    ) -> None:
        super().__init__()
        self._preferences = preferences
        self._gateway_factory = gateway_factory
        self._local_service = local_service
        self._catalogue = catalogue
        self._users: tuple[GatewayUser, ...] = (catalogue, *others)
        self._tasks = tasks
        self.deployment = Deployment.LOCAL
        """The deployment that is open or being opened."""
        self._service_id: ServiceId | None = None
        self._gateway: Gateway | None = None
        self._attempt = 0
        self._retiring: set[Gateway] = set()
        self._restarts = 0
        local_service.ended.connect(self._restart)
        catalogue.list_ended.connect(self._forget_restarts)
        catalogue.service_wanted.connect(lambda: self.open(self.deployment, may_ask_for_key=True))

    def open(self, deployment: Deployment, *, may_ask_for_key: bool = False) -> None:
        """Open a deployment; an opening under way becomes stale.

        Its known animals are shown at once, and stay if the same service is opened again.
        `may_ask_for_key`: the system may ask the user to unlock its key store.
        """
        attempt = self._begin(deployment)
        is_local = deployment is Deployment.LOCAL
        own = self._local_service.service_id
        self._show(own if is_local else self._preferences.service_id(deployment))
        self._tasks.start("open", self._open(deployment, attempt, may_ask=may_ask_for_key))

    @property
    def has_own(self) -> bool:
        """Whether this computer has animals of staff's own."""
        return self._local_service.has_own

    def open_store(self, service_id: ServiceId, recover: str | None = None) -> None:
        """Open the sample animals of this computer, or staff's own.

        `recover` is the name of a copy that takes the place of what is lost, or "" for none.
        """
        attempt = self._begin(Deployment.LOCAL)
        self._tasks.start("open store", self._open_store(service_id, recover, attempt))

    async def close(self) -> None:
        """Close connections and files, and end the local service."""
        self._attempt += 1
        self._local_service.close()
        self._use(None)
        # The outcome of adds that are unanswered stays unknown.
        await asyncio.gather(*(gateway.aclose() for gateway in self._retiring))
        self._show(None)
        await asyncio.gather(self._local_service.stop(), self._catalogue.wait_closed())

    def _begin(self, deployment: Deployment) -> int:
        """Leave what is open; the new attempt makes older ones stale."""
        self._attempt += 1
        self.deployment = deployment
        self.opening_started.emit(deployment)
        return self._attempt

    async def _open(
        self,
        deployment: Deployment,
        attempt: int,
        *,
        may_ask: bool = False,
        recover: str | None = None,
    ) -> None:
        def report(problem: ConnectionProblem) -> None:
            if attempt == self._attempt:
                self.problem_occurred.emit(problem)

        self._use(None)
        if deployment is Deployment.LOCAL:
            opened, gateway = await self._open_local(recover, report)
        else:
            await self._local_service.stop()
            opened, gateway = await self._gateway_factory.open_remote(
                deployment, report, may_ask=may_ask
            )
        if attempt != self._attempt:
            if gateway is not None:
                await gateway.aclose()
            return
        self._use(gateway)
        self.opened.emit(opened)
        if gateway is None:
            self._catalogue.give_up()
        else:
            self._catalogue.refresh()

    async def _open_store(self, service_id: ServiceId, recover: str | None, attempt: int) -> None:
        self._use(None)
        await self._local_service.stop()
        if attempt == self._attempt:
            self._local_service.service_id = service_id
            self._show(service_id)
            await self._open(Deployment.LOCAL, attempt, recover=recover)

    async def _open_local(
        self, recover: str | None, report: Callable[[ConnectionProblem], object]
    ) -> tuple[Opened, Gateway | None]:
        loading = self._tasks.start("load gateway", asyncio.to_thread(self._gateway_factory.load))
        try:
            listening = await self._local_service.open(recover)
            await loading
        except LocalServiceFailed as failure:
            log.info("the local service: %s: %s", failure.reason, failure)
            report(ConnectionProblem(ProblemKind.STORE, str(failure), failure.reason))
            return Opened(Deployment.LOCAL, loss=failure.loss, has_failed=True), None
        is_samples = self._local_service.service_id == SAMPLES
        return Opened(Deployment.LOCAL, is_samples=is_samples), self._gateway_factory.local(
            listening
        )

    def _show(self, service_id: ServiceId | None) -> None:
        """Show the animals of a service, or none."""
        if service_id != self._service_id:
            self._service_id = service_id
            for user in self._users:
                user.open(service_id)

    def _use(self, gateway: Gateway | None) -> None:
        """Use this gateway; close the previous one once all its requests have ended."""
        before, self._gateway = self._gateway, gateway
        for user in self._users:
            user.connect_to(gateway)
        if before is not None:
            self._retiring.add(before)
            retiring = self._tasks.start("retire gateway", before.retire())
            retiring.add_done_callback(lambda _: self._retiring.discard(before))

    def _restart(self) -> None:
        """Open the local service again, unless it ends again and again."""
        self._restarts += 1
        if self._restarts <= RESTARTS_MAX:
            self.problem_occurred.emit(ConnectionProblem(ProblemKind.STORE_ENDED))
            self.open(Deployment.LOCAL)
            return
        self._restarts = 0
        detail, cause = "it ends again and again", StartFailure.UNKNOWN
        self.problem_occurred.emit(ConnectionProblem(ProblemKind.STORE, detail, cause))
        self._use(None)
        self._catalogue.give_up()

    def _forget_restarts(self) -> None:
        self._restarts = 0
