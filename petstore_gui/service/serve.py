"""Runs the service with the arguments of `serve`, or says in one line why it cannot."""

from __future__ import annotations

import argparse
import json
import logging
import signal
import ssl
import sys
from collections.abc import Iterator
from contextlib import (
    AbstractContextManager,
    ExitStack,
    closing,
    contextmanager,
    nullcontext,
    suppress,
)
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
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
from petstore_gui.service.server import (
    CertificateNotUsable,
    NotListening,
    authority,
    is_loopback,
    listen,
    run,
    tls_context,
)
from petstore_gui.service.store.daily_copies import DailyCopies
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.lost_file import StoreLost, file_of, open_unless_lost
from petstore_gui.service.store.remains import recovered
from petstore_gui.service.store.sample_changes import change_samples, sample_state
from petstore_gui.service.store.samples import SAMPLE_MARK, made_up, sample_animals
from petstore_gui.service.store.store import Store, open_store, sqlite_path
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
    """Run the service with the arguments of `add_arguments`; returns the exit status."""
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
        _warn(str(failure))
        return EXIT_FAILED
    except (StoreError, NotListening) as failure:
        _warn(str(failure))
        if args.own:  # last: the window may read the log as soon as it reads this
            loss = asdict(failure.loss) if isinstance(failure, StoreLost) else None
            with suppress(NotPrinted):
                _print_status({"failed": failure.reason, "detail": str(failure), "loss": loss})
        return EXIT_FAILED
    return 0


def _serve(args: argparse.Namespace, key: str, tls: ssl.SSLContext | None) -> None:
    file = _sqlite_file(args)
    aside = _recover(args, file)
    with (
        closing(listen(args.host, args.port)) as listener,
        closing(_store(args, file)) as store,
        _copies(args, file),
        _named_keys(args) as known_keys,
    ):
        host = authority(args.host, listener)
        if tls is None and not is_loopback(listener):
            _warn("anybody on the network can read the key: add --tls-cert and --tls-key")
        status: dict[str, object] = {"listening": f"{'https' if tls else 'http'}://{host}/v1"}
        if args.own:
            status |= msgspec.structs.asdict(sample_state(store, Path(args.database)))
            status["aside"] = aside
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
            run(
                counted,
                listener,
                tls=tls,
                grace=_GRACE_OWN if args.own else _GRACE,
                on_listening=lambda: _print_status(status),
                health=health,
            )


def _sqlite_file(args: argparse.Namespace) -> Path | None:
    """The file to which `--database` leads, or None for a server. Raises `StoreError`."""
    path = sqlite_path(args.database)
    if path is None:
        return None
    try:
        file = file_of(path, args.known_id)
        is_device = file.is_char_device() or file.is_block_device()
        recovered(file).exists()  # else no file may have a name as long as what is put beside it
    except OSError as error:
        raise StoreError(StartFailure.CANNOT_WRITE, f"{path}: {error.strerror}") from error
    if is_device:  # it could be read without end, or be renamed
        raise StoreError(StartFailure.CANNOT_WRITE, f"{path} is a device, and no file")
    return file


def _recover(args: argparse.Namespace, database: Path | None) -> str | None:
    """Replace a lost database if asked to; return where the lost one is now."""
    choice = args.recover or args.recover_copy
    if choice is None or database is None:
        return None
    from petstore_gui.service.store.recovery import recover  # noqa: PLC0415 - after a loss only

    return str(recover(database, choice, args.known_id or 0) or "")


def _store(args: argparse.Namespace, database: Path | None) -> Store:
    if database is None:
        return _open(args)
    if recovered(database).exists():
        from petstore_gui.service.store.recovery import finish  # noqa: PLC0415 - after a loss only

        finish(database)
    opening = partial(_open, args)
    return open_unless_lost(database, args.known_id, opening, looks=args.own, checks=args.check_all)


def _end() -> None:
    """End, so that the window restarts the service, which then checks the whole database."""
    signal.raise_signal(signal.SIGTERM)


def _open(args: argparse.Namespace) -> Store:
    if args.samples_once:
        return open_store(args.database, first=sample_animals, mark=SAMPLE_MARK)
    store = open_store(args.database)
    if args.change_samples:
        with ExitStack() as undo:
            undo.callback(store.close)
            change_samples(store, Path(args.database), args.change_samples)
            undo.pop_all()
    if args.sample and not store.fill(made_up(args.sample)):
        _warn("the store is not empty: no animals were made up")
    return store


def _copies(args: argparse.Namespace, database: Path | None) -> AbstractContextManager[object]:
    if database is None or not (args.own or args.daily_copies):
        return nullcontext()
    return DailyCopies(database, on_damage=_end if args.own else lambda: None)


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
        _warn(f"others on this computer can read the key: chmod 600 {args.key_file}")
    return key


def _tls(args: argparse.Namespace) -> ssl.SSLContext | None:
    return tls_context(args.tls_cert, args.tls_key) if args.tls_cert else None


def _print_status(status: dict[str, object]) -> None:
    """Print one line of JSON, for the program that started the service. Raises `NotPrinted`."""
    print_line(json.dumps(status))


def _warn(text: str) -> None:
    sys.stderr.write(f"petstore-gui serve: {text}\n")
