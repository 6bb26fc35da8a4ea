"""Where the shop's file may be: a whole path, or an address of the service of a deployment."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

_URL = re.compile(
    r"(?P<origin>https?://[^/?#]*)(?P<path>(/[a-z0-9_~-][a-z0-9._~-]*)+)", re.IGNORECASE
)
_HAS_SCHEME = re.compile("[a-z][a-z0-9+.-]+:", re.IGNORECASE)  # C: is a drive


@dataclass(frozen=True)
class ShopUrl:
    """An address: its origin in the form of `Address.origin`, and its path."""

    origin: str
    path: str


class ShopPlaceProblem(Enum):
    """Why the file cannot be at a place."""

    NEITHER = auto()
    """It is neither a whole path nor an address."""

    ELSEWHERE = auto()
    """It is an address that no deployment has: no API key is for it."""


def parse_shop_place(text: str) -> ShopUrl | Path | ShopPlaceProblem:
    """The place that a person or IT entered."""
    if (url := _URL.fullmatch(text)) is not None:
        from petstore_gui.settings.addresses import Address, parse_address  # noqa: PLC0415 - only for addresses

        address = parse_address(f"{url['origin']}/v1", unencrypted_allowed=True)
        if isinstance(address, Address):
            return ShopUrl(address.origin, url["path"])
    elif Path(text).is_absolute() and not _HAS_SCHEME.match(text):
        return Path(text)
    return ShopPlaceProblem.NEITHER


def shop_place_problem(text: str, origins: Collection[str]) -> ShopPlaceProblem | None:
    """What is wrong with a place, "" for none; `origins` are those of the deployments."""
    place = parse_shop_place(text) if text else None
    if isinstance(place, ShopUrl):
        return None if place.origin in origins else ShopPlaceProblem.ELSEWHERE
    return place if isinstance(place, ShopPlaceProblem) else None
