"""A chart of curves over sizes as an SVG file; both scales are logarithmic."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

import msgspec

_WIDTH, _HEIGHT = 760, 420
_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 230, 24, 44
_COLOURS = ("#0f766e", "#b45309", "#1d4ed8", "#9d174d", "#4d7c0f", "#6d28d9")
_NAMES_APART = 18
"""The least distance between the names of two curves, in pixels."""


class Curve(msgspec.Struct, frozen=True):
    """A name, a value for each size, and the exponent of the growth."""

    name: str
    values: tuple[float, ...]
    exponent: float


def chart(sizes: Sequence[int], curves: Sequence[Curve], limit: float) -> str:
    """The curves in milliseconds over numbers of animals, with a line at `limit`."""
    values = [value for curve in curves for value in curve.values]
    lowest = math.floor(math.log10(min(values)))
    highest = math.ceil(math.log10(max(*values, limit * 2)))
    scale = _Scale(math.log10(sizes[0]), math.log10(sizes[-1]), lowest, highest)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}">',
        '<g font-family="sans-serif" font-size="12" fill="#374151">',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#ffffff"/>',
        *_grid(scale, sizes, limit),
        *_curves(scale, sizes, curves),
        "</g></svg>",
    ]
    return "\n".join(lines) + "\n"


class _Scale(msgspec.Struct, frozen=True):
    """Converts sizes and values to pixels. The bounds are exponents of ten."""

    first: float
    last: float
    lowest: float
    highest: float

    def x(self, size: float) -> float:
        share = (math.log10(size) - self.first) / (self.last - self.first)
        return round(_LEFT + share * (_WIDTH - _LEFT - _RIGHT), 1)

    def y(self, value: float) -> float:
        share = (math.log10(value) - self.lowest) / (self.highest - self.lowest)
        return round(_HEIGHT - _BOTTOM - share * (_HEIGHT - _TOP - _BOTTOM), 1)


def _grid(scale: _Scale, sizes: Sequence[int], limit: float) -> Iterator[str]:
    right, bottom = _WIDTH - _RIGHT, _HEIGHT - _BOTTOM
    for power in range(int(scale.lowest), int(scale.highest) + 1):
        y = scale.y(10.0**power)
        yield f'<path d="M{_LEFT} {y}H{right}" stroke="#e5e7eb"/>'
        yield f'<text x="{_LEFT - 8}" y="{y + 4}" text-anchor="end">{10.0**power:g} ms</text>'
    for size in sizes:
        x = scale.x(size)
        yield f'<path d="M{x} {_TOP}V{bottom}" stroke="#e5e7eb"/>'
        yield f'<text x="{x}" y="{bottom + 18}" text-anchor="middle">{size:,}</text>'
    y = scale.y(limit)
    yield f'<path d="M{_LEFT} {y}H{right}" stroke="#6b7280" stroke-dasharray="4 4"/>'
    yield f'<text x="{_LEFT + 6}" y="{y - 5}">{limit:g} ms, one frame</text>'
    yield f'<text x="{(_LEFT + right) / 2}" y="{_HEIGHT - 8}" text-anchor="middle">animals</text>'


def _curves(scale: _Scale, sizes: Sequence[int], curves: Sequence[Curve]) -> Iterator[str]:
    lowest_name = float(_HEIGHT)
    by_end = sorted(curves, key=lambda curve: curve.values[-1])
    for number, curve in enumerate(by_end):
        colour = _COLOURS[number % len(_COLOURS)]
        points = [
            f"{scale.x(size)},{scale.y(value)}"
            for size, value in zip(sizes, curve.values, strict=True)
        ]
        lowest_name = min(scale.y(curve.values[-1]) + 4, lowest_name - _NAMES_APART)
        words = escape(f"{curve.name}: {curve.values[-1]:.3g} ms, n^{curve.exponent:.2f}")
        yield f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}"'
        yield ' stroke-width="2"/>'
        yield f'<text x="{_WIDTH - _RIGHT + 10}" y="{lowest_name}" fill="{colour}">{words}</text>'
