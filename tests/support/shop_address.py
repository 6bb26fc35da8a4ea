"""The shop's file at a service, as another till sees it."""

from __future__ import annotations

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.gateway.dates import Clock
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.retry import Deadlines, RetryBudgets
from petstore_gui.gateway.retrying_client import RetryingClient
from petstore_gui.gateway.shop_address import ShopAddress

KEY = "contract-key"


def at(origin: str, key: str = KEY) -> ShopAddress:
    """The place at a service, as another till sees it."""

    async def connect() -> RetryingClient:
        return RetryingClient(
            Endpoint(origin),
            ApiKey(key),
            deadlines=Deadlines(between_bytes=1),
            budgets=RetryBudgets(0),
            clock=Clock(),
            tls=None,
        )

    return ShopAddress("/shop.json", connect)
