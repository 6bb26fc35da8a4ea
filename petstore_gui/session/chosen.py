"""The deployment that a command is about, as the settings of this account have it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from petstore_gui.domain.connection import NotUsable
from petstore_gui.domain.deployment import Deployment
from petstore_gui.settings import schema
from petstore_gui.settings.addresses import Address, AddressProblem
from petstore_gui.settings.key_file import StoreState
from petstore_gui.settings.key_store import KeyStore
from petstore_gui.settings.preferences import open_preferences
from petstore_gui.settings.profile import profile_in


class Chosen:
    """The deployment of that name, else the active one. Every method raises `NotUsable`."""

    def __init__(self, directory: Path | None, name: str | None) -> None:
        self.profile = profile_in(directory)
        self.preferences = open_preferences(self.profile, only_reads=True)
        self.deployment = Deployment(name) if name else self.preferences.active()
        if self.deployment not in self.preferences.get(schema.OFFERED):
            why = f"IT does not offer {self.deployment} here (policy/deployments)"
            raise NotUsable("policy", why)
        self.keys = KeyStore(self.profile.name, self.preferences.key_file)

    def address(self) -> Address:
        """The address of the deployment."""
        address = self.preferences.address(self.deployment)
        if isinstance(address, Address):
            return address
        name, setting = self.deployment, schema.address_of(self.deployment)
        text = re.sub(r"(?s).*@", "…@", self.preferences.get(setting))  # may hold a password
        if not text:
            why = f"{name} has no address. Enter it in Settings, or preset {setting.key}."
            raise NotUsable("address", why)
        mark = schema.unencrypted_origin_of(name).key
        is_unencrypted = address is AddressProblem.UNENCRYPTED
        hint = f" To use it anyway, allow it in Settings, or in {mark}." if is_unencrypted else ""
        is_preset = self.preferences.is_preset(setting)
        whose = f"preset in {setting.key}" if is_preset else "from Settings"
        why = address.value.split(". ")[0].rstrip(".")  # the rest tells staff what to do
        raise NotUsable("address", f"{name} is {text} ({whose}): {why}.{hint}")

    def key(self) -> tuple[str, str]:
        """The key from the key store, which asks nobody, or IT's file; and from which of them."""
        origin, setting = self.address().origin, schema.key_file_of(self.deployment).key
        stored = asyncio.run(self.keys.get(self.deployment, origin, may_ask=False))
        if stored.key is not None:
            is_of_it = stored.state is StoreState.OF_IT
            return stored.key, "from IT's key file" if is_of_it else "from the key store"
        of_file = stored.state.value.removesuffix(" Tell IT.")
        why = {
            StoreState.OPEN: f"The key store has no API key for {origin}. Enter it in Settings",
            StoreState.LOCKED: "The key store is locked. Unlock it",
            StoreState.REFUSED: "The key store declined, or did not answer. Try again",
            StoreState.NONE: f"This computer has no key store. Preset {setting}",
        }.get(stored.state, f"{of_file} Correct {setting}")
        raise NotUsable("key", f"{why}, or pipe the API key into petstore-gui check.")
