"""The files with which IT decides settings, and their tables in the documents.

Made from the schema of the settings and policy_words.py: run this file after a change of either.
"""

from __future__ import annotations

import plistlib
import re
import sys
import uuid
from collections.abc import Sequence
from typing import Any

from product import INSTALLER, ROOT

sys.path.insert(0, str(ROOT))

import policy_admx
from policy_words import POLICIES, PRESETS, ForIT

from petstore_gui.settings.places import DOMAIN

FOLDER = INSTALLER / "policy"
DOCUMENT = ROOT / "docs/settings.md"
PROFILE = "com.petstore.Petstore-Catalogue.settings"


def files() -> dict[str, str]:
    """The content of each file in `FOLDER`."""
    return {
        "petstore-gui.admx": policy_admx.definitions(),
        "en-US/petstore-gui.adml": policy_admx.sentences(),
        "petstore-gui.mobileconfig": _profile(),
    }


def document(page: str) -> str:
    """docs/settings.md, `page`, with its tables made new."""
    for name, entries in (("presets", PRESETS), ("policies", POLICIES)):
        begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        before, _, rest = page.partition(begin)
        _, _, after = rest.partition(end)
        page = before + begin + _table(entries) + end + after
    return page


def _table(entries: Sequence[ForIT]) -> str:
    rows = [
        f"| `{entry.key}` | {entry.values} | {_default(entry)} | {entry.text} |"
        for entry in entries
    ]
    return "\n".join(["| key | value | default | meaning |", "|---|---|---|---|", *rows, ""])


def _default(entry: ForIT) -> str:
    if not entry.default:
        return "none"
    return f"`{entry.default}`" if entry.choices else entry.default


def _profile() -> str:
    """The configuration profile: every setting, each as if it were not set, to be filled in."""
    entries = {entry.key.replace("/", "."): entry for entry in (*PRESETS, *POLICIES)}
    values = {key: _plain(entry.setting.default) for key, entry in entries.items()}
    payload = {
        "PayloadType": "com.apple.ManagedClient.preferences",
        **_payload("Settings of Petstore", f"{PROFILE}.preferences"),
        "PayloadContent": {DOMAIN: {"Forced": [{"mcx_preference_settings": values}]}},
    }
    profile = {
        "PayloadType": "Configuration",
        **_payload("Petstore", PROFILE),
        "PayloadScope": "System",
        "PayloadContent": [payload],
    }
    written = plistlib.dumps(profile, sort_keys=False).decode()
    for key, entry in entries.items():
        note = f"<!-- {entry.title}: {entry.values} -->".replace("`", "")
        written = re.sub(rf"(\t+)(<key>{key}</key>)", rf"\1{note}\n\1\2", written)
    return written


def _payload(name: str, identifier: str) -> dict[str, object]:
    return {
        "PayloadVersion": 1,
        "PayloadIdentifier": identifier,
        "PayloadUUID": str(uuid.uuid5(uuid.NAMESPACE_DNS, identifier)).upper(),
        "PayloadDisplayName": name,
    }


def _plain(default: Any) -> object:
    if isinstance(default, tuple):
        return [str(each) for each in default]
    return str(default) if isinstance(default, str) else default


def main() -> None:
    """Write the files and the tables."""
    for name, content in files().items():
        file = FOLDER / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8", newline="\n")
    page = DOCUMENT.read_text(encoding="utf-8")
    DOCUMENT.write_text(document(page), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
