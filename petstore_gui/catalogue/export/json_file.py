"""The list as a JSON file: the animals as the interface has them, and what is known of the list."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from petstore_gui.catalogue.export.exported_list import About, ExportedList


def json_texts(listed: ExportedList, about: About) -> Iterator[str]:
    """The file in pieces, with one animal on each line."""
    encode = msgspec.json.Encoder().encode
    head = {
        "deployment": about.deployment,
        "time": about.time,
        "completeness": about.completeness,
    }
    yield encode(head).decode()[:-1] + ',"animals":['
    separator = "\n"
    for pet in listed.pets():
        yield separator + encode(pet).decode()
        separator = ",\n"
    yield "\n]}\n"
