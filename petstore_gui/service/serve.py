"""Runs the service with the arguments of `serve`, or says in one line why it cannot."""

from __future__ import annotations

import argparse
import json
import logging
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from dataclasses import asdict
from functools import partial
from pathlib import Path

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.certificate import Certificate, CertificateNotUsable
from petstore_gui.service.commands import warn
from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.http.auth import KnownKeys
from petstore_gui.service.http.health import Health
from petstore_gui.service.http.request_log import Count, JsonLines, RequestLog
from petstore_gui.service.key_source import (
    KEY_LENGTH_MIN,
    NoKey,
    key_from_descriptor,
    key_from_file,
    others_may_read,
)
from petstore_gui.service.own_process import ShortLog, end_with
from petstore_gui.service.server import (
    NotListening,
    Server,
    authority,
    config,
    is_loopback,
    listen,
)
from petstore_gui.service.store.daily_copies import DailyCopies
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.loss import StoreLost, open_unless_lost, recover
from petstore_gui.service.store.named_keys import open_keys
from petstore_gui.service.store.samples import made_up, samples
from petstore_gui.service.store.store import Store, open_store, sqlite_path
from petstore_gui.support.files import real_path
from petstore_gui.support.process import NotPrinted, close_memory, print_line


def store_of(args: argparse.Namespace, database: Path | None) -> Store:
    """The store in this file, or on a server for None. Raises `StoreError`."""
    first = samples if args.own_samples else None
    if database is not None and args.recover is not None:
        recover(database, args.recover, args.known_id, first)
    opening = partial(open_store, args.database, first=first)
    store = opening() if database is None else open_unless_lost(database, args.known_id, opening)
    if args.sample and not store.fill(made_up(args.sample)):
        warn("the store is not empty: no animals were made up")
    return store


_GRACE = 10
_GRACE_OWN = 1
"""Seconds for running requests to end. A window that closes does not wait for them."""

_STDIN = 0


def serve(args: argparse.Namespace) -> int:
    """Run the service until a signal ends it; returns the exit status.

    0 after a clean shutdown, 1 if it could not start, 130 for Ctrl+C before it listened. Exits
    with status 2 for unusable arguments, as argparse does.
    """
    _check(args)
    _log_to(args)
    if not args.own and hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # until there is a certificate to read again
    close_memory()
    try:
        key = _key(args)
        certificate = Certificate(args.tls_cert, args.tls_key) if args.tls_cert else None
        if args.own:
            end_with(_STDIN)
        _serve(args, key, certificate)
    except (NoKey, CertificateNotUsable) as error:
        args.usage_error(str(error))  # exits with status 2
        raise
    except (NotPrinted, StoreError, NotListening) as failure:
        warn(str(failure))
        # Last: the window may read the log as soon as it reads this.
        if args.own and not isinstance(failure, NotPrinted):
            loss = asdict(failure.loss) if isinstance(failure, StoreLost) else None
            with suppress(NotPrinted):
                status = {"failed": failure.reason, "detail": str(failure), "loss": loss}
                print_line(json.dumps(status))
        return 1
    return 0


def _check(args: argparse.Namespace) -> None:
    if args.daily_copies and args.database.startswith("postgresql://"):
        args.usage_error("--daily-copies is for a SQLite file; a server's own tools copy the rest")
    if bool(args.tls_cert) != bool(args.tls_key):
        args.usage_error("write both --tls-cert and --tls-key, or neither")


def _log_to(args: argparse.Namespace) -> None:
    plain = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    handler = ShortLog() if args.own else logging.StreamHandler()
    handler.setFormatter(plain if args.own else JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    if not args.own:
        logging.getLogger("petstore_gui").setLevel(logging.INFO)


def _check_secure(args: argparse.Namespace, key: str, listener: socket.socket) -> None:
    """Exit with one line, unless all is well or `--allow-insecure` was written."""
    if found := "; ".join(_insecure(args, key, listener)):
        if not args.allow_insecure:
            args.usage_error(f"{found}; to serve nevertheless, write --allow-insecure")
        warn(f"allowed by --allow-insecure: {found}")


def _insecure(args: argparse.Namespace, key: str, listener: socket.socket) -> Iterator[str]:
    if len(key) < KEY_LENGTH_MIN:
        yield f"the key has fewer than {KEY_LENGTH_MIN} characters"
    if args.key_file and others_may_read(args.key_file):
        yield f"others on this computer can read the key (chmod 600 {args.key_file})"
    if not args.tls_cert and not is_loopback(listener):
        yield "anybody on the network can read the key (add --tls-cert and --tls-key)"


def _serve(args: argparse.Namespace, key: str, certificate: Certificate | None) -> None:
    path = sqlite_path(args.database)
    file = None if path is None else real_path(path)
    with ExitStack() as opened:
        listener = opened.enter_context(closing(listen(args.host, args.port)))
        _check_secure(args, key, listener)
        store = opened.enter_context(closing(store_of(args, file)))
        if file is not None and (args.own or args.daily_copies):
            opened.enter_context(DailyCopies(file))
        host = authority(args.host, listener)
        status: dict[str, object] = {
            "listening": f"{'https' if certificate else 'http'}://{host}/v1"
        }
        health = None
        if args.own:
            # Ends, so that the window restarts the service, which then checks the whole database.
            end = partial(signal.raise_signal, signal.SIGTERM)
            app = make_app(store, key, only_host=host, on_damage=end)
        else:
            health = Health(store.edition)
            named = opened.enter_context(closing(open_keys(args.database)))
            keys = KnownKeys(named.all, named.note_use)
            app = make_app(store, key, health=health, known_keys=keys)
            count = _count(args, store, certificate, status, opened)
            app = RequestLog(app, _write, count)
            opened.callback(app.flush)
        grace = _GRACE_OWN if args.own else _GRACE
        how = config(
            app, grace, tls=certificate.context if certificate else None, reads_sockets=file is None
        )

        def on_listening() -> None:
            if certificate is not None:
                certificate.watch()
            print_line(json.dumps(status))

        Server(how, on_listening, health).run(sockets=[listener])


def _count(
    args: argparse.Namespace,
    store: Store,
    certificate: Certificate | None,
    status: dict[str, object],
    opened: ExitStack,
) -> Count:
    """Counts requests if figures are served; then `status` says where."""
    if args.metrics_port is None:
        return lambda *_: None
    try:
        from petstore_gui.service.metrics import Metrics, serving  # noqa: PLC0415 - if installed
    except ImportError as error:
        needed = "--metrics-port needs petstore-server, the package for servers"
        raise StoreError(StartFailure.UNKNOWN, needed) from error
    metrics = Metrics(store, certificate)
    status["metrics"] = opened.enter_context(serving(metrics, args.metrics_host, args.metrics_port))
    return metrics.count


def _write(lines: str) -> None:
    with suppress(OSError):  # nobody reads them any more
        sys.stderr.write(lines)


def _key(args: argparse.Namespace) -> str:
    if args.key_stdin:
        return key_from_descriptor(_STDIN)
    if args.key_file is None:
        raise NoKey("it needs an API key")
    return key_from_file(args.key_file)
