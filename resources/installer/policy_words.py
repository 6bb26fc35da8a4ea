"""The title and the explanation of each setting that IT may decide."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any

from petstore_gui.domain.deployment import Deployment
from petstore_gui.settings import schema
from petstore_gui.settings.schema import Number, OneOf, Setting, SomeOf, truth


@dataclass(frozen=True)
class ForIT:
    """One setting for IT. `kind` describes its values if the schema has no list or bounds."""

    setting: Setting[Any]
    title: str
    text: str
    kind: str = ""

    @property
    def key(self) -> str:
        """The key of the setting."""
        return self.setting.key

    @property
    def choices(self) -> tuple[str, ...]:
        """The values to choose from; none for a number or a text."""
        read = self.setting.read
        if read is truth:
            return ("true", "false")
        if isinstance(read, OneOf):
            return tuple(map(str, read.choices))
        if isinstance(read, SomeOf):
            counts = range(1, len(read.choices) + 1)
            return tuple(",".join(some) for n in counts for some in combinations(read.choices, n))
        return ()

    @property
    def values(self) -> str:
        """The values allowed, in words and Markdown."""
        read = self.setting.read
        if isinstance(read, Number):
            return f"{read.least} to {read.most}"
        if isinstance(read, SomeOf):
            return f"one or more of {_listed(read.choices, 'and')}, separated by commas"
        return _listed(self.choices, "or") if self.choices else self.kind

    @property
    def default(self) -> str:
        """The default, as one of `choices` or as a number; empty if there is none."""
        default = self.setting.default
        if isinstance(default, tuple):
            return ",".join(default)
        return str(default).lower() if isinstance(default, bool) else str(default)


def _listed(words: tuple[str, ...], last: str) -> str:
    quoted = [f"`{word}`" for word in words]
    return f"{', '.join(quoted[:-1])} {last} {quoted[-1]}"


def _of(deployment: Deployment) -> tuple[ForIT, ...]:
    return (
        ForIT(
            schema.address_of(deployment),
            f"Address of {deployment}",
            "The service's base address. A missing `https://` or `/v1` is added.",
            "`https` address with a path that ends in `/v1`",
        ),
        ForIT(
            schema.unencrypted_origin_of(deployment),
            f"Origin of {deployment} without encryption",
            "May be used without encryption: anybody on the network can read the API key.",
            "origin (`http://host:port`)",
        ),
        ForIT(
            schema.honours_key_of(deployment),
            f"The service of {deployment} honours Idempotency-Key",
            "Whether the service treats an add that is sent again with its `Idempotency-Key` as "
            "the same add: if so, the program sends it again automatically after a lost answer.",
        ),
    )


def _key_file_of(deployment: Deployment) -> ForIT:
    return ForIT(
        schema.key_file_of(deployment),
        f"File with the API key of {deployment}",
        "The API key of all accounts that may read this file, for the address that IT set, where an"
        " account's key store has none. It is not used if everybody may read it.",
        "path, which may begin with `~` for the person's folder, or the name of a credential of"
        " systemd",
    )


PRESETS = (
    ForIT(schema.ACTIVE, "Deployment", "Where the animals are: this computer, or a service."),
    *_of(Deployment.PRODUCTION),
    *_of(Deployment.STAGING),
    ForIT(
        schema.ANIMALS_PER_REQUEST,
        "Animals per request",
        "How many animals the program asks the service for at a time.",
    ),
    ForIT(
        schema.REFRESH_SECONDS,
        "Seconds between automatic refreshes",
        "Seconds from one list to the next automatic refresh.",
    ),
    ForIT(
        schema.ADD_STATUS,
        "Status of a new animal",
        'What is chosen when the "Add animal" dialog opens. Without it, staff choose.',
    ),
    ForIT(
        schema.UNDO_SECONDS,
        "Seconds to take a new animal back",
        "Seconds in which a new animal can be taken back before it is sent.",
    ),
    ForIT(
        schema.LANGUAGE,
        "Language",
        "The language of the window. Without it, that of the computer.",
    ),
)
"""A person may choose another value, unless IT locks it."""

POLICIES = (
    ForIT(
        schema.LOCKED,
        "Settings that people cannot change",
        "People cannot change these settings, and the settings dialog says so.",
        "keys, such as `deployments/production`, separated by commas",
    ),
    _key_file_of(Deployment.PRODUCTION),
    _key_file_of(Deployment.STAGING),
    ForIT(schema.OFFERED, "Deployments that are offered", "Staff can choose no other."),
    ForIT(
        schema.ADD_ALLOWED,
        "Adding animals",
        "`false` makes the catalogue read-only. Unfinished adds stay, and are not sent.",
    ),
)
"""Only IT decides them."""
