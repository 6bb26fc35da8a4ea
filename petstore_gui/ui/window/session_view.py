"""Shows the session in the window: the open deployment, and problems opening one."""

from __future__ import annotations

from PySide6.QtCore import QObject

from petstore_gui.domain.connection_problem import ConnectionProblem, ProblemKind
from petstore_gui.domain.deployment import Deployment
from petstore_gui.session.opened_deployment import Opened
from petstore_gui.session.session import Session
from petstore_gui.ui.text.connection_text import (
    connection_sentence,
    is_problem,
)
from petstore_gui.ui.text.words import deployment_word
from petstore_gui.ui.window.message import Topic
from petstore_gui.ui.window.message_log import MessageLog
from petstore_gui.ui.window.window_contents import WindowContents

_TOPICS = {
    ProblemKind.STORE: Topic.CATALOGUE,
}

_KEY_STORE = "key store"
"""The subject of the message that stands while the key store is waited for."""


class SessionView(QObject):
    """Shows the session's signals in the window."""

    def __init__(self, session: Session, contents: WindowContents, log: MessageLog) -> None:
        super().__init__(contents)
        self._contents = contents
        self._key_notice = contents.central.key_notice
        self._log = log
        session.opening_started.connect(self._opening)
        session.opened.connect(self._opened)
        session.problem_occurred.connect(self._show_problem)

    def _opening(self, deployment: Deployment) -> None:
        """Show the new deployment before anything can be added to it."""
        self._log.end(Topic.STORE, _KEY_STORE)
        self._contents.show_deployment(deployment, "")
        self._contents.central.empty.show_reason("")

    def _opened(self, opened: Opened) -> None:
        self._log.end(Topic.STORE, _KEY_STORE)
        self._contents.show_deployment(
            opened.deployment,
            opened.where or deployment_word(opened.deployment),
            is_unencrypted=opened.is_unencrypted,
        )
        self._key_notice.show_text("")

    def _show_problem(self, problem: ConnectionProblem) -> None:
        sentence = connection_sentence(problem)
        if problem.kind is ProblemKind.KEY_STORE_SLOW:
            self._log.count_down(Topic.STORE, sentence, _KEY_STORE)
        elif is_problem(problem):
            is_helped = problem.kind is not ProblemKind.ADDRESS
            self._contents.central.empty.show_reason(sentence, helped_by_refresh=is_helped)
            # A problem that prevents loading is settled by the next list that is loaded.
            topic = _TOPICS.get(problem.kind, Topic.LIST)
            ends_with = Topic.LIST if topic is Topic.CATALOGUE else None
            self._log.report_problem(topic, sentence, ends_with=ends_with)
        else:
            self._log.report(Topic.STORE, sentence)
