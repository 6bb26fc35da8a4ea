"""Hold every package of requirements.lock against the known advisories: `make advisories`.

Asks OSV (https://osv.dev), which has those of the package index and of GitHub, in one request. Ends
with 0 where nothing is known, 1 where something is, 2 where that could not be learnt. Needs nothing
but Python; names and versions of packages are all that is sent.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING

from telling import Unready, tell

if TYPE_CHECKING:
    from collections.abc import Sequence

LOCK = Path(__file__).resolve().parents[2] / "requirements.lock"
SOURCE = "https://api.osv.dev/v1/querybatch"
SECONDS = 30

_ENTRY = re.compile(r"^([\w.-]+)(?:\[[^\]]*\])?==([^\s;\\]+)", re.MULTILINE)


def main() -> int:
    """Ask, and tell what is known; returns the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--lock", type=Path, default=LOCK, metavar="FILE")
    parser.add_argument("--source", default=SOURCE, metavar="URL")
    arguments = parser.parse_args()
    try:
        packages = locked(arguments.lock.read_text(encoding="utf-8"))
        known = advisories(packages, arguments.source)
    except Unready as problem:
        tell(str(problem))
        return 2
    for place, (name, version) in enumerate(packages):
        for advisory in known[place]:
            print(f"{name} {version}: {advisory} (https://osv.dev/vulnerability/{advisory})")
    count = sum(map(len, known))
    tell(f"{len(packages)} packages looked at, {count} advisories known.")
    return 1 if count else 0


def locked(lock: str) -> list[tuple[str, str]]:
    """Name and version of each package. Raises `Unready` where there is none."""
    packages = _ENTRY.findall(lock)
    if not packages:
        raise Unready("The lock file names no package: nothing was looked at.")
    return packages


def advisories(packages: Sequence[tuple[str, str]], source: str) -> list[list[str]]:
    """The advisories of each package by their names. Raises `Unready` where that is not learnt."""
    queries = [
        {"package": {"name": name, "ecosystem": "PyPI"}, "version": version}
        for name, version in packages
    ]
    request = urllib.request.Request(  # noqa: S310 - written above, or by the person who runs it
        source,
        json.dumps({"queries": queries}).encode(),
        {"Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:  # noqa: S310
            results = json.load(answer)["results"]
        known = [[found["id"] for found in result.get("vulns", [])] for result in results]
    except OSError as error:
        raise Unready(f"The advisories cannot be asked for, nothing is known: {error}") from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise Unready("What answers there has no advisories, nothing is known.") from error
    if len(known) != len(packages):
        raise Unready(f"{len(known)} answers for {len(packages)} packages, nothing is known.")
    return known


if __name__ == "__main__":
    sys.exit(main())
