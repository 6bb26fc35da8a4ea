"""Write the translations anew: `make translations`, after a text with a plural was changed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
SOURCES = sorted(HERE.parents[1].glob("petstore_gui/**/*.py"))
TOOLS = Path(sys.executable).parent

UNFINISHED = re.compile(
    r"<source>([^<]*)</source>\s*<translation type=\"unfinished\">.*?</translation>", re.DOTALL
)


def update(folder: Path) -> None:
    """Bring petstore_en.ts and petstore_en.qm in `folder` up to date: the plurals of English.

    Forms that are there are kept. New ones only follow "(s)" and "y(ies)": read them, as a verb may
    follow too.
    """
    ts = folder / "petstore_en.ts"
    english = ["-source-language", "en", "-target-language", "en"]
    options = ["-silent", "-pluralonly", "-no-obsolete", "-locations", "none", *english]
    subprocess.run([TOOLS / "pyside6-lupdate", *options, *SOURCES, "-ts", ts], check=True)
    ts.write_text(UNFINISHED.sub(_with_plural, ts.read_text("utf-8")), "utf-8")
    new = ts.with_suffix(".new")
    subprocess.run([TOOLS / "pyside6-lrelease", "-silent", ts, "-qm", new], check=True)
    new.replace(ts.with_suffix(".qm"))  # a program that runs has the old one mapped


def _with_plural(match: re.Match[str]) -> str:
    text = match.group(1)
    one = text.replace("(s)", "").replace("(ies)", "")
    forms = (one, text.replace("(s)", "s").replace("y(ies)", "ies"))
    lines = "".join(f"\n            <numerusform>{form}</numerusform>" for form in forms)
    return f"<source>{text}</source>\n        <translation>{lines}\n        </translation>"


if __name__ == "__main__":
    update(HERE)
