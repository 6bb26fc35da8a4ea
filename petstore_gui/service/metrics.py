"""Figures of the service for Prometheus, on a port of their own. Imported only if asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector
from prometheus_client import start_http_server as start_metrics_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from petstore_gui.service.certificate import Certificate
from petstore_gui.service.server import NotListening, authority
from petstore_gui.service.store.store import Store
from petstore_gui.support.certificate_days import days_left

_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10)
"""The buckets that OpenTelemetry advises for `http.server.request.duration`."""

_PETS = "/v1/pets"
_PET_ID = re.compile(r"/-?[0-9]+$")


class Metrics:
    """What is counted. No label comes from a client: nobody can make ever new series."""

    def __init__(self, store: Store, certificate: Certificate | None) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._requests = Histogram(
            "http_server_request_duration_seconds",
            "Time from the head of a request to the end of its response.",
            ("http_request_method", "http_route", "http_response_status_code"),
            buckets=_SECONDS,
            registry=self.registry,
        )
        self._adds = Counter(
            "petstore_adds", "Adds that were answered with 201.", registry=self.registry
        )
        self.registry.register(_Known(store, certificate))

    def count(self, method: str, path: str, status: int, seconds: float) -> None:
        """Count a request; see `Count`."""
        route = _PET_ID.sub("/{petId}", path)
        self._requests.labels(method, route, status).observe(seconds)
        if (route, status) == (_PETS, HTTPStatus.CREATED):
            self._adds.inc()


class _Known(Collector):
    """Reads what is known already: Prometheus never makes the database work."""

    def __init__(self, store: Store, certificate: Certificate | None) -> None:
        self._store, self._certificate = store, certificate

    def collect(self) -> Iterator[GaugeMetricFamily]:
        number = self._store.last_edition.partition(".")[0]
        if number.isdigit():
            about = "Number of the edition that the last list or /readyz has seen."
            yield GaugeMetricFamily("petstore_edition", about, float(number))
        if self._certificate is not None:
            days = days_left(self._certificate.not_after)
            about = "Days until the certificate ends."
            yield GaugeMetricFamily("petstore_certificate_days_left", about, days)
        pool = GaugeMetricFamily(
            "petstore_pool_connections", "Connections to PostgreSQL.", labels=("pool", "state")
        )
        for name, (in_use, idle) in self._store.database.pools().items():
            pool.add_metric((name, "in_use"), in_use)
            pool.add_metric((name, "idle"), idle)
        yield pool


@contextmanager
def serving(metrics: Metrics, host: str, port: int) -> Iterator[str]:
    """Serve the figures; yields the address. Raises `NotListening`."""
    try:
        server, thread = start_metrics_server(port, host, metrics.registry)
    except OSError as error:
        why = error.strerror or error
        raise NotListening(f"cannot listen on {host}, port {port}, for metrics: {why}") from error
    try:
        yield f"http://{authority(host, server.socket)}/metrics"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
