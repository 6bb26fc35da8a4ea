"""What the banner says: of all that holds, the first of a fixed list."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from petstore_gui.domain.errors import RequestError
from petstore_gui.ui.text.error_text import error_details, key_sentence
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.messages import MessageButton


class Notice(msgspec.Struct, frozen=True):
    """A sentence in plain text with its buttons; `details` are in the tool tip.

    `close` is called when a person has read it; without it, the notice cannot be closed.
    """

    text: str
    buttons: tuple[MessageButton, ...] = ()
    details: str = ""
    close: Callable[[], object] | None = None


class Holds(msgspec.Struct, frozen=True):
    """What holds in the window now.

    `key_error`: why the service lists nothing until there is another key; `blocked`: why it adds
    nothing. `damaged`: files of ours that nobody has read about yet.
    """

    lost_store: Notice | None = None
    damaged: tuple[Notice, ...] = ()
    key_error: RequestError | None = None
    blocked: RequestError | None = None
    is_offline: bool = False
    is_unencrypted: bool = False
    samples: Notice | None = None
    is_read_only: bool = False


def banner_of(holds: Holds, enter_key: MessageButton) -> Notice | None:
    """The one notice to show, if any."""
    key_error = holds.key_error or holds.blocked
    notices = (
        holds.lost_store,
        next(iter(holds.damaged), None),
        _key_notice(key_error, enter_key) if key_error else None,
        Notice(tr("Offline. Petstore tries again by itself.")) if holds.is_offline else None,
        Notice(_unencrypted_sentence()) if holds.is_unencrypted else None,
        holds.samples,
        Notice(tr("IT has made this catalogue read-only.")) if holds.is_read_only else None,
    )
    return next(filter(None, notices), None)


def _key_notice(error: RequestError, enter_key: MessageButton) -> Notice:
    return Notice(key_sentence(error), (enter_key,), error_details(error))


def _unencrypted_sentence() -> str:
    return tr("Not encrypted: others on the network can read the API key.")
