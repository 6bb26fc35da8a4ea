"""A language made by rule from English: accents, a third longer, each text within brackets."""

from __future__ import annotations

import re

from PySide6.QtCore import QTranslator

_ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀćđéƒǵĥíĵķĺɱńóṕɋŕśťúṽẃẋýźÁƁĆĐÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼẂẊÝŹ",
)
_KEPT = re.compile(r"(\{\w+\}|%L?[n\d])")
_LONGER = 0.35
_TEXT = re.compile(r"⟦[^⟦⟧]*⟧")
_ENGLISH = re.compile(r"[A-Za-z]{2}")
_ADDED = re.compile(r"[.!?](\s|$)")


class PseudoLanguage(QTranslator):
    """Translates every text, those of Qt as well."""

    def translate(
        self, _context: str, source: str, _meaning: str | None = None, _number: int = -1
    ) -> str:
        parts = _KEPT.split(source)
        accents = (one if _KEPT.match(one) else one.translate(_ACCENTS) for one in parts)
        longer = ("~~~ " * len(source))[: round(_LONGER * len(source))].rstrip()
        return f"⟦{''.join(accents)}{longer}⟧"

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


def is_foreign(text: str) -> bool:
    """Whether a part of a text is English, or an end of a sentence that no translator has seen."""
    outside, before = text, ""
    while outside != before:
        before, outside = outside, _TEXT.sub("", outside)
    return bool(_ENGLISH.search(text) or _ADDED.search(outside))
