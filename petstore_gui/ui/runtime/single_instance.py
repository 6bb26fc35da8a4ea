"""A second start of the same profile raises the window of the first, and exits."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QDeadlineTimer, QObject, QThread
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_DONE = b"raised\n"
_PAUSE_MS = 20

log = logging.getLogger(__name__)


def listen(
    profile_name: str, started_again: Callable[[], object], parent: QObject | None = None
) -> Callable[[], None]:
    """Call `started_again` at each later start of a profile; returns what ends this.

    Only the holder of the profile's lock may listen.
    """
    server = QLocalServer(parent)
    server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)

    def answer() -> None:
        while (later := server.nextPendingConnection()) is not None:
            later.disconnected.connect(later.deleteLater)
            later.write(_DONE)
            later.disconnectFromServer()
            started_again()

    server.newConnection.connect(answer)
    name = _socket_name(profile_name)
    QLocalServer.removeServer(name)  # left by a crash: the lock proves that this is the first
    if not server.listen(name):
        log.info("later starts cannot be heard: %s", server.errorString())
    return server.close


def ask_to_raise(profile_name: str, timeout_ms: int) -> bool:
    """Ask the first instance to raise its window; returns whether it did within `timeout_ms`.

    The first instance may hold the lock before it listens, so it is asked until it answers.
    Blocks, and needs no event loop.
    """
    deadline = QDeadlineTimer(timeout_ms)
    while not deadline.hasExpired():
        if _ask(_socket_name(profile_name), deadline):
            return True
        QThread.msleep(_PAUSE_MS)
    return False


def _ask(name: str, deadline: QDeadlineTimer) -> bool:
    socket = QLocalSocket()
    socket.connectToServer(name)
    return (
        socket.waitForConnected(deadline.remainingTime())
        and socket.waitForReadyRead(deadline.remainingTime())
        and socket.readAll().data() == _DONE
    )


def _socket_name(profile_name: str) -> str:
    return f"petstore-{profile_name}"
