"""Settings that IT locks or decides, and settings of a newer version of the program."""

from __future__ import annotations

import pytest

from petstore_gui.domain.deployment import Deployment
from petstore_gui.settings import schema
from petstore_gui.settings.addresses import AddressProblem
from petstore_gui.settings.preferences import Preferences, open_preferences
from petstore_gui.settings.profile import Profile
from petstore_gui.settings.schema import Setting
from tests.settings.conftest import address
from tests.support.preset import settings_by_it

LOCAL, PRODUCTION, STAGING = Deployment
SHOP = "https://shop.example/v1"

PRESET = f"""[deployments]
production={SHOP}
[add]
undo_seconds=20
[policy]
"""


def opened(profile: Profile, policy: str, own: str = "") -> Preferences:
    """The preferences of a user who wrote `own`, with system-wide settings that end in `policy`."""
    if own:
        (profile.directory / "settings.ini").write_text(own, encoding="utf-8")
    return open_preferences(profile, settings_by_it(profile.directory, PRESET + policy))


def test_the_users_value_is_back_once_the_lock_is_removed(profile: Profile) -> None:
    locked = opened(profile, "locked=add/undo_seconds\n", "[add]\nundo_seconds=5\n")
    locked.set(schema.UNDO_SECONDS, 20)
    assert locked.save()
    assert opened(profile, "").get(schema.UNDO_SECONDS) == 5


def test_a_lock_without_a_value_means_the_default(profile: Profile) -> None:
    own = "[list]\nanimals_per_request=7\n"
    preferences = opened(profile, "locked=list/animals_per_request\n", own)
    assert preferences.get(schema.ANIMALS_PER_REQUEST) == 100


def test_a_locked_address_cannot_be_replaced(profile: Profile) -> None:
    own = "[deployments]\nproduction=https://elsewhere.example/v1\n"
    preferences = opened(profile, "locked=deployments/production\n", own)
    assert preferences.address(PRODUCTION) == address(SHOP)
    preferences.set_address(PRODUCTION, address("https://third.example/v1"))
    assert preferences.address(PRODUCTION) == address(SHOP)


def test_users_cannot_mark_an_origin_if_that_is_locked(profile: Profile) -> None:
    plain = "http://plain.example/v1"
    own = f"[deployments]\nstaging={plain}\nstaging_unencrypted=http://plain.example\n"
    assert opened(profile, "", own).address(STAGING) == address(plain)
    strict = opened(profile, "locked=deployments/staging_unencrypted\n", own)
    assert strict.address(STAGING) is AddressProblem.UNENCRYPTED


@pytest.mark.parametrize(
    ("offered", "expected"),
    [
        ("production", (PRODUCTION,)),
        ("staging, production", (PRODUCTION, STAGING)),
        ("elsewhere", (LOCAL, PRODUCTION, STAGING)),
        ("", (LOCAL, PRODUCTION, STAGING)),
    ],
)
def test_a_policy_decides_which_deployments_are_offered(
    profile: Profile, offered: str, expected: tuple[Deployment, ...]
) -> None:
    assert opened(profile, f"deployments={offered}\n").get(schema.OFFERED) == expected


@pytest.mark.parametrize(
    ("offered", "own", "wanted", "expected"),
    [
        ("local,production,staging", "staging", None, STAGING),
        ("local,production,staging", "staging", PRODUCTION, PRODUCTION),
        ("production,staging", "local", None, PRODUCTION),
        ("production,staging", "staging", LOCAL, STAGING),
    ],
)
def test_a_deployment_that_is_not_offered_is_never_shown(
    profile: Profile,
    offered: str,
    own: str,
    wanted: Deployment | None,
    expected: Deployment,
) -> None:
    preferences = opened(profile, f"deployments={offered}\n", f"[deployments]\nactive={own}\n")
    assert preferences.active(wanted) is expected


@pytest.mark.parametrize(
    ("own", "origin", "expected"),
    [
        ("", "https://shop.example", "/etc/key"),
        ("production=https://third.example/v1\n", "https://third.example", ""),
        ("production_key_file=/tmp/own\n", "https://shop.example", "/etc/key"),
        (f"production={SHOP}\n", "https://shop.example", "/etc/key"),
    ],
)
def test_the_key_of_it_is_for_the_address_of_it(
    profile: Profile, own: str, origin: str, expected: str
) -> None:
    policy = "[deployments]\nproduction_key_file=/etc/key\n"
    assert opened(profile, policy, f"[deployments]\n{own}").key_file(PRODUCTION, origin) == expected


@pytest.mark.parametrize("setting", [schema.OFFERED, schema.ADD_ALLOWED, schema.LOCKED])
def test_users_cannot_set_a_policy(profile: Profile, setting: Setting[object]) -> None:
    own = "[policy]\ndeployments=local\nadd_allowed=false\nlocked=add/undo_seconds\n"
    preferences = opened(profile, "", own)
    assert preferences.get(setting) == setting.default
    preferences.set(setting, ("local",))
    assert preferences.get(setting) == setting.default


@pytest.mark.parametrize(("written", "seconds"), [("9", 30), ("10", 10), ("3600", 3600), ("x", 30)])
def test_the_refresh_interval_is_ten_seconds_to_an_hour(
    profile: Profile, written: str, seconds: int
) -> None:
    preferences = opened(profile, "", f"[list]\nrefresh_seconds={written}\n")
    assert preferences.get(schema.REFRESH_SECONDS) == seconds


def test_values_of_a_newer_version_survive_an_older_one(profile: Profile) -> None:
    newer = "[window]\nlook=sepia\n\n[voice]\npitch=high\n"
    preferences = opened(profile, "", newer)
    assert preferences.get(schema.LOOK) == "system"
    preferences.set(schema.LOOK, "system")  # as the window does when it closes
    preferences.set(schema.UNDO_SECONDS, 7)
    assert preferences.save()
    kept = profile.settings_file.read_text(encoding="utf-8")
    assert '"window/look": "sepia"' in kept
    assert '"voice/pitch": "high"' in kept
    preferences.set(schema.LOOK, "dark")
    assert preferences.get(schema.LOOK) == "dark"


def test_settings_of_a_newer_version_are_read_but_not_changed(profile: Profile) -> None:
    newer = "[profile]\nversion=2\n\n[add]\nundo_seconds=5\n\n[voice]\npitch=high\n"
    preferences = opened(profile, "", newer)
    assert preferences.is_of_newer
    assert preferences.get(schema.UNDO_SECONDS) == 5
    preferences.set(schema.UNDO_SECONDS, 7)
    preferences.set(schema.GEOMETRY, "AAE=")
    assert not preferences.save()
    assert preferences.get(schema.UNDO_SECONDS) == 7
    del preferences
    assert not profile.settings_file.exists()


@pytest.mark.parametrize(
    ("policy", "choices"),
    [
        ("", (PRODUCTION, STAGING)),
        ("deployments=local,staging\n", (STAGING,)),
        ("deployments=local\n", ()),
        ("locked=deployments/active\n", ()),
    ],
)
def test_only_what_it_allows_can_be_chosen_apart_from_this_computer(
    profile: Profile, policy: str, choices: tuple[Deployment, ...]
) -> None:
    assert opened(profile, policy).remote_choices() == choices
