"""Check every package of requirements.lock for known security advisories: `make advisories`.

Queries OSV (https://osv.dev), which has the advisories of the package index and of GitHub, in one
request, and sends only names and versions of packages. Exits with 0 if no advisory is known, 1 if
any is, 2 if the query failed. Needs nothing but Python.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING

from messages import SetupError, tell

if TYPE_CHECKING:
    from collections.abc import Sequence

LOCK = Path(__file__).resolve().parents[2] / "requirements.lock"
SOURCE = "https://api.osv.dev/v1/querybatch"
SECONDS = 30

_ENTRY = re.compile(r"^([\w.-]+)(?:\[[^\]]*\])?==([^\s;\\]+)", re.MULTILINE)


def main() -> int:
    """Print the known advisories; returns the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--lock", type=Path, default=LOCK, metavar="FILE")
    parser.add_argument("--source", default=SOURCE, metavar="URL")
    arguments = parser.parse_args()
    try:
        packages = locked(arguments.lock.read_text(encoding="utf-8"))
        known = advisories(packages, arguments.source)
    except SetupError as problem:
        tell(str(problem))
        return 2
    for place, (name, version) in enumerate(packages):
        for advisory in known[place]:
            print(f"{name} {version}: {advisory} (https://osv.dev/vulnerability/{advisory})")
    count = sum(map(len, known))
    tell(f"{len(packages)} packages looked at, {count} advisories known.")
    return 1 if count else 0


def locked(lock: str) -> list[tuple[str, str]]:
    """Name and version of each package. Raises `SetupError` if there is none."""
    packages = _ENTRY.findall(lock)
    if not packages:
        raise SetupError("The lock file names no package: nothing was looked at.")
    return packages


def advisories(packages: Sequence[tuple[str, str]], source: str) -> list[list[str]]:
    """The IDs of the advisories of each package. Raises `SetupError` if the query fails."""
    queries = [
        {"package": {"name": name, "ecosystem": "PyPI"}, "version": version}
        for name, version in packages
    ]
    request = urllib.request.Request(  # noqa: S310 - the URL is above, or an argument
        source,
        json.dumps({"queries": queries}).encode(),
        {"Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:  # noqa: S310
            results = json.load(answer)["results"]
        known = [[found["id"] for found in result.get("vulns", [])] for result in results]
    except OSError as error:
        raise SetupError(
            f"The advisories cannot be asked for, nothing is known: {error}"
        ) from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise SetupError("What answers there has no advisories, nothing is known.") from error
    if len(known) != len(packages):
        raise SetupError(f"{len(known)} answers for {len(packages)} packages, nothing is known.")
    return known


if __name__ == "__main__":
    sys.exit(main())
