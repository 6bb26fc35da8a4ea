"""Runs Orca, which writes what it says to standard output: no sound, no speech synthesizer.

Run by the Python that Debian's package `orca` is installed for.
"""

from __future__ import annotations

import sys
from typing import Any


def main() -> None:
    """Run until a signal ends it."""
    from orca import orca, speech  # type: ignore[import-not-found] # noqa: PLC0415 - Debian's

    def say(text: str, *_voice: Any) -> None:
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()

    def is_silent(*_keys: Any, **_voice: Any) -> None:
        """Keys that are typed need not be heard."""

    speech.init = is_silent
    speech._speak = say  # noqa: SLF001 - behind Orca's speech generator, before any synthesizer
    speech.speakCharacter = speech.speakKeyEvent = is_silent
    orca.getSettingsManager().activate(None, {})
    sys.exit(orca.main())


if __name__ == "__main__":
    main()
