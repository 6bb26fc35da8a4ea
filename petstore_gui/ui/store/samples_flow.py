"""From the banner about the sample animals to a store without them, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from petstore_gui.domain.sample_change import SampleChange
from petstore_gui.session.opened_deployment import Opened
from petstore_gui.session.session import Session
from petstore_gui.settings import schema
from petstore_gui.settings.preferences import Preferences
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.store.samples_notice import SamplesNotice
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.messages import Messages

if TYPE_CHECKING:
    from petstore_gui.domain.import_job import ImportFacts
    from petstore_gui.ui.store.samples_question import SamplesQuestion


class SamplesFlow(QObject):
    """Shows the banner, asks before anything goes, and says what became of it."""

    def __init__(
        self,
        session: Session,
        notice: SamplesNotice,
        preferences: Preferences,
        tasks: Tasks,
        messages: Messages,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._notice = notice
        self._preferences = preferences
        self._tasks = tasks
        self._messages = messages
        self._window = window
        self._samples = 0
        self._asked: SampleChange | None = None
        self._question: SamplesQuestion | None = None
        notice.closed.connect(self._dismiss)
        notice.return_chosen.connect(lambda: self._change(SampleChange.BRING_BACK))
        session.opening_started.connect(lambda _deployment: notice.show_samples(False))
        session.opened.connect(self._opened)

    def ask(self) -> None:
        """Ask whether to put the sample animals away, and which others."""
        if self._question is None:
            self._tasks.start("count animals", self._count_and_ask())

    def forget_samples(self) -> None:
        """An animal was added: samples that were put away are not offered any longer."""
        if not self._samples:
            self._notice.show_samples(False)

    def follow_import(self, facts: ImportFacts | None) -> None:
        """The rows of an import are no adds of the outbox, which tells only of those."""
        if facts is not None and facts.added:
            self.forget_samples()

    async def _count_and_ask(self) -> None:
        from petstore_gui.ui.store.samples_question import SamplesQuestion  # noqa: PLC0415 - not before the first rows

        added = await self._session.count_added()
        if self._question is not None or not self._notice.is_shown:
            return  # asked twice, or another deployment was opened
        question = self._question = SamplesQuestion(self._samples, added, self._window)
        question.change_chosen.connect(self._change)
        question.finished.connect(self._forget_question)
        question.open()

    def _forget_question(self) -> None:
        self._question = None

    def _change(self, change: SampleChange) -> None:
        self._asked = change
        self._session.change_samples(change)

    def _opened(self, opened: Opened) -> None:
        self._tell(opened)
        self._samples = opened.samples
        if opened.samples_copy:
            self._notice.show_put_away()
        else:
            is_dismissed = self._preferences.get(schema.SAMPLE_DISMISSED)
            self._notice.show_samples(bool(opened.samples) and not is_dismissed)

    def _tell(self, opened: Opened) -> None:
        """Say what became of the change; if the store did not open, that is said elsewhere."""
        asked, self._asked = self._asked, None
        file = opened.samples_copy
        if asked is None or opened.has_failed:
            return
        if asked is SampleChange.BRING_BACK:
            is_done, done, failed = bool(opened.samples), *_returned_words(is_kept=bool(file))
        else:
            is_done, done, failed = bool(file), *_put_away_words(asked)
        if is_done:
            self._messages.report(done)
        else:
            details = tr("The copy is {file}.").format(file=file) if file else ""
            self._messages.report_problem(failed, details=details)

    def _dismiss(self) -> None:
        """Close the banner: for good, unless it is the way back to samples that were put away."""
        if self._samples:
            self._preferences.set(schema.SAMPLE_DISMISSED, True)
            self._preferences.save()
        self._notice.show_samples(False)


def _put_away_words(change: SampleChange) -> tuple[str, str]:
    """The sentences about a success and about a failure."""
    done = {
        SampleChange.PUT_AWAY: tr("The sample animals were put away. A copy is kept."),
        SampleChange.PUT_ALL_AWAY: tr("All animals were put away. A copy is kept."),
    }[change]
    return done, tr("No animal was put away. Make room on the disk, then try again.")


def _returned_words(*, is_kept: bool) -> tuple[str, str]:
    """The same about bringing them back; `is_kept`: the copy of them is still there."""
    done = tr("The sample animals are back.")
    if is_kept:
        return done, tr(
            "The sample animals could not be brought back. Ask IT: a copy of them is kept."
        )
    return done, tr(
        "The sample animals could not be brought back: the copy of them is gone. Ask IT."
    )
