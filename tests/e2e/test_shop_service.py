"""The window with another service, such as one on a shop's server."""

from __future__ import annotations

import re
from pathlib import Path

from tests.e2e.settings_form import filled_in_settings, save
from tests.service.running import KEY
from tests.service.running import running as serving
from tests.support.accessibility import Accessible
from tests.support.hands import Hands
from tests.support.processes import Program


def test_another_deployment_is_plain_to_see(
    shop: Accessible, hands: Hands, running: Program, tmp_path: Path
) -> None:
    with serving("--database", tmp_path / "animals.sqlite", "--sample", "5000") as service:
        save(shop, filled_in_settings(shop, hands, service.url, KEY))
        shop.find("frame", "Petstore – Staging")
        shop.find("push button", re.compile("Deployment: Staging.*"))
        where = shop.find("label", re.compile("All 5,?000 animals")).description
        assert shop.find("table", "Animals").row_count == 5_000
        assert where.endswith(service.url.removeprefix("http://").removesuffix("/v1"))
        assert running.service is None
