"""The files of resources/cluster agree with the program and with each other."""

from __future__ import annotations

import argparse
from pathlib import Path

import yaml

from petstore_gui.service.serve_command import add_serve_arguments
from petstore_gui.service.store.postgresql import by_host
from tests.cluster.compose import CLUSTER, COMPOSE, SERVERS, SERVICES, parts


def test_the_services_are_started_with_arguments_that_the_program_knows() -> None:
    for name in SERVICES:
        program, command, *arguments = parts()[name]["command"]
        assert (program, command) == ("petstore-gui", "serve")
        parser = argparse.ArgumentParser()
        add_serve_arguments(parser)
        asked = parser.parse_args(arguments)
        assert asked.key_file == Path("/run/secrets/key")
        assert [f"host={server}:5432" in by_host(asked.database) for server in SERVERS] == [
            True
        ] * 2


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
