"""QR codes of IDs."""

from __future__ import annotations

import segno

from petstore_gui.ui.printing.codes import QrMatrix


def qr_code(text: str) -> QrMatrix:
    """The modules of a code, row by row; 1 is dark. It has room for any int64.

    Trying every mask for the best picture would take six times as long: scanners read each.
    """
    code = segno.make_qr(text, version=1, error="m", mask=0, boost_error=False)
    return tuple(code.matrix)
