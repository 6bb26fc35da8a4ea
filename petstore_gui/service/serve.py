"""Runs the service with the arguments of `serve`, or says in one line why it cannot."""

from __future__ import annotations

import argparse
import json
import logging
import signal
import ssl
from collections.abc import Iterator
from contextlib import (
    AbstractContextManager,
    closing,
    contextmanager,
    nullcontext,
    suppress,
)
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.types import ASGIApp

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.bounded_log import ShortLog
from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.key_source import (
    NoKey,
    key_from_descriptor,
    key_from_file,
    others_may_read,
)
from petstore_gui.service.parent_watch import end_with
from petstore_gui.service.serve_command import warn
from petstore_gui.service.served_store import database_file, store_of
from petstore_gui.service.server import (
    CertificateNotUsable,
    NotListening,
    authority,
    config,
    is_loopback,
    listen,
    run,
    tls_context,
)
from petstore_gui.service.store.daily_copies import DailyCopies
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.loss import StoreLost
from petstore_gui.service.store.store import Store
from petstore_gui.support.core_files import close_memory
from petstore_gui.support.standard_output import NotPrinted, print_line

if TYPE_CHECKING:
    from petstore_gui.service.http.health import Health
    from petstore_gui.service.http.known_keys import KnownKeys

EXIT_FAILED = 1

_GRACE = 10
_GRACE_OWN = 1
"""Seconds for running requests to end. A window that closes does not wait for them."""

_STDIN = 0


def launch(args: argparse.Namespace) -> int:
    """Run the service with the arguments of `add_serve_arguments`; returns the exit status."""
    form = "%(asctime)s %(levelname)s %(message)s"
    handler = ShortLog() if args.own else _json_lines()
    logging.basicConfig(level=logging.WARNING, format=form, handlers=[handler])
    close_memory()
    try:
        key, tls = _key(args), _tls(args)
        if args.own:
            end_with(_STDIN)
        _serve(args, key, tls)
    except (NoKey, CertificateNotUsable) as error:
        args.usage_error(str(error))  # exits with status 2
        raise
    except NotPrinted as failure:
        warn(str(failure))
        return EXIT_FAILED
    except (StoreError, NotListening) as failure:
        warn(str(failure))
        if args.own:  # last: the window may read the log as soon as it reads this
            loss = asdict(failure.loss) if isinstance(failure, StoreLost) else None
            with suppress(NotPrinted):
                _print_status({"failed": failure.reason, "detail": str(failure), "loss": loss})
        return EXIT_FAILED
    return 0


def _serve(args: argparse.Namespace, key: str, tls: ssl.SSLContext | None) -> None:
    file = database_file(args)
    with (
        closing(listen(args.host, args.port)) as listener,
        closing(store_of(args, file)) as store,
        _copies(args, file),
        _named_keys(args) as known_keys,
    ):
        host = authority(args.host, listener)
        if tls is None and not is_loopback(listener):
            warn("anybody on the network can read the key: add --tls-cert and --tls-key")
        status: dict[str, object] = {"listening": f"{'https' if tls else 'http'}://{host}/v1"}
        health = None if args.own else _health(store)
        app = make_app(
            store,
            key,
            only_host=host if args.own else None,
            on_damage=_end if args.own else lambda: None,
            shop_file=args.shop_file,
            health=health,
            known_keys=known_keys,
        )
        with _counted(args, _logged(args, app), store, status) as counted:
            grace = _GRACE_OWN if args.own else _GRACE
            run(
                config(counted, grace, reads_sockets=file is None),
                listener,
                tls=tls,
                on_listening=lambda: _print_status(status),
                health=health,
            )


def _end() -> None:
    """End, so that the window restarts the service, which then checks the whole database."""
    signal.raise_signal(signal.SIGTERM)


def _copies(args: argparse.Namespace, database: Path | None) -> AbstractContextManager[object]:
    if database is None or not (args.own or args.daily_copies):
        return nullcontext()
    return DailyCopies(database)


# The window's own service needs none of the following, and starts sooner without the imports.


def _json_lines() -> logging.Handler:
    from petstore_gui.service.http.request_log import JsonLines  # noqa: PLC0415

    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    return handler


def _health(store: Store) -> Health:
    from petstore_gui.service.http.health import Health  # noqa: PLC0415

    return Health(store.edition)


def _logged(args: argparse.Namespace, app: ASGIApp) -> ASGIApp:
    if args.own:
        return app
    from petstore_gui.service.http.request_log import RequestLog  # noqa: PLC0415

    return RequestLog(app)


@contextmanager
def _named_keys(args: argparse.Namespace) -> Iterator[KnownKeys | None]:
    """Those beside the key that was given; the window's own service has none."""
    if args.own:
        yield None
        return
    from petstore_gui.service.http.known_keys import KnownKeys  # noqa: PLC0415
    from petstore_gui.service.store.named_keys import open_keys  # noqa: PLC0415

    with closing(open_keys(args.database)) as named:
        yield KnownKeys(named.digests)


@contextmanager
def _counted(
    args: argparse.Namespace, app: ASGIApp, store: Store, status: dict[str, object]
) -> Iterator[ASGIApp]:
    """The application with figures, if they are asked for; `status` says where they are."""
    if args.metrics_port is None:
        yield app
        return
    try:
        from petstore_gui.service.metrics import Metrics, serving  # noqa: PLC0415 - if asked for
    except ImportError as error:
        needed = "--metrics-port needs one package more: pip install 'petstore-gui[metrics]'"
        raise StoreError(StartFailure.UNKNOWN, needed) from error
    metrics = Metrics(store)
    with serving(metrics, args.metrics_host, args.metrics_port) as address:
        status["metrics"] = address
        yield metrics.around(app)


def _key(args: argparse.Namespace) -> str:
    if args.key_stdin:
        return key_from_descriptor(_STDIN)
    if args.key_file is None:
        raise NoKey("it needs an API key")
    key = key_from_file(args.key_file)
    if others_may_read(args.key_file):
        warn(f"others on this computer can read the key: chmod 600 {args.key_file}")
    return key


def _tls(args: argparse.Namespace) -> ssl.SSLContext | None:
    return tls_context(args.tls_cert, args.tls_key) if args.tls_cert else None


def _print_status(status: dict[str, object]) -> None:
    """Print one line of JSON, for the program that started the service. Raises `NotPrinted`."""
    print_line(json.dumps(status))
