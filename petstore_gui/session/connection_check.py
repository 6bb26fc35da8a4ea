"""Checks whether a service answers as a petstore service, whichever deployment is open."""

from __future__ import annotations

from collections.abc import AsyncGenerator

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.connection import Step, StepBegan, StepResult
from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.errors import KeyMissing, RequestError
from petstore_gui.session.gateway_factory import GatewayFactory
from petstore_gui.session.local_process import Listening, LocalServiceFailed
from petstore_gui.session.local_service import LocalService
from petstore_gui.settings.addresses import Address


class ConnectionCheck:
    """Asks the service at an address, or the local one, for one animal."""

    def __init__(self, gateway_factory: GatewayFactory, local_service: LocalService) -> None:
        self._gateway_factory = gateway_factory
        self._local_service = local_service

    async def diagnose_service(
        self, address: Address | None, key: str | None
    ) -> AsyncGenerator[StepBegan | StepResult]:
        """Request one animal step by step. No address means this computer."""
        from petstore_gui.gateway.diagnosis import diagnose  # noqa: PLC0415 - rarely needed

        try:
            if address is not None:
                endpoint = self._gateway_factory.endpoint_of(address)
            else:
                listening = await self._listening()
                endpoint, key = self._gateway_factory.local_endpoint(listening), listening.key
            if key is None:
                raise KeyMissing
        except RequestError as error:
            yield StepResult(Step.CONNECT, 0.0, error=error)
            return
        async for event in diagnose(endpoint, ApiKey(key)):
            yield event

    async def _listening(self) -> Listening:
        try:
            return await self._local_service.listening()
        except LocalServiceFailed as failure:
            raise NotReached(str(failure), Why.NOT_STARTED) from failure
