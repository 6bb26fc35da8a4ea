"""The log of a shared service, and those who do not read it."""

from __future__ import annotations

import json
import os

from petstore_gui.service.line_writer import LINES_MAX, LineWriter


def test_what_nobody_reads_in_time_is_lost_and_counted() -> None:
    unread, end = os.pipe()
    with open(end, "w", encoding="utf-8") as stream, open(unread, encoding="utf-8") as reading:  # noqa: PTH123 - open already
        writer = LineWriter(stream)
        most, said = 2 * LINES_MAX, [""]
        for number in range(most):
            writer.write(f"{number:0100}\n")
        while said[-1] != "end\n":
            said.append(reading.readline())
            if "lost" in said[-1]:
                writer.write("end\n")
        writer.close()
    lines = [line for line in said if line[:1].isdigit()]
    assert LINES_MAX <= len(lines) < most
    assert lines == sorted(set(lines))
    lost = f"{most - len(lines)} lines of the log are lost: nobody read them in time"
    assert [json.loads(line)["message"] for line in said if "lost" in line] == [lost]
