"""Settings across restarts, preset by IT, and in invalid files."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QSettings

from petstore_gui.domain.deployment import Deployment
from petstore_gui.settings import schema
from petstore_gui.settings.addresses import AddressProblem
from petstore_gui.settings.preferences import Preferences, open_preferences
from petstore_gui.settings.profile import Profile
from petstore_gui.settings.schema import Setting
from tests.settings.conftest import address
from tests.support.disk import small_disk
from tests.support.preset import settings_by_it

PRODUCTION = Deployment.PRODUCTION

CHANGED = [
    (schema.ACTIVE, Deployment.STAGING),
    (schema.ANIMALS_PER_REQUEST, 20),
    (schema.FILTER, "not stated"),
    (schema.ADD_STATUS, "sold"),
    (schema.SORT_COLUMN, 3),
    (schema.SORT_DESCENDING, True),
    (schema.COLUMNS, "AAECAwQF/+="),
    (schema.GEOMETRY, '\xff";\r\n[x]\n@Variant('),
    (schema.SAMPLE_DISMISSED, True),
    (schema.address_of(PRODUCTION), "https://shop.example/a,b;c/v1"),
]


def earlier(profile: Profile) -> Path:
    """The file of an earlier version, which is read until there is one of this version."""
    return profile.directory / "settings.ini"


def opened(profile: Profile, system: QSettings | None = None) -> Preferences:
    preferences = open_preferences(profile, system)
    assert preferences.damage is None
    return preferences


@pytest.mark.parametrize(("setting", "value"), CHANGED)
def test_a_changed_setting_survives_a_restart(
    profile: Profile, setting: Setting[object], value: object
) -> None:
    preferences = opened(profile)
    assert preferences.get(setting) == setting.default
    preferences.set(setting, value)
    assert preferences.get(setting) == value
    assert preferences.save()
    written = profile.settings_file.read_bytes()
    del preferences
    profile.settings_file.write_bytes(b"{}")
    assert opened(profile).get(setting) == setting.default
    profile.settings_file.write_bytes(written)
    again = opened(profile)
    assert again.get(setting) == value
    again.set(setting, setting.default)
    assert again.save()
    assert setting.key.partition("/")[2].encode() not in profile.settings_file.read_bytes()


@pytest.mark.skipif(os.name != "posix", reason="Windows has no modes")
def test_only_their_owner_can_read_the_settings(profile: Profile) -> None:
    for _ in range(2):
        preferences = opened(profile)
        preferences.set(schema.SORT_COLUMN, 2)
        assert preferences.save()
        assert profile.settings_file.stat().st_mode & 0o777 == 0o600
        profile.settings_file.chmod(0o644)


@pytest.mark.skipif(os.name != "posix", reason="on Windows, an administrator makes links")
def test_settings_behind_a_link_stay_there(profile: Profile, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere.json"
    profile.settings_file.symlink_to(elsewhere)
    assert opened(profile).keep(schema.SORT_COLUMN.to(2))
    assert b"sort_column" in elsewhere.read_bytes()


JUNK = ["", "0", "101", "-1", "1e2", "99999999999999999999", "x", "2.5", "@Rect(1 2 3 4)", "a, b"]
JUNK += ["@ByteArray(x)", "@Invalid()", "\N{ARABIC-INDIC DIGIT SEVEN}", "Local"]


@pytest.mark.parametrize("junk", JUNK)
@pytest.mark.parametrize(
    "setting", [schema.ACTIVE, schema.ANIMALS_PER_REQUEST, schema.FILTER, schema.ADD_STATUS]
)
def test_an_invalid_value_counts_as_absent(
    profile: Profile, tmp_path: Path, setting: Setting[object], junk: str
) -> None:
    section, _, key = setting.key.partition("/")
    text = f"[{section}]\n{key}={junk}\n"
    earlier(profile).write_text(text, encoding="utf-8")
    preferences = opened(profile, settings_by_it(tmp_path, text))
    assert preferences.get(setting) == setting.default
    assert not preferences.is_preset(setting)


@pytest.mark.parametrize(
    ("word", "value"),
    [("true", True), ("TRUE", True), ("1", True), ("0", False), ("2", False), ("yes", False)],
)
def test_only_true_and_1_mean_true(profile: Profile, word: str, *, value: bool) -> None:
    earlier(profile).write_text(f"[banner]\nsample_dismissed={word}\n")
    assert opened(profile).get(schema.SAMPLE_DISMISSED) is value


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=50)
@given(
    st.sampled_from(("settings.ini", "settings.json")),
    st.binary() | st.text(alphabet='[]=;@()\\,"\n%a/x1{}:', max_size=60).map(str.encode),
)
def test_no_settings_file_prevents_a_start(profile: Profile, name: str, content: bytes) -> None:
    profile.settings_file.unlink(missing_ok=True)
    (profile.directory / name).write_bytes(content)
    preferences = open_preferences(profile)
    assert 1 <= preferences.get(schema.ANIMALS_PER_REQUEST) <= 100
    assert preferences.save()


PRESET = """
[deployments]
production=https://shop.example/v1
active=production
[list]
animals_per_request=50
"""


def test_a_preset_value_can_be_changed_and_restored(profile: Profile, tmp_path: Path) -> None:
    preferences = opened(profile, settings_by_it(tmp_path, PRESET))
    assert preferences.get(schema.ACTIVE) is PRODUCTION
    assert preferences.address(PRODUCTION) == address("https://shop.example/v1")
    assert preferences.is_preset(schema.address_of(PRODUCTION))
    assert not preferences.is_preset(schema.address_of(Deployment.STAGING))
    preferences.set_address(PRODUCTION, address("https://other.example/v1"))
    assert not preferences.is_preset(schema.address_of(PRODUCTION))
    assert preferences.address(PRODUCTION) == address("https://other.example/v1")
    preferences.set_address(PRODUCTION, None)
    assert preferences.address(PRODUCTION) == address("https://shop.example/v1")
    assert preferences.is_preset(schema.address_of(PRODUCTION))


def test_a_user_can_choose_the_default_over_a_preset_value(
    profile: Profile, tmp_path: Path
) -> None:
    preferences = opened(profile, settings_by_it(tmp_path, PRESET))
    preferences.set(schema.ACTIVE, Deployment.LOCAL)
    preferences.set(schema.ANIMALS_PER_REQUEST, 100)
    assert preferences.get(schema.ACTIVE) is Deployment.LOCAL
    assert preferences.get(schema.ANIMALS_PER_REQUEST) == 100


def test_saving_a_preset_value_does_not_pin_it(profile: Profile, tmp_path: Path) -> None:
    preferences = opened(profile, settings_by_it(tmp_path, PRESET))
    preferences.set_address(PRODUCTION, address("https://shop.example/v1"))
    preferences.set(schema.ANIMALS_PER_REQUEST, 50)
    assert preferences.save()
    assert "shop.example" not in profile.settings_file.read_text()
    text = PRESET.replace("50", "40").replace("shop", "new-shop")
    preferences = opened(profile, settings_by_it(tmp_path, text, "later.conf"))
    assert preferences.get(schema.ANIMALS_PER_REQUEST) == 40
    assert preferences.address(PRODUCTION) == address("https://new-shop.example/v1")


def test_a_missing_or_wrong_address_is_reported(profile: Profile, tmp_path: Path) -> None:
    system = settings_by_it(tmp_path, "[deployments]\nstaging=shop/v1\n")
    preferences = opened(profile, system)
    assert preferences.address(PRODUCTION) is AddressProblem.MISSING
    assert preferences.address(Deployment.STAGING) is AddressProblem.NO_SCHEME
    assert preferences.get(schema.address_of(Deployment.STAGING)) == "shop/v1"


def test_setting_an_unencrypted_address_marks_its_origin(profile: Profile) -> None:
    preferences = opened(profile)
    marked = address("http://shop.lan:8080/v1")
    preferences.set_address(PRODUCTION, marked)
    assert preferences.address(PRODUCTION) == marked
    assert preferences.save()
    assert '_unencrypted": "http://shop.lan:8080"' in profile.settings_file.read_text()


@pytest.mark.parametrize(
    ("deployment", "url"),
    [
        ("production", "http://shop.lan:8081/v1"),
        ("production", "http://shop.lan/v1"),
        ("production", "http://shop2.lan:8080/v1"),
        ("staging", "http://shop.lan:8080/v1"),
    ],
)
def test_a_mark_counts_for_one_origin_of_one_deployment(
    profile: Profile, deployment: str, url: str
) -> None:
    earlier(profile).write_text(
        f"[deployments]\n{deployment}={url}\nproduction_unencrypted=http://shop.lan:8080\n"
    )
    assert opened(profile).address(Deployment(deployment)) is AddressProblem.UNENCRYPTED


def test_a_mark_is_removed_with_its_address(profile: Profile) -> None:
    preferences = opened(profile)
    preferences.set_address(PRODUCTION, address("http://shop.lan/v1"))
    preferences.set_address(PRODUCTION, address("https://shop.lan/v1"))
    preferences.set(schema.address_of(PRODUCTION), "http://shop.lan/v1")
    assert preferences.address(PRODUCTION) is AddressProblem.UNENCRYPTED


def test_the_system_settings_can_mark_an_origin(profile: Profile, tmp_path: Path) -> None:
    lines = "[deployments]\nproduction=http://shop.lan/v1\n"
    without = opened(profile, settings_by_it(tmp_path, lines))
    assert without.address(PRODUCTION) is AddressProblem.UNENCRYPTED
    lines += "production_unencrypted=http://shop.lan\n"
    marked = opened(profile, settings_by_it(tmp_path, lines, "marked.conf"))
    assert marked.address(PRODUCTION) == address("http://shop.lan/v1")


DAMAGED = {
    "text": b"Dear customer,\nyour order is on its way.\n",
    "html": b"<html><body>Sign in</body></html>\n",
    "binary": bytes(range(256)),
    "nul": b"[list]\nanimals_per_request=\x0020\n",
    "nuls after a power cut": b"\0" * 4096,
    "latin-1": b"[x]\ny=K\xe4se\n",
    "cut": b"[list]\nanimals_per_request=20\n[windo",
}


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED)
@pytest.mark.parametrize("name", ["settings.ini", "settings.json"])
def test_a_damaged_file_is_put_aside_and_reported(
    profile: Profile, content: bytes, name: str
) -> None:
    file = profile.directory / name
    file.write_bytes(content)
    preferences = open_preferences(profile)
    assert preferences.damage is not None
    kept = preferences.damage.kept
    assert kept is not None
    assert kept.read_bytes() == content
    assert kept.parent == file.parent
    assert kept.name.startswith(f"settings.damaged-{datetime.now().astimezone():%Y-}")
    assert preferences.get(schema.ANIMALS_PER_REQUEST) == 100
    preferences.set(schema.ANIMALS_PER_REQUEST, 30)
    assert preferences.save()
    assert opened(profile).get(schema.ANIMALS_PER_REQUEST) == 30


def test_the_settings_of_an_earlier_version_are_read_until_they_are_written_anew(
    profile: Profile,
) -> None:
    text = (
        "\ufeff; by IT\n[deployments]\nproduction = https://shop.example/v1\n"
        '[views]\nlocal="a 中😀, \\"b\\"\\nc"\n'
        "[window]\ngeometry=@ByteArray(x)\nlook=@Variant(\\0\\0\\0\\x7f)\ntype_size=120\n"
    )
    earlier(profile).write_text(text, encoding="utf-8")
    for _ in range(2):
        preferences = opened(profile)
        assert preferences.get(schema.address_of(PRODUCTION)) == "https://shop.example/v1"
        assert preferences.get(schema.views_of(Deployment.LOCAL)) == 'a 中😀, "b"\nc'
        assert preferences.get(schema.TYPE_SIZE) == 120
        assert preferences.get(schema.LOOK) == "system"
        assert preferences.get(schema.GEOMETRY) == ""
        assert preferences.save()
        earlier(profile).write_text("[window]\ntype_size=80\n")


def test_a_full_disk_is_reported_and_nothing_is_lost_in_this_run(profile: Profile) -> None:
    preferences = opened(profile)
    with small_disk(0):
        preferences.set(schema.ANIMALS_PER_REQUEST, 30)
        assert not preferences.save()
    assert preferences.get(schema.ANIMALS_PER_REQUEST) == 30
    assert preferences.save()
    assert 'animals_per_request": 30' in profile.settings_file.read_text()
