"""The workflow that builds the installers on each platform, checked without running it."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

FILE = Path(__file__).parents[2] / ".github/workflows/installers.yml"

# The keys of GitHub's workflow syntax that are used here: any other key is a typing error.
OF_THE_WHOLE = {"name", True, "permissions", "concurrency", "jobs"}  # YAML reads "on" as true
OF_A_JOB = {"runs-on", "container", "timeout-minutes", "env", "defaults", "steps"}
OF_A_STEP = {"name", "if", "uses", "with", "run"}
OF_AN_ACTION = {
    "actions/checkout": {"persist-credentials"},
    "actions/setup-python": {"python-version"},
    "actions/upload-artifact": {"name", "path", "if-no-files-found"},
}
TERM = re.compile(r"secrets\.[A-Z_]+|env\.[A-Z_]+( != '')?|github\.ref")


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


def test_every_step_of_the_workflow_runs_something(workflow: dict[str, Any]) -> None:
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    assert all(("run" in step) != ("uses" in step) for step in steps)


def test_every_action_is_pinned_to_one_commit_whose_version_is_named() -> None:
    used = re.findall(r"uses: (.+)", FILE.read_text(encoding="utf-8"))
    pinned = [
        re.fullmatch(r"([a-z/-]+)@[0-9a-f]{40} # v[0-9]+(\.[0-9]+){2}", each) for each in used
    ]
    assert None not in pinned
    assert {found[1] for found in pinned if found} == OF_AN_ACTION.keys()
    assert len(set(used)) == len(OF_AN_ACTION)  # one version of each


def test_a_checkout_leaves_no_credentials_for_later_steps(workflow: dict[str, Any]) -> None:
    for job in workflow["jobs"].values():
        for step in job["steps"]:
            if step.get("uses", "").startswith("actions/checkout@"):
                assert step["with"] == {"persist-credentials": False}


def test_the_workflow_uses_only_keys_that_github_knows(workflow: dict[str, Any]) -> None:
    assert workflow.keys() == OF_THE_WHOLE
    for job in workflow["jobs"].values():
        assert job.keys() <= OF_A_JOB
        for step in job["steps"]:
            assert step.keys() <= OF_A_STEP
            action = step.get("uses", "").partition("@")[0]
            assert step.get("with", {}).keys() <= OF_AN_ACTION.get(action, set())


def test_every_expression_of_the_workflow_is_valid() -> None:
    text = FILE.read_text(encoding="utf-8")
    terms = re.findall(r"\$\{\{ (.+?) \}\}", text)
    assert len(terms) == text.count("${{") == text.count("}}")
    assert [term for term in terms if not TERM.fullmatch(term)] == []


def test_every_variable_in_a_condition_is_set(workflow: dict[str, Any]) -> None:
    for job in workflow["jobs"].values():
        asked = {step["if"] for step in job["steps"] if "if" in step}
        names = {name for term in asked for name in re.findall(r"env\.([A-Z_]+)", term)}
        assert names <= job.get("env", {}).keys()


@pytest.mark.parametrize("name", ["linux", "macos"])
def test_every_shell_script_of_the_workflow_can_be_read(
    workflow: dict[str, Any], name: str
) -> None:
    for step in workflow["jobs"][name]["steps"]:
        command = ["bash", "-n", "-c", step.get("run", "")]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, ""), step
