"""Whole numbers in Code 128 (ISO/IEC 15417), which every scanner of bars reads."""

from __future__ import annotations

QUIET = 10
"""Modules that stay white at each end."""

_WIDTHS = """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232
    122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122
    321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311
    211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113
    213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422
    121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111
    241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121
    412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412
    211214 211232 2331112
"""
_PATTERNS = tuple(_WIDTHS.split())
"""Widths of bars and gaps in turn, in modules, by the value of a symbol character."""

_TO_PAIRS, _START, _START_PAIRS, _STOP = 99, 104, 105, 106


def code_128(number: int) -> tuple[int, ...]:
    """The widths of bars and gaps in turn, in modules; the first and the last are bars.

    Digits go by twos. A minus sign, and the first of an odd number of digits, come one by one.
    """
    text = str(number)
    count_alone = len(text) % 2 if number >= 0 else 2 - len(text) % 2
    values = [_START, *(ord(one) - ord(" ") for one in text[:count_alone])] if count_alone else []
    if rest := text[count_alone:]:
        values.append(_TO_PAIRS if values else _START_PAIRS)
        values += [int(rest[place : place + 2]) for place in range(0, len(rest), 2)]
    check = (values[0] + sum(place * value for place, value in enumerate(values))) % 103
    return tuple(int(width) for value in (*values, check, _STOP) for width in _PATTERNS[value])
