"""Shows how opening a deployment and loading its list ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.connection import ConnectionProblem, ProblemKind
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import KeyMissing, RequestError
from petstore_gui.session.opened_deployment import Opened
from petstore_gui.session.session import Session
from petstore_gui.ui.frame.flow import Flow
from petstore_gui.ui.frame.messages import Message
from petstore_gui.ui.words.connection_text import connection_text
from petstore_gui.ui.words.error_text import error_details, key_sentence, list_failure_sentence
from petstore_gui.ui.words.words import in_a_row, tr

if TYPE_CHECKING:
    from petstore_gui.ui.frame.window_contents import WindowContents


class Outcomes(Flow):
    """Tells of a failure until it no longer holds; the same one is told once."""

    def __init__(self, contents: WindowContents) -> None:
        super().__init__(contents)
        catalogue, central = self._catalogue, self._central
        self._banner, self._empty = central.banner, central.empty
        self._told: Message | None = None
        catalogue.list_failed.connect(self._list_failed)
        catalogue.list_ended.connect(self.forget)
        catalogue.list_stopped.connect(self._list_stopped)
        catalogue.opened.connect(self.forget)
        catalogue.key_accepted.connect(lambda: self._banner.hold(key_error=None))

    def follow(self, session: Session) -> None:
        """Show what a session opens, too, and why it cannot."""
        session.opening_started.connect(self._opening)
        session.opened.connect(self._opened)
        session.problem_occurred.connect(self._show_problem)

    def forget(self) -> None:
        """What failed no longer holds."""
        self.ask_again()
        self._banner.hold(key_error=None)
        self._empty.show_reason("")

    def ask_again(self) -> None:
        """Somebody asks for a list: if it fails in the same way, they are told again."""
        self._messages.end(self._told)
        self._told = None

    def show_key_problem(self, error: RequestError) -> None:
        """Show that the key is missing or was not accepted, until another one is."""
        self._banner.hold(key_error=error)
        once = tr("They appear here once the service accepts the API key.")
        self._empty.show_reason(once, helped_by_refresh=False)
        self._tell(self._messages.note, key_sentence(error), error)

    def show_blocked(self, error: RequestError | None) -> None:
        """Show that nothing can be added until there is another key, or that it can again."""
        self._banner.hold(blocked=error)
        if error is None:
            self.ask_again()
        else:
            self._tell(self._messages.note, key_sentence(error), error)

    def _list_failed(self, error: RequestError) -> None:
        if isinstance(error, KeyNotAccepted | KeyMissing):
            self.show_key_problem(error)
            return
        self._banner.hold(key_error=None)
        sentence = list_failure_sentence(error, self._catalogue.facts)
        self._empty.show_reason(sentence)
        if self._catalogue.facts.is_offline:
            self._banner.hold(outage=in_a_row(sentence, error_details(error)))
            self._tell(self._messages.note, sentence, error)
        else:
            self._tell(self._messages.report_problem, sentence, error)

    def _list_stopped(self) -> None:
        """Say that the list of a status was stopped; of the whole list, its extent says so."""
        if self._catalogue.facts.state is not LoadState.STOPPED:
            self._messages.report(tr("Loading was stopped."))

    def _tell(self, tell: Callable[..., Message], text: str, error: RequestError) -> None:
        if self._told is None or self._told.text != text:
            self._messages.end(self._told)
            self._told = tell(text, details=error_details(error))

    def _opening(self, deployment: Deployment) -> None:
        """Show the new deployment before anything can be added to it."""
        self._messages.end_progress()
        self._contents.show_deployment(deployment, "")
        self.forget()

    def _opened(self, opened: Opened) -> None:
        self._messages.end_progress()
        self._contents.show_deployment(opened.deployment, opened.where)
        self._banner.hold(is_unencrypted=opened.is_unencrypted)

    def _show_problem(self, problem: ConnectionProblem) -> None:
        text, details = connection_text(problem)
        if problem.kind is ProblemKind.KEY_STORE_SLOW:
            self._messages.show_progress(text)
        elif problem.kind is ProblemKind.STORE_ENDED:
            self._messages.report(text, details=details)
        else:
            is_helped = problem.kind is not ProblemKind.ADDRESS
            reason = in_a_row(text, details)
            self._empty.show_reason(reason, helped_by_refresh=is_helped)
            self._told = self._messages.report_problem(text, details=details)
