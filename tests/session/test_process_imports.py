"""What the window's process imports to start the local service, before it shows anything."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.service.running import ROOT

HEAVY = ["asyncio", "httpx", "msgspec", "PySide6", "sqlalchemy", "starlette", "uvicorn"]


@pytest.mark.parametrize("module", ["session.local_process", "service.commands"])
def test_the_process_module_imports_nothing_heavy(module: str) -> None:
    code = f"import sys, petstore_gui.{module}; print(*sys.modules)"
    told = subprocess.run(
        [sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r}); {code}"],
        capture_output=True,
        check=True,
        text=True,
    )
    loaded = {name.partition(".")[0] for name in told.stdout.split()}
    assert "petstore_gui" in loaded
    assert loaded.isdisjoint(HEAVY)
