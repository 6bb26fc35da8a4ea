"""The form of .admx and .adml files, as far as ours use it, and a check of a file against it.

Microsoft's schema, https://learn.microsoft.com/openspecs/windows_protocols/ms-gpreg (section 7), in
our words. Windows' editor of policies refuses a whole file for one element that it does not expect.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass, field

NAMESPACE = "{http://schemas.microsoft.com/GroupPolicy/2006/07/PolicyDefinitions}"

ANY = r"(?s:.*)"
NAME = r"\w+"
REFERENCE = r"\w+(:\w+)?"
STRING = r"\$\(string\.\w+\)"
PRESENTATION = r"\$\(presentation\.\w+\)"
VERSION = r"[0-9]{1,4}\.[0-9]{1,5}"
NUMBER = r"[0-9]{1,9}"
TRUTH = "true|false"
WORD = r"(?s:.{0,255})"


@dataclass(frozen=True)
class Shape:
    """An element: the order of its children, its attributes, and its text.

    `children` is a regular expression over their names, each followed by a blank.
    """

    children: str = ""
    required: dict[str, str] = field(default_factory=dict)
    optional: dict[str, str] = field(default_factory=dict)
    text: str = r"\s*"


_VERSIONS = {"revision": VERSION, "schemaVersion": VERSION}
_ELEMENT = {"id": ANY}
_STORED = {"key": ANY, "valueName": ANY}
_NUMBERED = {"minValue": NUMBER, "maxValue": NUMBER, "storeAsText": TRUTH, "soft": TRUTH}
_VALUE = Shape("(delete |decimal |string )")

SHAPES = {
    "policyDefinitions": Shape(
        "policyNamespaces (supersededAdm )*(annotation )*resources "
        "(supportedOn )?(categories )?(policies )?",
        _VERSIONS,
    ),
    "policyDefinitions/policyNamespaces": Shape("target (using )*"),
    "policyNamespaces/target": Shape("", {"prefix": NAME, "namespace": ANY}),
    "policyDefinitions/resources": Shape("", {"minRequiredRevision": VERSION}),
    "policyDefinitions/supportedOn": Shape("(products )?(definitions )?"),
    "supportedOn/definitions": Shape("(definition )+"),
    "definitions/definition": Shape("(or |and )?", {"name": NAME, "displayName": STRING}),
    "policyDefinitions/categories": Shape("(category )+"),
    "categories/category": Shape(
        "(parentCategory )?", {"name": NAME, "displayName": STRING}, {"explainText": STRING}
    ),
    "policyDefinitions/policies": Shape("(policy )+"),
    "policies/policy": Shape(
        "(parentCategory )?(seeAlso )*(keywords )?supportedOn (enabledValue )?(disabledValue )?"
        "(enabledList )?(disabledList )?(elements )?",
        {"name": NAME, "class": "User|Machine|Both", "displayName": STRING, "key": ANY},
        {"explainText": STRING, "presentation": PRESENTATION, "valueName": ANY},
    ),
    "policy/parentCategory": Shape("", {"ref": REFERENCE}),
    "policy/supportedOn": Shape("", {"ref": REFERENCE}),
    "policy/elements": Shape("(boolean |decimal |text |enum |list |multiText )+"),
    "elements/enum": Shape("(item )*", _ELEMENT, {**_STORED, "required": TRUTH}),
    "enum/item": Shape("value (valueList )?", {"displayName": STRING}),
    "item/value": _VALUE,
    "value/string": Shape(text=WORD),
    "elements/decimal": Shape("", _ELEMENT, {**_STORED, **_NUMBERED, "required": TRUTH}),
    "elements/text": Shape(
        "", _ELEMENT, {**_STORED, "required": TRUTH, "maxLength": NUMBER, "soft": TRUTH}
    ),
    "elements/boolean": Shape(
        "(trueValue )?(falseValue )?(trueList )?(falseList )?", _ELEMENT, _STORED
    ),
    "boolean/trueValue": _VALUE,
    "boolean/falseValue": _VALUE,
    "trueValue/decimal": Shape("", {"value": NUMBER}),
    "falseValue/decimal": Shape("", {"value": NUMBER}),
    "policyDefinitionResources": Shape(
        "displayName description (annotation )*resources ", _VERSIONS
    ),
    "policyDefinitionResources/displayName": Shape(text=ANY),
    "policyDefinitionResources/description": Shape(text=ANY),
    "policyDefinitionResources/resources": Shape("(stringTable )?(presentationTable )?"),
    "resources/stringTable": Shape("(string )+"),
    "stringTable/string": Shape("", {"id": NAME}, text=ANY),
    "resources/presentationTable": Shape("(presentation )+"),
    "presentationTable/presentation": Shape(
        "((text|decimalTextBox|textBox|checkBox|comboBox|dropdownList|listBox|multiTextBox) )*",
        {"id": NAME},
    ),
    "presentation/dropdownList": Shape(
        "", {"refId": ANY}, {"noSort": TRUTH, "defaultItem": NUMBER}, ANY
    ),
    "presentation/decimalTextBox": Shape(
        "", {"refId": ANY}, {"defaultValue": NUMBER, "spin": TRUTH, "spinStep": NUMBER}, ANY
    ),
    "presentation/textBox": Shape("label (defaultValue )?", {"refId": ANY}),
    "textBox/label": Shape(text=ANY),
    "presentation/checkBox": Shape("", {"refId": ANY}, {"defaultChecked": TRUTH}, ANY),
}


def faults(text: str) -> list[str]:
    """What is wrong with the form of a file; nothing in one that Windows accepts."""
    root = ET.fromstring(text.encode())  # noqa: S314 - a file of ours
    return list(_faults_of(root, root.tag.removeprefix(NAMESPACE)))


def _faults_of(element: ET.Element, place: str) -> Iterator[str]:
    shape = SHAPES.get(place)
    if shape is None:
        yield f"{place} is unknown"
        return
    tags = [child.tag.removeprefix(NAMESPACE) for child in element]
    if not re.fullmatch(shape.children, "".join(f"{tag} " for tag in tags)):
        yield f"{place} has {tags}"
    if not re.fullmatch(shape.text, element.text or ""):
        yield f"{place} says {element.text!r}"
    if missing := shape.required.keys() - element.keys():
        yield f"{place} has no {sorted(missing)}"
    known = {**shape.required, **shape.optional}
    for name, value in element.items():
        if not re.fullmatch(known.get(name, "(?!)"), value):
            yield f"{place} has {name}={value!r}"
    for tag, child in zip(tags, element, strict=True):
        yield from _faults_of(child, f"{place.rpartition('/')[2]}/{tag}")
