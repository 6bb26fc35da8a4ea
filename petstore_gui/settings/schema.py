"""The settings, their values and defaults. The keys are public: IT presets them.

What each one does is written once, in resources/installer/policy_words.py. From there and from
here, resources/installer/policy.py makes the tables of docs/settings.md and the files for IT. These
are not for IT:

    deployments/production_unkept_key   written by the window: origin whose API key was entered, and
                                        could not be kept when the program ended; none
    deployments/staging_unkept_key      the same; none
    list/filter                         all, available, pending, sold or not stated; all
    table/sort_column                   0 to 3: ID, name, category, status; 0
    table/sort_descending               true or false; false
    table/columns                       written by the window: order, widths, hidden; base64
    window/geometry                     written by the window: place and size; base64
    window/above_table, below_table     written by the window: pixels from its edges to its table
    window/look                         system, light, dark or contrast; system
    window/shortcuts                    those changed: a line each, action=keys; none
    window/summary                      true or false: whether the summary is shown; false
    window/type_size                    80 to 200, in percent of the computer's; 100
    views/local, production, staging    saved views: a line each
    views/local_at_start, ...           the name of the view that each start shows; none
    banner/sample_dismissed             true or false; false
    export/format                       csv, xlsx or json; xlsx
    export/everything                   true or false; false: only the animals shown
    export/separator                    comma, semicolon or tab; that of the locale's spreadsheets
    export/encoding                     utf-8-sig, utf-8 or cp1252; utf-8-sig
    print/what                          list, cards or labels; list
    print/paper                         a4 or letter; that of the locale
    print/card, print/label             sizes of cards and labels, such as 90x55; the usual ones
    print/code                          qr or bars: what a scanner reads from a card; qr
    print/shop                          the name of the shop on cards and labels; none
    import/columns                      written by the window: columns chosen for files, by headings
    profile/version                     version of the settings, 1 if absent; raised when a key
                                        changes its meaning, so that older versions of the program
                                        do not write here

Any other value counts as absent.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.interface_limits import LIMIT_MAX, LIMIT_MIN
from petstore_gui.domain.pet_status import NOT_STATED, PetStatus

T = TypeVar("T")
C = TypeVar("C", bound=str)

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

    def to(self, value: T) -> Change:
        """This setting with a value of its own type."""
        return self, value


Change = tuple[Setting[Any], Any]


@dataclass(frozen=True)
class Number:
    """Reads a whole number from `least` to `most`, both included."""

    least: int
    most: int

    def __call__(self, value: object) -> int | None:
        text = str(value).strip()
        is_valid = _SMALL_NUMBER.fullmatch(text) and self.least <= int(text) <= self.most
        return int(text) if is_valid else None


class OneOf(Generic[C]):
    """Reads one of several words."""

    def __init__(self, *choices: C) -> None:
        self.choices = choices

    def __call__(self, value: object) -> C | None:
        return next((choice for choice in self.choices if choice == value), None)


class SomeOf(Generic[C]):
    """Reads the known words in a list; None if it has none of them."""

    def __init__(self, *choices: C) -> None:
        self.choices = choices

    def __call__(self, value: object) -> tuple[C, ...] | None:
        named = words(value) or ()
        return tuple(choice for choice in self.choices if choice in named) or None


def text(value: object) -> str | None:
    """Any text but an empty one."""
    return value if isinstance(value, str) and value else None


def truth(value: object) -> bool | None:
    """Files have the words; the Windows registry may have 0 or 1."""
    return {"true": True, "1": True, "false": False, "0": False}.get(str(value).strip().lower())


def words(value: object) -> tuple[str, ...] | None:
    """Files and the registry may have a list, or one text separated by commas."""
    texts = value if isinstance(value, list | tuple) else str(value or "").split(",")
    return tuple(text for each in texts if (text := str(each).strip())) or None


def _of_each(
    key: str, default: T, read: Callable[[object], T | None], *, is_policy: bool = False
) -> Callable[[Deployment], Setting[T]]:
    """A setting of each deployment, whose name is in the key."""
    return lambda deployment: Setting(key.format(deployment), default, read, is_policy)


address_of = _of_each("deployments/{}", "", text)
"""As entered."""

unencrypted_origin_of = _of_each("deployments/{}_unencrypted", "", text)
"""The origin that may be used without encryption."""

unkept_key_of = _of_each("deployments/{}_unkept_key", "", text)
"""The origin whose API key lasts only until the program ends."""

honours_key_of = _of_each("deployments/{}_honours_idempotency_key", default=False, read=truth)
"""Whether it honours `Idempotency-Key`."""

key_file_of = _of_each("deployments/{}_key_file", "", text, is_policy=True)
"""The file with the API key that IT has given this computer's accounts."""

views_of = _of_each("views/{}", "", text)
"""Saved views."""

view_at_start_of = _of_each("views/{}_at_start", "", text)
"""The name of the view that a start shows."""


def lock_of(setting: Setting[Any]) -> Setting[bool]:
    """Whether IT has locked one setting: a Group Policy has a check box for each."""
    return Setting(f"locked/{setting.key}", default=False, read=truth, is_policy=True)


UNDO_SECONDS_MAX = 60

LANGUAGES = ("ar", "de", "en", "es", "fr", "ja", "nl", "pl")
"""The languages of the program, by ISO 639-1: one file of resources/translations each."""

ACTIVE = Setting("deployments/active", Deployment.LOCAL, OneOf(*Deployment))
ANIMALS_PER_REQUEST = Setting("list/animals_per_request", LIMIT_MAX, Number(LIMIT_MIN, LIMIT_MAX))
REFRESH_SECONDS = Setting("list/refresh_seconds", 30, Number(10, 3_600))
UNDO_SECONDS = Setting("add/undo_seconds", 5, Number(0, UNDO_SECONDS_MAX))
ADD_STATUS = Setting("add/status", "", OneOf(*PetStatus, NOT_STATED))
FILTER = Setting("list/filter", "all", OneOf("all", *PetStatus, NOT_STATED))
SORT_COLUMN = Setting("table/sort_column", 0, Number(0, 3))
SORT_DESCENDING = Setting("table/sort_descending", default=False, read=truth)
COLUMNS = Setting("table/columns", "", text)
GEOMETRY = Setting("window/geometry", "", text)
ABOVE_TABLE = Setting("window/above_table", 131, Number(0, 5_000))
BELOW_TABLE = Setting("window/below_table", 47, Number(0, 5_000))
LOOK = Setting("window/look", "system", OneOf("system", "light", "dark", "contrast"))
SHORTCUTS = Setting("window/shortcuts", "", text)
SUMMARY = Setting("window/summary", default=False, read=truth)
LANGUAGE = Setting("window/language", "system", OneOf("system", *LANGUAGES))
TYPE_SIZE = Setting("window/type_size", 100, Number(80, 200))
OFFERED = Setting("policy/deployments", tuple(Deployment), SomeOf(*Deployment), is_policy=True)
ADD_ALLOWED = Setting("policy/add_allowed", default=True, read=truth, is_policy=True)
LOCKED: Setting[tuple[str, ...]] = Setting("policy/locked", (), words, is_policy=True)
SAMPLE_DISMISSED = Setting("banner/sample_dismissed", default=False, read=truth)
EXPORT_FORMAT = Setting("export/format", "xlsx", OneOf("csv", "xlsx", "json"))
EXPORT_EVERYTHING = Setting("export/everything", default=False, read=truth)
EXPORT_SEPARATOR = Setting("export/separator", "", OneOf("comma", "semicolon", "tab"))
EXPORT_ENCODING = Setting("export/encoding", "utf-8-sig", OneOf("utf-8-sig", "utf-8", "cp1252"))
PRINT_WHAT = Setting("print/what", "list", OneOf("list", "cards", "labels"))
PRINT_PAPER = Setting("print/paper", "", OneOf("a4", "letter"))
PRINT_CARD = Setting("print/card", "", text)
PRINT_LABEL = Setting("print/label", "", text)
PRINT_CODE = Setting("print/code", "qr", OneOf("qr", "bars"))
PRINT_SHOP = Setting("print/shop", "", text)
IMPORT_COLUMNS = Setting("import/columns", "", text)
VERSION = Setting("profile/version", 1, Number(1, 999_999_999))
