"""Shows the session in the window: the open deployment, and problems opening one."""

from __future__ import annotations

from PySide6.QtCore import QObject

from petstore_gui.domain.connection import ConnectionProblem, ProblemKind
from petstore_gui.domain.deployment import Deployment
from petstore_gui.session.opened_deployment import Opened
from petstore_gui.session.session import Session
from petstore_gui.ui.text.connection_text import connection_sentence
from petstore_gui.ui.text.words import deployment_word
from petstore_gui.ui.window.messages import Message
from petstore_gui.ui.window.window_contents import WindowContents


class SessionView(QObject):
    """Shows the session's signals in the window."""

    def __init__(self, session: Session, contents: WindowContents) -> None:
        super().__init__(contents)
        self._contents = contents
        self._messages = contents.messages
        self._told: Message | None = None
        session.opening_started.connect(self._opening)
        session.opened.connect(self._opened)
        session.problem_occurred.connect(self._show_problem)

    def _opening(self, deployment: Deployment) -> None:
        """Show the new deployment before anything can be added to it."""
        self._messages.end(self._told)
        self._messages.end_progress()
        self._contents.show_deployment(deployment, "")
        self._contents.outcomes.forget()

    def _opened(self, opened: Opened) -> None:
        self._messages.end_progress()
        where = opened.where or deployment_word(opened.deployment)
        self._contents.show_deployment(opened.deployment, where)
        self._contents.central.banner.hold(is_unencrypted=opened.is_unencrypted)

    def _show_problem(self, problem: ConnectionProblem) -> None:
        sentence = connection_sentence(problem)
        text, _, details = sentence.partition(". ")
        if problem.kind is ProblemKind.KEY_STORE_SLOW:
            self._messages.show_progress(sentence)
        elif problem.kind is ProblemKind.STORE_ENDED:
            self._messages.report(text, details=details)
        else:
            is_helped = problem.kind is not ProblemKind.ADDRESS
            self._contents.central.empty.show_reason(sentence, helped_by_refresh=is_helped)
            self._told = self._messages.report_problem(text, details=details)
