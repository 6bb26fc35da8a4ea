"""The settings, their values and defaults. The keys are public: IT presets them.

    deployments/active                  local, production or staging; local
    deployments/production              address, its path ends in /v1; none
    deployments/staging                 address, its path ends in /v1; none
    deployments/production_unencrypted  origin that may be used without encryption; none
    deployments/staging_unencrypted     origin that may be used without encryption; none
    deployments/production_unkept_key   written by the window: origin whose API key was entered, and
                                        could not be kept when the program ended; none
    deployments/staging_unkept_key      the same; none
    deployments/production_honours_idempotency_key
    deployments/staging_honours_idempotency_key
                                        true if the service adds once however often it receives
                                        the same Idempotency-Key; false
    list/animals_per_request            the interface's `limit`, 1 to 100; 100
    list/refresh_seconds                between automatic refreshes, 10 to 3600; 30
    add/undo_seconds                    how long an add can be undone before it is sent, 0 to 60; 0
    add/status                          chosen when the Add animal dialog opens: available,
                                        pending, sold or not stated; none, so that staff choose
    list/filter                         all, available, pending, sold or not stated; all
    table/sort_column                   0 to 3: ID, name, category, status; 0
    table/sort_descending               true or false; false
    table/columns                       written by the window: order, widths, hidden columns
    window/geometry                     written by the window: place and size
    window/above_table, below_table     written by the window: pixels from its edges to its table
    window/look                         system, light or dark; system
    window/type_size                    80 to 200, in percent of the computer's; 100
    banner/sample_dismissed             true or false; false
    profile/version                     version of the settings, 1 if absent; raised when a key
                                        changes its meaning, so that older versions of the program
                                        do not write here

Only in the system-wide settings, so that only IT decides them:

    policy/deployments                  those that are offered, separated by commas; all three
    policy/add_allowed                  false if staff may only look at animals; true
    policy/locked                       keys from above, separated by commas, that staff cannot
                                        change: IT's value counts, or the default; none

Any other value counts as absent.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.limits import LIMIT_MAX, LIMIT_MIN
from petstore_gui.domain.pet_status import NOT_STATED, PetStatus

T = TypeVar("T")

_SMALL_NUMBER = re.compile(r"[0-9]{1,9}")


@dataclass(frozen=True)
class Setting(Generic[T]):
    """One setting. `read` converts a stored value, and returns None if it is invalid.

    `is_policy`: only the system-wide value counts.
    """

    key: str
    default: T
    read: Callable[[object], T | None]
    is_policy: bool = False


def _text(value: object) -> str | None:
    return value if isinstance(value, str) and value else None


def _bytes(value: object) -> bytes | None:
    return value if isinstance(value, bytes) and value else None


def _truth(value: object) -> bool | None:
    """Files have the words; the Windows registry may have 0 or 1."""
    return {"true": True, "1": True, "false": False, "0": False}.get(str(value).strip().lower())


def _deployment(value: object) -> Deployment | None:
    return next((known for known in Deployment if known == value), None)


def _words(value: object) -> tuple[str, ...] | None:
    """Files and the registry may have a list, or one text separated by commas."""
    texts = value if isinstance(value, list | tuple) else str(value or "").split(",")
    return tuple(text for each in texts if (text := str(each).strip())) or None


def _deployments(value: object) -> tuple[Deployment, ...] | None:
    named = _words(value) or ()
    return tuple(known for known in Deployment if known in named) or None


def _number(least: int, most: int) -> Callable[[object], int | None]:
    def read(value: object) -> int | None:
        text = str(value).strip()
        if not _SMALL_NUMBER.fullmatch(text):
            return None
        return int(text) if least <= int(text) <= most else None

    return read


def _one_of(*choices: str) -> Callable[[object], str | None]:
    return lambda value: next((choice for choice in choices if choice == value), None)


def address_of(deployment: Deployment) -> Setting[str]:
    """The setting of a deployment's address, as entered."""
    return Setting(f"deployments/{deployment}", "", _text)


def unencrypted_origin_of(deployment: Deployment) -> Setting[str]:
    """The setting of the origin that may be used without encryption."""
    return Setting(f"deployments/{deployment}_unencrypted", "", _text)


def unkept_key_of(deployment: Deployment) -> Setting[str]:
    """The setting of the origin whose API key lasts only until the program ends."""
    return Setting(f"deployments/{deployment}_unkept_key", "", _text)


def honours_key_of(deployment: Deployment) -> Setting[bool]:
    """The setting whether a deployment honours `Idempotency-Key`."""
    key = f"deployments/{deployment}_honours_idempotency_key"
    return Setting(key, default=False, read=_truth)


UNDO_SECONDS_MAX = 60
REFRESH_SECONDS_MIN, REFRESH_SECONDS_MAX = 10, 3_600

ACTIVE = Setting("deployments/active", Deployment.LOCAL, _deployment)
ANIMALS_PER_REQUEST = Setting("list/animals_per_request", LIMIT_MAX, _number(LIMIT_MIN, LIMIT_MAX))
REFRESH_SECONDS = Setting(
    "list/refresh_seconds", 30, _number(REFRESH_SECONDS_MIN, REFRESH_SECONDS_MAX)
)
UNDO_SECONDS = Setting("add/undo_seconds", 0, _number(0, UNDO_SECONDS_MAX))
ADD_STATUS = Setting("add/status", "", _one_of(*PetStatus, NOT_STATED))
FILTER = Setting("list/filter", "all", _one_of("all", *PetStatus, NOT_STATED))
SORT_COLUMN = Setting("table/sort_column", 0, _number(0, 3))
SORT_DESCENDING = Setting("table/sort_descending", default=False, read=_truth)
COLUMNS = Setting("table/columns", b"", _bytes)
GEOMETRY = Setting("window/geometry", b"", _bytes)
ABOVE_TABLE = Setting("window/above_table", 131, _number(0, 5_000))
BELOW_TABLE = Setting("window/below_table", 47, _number(0, 5_000))
LOOK = Setting("window/look", "system", _one_of("system", "light", "dark"))
TYPE_SIZE = Setting("window/type_size", 100, _number(80, 200))
OFFERED = Setting("policy/deployments", tuple(Deployment), _deployments, is_policy=True)
ADD_ALLOWED = Setting("policy/add_allowed", default=True, read=_truth, is_policy=True)
LOCKED: Setting[tuple[str, ...]] = Setting("policy/locked", (), _words, is_policy=True)
SAMPLE_DISMISSED = Setting("banner/sample_dismissed", default=False, read=_truth)
VERSION = Setting("profile/version", 1, _number(1, 999_999_999))
