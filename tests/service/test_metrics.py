"""`serve --metrics-port`: figures for Prometheus."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import httpx
import pytest

from tests.service.running import KEY, bearer, running
from tests.support.processes import until
from tests.support.waiting import PATIENCE

pytestmark = pytest.mark.slow

DURATION = "http_server_request_duration_seconds"


def get(url: str) -> str:
    return httpx.get(url, trust_env=False, timeout=PATIENCE).text


def test_requests_are_counted_by_route_and_status(tmp_path: Path) -> None:
    figures = ("--metrics-port", "0", "--sample", "3")
    with running("--database", tmp_path / "animals.sqlite", *figures) as service:
        metrics, root = service.status["metrics"], service.url.removesuffix("/v1")
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/metrics", metrics)
        with httpx.Client(headers=bearer(KEY), trust_env=False, timeout=PATIENCE) as client:
            client.get(f"{service.url}/pets")
            for pet_id in ("1", "2", "987654321"):
                client.get(f"{service.url}/pets/{pet_id}")
            for _ in range(2):
                client.post(f"{service.url}/pets", json={"name": "Rex", "categoryId": 1})
            client.get(f"{root}/readyz")
            client.request("PROPFIND", f"{root}/secret-path")
        count = f"{DURATION}_count{{http_request_method="
        expected = [
            f'{count}"GET",http_response_status_code="200",http_route="/v1/pets"}} 1.0',
            f'{count}"GET",http_response_status_code="200",http_route="/v1/pets/{{petId}}"}} 2.0',
            f'{count}"GET",http_response_status_code="404",http_route="/v1/pets/{{petId}}"}} 1.0',
            f'{count}"POST",http_response_status_code="201",http_route="/v1/pets"}} 2.0',
            f'{count}"GET",http_response_status_code="200",http_route="/readyz"}} 1.0',
            f'{count}"_OTHER",http_response_status_code="404",http_route="other"}} 1.0',
            "petstore_adds_total 2.0",
        ]
        # A response may reach its client before it is counted.
        until(lambda: set(expected) <= set(_sorted_labels(get(metrics))))
        text = get(metrics)
        assert "process_resident_memory_bytes" in text or sys.platform == "win32"
        assert re.search(r"^petstore_edition [1-9]", text, re.MULTILINE)
        assert "987654321" not in text
        assert "secret" not in text
        assert httpx.get(f"{root}/metrics", headers=bearer(KEY), trust_env=False).status_code == 404


def _sorted_labels(text: str) -> list[str]:
    """The lines, with the labels of each in the order of their names."""

    def in_order(match: re.Match[str]) -> str:
        return "{" + ",".join(sorted(re.findall(r'\w+="[^"]*"', match[0]))) + "}"

    return [re.sub(r"\{.*\}", in_order, line) for line in text.splitlines()]
