"""The workflow that builds the installers on each platform, checked without running it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

FILE = Path(__file__).parents[2] / ".github/workflows/installers.yml"

ACTIONS = {"actions/checkout", "actions/setup-python", "actions/upload-artifact"}


@pytest.fixture
def workflow() -> dict[str, Any]:
    parsed: dict[str, Any] = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return parsed


def commands_of(job: dict[str, Any]) -> str:
    return "\n".join(step.get("run", "") for step in job["steps"])


def test_each_platform_builds_and_tries_its_own_installer(workflow: dict[str, Any]) -> None:
    runners = {name: job["runs-on"].partition("-")[0] for name, job in workflow["jobs"].items()}
    assert runners == {"linux": "ubuntu", "windows": "windows", "macos": "macos"}
    for job in workflow["jobs"].values():
        assert "resources/installer/build.py" in commands_of(job).replace(
            "make installer", "resources/installer/build.py"
        )
        assert "--self-test" in commands_of(job)
        assert int(job["timeout-minutes"]) <= 60
        assert job["steps"][-1]["with"]["if-no-files-found"] == "error"


def test_the_workflow_may_only_read_and_signs_where_a_certificate_is_given(
    workflow: dict[str, Any],
) -> None:
    assert workflow["permissions"] == {"contents": "read"}
    for name in ("windows", "macos"):
        job = workflow["jobs"][name]
        [bringing] = [step for step in job["steps"] if "certificate" in step.get("name", "")]
        assert bringing["if"] == "${{ env.CERTIFICATE != '' }}"
        assert all("secrets." not in step.get("run", "") for step in job["steps"])


def test_every_action_is_pinned_to_one_commit_whose_version_is_named() -> None:
    used = re.findall(r"uses: (.+)", FILE.read_text(encoding="utf-8"))
    pinned = [
        re.fullmatch(r"([a-z/-]+)@[0-9a-f]{40} # v[0-9]+(\.[0-9]+){2}", each) for each in used
    ]
    assert None not in pinned
    assert {found[1] for found in pinned if found} == ACTIONS
    assert len(set(used)) == len(ACTIONS)  # one version of each


def test_a_checkout_leaves_no_credentials_for_later_steps(workflow: dict[str, Any]) -> None:
    for job in workflow["jobs"].values():
        for step in job["steps"]:
            if step.get("uses", "").startswith("actions/checkout@"):
                assert step["with"] == {"persist-credentials": False}
