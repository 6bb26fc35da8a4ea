"""How growth is fitted and drawn."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from tests.benchmarks.chart import Curve, chart
from tests.benchmarks.growth import exponent

SVG = "{http://www.w3.org/2000/svg}"
SIZES = (1_000, 10_000, 100_000, 1_000_000)


@pytest.mark.parametrize(
    ("values", "expected"),
    [((5, 5, 5, 5), 0), ((1, 10, 100, 1_000), 1), ((1, 100, 10_000, 1_000_000), 2)],
)
def test_the_exponent_of_a_power_law_is_found(values: tuple[float, ...], expected: float) -> None:
    assert exponent(SIZES, values) == pytest.approx(expected)


def test_a_growing_curve_rises_and_a_constant_one_is_level() -> None:
    drawn = chart(SIZES, [Curve("up", (1, 2, 3, 4), 0.2), Curve("a<b", (8, 8, 8, 8), 0)], 16)
    root = ET.fromstring(drawn)  # noqa: S314 - our own output
    lines = [line.attrib["points"].split() for line in root.iter(f"{SVG}polyline")]
    heights = [[float(point.split(",")[1]) for point in line] for line in lines]
    assert heights[0] == sorted(heights[0], reverse=True)
    assert len(set(heights[0])) == len(SIZES)
    assert len(set(heights[1])) == 1
    words = [text.text for text in root.iter(f"{SVG}text")]
    assert "a<b: 8 ms, n^0.00" in words
    assert "1,000,000" in words
