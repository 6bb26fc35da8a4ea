"""A second start of the same profile raises the window of the first, and exits."""

from __future__ import annotations

import logging

from PySide6.QtCore import QDeadlineTimer, QObject, QThread, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_DONE = b"raised\n"
_PAUSE_MS = 20

log = logging.getLogger(__name__)


class FirstInstance(QObject):
    """Listens for later starts of a profile. Only the holder of the profile's lock may create one.

    Signals:
        raise_requested(): the program was started again, and the window should be raised.
    """

    raise_requested = Signal()

    def __init__(self, profile_name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        name = _socket_name(profile_name)
        QLocalServer.removeServer(name)  # left by a crash: the lock proves that this is the first
        if not self._server.listen(name):
            log.info("later starts cannot be heard: %s", self._server.errorString())

    def close(self) -> None:
        """Stop listening."""
        self._server.close()

    def _answer(self) -> None:
        while (later := self._server.nextPendingConnection()) is not None:
            later.disconnected.connect(later.deleteLater)
            later.write(_DONE)
            later.disconnectFromServer()
            self.raise_requested.emit()


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
