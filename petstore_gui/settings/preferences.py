"""The settings of one user, and those of IT for all users, in QSettings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QSettings

from petstore_gui.domain.deployment import Deployment, ServiceId
from petstore_gui.settings import schema
from petstore_gui.settings.own_settings import OwnSettings, put_damage_aside, read_settings
from petstore_gui.settings.places import settings_of_it
from petstore_gui.settings.profile import Profile
from petstore_gui.settings.schema import Change, Setting

if TYPE_CHECKING:
    from petstore_gui.settings.addresses import Address, AddressProblem

T = TypeVar("T")


class Preferences:
    """The settings of one profile, which override those that IT has preset for the computer.

    `of_it` are IT's: the first with a value counts. An invalid value counts as absent.
    `damage`: the file that could not be read, if there was one.
    Changes are on disk after `save`, and in memory until then.
    `is_of_newer`: a newer version of the program has written the settings; the file is left
    unchanged, and changes last until the program ends.
    """

    def __init__(self, stored: OwnSettings, of_it: Sequence[QSettings]) -> None:
        self._stored = stored
        self.damage = stored.damage
        self._changes: dict[str, object] = {}
        self._of_it = of_it
        self.is_of_newer = (
            schema.VERSION.read(stored.values.get(schema.VERSION.key)) or 0
        ) > schema.VERSION.default

    def get(self, setting: Setting[T]) -> T:
        """The user's value, unless it is locked; otherwise IT's; otherwise the default."""
        own = self._own(setting)
        return self._without_own(setting) if own is None else own

    def set(self, setting: Setting[T], value: T) -> None:
        """Set the user's value, or remove it if `value` is IT's or the default.

        A locked setting is left unchanged. A stored value that only a newer version understands
        stays until `value` differs from the value in use.
        """
        if self.is_locked(setting) or (value == self.get(setting) and self._own(setting) is None):
            return
        is_own = setting.read(value) is not None and value != self._without_own(setting)
        plain = str(value) if isinstance(value, str) else value  # JSON has no enumerations
        self._changes[setting.key] = plain if is_own else None

    def set_all(self, *changes: Change) -> None:
        """Set several values."""
        for setting, value in changes:
            self.set(setting, value)

    def keep(self, *changes: Change) -> bool:
        """Set several values and write them to disk, as `save` does."""
        self.set_all(*changes)
        return self.save()

    def is_preset(self, setting: Setting[Any]) -> bool:
        """Whether the value is IT's."""
        return self._own(setting) is None and self._preset(setting) is not None

    def is_misset(self, setting: Setting[Any]) -> bool:
        """Whether IT's value would count, but is invalid."""
        is_set = any(each.value(setting.key, "") != "" for each in self._of_it)
        return is_set and self._own(setting) is None and self._preset(setting) is None

    def is_locked(self, setting: Setting[Any]) -> bool:
        """Whether only IT can change it, or there is only one choice left."""
        return (
            setting.is_policy
            or setting.key in self.get(schema.LOCKED)
            or self.get(schema.lock_of(setting))
            or (setting is schema.ACTIVE and len(self.get(schema.OFFERED)) == 1)
        )

    def active(self, wanted: Deployment | None = None) -> Deployment:
        """The wanted deployment if it is offered, else the active one, else any that is offered."""
        offered = self.get(schema.OFFERED)
        choices = (wanted, self.get(schema.ACTIVE), *offered)
        return next(choice for choice in choices if choice in offered)

    def remote_choices(self) -> tuple[Deployment, ...]:
        """The deployments apart from this computer that a person may choose, production first."""
        if self.is_locked(schema.ACTIVE):
            return ()
        return tuple(each for each in self.get(schema.OFFERED) if each is not Deployment.LOCAL)

    def address(self, deployment: Deployment) -> Address | AddressProblem:
        """The address of a deployment, or what is wrong with it; `MISSING` if there is none.

        It may be unencrypted only if its origin is marked so, by `set_address` or by IT.
        """
        from petstore_gui.settings.addresses import (  # noqa: PLC0415 - this computer has none
            AddressProblem,
            parse_address,
        )

        address = parse_address(self.get(schema.address_of(deployment)), unencrypted_allowed=True)
        if isinstance(address, AddressProblem) or not address.is_unencrypted:
            return address
        mark = schema.unencrypted_origin_of(deployment)
        marked = (self._own(mark), self._preset(mark))
        return address if address.origin in marked else AddressProblem.UNENCRYPTED

    def key_file(self, deployment: Deployment, origin: str) -> str:
        """The file with IT's API key; empty if there is none for this origin.

        IT's key is for the address that IT set, never for another one that a person entered.
        """
        from petstore_gui.settings.addresses import Address, parse_address  # noqa: PLC0415 - this computer has none

        preset = self._preset(schema.address_of(deployment)) or ""
        its = parse_address(preset, unencrypted_allowed=True)
        is_its = isinstance(its, Address) and its.origin == origin
        return self.get(schema.key_file_of(deployment)) if is_its else ""

    def service_id(self, deployment: Deployment) -> ServiceId:
        """The catalogue of a remote deployment, without an origin if its address is not valid."""
        from petstore_gui.settings.addresses import Address  # noqa: PLC0415 - this computer has none

        address = self.address(deployment)
        return ServiceId(deployment, address.origin if isinstance(address, Address) else "")

    def set_address(self, deployment: Deployment, address: Address | None) -> None:
        """Set or remove an address. The origin of an unencrypted one is marked as accepted.

        An address of IT's that was only put right stays IT's.
        """
        setting = schema.address_of(deployment)
        is_kept = self.is_preset(setting) and address == self.address(deployment)
        if is_kept or self.is_locked(setting):
            return
        origin = address.origin if address and address.is_unencrypted else ""
        self.set(setting, address.url if address else "")
        self.set(schema.unencrypted_origin_of(deployment), origin)

    def save(self) -> bool:
        """Write to disk. False if that fails: the values then last until the program ends."""
        return not self.is_of_newer and self._stored.write(self._changes)

    def _own(self, setting: Setting[T]) -> T | None:
        if self.is_locked(setting):
            return None
        return setting.read(self._changes.get(setting.key, self._stored.values.get(setting.key)))

    def _without_own(self, setting: Setting[T]) -> T:
        preset = self._preset(setting)
        return setting.default if preset is None else preset

    def _preset(self, setting: Setting[T]) -> T | None:
        values = (setting.read(each.value(setting.key)) for each in self._of_it)
        return next((value for value in values if value is not None), None)


def open_preferences(
    profile: Profile, system: QSettings | None = None, *, only_reads: bool = False
) -> Preferences:
    """The preferences of `profile`. A damaged file is put aside, unless it is only to be read.

    `system` replaces all that IT has set.
    """
    own = read_settings(profile)
    if own.damage is not None and not only_reads:
        own = put_damage_aside(own.damage, profile)
    return Preferences(own, (system,) if system else settings_of_it())
