from __future__ import annotations

import ctypes
import sys

import pytest

from petstore_gui.support.windows_job import BasicLimits, ExtendedLimits


@pytest.mark.skipif(sys.maxsize < 2**32, reason="the sizes are those of 64 bits")
def test_structures_passed_to_windows_have_the_layout_of_its_headers() -> None:
    assert BasicLimits.flags.offset == 16
    assert ctypes.sizeof(BasicLimits) == 64
    assert ExtendedLimits.process_memory.offset == 112
    assert ctypes.sizeof(ExtendedLimits) == 144
