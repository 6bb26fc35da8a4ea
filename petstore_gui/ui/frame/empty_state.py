"""What tells of a list without rows: a bar while it is loading, and why it is empty."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QProgressBar, QPushButton, QVBoxLayout, QWidget

from petstore_gui.catalogue.list_facts import Certainty, Facts, LoadState, Nothing
from petstore_gui.catalogue.timers import single_shot
from petstore_gui.domain.category import Category
from petstore_gui.domain.view import Filter
from petstore_gui.ui.base.boxes import filled
from petstore_gui.ui.base.flow_layout import FlowLayout
from petstore_gui.ui.frame.actions import WindowActions
from petstore_gui.ui.look.portal_setting import PortalSetting
from petstore_gui.ui.table.marks import mark_on
from petstore_gui.ui.words.error_text import next_try_sentence, waiting_words
from petstore_gui.ui.words.plain_text import WrappingLabel, clip, visible
from petstore_gui.ui.words.words import in_a_row, status_word, tr

_SEARCH_MAX = 40

_HELPED_BY_REFRESH = (LoadState.NOT_CONNECTED, LoadState.STOPPED, LoadState.FAILED)


class EmptyPicture(QWidget):
    """A paw, the mark of no category in particular. The style sheet has its size."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            mark = mark_on(Category(0, ""), self.width(), self.devicePixelRatioF())
            painter.drawPixmap(0, 0, mark)


class EmptyState(QWidget):
    """One sentence, one hint, one button; or two, `first_steps`, in a new catalogue.

    Signals:
        all_chosen(): the user wants to see all animals.
    """

    all_chosen = Signal()

    def __init__(self, actions: WindowActions) -> None:
        super().__init__()
        self.setObjectName("empty")
        self._refresh = actions.refresh
        self._facts = Facts()
        self._reason = ""
        # Do not send people to a disabled button.
        self._why_not = "" if actions.add.isEnabled() else actions.read_only.text()
        self._is_helped_by_refresh = True
        self._title, self._hint = WrappingLabel(kind="title"), WrappingLabel(kind="quiet")
        self.button = QPushButton()
        self.button.clicked.connect(self._pressed)
        self.first_steps, steps = QWidget(), FlowLayout()
        for text, action in {
            tr("Import a spreadsheet"): actions.import_animals,
            tr("Add the first animal"): actions.add,
        }.items():
            button = QPushButton(text)
            button.clicked.connect(action.trigger)
            steps.addWidget(button)
        self.first_steps.setLayout(steps)
        self._picture = EmptyPicture()
        texts, below = (self._title, self._hint), (self.button, self.first_steps)
        column = filled(QVBoxLayout(self), 2, self._picture, *texts, *below, 3, gap=10)
        for label in texts:
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for widget in (self._picture, *below):
            column.setAlignment(widget, Qt.AlignmentFlag.AlignHCenter)

    def show_reason(self, sentence: str, *, helped_by_refresh: bool = True) -> None:
        """Show what went wrong and what to do, while there are no animals because of it."""
        self._reason = sentence
        self._is_helped_by_refresh = helped_by_refresh
        self.show_facts(self._facts)

    def show_facts(self, facts: Facts) -> None:
        """Show why there are no rows."""
        self._facts = facts
        title, hint = _words(facts, self._reason, self._why_not)
        self._title.setText(title)
        self._hint.setText(hint)
        self.setAccessibleName(tr(". ").join(filter(None, (title, hint))))
        has_animals = facts.counts.known > 0
        self.button.setText(tr("Show all animals") if has_animals else tr("Refresh"))
        nothing = facts.nothing if facts.state is LoadState.READY else None
        is_new = nothing is Nothing.NEVER_ANY and not has_animals
        self._picture.setVisible(is_new)
        self.first_steps.setVisible(is_new and not self._why_not)
        is_helped = self._is_helped_by_refresh and facts.state in _HELPED_BY_REFRESH
        self.button.setVisible(has_animals or is_helped or nothing is Nothing.NONE_LISTED)

    def _pressed(self) -> None:
        has_animals = self._facts.counts.known > 0
        (self.all_chosen.emit if has_animals else self._refresh.trigger)()


def _words(facts: Facts, reason: str, why_not: str) -> tuple[str, str]:
    if facts.counts.known:
        return _no_match(facts)
    loading = (tr("Loading the animals…"), waiting_words(facts))
    none = {
        Nothing.NEVER_ANY: (
            tr("No animals yet"),
            why_not or tr("Begin with a button, or drop a spreadsheet here."),
        ),
        Nothing.NONE_LEFT: (tr("No animals"), tr("The animals that were listed before are gone.")),
        Nothing.NONE_LISTED: (tr("None listed"), _why_none_listed(facts)),
    }[facts.nothing]
    return {
        LoadState.WAITING: loading,
        LoadState.LOADING: loading if facts.is_first_list else none,
        LoadState.NOT_CONNECTED: (tr("The animals cannot be shown"), reason),
        LoadState.STOPPED: (
            tr("Loading was stopped"),
            tr("No animals had arrived by then. Press Refresh to load them."),
        ),
        LoadState.FAILED: (
            tr("The animals could not be loaded"),
            in_a_row(reason, next_try_sentence(facts)),
        ),
        LoadState.KEY_NOT_ACCEPTED: (tr("The animals are not shown yet"), reason),
        LoadState.READY: none,
    }[facts.state]


def _why_none_listed(facts: Facts) -> str:
    if unread := facts.oddities.not_understood:
        return tr("%Ln row(s) of the list could not be read. Tell IT.", "", unread)
    return tr("The service listed no animals, but there may be some. Press Refresh to ask again.")


def _no_match(facts: Facts) -> tuple[str, str]:
    search = clip(visible(facts.view.search.strip()), _SEARCH_MAX)
    where = tr("%Ln animal(s)", "", facts.counts.of(facts.view.filter))
    if search:
        title = tr("No match for '{search}' in {where}").format(search=search, where=where)
        return title, _other_filters(facts) or tr("Search looks at name, ID and category.")
    if facts.view.categories:
        return _none_in_categories(facts)
    certainty = facts.certainty_of(facts.view.filter)
    if certainty is Certainty.COMPLETE:
        return _none_with(facts.view.filter), ""
    if facts.is_asking:
        return tr("None so far"), tr("The list is being loaded.")
    if certainty is Certainty.LISTED:
        return tr("None listed"), tr("The list may not be complete.")
    return tr("None so far"), tr("The list is not complete.")


def _none_with(shown: Filter) -> str:
    return {
        Filter.ALL: tr("No animals"),
        Filter.AVAILABLE: tr("No available animals"),
        Filter.PENDING: tr("No pending animals"),
        Filter.SOLD: tr("No sold animals"),
        Filter.NOT_STATED: tr("No animals without a status"),
    }[shown]


def _other_filters(facts: Facts) -> str:
    """Which filters narrow a search."""
    status = facts.view.filter
    filtered = tr("The filter {word} is on as well.").format(word=status_word(status.status))
    chosen = tr("Only the chosen categories are shown.") if facts.view.categories else ""
    return in_a_row(filtered if status is not Filter.ALL else "", chosen)


def _none_in_categories(facts: Facts) -> tuple[str, str]:
    shown = facts.view.filter
    title = tr("No animals in the chosen categories")
    if shown is not Filter.ALL:
        under = tr("No animals in the chosen categories under {word}")
        title = under.format(word=status_word(shown.status))
    is_all = facts.certainty_of(shown) is Certainty.COMPLETE
    return title, "" if is_all else tr("The list may not be complete.")


SHOW_AFTER_MS = 300
"""How long loading takes before it is shown and can be stopped: what flickers would disturb."""


class LoadingProgress(QProgressBar):
    """Appears where loading takes long.

    Signals:
        shown_changed(bool): it appeared or disappeared.
    """

    shown_changed = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Loading"))
        self.setRange(0, 0)
        self.setTextVisible(False)
        has_motion = sys.platform != "win32" or QApplication.isEffectEnabled(
            Qt.UIEffect.UI_AnimateMenu
        )
        self._motion = PortalSetting("enable-animations", has_motion, self)
        self._motion.follow()
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # so that the table does not jump
        self.setSizePolicy(policy)
        self.hide()
        self._timer = single_shot(self, lambda: self._set_shown(True))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Stand still where the system wants no animations: Qt does not ask it about bars."""
        if not self._motion.value:
            with QPainter(self) as painter:
                painter.fillRect(self.contentsRect(), self.palette().accent())
        else:
            super().paintEvent(event)

    def show_busy(self, is_busy: bool) -> None:
        """Show whether the list is loading."""
        if not is_busy:
            self._timer.stop()
            self._set_shown(False)
        elif self.isHidden() and not self._timer.isActive():
            self._timer.start(SHOW_AFTER_MS)

    def _set_shown(self, shown: bool) -> None:
        if shown is self.isHidden():
            self.setVisible(shown)
            self.shown_changed.emit(shown)
