"""The program's own service as a process, which ends with this one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.service.running import KEY, SERVE
from tests.support.screen import announcing


@contextmanager
def own_service(database: Path | str, *, sample: int = 0) -> Iterator[str]:
    """Serve a database, a new one with so many made-up animals; yields the base address."""
    with TemporaryDirectory(prefix="petstore-key-") as folder:
        key = Path(folder, "key")
        key.touch(mode=0o600)
        key.write_text(KEY, "ascii")
        command = [*SERVE, "--key-file", str(key), "--port", "0", "--database", str(database)]
        with announcing(*command, *(["--sample", str(sample)] if sample else [])) as line:
            yield json.loads(line)["listening"]
