"""Sentences about saved settings and keys."""

from __future__ import annotations

from petstore_gui.settings.dialog_values import SettingsValues
from petstore_gui.settings.key_store import KeyLocation, StoreState
from petstore_gui.ui.text.words import tr


def of_it_text(values: SettingsValues, key: str) -> str:
    """That IT set or locked the value of a setting; empty if it did neither."""
    if key in values.misset:
        return tr("IT's setting is not valid. Tell IT.")
    if key in values.locked:
        return tr("Locked by IT.")
    return preset_text() if key in values.preset else ""


def preset_text() -> str:
    """That IT set the value, and staff can change it."""
    return tr("Set by IT; you can change it.")


def key_store_waiting_text() -> str:
    """The key store takes its time; somebody may have to type its password."""
    return tr("Waiting for the computer's key store…")


def key_store_text(state: StoreState) -> str:
    """What the key store means for the API key; empty if it works."""
    return {
        StoreState.OPEN: "",
        StoreState.LOCKED: tr(
            "The computer's key store is locked. Press Show key to unlock it and see the key."
        ),
        StoreState.NONE: tr(
            "This computer has no key store. You will be asked for the key at the next start."
        ),
        StoreState.REFUSED: tr(
            "The computer's key store did not return the key. Press Show key to try again, or"
            " enter the key."
        ),
    }[state]


def testing_first_sentence() -> str:
    """Why saving takes a while."""
    return tr("Saving… The API key is being tested first.")


def saved_sentence() -> str:
    """That the settings were saved."""
    return tr("Settings saved.")


def stopped_sentence() -> str:
    """That somebody did not wait for a test, or for saving."""
    return tr("Stopped. The settings were not saved.")


def failed_test_sentence() -> str:
    """That the settings were saved but do not work; the list fails too, and says why."""
    return tr("Settings saved, but the test failed.")


def key_location_sentence(location: KeyLocation) -> str:
    """How long a saved key lasts; empty if it is permanent."""
    if location is KeyLocation.SYSTEM:
        return ""
    return tr(
        "The key could not be saved on this computer. You will be asked for it at the next start."
    )


def key_removal_sentence(was_removed: bool) -> str:
    """Whether the stored key was removed."""
    if was_removed:
        return tr("The API key was removed.")
    return tr(
        "The API key could not be removed: the computer's key store refused, or did not answer."
        " Clear the field and save again later, or ask IT."
    )


def newer_settings_sentence() -> str:
    """Settings written by a newer version are not overwritten."""
    return tr(
        "A newer version of Petstore saved the settings, and this one must not change them: what"
        " you change here lasts until you close Petstore. Start the newer version instead."
    )


def not_written_sentence() -> str:
    """The settings could not be written to the disk."""
    return tr(
        "The settings could not be saved: they last until you close Petstore. Make room on the"
        " disk, or ask IT."
    )
