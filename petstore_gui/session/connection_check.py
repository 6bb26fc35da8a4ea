"""Checks whether a service answers as a petstore service, whichever deployment is open."""

from __future__ import annotations

from collections.abc import AsyncGenerator

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.connection import Step, StepBegan, StepResult
from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.errors import KeyMissing
from petstore_gui.session.gateway_factory import GatewayFactory
from petstore_gui.session.local_process import LocalServiceFailed
from petstore_gui.session.local_service import LocalService
from petstore_gui.settings.addresses import Address


async def diagnose_service(
    gateway_factory: GatewayFactory,
    local_service: LocalService,
    address: Address | None,
    key: str | None,
) -> AsyncGenerator[StepBegan | StepResult]:
    """Request one animal step by step. No address means this computer."""
    from petstore_gui.gateway.diagnosis import diagnose  # noqa: PLC0415 - rarely needed

    try:
        if address is not None:
            endpoint = gateway_factory.endpoint_of(address)
        else:
            listening = await local_service.listening()
            endpoint, key = gateway_factory.local_endpoint(listening), listening.key
    except LocalServiceFailed as failure:
        yield StepResult(Step.CONNECT, 0.0, error=NotReached(str(failure), Why.NOT_STARTED))
        return
    if key is None:
        yield StepResult(Step.CONNECT, 0.0, error=KeyMissing())
        return
    async for event in diagnose(endpoint, ApiKey(key)):
        yield event
