"""The files of resources/cluster agree with the program and with each other."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import yaml
from psycopg.conninfo import conninfo_to_dict

from petstore_gui.service.commands import add_serve_arguments
from tests.cluster.compose import CLUSTER, COMPOSE, SERVERS, SERVICES, parts
from tests.service.running import ROOT


def test_the_services_are_started_with_arguments_that_the_program_knows() -> None:
    for name in SERVICES:
        program, command, *arguments = parts()[name]["command"]
        assert (program, command) == ("petstore-gui", "serve")
        parser = argparse.ArgumentParser()
        add_serve_arguments(parser)
        asked = parser.parse_args(arguments)
        assert asked.key_file == Path("/run/secrets/key")
        assert asked.allow_insecure, "the balancer has the certificate"
        assert conninfo_to_dict(asked.database)["host"] == ",".join(SERVERS)


def test_the_balancer_asks_each_service_whether_it_is_ready() -> None:
    config = (CLUSTER / "haproxy.cfg").read_text("utf-8")
    assert "http-check send meth GET uri /readyz " in config
    for name in SERVICES:
        assert f"server {name} {name}:8080" in config


def test_each_secret_and_volume_that_is_used_is_there() -> None:
    whole = yaml.safe_load(COMPOSE.read_text("utf-8"))
    for name, part in parts().items():
        assert set(part["secrets"]) <= set(whole["secrets"]), name
        for volume in part.get("volumes", []):
            source, *_ = volume.partition(":")
            assert source in whole["volumes"] or (CLUSTER / source).is_file(), volume


def test_an_image_gets_what_the_wheel_is_made_of_and_no_secret(tmp_path: Path) -> None:
    told = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    nothing, *lines = [line for line in told if not line.startswith("#")]
    assert nothing == "*"
    left_out = [line for line in lines if not line.startswith("!")]
    assert "resources/cluster" in left_out
    context = tmp_path / "context"
    context.mkdir()
    for line in lines:
        place = line.removeprefix("!")
        if place in left_out:
            shutil.rmtree(context / place, ignore_errors=True)
        elif (ROOT / place).is_dir():
            shutil.copytree(ROOT / place, context / place)
        else:
            shutil.copy(ROOT / place, context / place)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=context, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    for needed in ("service/store/migrations/versions/0002_base.py", "resources/style.qss"):
        assert f"petstore_gui/{needed}" in names
    assert not [name for name in names if "cluster" in name]
    not_committed = (ROOT / ".gitignore").read_text("utf-8").splitlines()
    assert {"/resources/cluster/secrets/", "/resources/cluster/*.pem"} <= set(not_committed)
