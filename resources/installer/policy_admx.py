"""The two files of a Group Policy: the values in the registry, and the words for them.

Their format is Microsoft's ADMX, https://learn.microsoft.com/openspecs/windows_protocols/ms-gpreg.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET

from policy_words import POLICIES, PRESETS, ForIT

from petstore_gui.settings.places import POLICY_KEY
from petstore_gui.settings.schema import LOCKED, Number, lock_of

NAMESPACE = "http://schemas.microsoft.com/GroupPolicy/2006/07/PolicyDefinitions"
ENTRIES = tuple(entry for entry in (*PRESETS, *POLICIES) if entry.setting is not LOCKED)
"""All but the list of locked settings: in a Group Policy, each setting has a lock of its own."""

_REVISION = {"revision": "1.0", "schemaVersion": "1.0"}
_SINCE = "Petstore_0_1"
_LOCK = "People cannot change it"


def definitions() -> str:
    """The .admx: the values in the registry, in no language."""
    root = ET.Element("policyDefinitions", {"xmlns": NAMESPACE, **_REVISION})
    spaces = ET.SubElement(root, "policyNamespaces")
    ET.SubElement(spaces, "target", prefix="petstore", namespace="Petstore.Policies.Catalogue")
    ET.SubElement(root, "resources", minRequiredRevision=_REVISION["revision"])
    supported = ET.SubElement(ET.SubElement(root, "supportedOn"), "definitions")
    ET.SubElement(supported, "definition", name=_SINCE, displayName=f"$(string.{_SINCE})")
    categories = ET.SubElement(root, "categories")
    ET.SubElement(categories, "category", name="Petstore", displayName="$(string.Petstore)")
    policies = ET.SubElement(root, "policies")
    for entry in ENTRIES:
        _policy(policies, entry)
    return _as_text(root)


def _policy(policies: ET.Element, entry: ForIT) -> None:
    name = _id(entry)
    key, value = _in_registry(entry.key)
    policy = ET.SubElement(
        policies,
        "policy",
        {"name": name, "class": "Both", "displayName": f"$(string.{name})"},
        explainText=f"$(string.{name}_explained)",
        key=key,
        presentation=f"$(presentation.{name})",
    )
    ET.SubElement(policy, "parentCategory", ref="Petstore")
    ET.SubElement(policy, "supportedOn", ref=_SINCE)
    elements = ET.SubElement(policy, "elements")
    read = entry.setting.read
    named = {"id": f"{name}_value", "valueName": value, "required": "true"}
    if entry.choices:
        choice = ET.SubElement(elements, "enum", named)
        for place, word in enumerate(entry.choices):
            item = ET.SubElement(choice, "item", displayName=f"$(string.{name}_{place})")
            ET.SubElement(ET.SubElement(item, "value"), "string").text = word
    elif isinstance(read, Number):
        ET.SubElement(elements, "decimal", named, minValue=f"{read.least}", maxValue=f"{read.most}")
    else:
        ET.SubElement(elements, "text", named)
    if not entry.setting.is_policy:
        key, value = _in_registry(lock_of(entry.setting).key)
        lock = ET.SubElement(elements, "boolean", id=f"{name}_locked", key=key, valueName=value)
        for answer, number in (("trueValue", "1"), ("falseValue", "0")):
            ET.SubElement(ET.SubElement(lock, answer), "decimal", value=number)


def sentences() -> str:
    """The .adml: the English words, and the controls that the policy editor shows."""
    root = ET.Element("policyDefinitionResources", {"xmlns": NAMESPACE, **_REVISION})
    ET.SubElement(root, "displayName").text = "Petstore"
    ET.SubElement(root, "description").text = "Settings of the Petstore catalogue of animals."
    resources = ET.SubElement(root, "resources")
    strings = ET.SubElement(resources, "stringTable")
    presentations = ET.SubElement(resources, "presentationTable")
    _string(strings, "Petstore", "Petstore")
    _string(strings, _SINCE, "Petstore 0.1 and later, Windows 10 and later")
    for entry in ENTRIES:
        name = _id(entry)
        _string(strings, name, entry.title)
        _string(strings, f"{name}_explained", _explained(entry))
        for place, word in enumerate(entry.choices):
            _string(strings, f"{name}_{place}", word.replace(",", ", "))
        _presentation(presentations, entry)
    return _as_text(root)


def _presentation(table: ET.Element, entry: ForIT) -> None:
    name = _id(entry)
    shown = ET.SubElement(table, "presentation", id=name)
    refers = {"refId": f"{name}_value"}
    if entry.choices:
        box = ET.SubElement(shown, "dropdownList", refers, noSort="true")
        box.text = "Value:"
        if entry.default in entry.choices:
            box.set("defaultItem", str(entry.choices.index(entry.default)))
    elif isinstance(entry.setting.read, Number):
        box = ET.SubElement(shown, "decimalTextBox", refers, defaultValue=entry.default)
        box.text = "Value:"
    else:
        ET.SubElement(ET.SubElement(shown, "textBox", refers), "label").text = "Value:"
    if not entry.setting.is_policy:
        lock = ET.SubElement(shown, "checkBox", refId=f"{name}_locked", defaultChecked="true")
        lock.text = _LOCK


def _explained(entry: ForIT) -> str:
    parts = [
        entry.text,
        f"Value: {entry.values}.",
        f"Without this policy: {entry.default or 'none'}.",
    ]
    if not entry.setting.is_policy:
        parts.append(f'If "{_LOCK}" is cleared, people may choose another value.')
    return "\n\n".join(parts).replace("`", "")


def _string(table: ET.Element, name: str, words: str) -> None:
    ET.SubElement(table, "string", id=name).text = words


def _id(entry: ForIT) -> str:
    return entry.key.replace("/", "_")


def _in_registry(key: str) -> tuple[str, str]:
    """The registry key, and the name of the value in it."""
    path, _, name = key.rpartition("/")
    return "\\".join([POLICY_KEY, *path.split("/")]), name


def _as_text(root: ET.Element) -> str:
    ET.indent(root)
    body = ET.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n{body}\n'
