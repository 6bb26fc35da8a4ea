"""The contrast of two colours, and the least that WCAG 2.2 asks for."""

from __future__ import annotations

import math

from PySide6.QtGui import QColor

TEXT_MIN = 4.5
MARK_MIN = 3.0


def luminance(colour: str) -> float:
    """Relative luminance, from 0 to 1."""
    parts = (QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF())
    linear = [
        part / 12.92 if part <= 0.04045 else math.pow((part + 0.055) / 1.055, 2.4) for part in parts
    ]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    """From 1 to 21."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)
