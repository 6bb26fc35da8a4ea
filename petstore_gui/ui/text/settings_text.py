"""Sentences about tested connections, and about saved settings and keys."""

from __future__ import annotations

from petstore_gui.domain.errors import NotReached, NotSecured, NotTrusted, RequestError
from petstore_gui.settings.addresses import Address
from petstore_gui.settings.key_store import KeyLocation
from petstore_gui.ui.text.list_text import error_sentence
from petstore_gui.ui.text.words import tr


def connection_works_text(address: Address | None) -> str:
    """The steps of a connection, one per line."""
    steps = [
        *_secured_steps(address),
        tr("✓ The API key is accepted."),
        tr("✓ The answer is a list of animals."),
    ]
    return "\n".join(steps)


def connection_fails_text(error: RequestError, address: Address | None) -> str:
    """The steps that worked, then the one that failed, and what to do."""
    steps = []
    if not isinstance(error, NotReached):
        steps = _secured_steps(address)
    elif isinstance(error, NotTrusted | NotSecured):
        steps = _secured_steps(None)
    return "\n".join([*steps, "✗ " + error_sentence(error)])


def _secured_steps(address: Address | None) -> list[str]:
    steps = [tr("✓ Something answers at the address.")]
    if address is not None and address.url.startswith("https:"):
        steps.append(tr("✓ The connection is encrypted, and the certificate is valid."))
    return steps


def not_tried_sentence(error: RequestError) -> str:
    """The settings were saved, but could not be tested, and why."""
    words = tr("The settings are kept, but could not be tried: {why}")
    return words.format(why=error_sentence(error))


def key_location_sentence(location: KeyLocation) -> str:
    """How long a saved key lasts; empty if it is permanent."""
    if location is KeyLocation.SYSTEM:
        return ""
    return tr("Settings saved. No key store took the API key: it is kept until the program ends.")


def key_removal_sentence(was_removed: bool) -> str:
    """Whether the stored key was removed."""
    if was_removed:
        return tr("The API key was removed.")
    return tr(
        "The API key could not be removed: the key store of the system refused, or did not answer."
    )


def newer_settings_sentence() -> str:
    """Settings written by a newer version are not overwritten."""
    return tr(
        "A newer version of Petstore has written the settings. This version leaves them as they"
        " are: what is changed here lasts until the program ends."
    )


def not_written_sentence() -> str:
    """The settings could not be written to the disk."""
    return tr("The settings could not be written. They last until the program ends.")
