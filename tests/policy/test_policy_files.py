"""The files for IT (Group Policy, configuration profile) say what the program reads."""

from __future__ import annotations

import plistlib
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from petstore_gui.domain.deployment import Deployment
from petstore_gui.settings import schema
from petstore_gui.settings.own_settings import OwnSettings
from petstore_gui.settings.places import DOMAIN, managed_places
from petstore_gui.settings.preferences import Preferences
from petstore_gui.settings.schema import Setting

ROOT = Path(__file__).parents[2]
NAMESPACE = "{http://schemas.microsoft.com/GroupPolicy/2006/07/PolicyDefinitions}"
sys.path[:0] = [str(ROOT / "resources/installer")]

import policy  # noqa: E402
from policy_words import POLICIES, PRESETS  # noqa: E402

ADMX, ADML, PROFILE = (
    (policy.FOLDER / name).read_text(encoding="utf-8")
    for name in ("petstore-gui.admx", "en-US/petstore-gui.adml", "petstore-gui.mobileconfig")
)
SETTINGS: dict[str, Setting[Any]] = {entry.key: entry.setting for entry in (*PRESETS, *POLICIES)}
LOCKS = {schema.lock_of(entry.setting).key: schema.lock_of(entry.setting) for entry in PRESETS}
TEXTS = {"deployments/production": "https://pets.shop.example/v1"}


def policies() -> Iterator[ET.Element]:
    return ET.fromstring(ADMX.encode()).iter(f"{NAMESPACE}policy")  # noqa: S314 - ours


def elements(of: ET.Element) -> list[ET.Element]:
    """What a policy writes to the registry."""
    return of.findall(f"{NAMESPACE}elements/*")


def key_of(element: ET.Element, of: ET.Element) -> str:
    """The key of the setting that QSettings finds under a value of the registry."""
    hive, _, place = managed_places("win32")[0].partition("\\")
    path = element.get("key", of.attrib["key"])
    assert hive == "HKEY_LOCAL_MACHINE"
    assert path.startswith(f"{place}\\")
    return f"{path.removeprefix(place)[1:]}\\{element.attrib['valueName']}".replace("\\", "/")


def test_the_committed_files_are_what_the_generator_makes() -> None:
    committed = {
        path.relative_to(policy.FOLDER).as_posix(): path.read_text(encoding="utf-8")
        for path in policy.FOLDER.rglob("*.*")
    }
    assert committed == policy.files(), "run resources/installer/policy.py"


def test_the_tables_of_the_documents_are_what_the_generator_makes() -> None:
    page = policy.DOCUMENT.read_text(encoding="utf-8")
    assert page == policy.document(page), "run resources/installer/policy.py"
    assert all(f"| `{key}` |" in page for key in SETTINGS)


def test_every_reference_of_the_files_resolves_and_every_id_is_used_once() -> None:
    tables = ET.fromstring(ADML.encode())  # noqa: S314 - ours
    for kind in ("string", "presentation"):
        ids = [each.attrib["id"] for each in tables.iter(f"{NAMESPACE}{kind}")]
        asked = re.findall(rf"\$\({kind}\.(\w+)\)", ADMX)
        assert sorted(ids) == sorted(asked)
    names = re.findall(r' (?:name|id)="(\w+)"', ADMX)
    assert len(names) == len(set(names))
    assert set(re.findall(r' ref="(\w+)"', ADMX)) <= set(names)
    shown = {each.attrib["id"]: each for each in tables.iter(f"{NAMESPACE}presentation")}
    for one in policies():
        box = shown[one.attrib["name"]]
        assert [each.get("refId") for each in box] == [each.get("id") for each in elements(one)]


def test_each_setting_has_its_policy_and_each_preset_its_lock() -> None:
    keys = [key_of(element, one) for one in policies() for element in elements(one)]
    assert sorted(keys) == sorted({*SETTINGS, *LOCKS} - {schema.LOCKED.key})


def written(element: ET.Element, key: str) -> list[int | str]:
    """All that Windows may write for an element; of a text, an example."""
    if element.tag.endswith("decimal"):
        return [int(element.attrib["minValue"]), int(element.attrib["maxValue"])]
    if element.tag.endswith("boolean"):
        return [int(each.attrib["value"]) for each in element.iter(f"{NAMESPACE}decimal")]
    if element.tag.endswith("enum"):
        return [each.text or "" for each in element.iter(f"{NAMESPACE}string")]
    return [TEXTS.get(key, "http://pets.shop.example")]


def test_the_program_understands_whatever_a_policy_writes() -> None:
    settings = {**SETTINGS, **LOCKS}
    for one in policies():
        for element in elements(one):
            key = key_of(element, one)
            read = [settings[key].read(value) for value in written(element, key)]
            assert None not in read, key
            if element.tag.endswith("decimal"):
                assert settings[key].read(written(element, key)[1] + 1) is None  # type: ignore[operator]
            if element.tag.endswith("enum"):
                assert len(read) == len(set(read)) > 1


def payload() -> dict[str, Any]:
    [only] = plistlib.loads(PROFILE.encode())["PayloadContent"]
    assert only["PayloadType"] == "com.apple.ManagedClient.preferences"
    [forced] = only["PayloadContent"][DOMAIN]["Forced"]
    values: dict[str, Any] = forced["mcx_preference_settings"]
    return values


def test_the_profile_has_every_setting_and_changes_none_before_it_is_filled_in() -> None:
    read = {name.replace(".", "/"): value for name, value in payload().items()}
    assert read.keys() == SETTINGS.keys()
    for key, setting in SETTINGS.items():
        assert setting.read(read[key]) in (None, setting.default), key


def test_every_policy_of_the_program_is_in_the_files() -> None:
    known = [each for each in vars(schema).values() if isinstance(each, Setting)]
    known += map(schema.key_file_of, (Deployment.PRODUCTION, Deployment.STAGING))
    assert {each.key for each in known if each.is_policy} == {entry.key for entry in POLICIES}
    assert {*chain(SETTINGS)} >= {
        each.key for each in known if each.key.startswith(("add/", "deployments/"))
    }


if sys.platform == "win32":
    import winreg

    from petstore_gui.settings.places import POLICY_KEY, settings_of_it

    HIVES = (winreg.HKEY_LOCAL_MACHINE, winreg.HKEY_CURRENT_USER)
    """Of the computer and of the user; where both say something, the first one counts."""

    def forget(hive: int, path: str) -> None:
        """Remove a key of the registry and all below it."""
        with suppress(FileNotFoundError), winreg.OpenKey(hive, path) as key:
            for name in [winreg.EnumKey(key, n) for n in range(winreg.QueryInfoKey(key)[0])]:
                forget(hive, f"{path}\\{name}")
        with suppress(FileNotFoundError):
            winreg.DeleteKey(hive, path)

    @pytest.fixture
    def registry() -> Iterator[None]:
        try:
            for hive in HIVES:
                winreg.CreateKey(hive, POLICY_KEY).Close()
        except PermissionError:
            pytest.skip("only an administrator may write policies")
        yield
        for hive in HIVES:
            forget(hive, POLICY_KEY)

    def apply(hive: int, one: ET.Element, which: int) -> dict[str, object]:
        """Write what Windows writes for a policy that is enabled; returns it by setting."""
        values: dict[str, object] = {}
        for element in elements(one):
            key = key_of(element, one)
            value = written(element, key)[which]
            values[key] = value
            path = element.get("key", one.attrib["key"])
            kind = winreg.REG_DWORD if isinstance(value, int) else winreg.REG_SZ
            with winreg.CreateKey(hive, path) as place:
                winreg.SetValueEx(place, element.attrib["valueName"], 0, kind, value)
        return values

    @pytest.mark.parametrize("hive", HIVES)
    @pytest.mark.parametrize("which", [0, -1])
    def test_the_program_reads_every_policy_from_the_registry(
        registry: None, tmp_path: Path, hive: int, which: int
    ) -> None:
        values: dict[str, object] = {}
        for one in policies():
            values |= apply(hive, one, which)
        own = OwnSettings(tmp_path / "own.ini")
        preferences = Preferences(own, settings_of_it())
        for key, setting in {**SETTINGS, **LOCKS}.items():
            if setting is not schema.LOCKED:
                assert preferences.get(setting) == setting.read(values[key]), key
        for entry in PRESETS:
            lock = schema.lock_of(entry.setting)
            assert preferences.is_locked(entry.setting) == lock.read(values[lock.key])
