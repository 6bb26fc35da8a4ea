"""Which database this computer's service serves: the sample animals, or staff's own.

Imports only light modules: the service is started before Qt is imported.
"""

from __future__ import annotations

from pathlib import Path

from petstore_gui.domain.deployment import LOCAL_SERVICE, SAMPLES, ServiceId
from petstore_gui.settings.profile import Profile
from petstore_gui.storage.paths import StoragePaths


def first_service(profile: Profile) -> ServiceId:
    """The samples, until staff have started a catalogue of their own."""
    is_started = profile.store_file.exists() or history_of(profile).exists()
    return LOCAL_SERVICE if is_started else SAMPLES


def database_of(profile: Profile, service_id: ServiceId) -> Path:
    """The file with the animals."""
    return profile.samples_file if service_id == SAMPLES else profile.store_file


def history_of(profile: Profile) -> Path:
    """What the window remembers of staff's own animals."""
    return StoragePaths(profile.records).history(LOCAL_SERVICE)
