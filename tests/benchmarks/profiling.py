"""Profiles code, to give the reason for a missed goal."""

from __future__ import annotations

import cProfile
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import CodeType

_LIBRARIES = Path(cProfile.__file__).parent
_PROGRAM = Path(__file__).parents[2]
_SHARES_MAX = 4


class Profile:
    """Time by package and by function. Built-in functions count for their callers."""

    def __init__(self) -> None:
        self.profile = cProfile.Profile()

    def __str__(self) -> str:
        packages: dict[str, float] = defaultdict(float)
        functions: dict[str, float] = defaultdict(float)
        for entry in self.profile.getstats():
            if isinstance(entry.code, CodeType):
                inside = _inside(entry.code)
                packages[inside.partition("/")[0]] += entry.inlinetime
                functions[f"{inside} {entry.code.co_qualname}"] += entry.inlinetime
                for call in entry.calls or ():
                    if isinstance(call.code, str):
                        packages[inside.partition("/")[0]] += call.inlinetime
                        functions[f"{call.code.strip('<>')} in {inside}"] += call.inlinetime
        return f"{_shares(packages)}; above all {_shares(functions)}"


@contextmanager
def profiled() -> Iterator[Profile]:
    """Profile this thread. Small functions look slower than they are."""
    found = Profile()
    found.profile.enable()
    try:
        yield found
    finally:
        found.profile.disable()


def _shares(times: Mapping[str, float]) -> str:
    whole = sum(times.values()) or 1.0
    most = sorted(times, key=times.__getitem__, reverse=True)[:_SHARES_MAX]
    return ", ".join(f"{name} {times[name] / whole:.0%}" for name in most)


def _inside(code: CodeType) -> str:
    """The file of a function, relative to the folder that contains its package."""
    path = Path(code.co_filename)
    for folder in (_LIBRARIES, _PROGRAM):
        if path.is_relative_to(folder):
            path = path.relative_to(folder)
    return path.as_posix().rpartition("site-packages/")[2].strip("<>")
