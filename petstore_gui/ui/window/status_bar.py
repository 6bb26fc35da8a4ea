"""The status bar: messages on the left, facts on the right."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QStatusBar, QWidget

from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.ui.text.list_text import (
    as_of_words,
    busy_sentence,
    list_sentence,
    pinned_words,
    stopped_sentence,
)
from petstore_gui.ui.text.next_try_text import next_try_words
from petstore_gui.ui.text.plain_text import PlainLabel, clip, plain_tip, set_plain_tip
from petstore_gui.ui.text.words import number, tr
from petstore_gui.ui.widgets.elided_label import ElidedLabel
from petstore_gui.ui.window.actions import WindowActions
from petstore_gui.ui.window.message import Message
from petstore_gui.ui.window.message_buttons import MessageButtons
from petstore_gui.ui.window.status_bar_widths import Shares, share
from petstore_gui.ui.window.status_parts import StatusLine, action_button, quiet

WHERE_MAX = 32
"""How many characters of a host the bar shows."""

_MARGIN, _GAP = 12, 6
"""Pixels beside the contents of the bar, and between them."""

_READABLE = 8
"""How many characters of a message are kept in sight before the button of the adds."""

_READABLE_FACTS = 18
"""How many characters of what is known of the list are shown beside a message, or none."""


class StatusBar(QStatusBar):
    """Shows the current message and what is known about the list, on one line.

    Signals:
        dismissed(): the user dismissed the current message.
    """

    dismissed = Signal()

    def __init__(self, actions: WindowActions) -> None:
        super().__init__()
        self.setObjectName("status")
        self.setSizeGripEnabled(False)
        self._message = ElidedLabel()
        self._message.setObjectName("message")
        self._message.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._facts = Facts()
        self._has_details = False
        self._adds_forms: tuple[str, ...] = ()  # from long to short; none without adds
        self._details = action_button("details", tr("Details"), actions.messages)
        self._close = self._make_close_button()
        self._buttons = MessageButtons()
        self._undo = action_button("undo", tr("Undo"), actions.undo)
        self._adds = action_button("adds", "", actions.outbox)
        self._stop = action_button("stop", tr("Stop"), actions.stop)
        self._changes = action_button("changes-count", "", actions.changes)
        self._offline = PlainLabel(tr("Offline"))
        self._offline.setObjectName("offline")
        self._offline.setProperty("kind", "chip")
        self._offline.hide()
        self._completeness = quiet(ElidedLabel(), "completeness")
        self._as_of = quiet(PlainLabel(), "as-of")
        self._where = quiet(ElidedLabel(), "where")
        self._keeps_where = False
        for label in (self._offline, self._as_of, self._where):
            label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._left_out_first = self._changes, self._as_of, self._where
        self._lay_out()
        self.show_message(None)

    @property
    def passing_buttons(self) -> tuple[QPushButton, ...]:
        """The buttons that come and go by themselves."""
        lasting = self._undo, self._adds, self._stop, self._changes, self._details, self._close
        return (*lasting, *self._buttons.widgets)

    @property
    def about_list(self) -> str:
        """What the bar says about the list, also where it has no room for all of it."""
        parts = self._completeness.text(), self._as_of.text(), self._where.text()
        return " · ".join(filter(None, parts))

    def show_message(self, message: Message | None) -> None:
        """Show the current message, if any."""
        text = message.text if message else ""
        self._message.setText(text)
        self._message.setProperty("kind", "problem" if message and message.is_alarming else "")
        self._message.style().polish(self._message)
        self._has_details = bool(message and message.details)
        self._close.setVisible(bool(message))
        self._buttons.show_buttons(message.buttons if message else ())
        self._fit()
        self.setAccessibleName(text)

    def show_facts(self, facts: Facts) -> None:
        """Show how complete the list is, when it is from, and how much of it changed."""
        self._facts = facts
        under_way = "" if self._stop.isHidden() else busy_sentence(facts)
        known = stopped_sentence(facts), list_sentence(facts), pinned_words(facts)
        self._completeness.setText(" · ".join(filter(None, (under_way, *known))))
        self._offline.setVisible(facts.is_offline)
        times = as_of_words(facts), next_try_words(facts)
        self._as_of.setText(" · ".join(filter(None, times)))
        changes = facts.counts.changes
        self._changes.setText(tr("%Ln animal(s) changed", "", changes) if changes else "")
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Share the width, leave out what has no room, and offer what is cut in Details.

        Everything is decided before anything changes: a widget that appears or goes while its
        neighbours are being placed ends up on top of one of them.
        """
        form = self._adds_form()
        self._adds.setVisible(form is not None)
        self._show_form(form or self._adds.text())
        has_details = self._has_details or self._shares(self._room()).is_cut
        shares = self._shares(self._room(*((self._details,) if has_details else ())))
        self._details.setVisible(has_details)
        self._completeness.setVisible(shares.facts > 0)
        for label, least in ((self._message, shares.message), (self._completeness, shares.facts)):
            label.setMinimumWidth(least)
            label.setMaximumWidth(label.full_width)
        for one, fits in zip(self._left_out_first, shares.fitting, strict=True):
            one.setVisible(fits or (one is self._where and shares.address > 0))
        self._where.setFixedWidth(shares.address or self._where.full_width)
        adds = self._adds.accessibleDescription() if self._adds_forms and form is None else ""
        self._describe(self._details, adds, "" if shares.facts else self.about_list)

    def _adds_form(self) -> str | None:
        """The longest text of the button of the adds that leaves the message readable, if any."""
        beside = (self._adds, self._details) if self._message.text() else (self._adds,)
        least = min(self._message.full_width, _READABLE * self.fontMetrics().averageCharWidth())
        advance = self._adds.fontMetrics().horizontalAdvance
        room = self._room(*beside) + advance(self._adds.text())
        shares = ((one, self._shares(room - advance(one))) for one in self._adds_forms)
        return next((one for one, share in shares if share.message >= least), None)

    def _show_form(self, form: str) -> None:
        """Show one text of the button of the adds; its tip says all of a shorter one."""
        if form != self._adds.text():
            self._adds.setText(form)
        is_whole = form in self._adds_forms[:1]
        self._adds.setToolTip("" if is_whole else plain_tip(self._adds.accessibleDescription()))

    def _describe(self, button: QPushButton, *parts: str) -> None:
        """Say at a button what the bar has no room for."""
        words = " · ".join(filter(None, parts))
        if words != button.accessibleDescription():
            button.setAccessibleDescription(words)
            button.setToolTip(plain_tip(words))

    def _shares(self, room: int) -> Shares:
        return share(
            room,
            self._message.full_width,
            self._completeness.full_width,
            [self._optional_width(one) for one in self._left_out_first],
            self._where.full_width if self._keeps_where else 0,
            readable=_READABLE_FACTS * self.fontMetrics().averageCharWidth(),
        )

    def _optional_width(self, part: QPushButton | PlainLabel) -> int:
        is_kept = part is self._where and self._keeps_where
        return part.sizeHint().width() + _GAP if part.text() and not is_kept else 0

    def _room(self, *added: QWidget) -> int:
        """The width left beside the buttons that are always there and these."""
        optional = self._details, self._changes, self._adds
        fixed = self._offline, *(one for one in self.passing_buttons if one not in optional)
        there = [one for one in fixed if not one.isHidden() or one is self._close]  # keeps its room
        if not (self._adds.isHidden() or self._adds in added):
            there.append(self._adds)
        taken = sum(one.sizeHint().width() + _GAP for one in (*there, *added))
        return self.width() - 2 * _MARGIN - taken - 2 * _GAP

    def show_busy(self, shown: bool) -> None:
        """Show or hide the Stop button."""
        self._stop.setVisible(shown)
        self.show_facts(self._facts)

    def show_adds(self, count: int) -> None:
        """Show how many adds are not finished, if any."""
        words, shown = tr("Unfinished adds"), number(count)
        self._adds.setAccessibleName(words)
        self._adds.setAccessibleDescription(tr("%Ln add(s) not finished", "", count))
        self._adds_forms = tuple(f"{one}  {shown}" for one in (words, tr("Adds")) if count)
        self._fit()

    def show_undo(self, name: str) -> None:
        """Show the Undo button and of which animal it is, or hide it."""
        self._undo.setVisible(bool(name))
        self._describe(self._undo, tr("Undo adding {name}").format(name=name) if name else "")
        self._fit()

    def show_where(self, text: str, *, is_elsewhere: bool) -> None:
        """Show where the list is from. What `is_elsewhere` never leaves the bar, but may be cut."""
        self._keeps_where = is_elsewhere
        self._where.setText(clip(text, WHERE_MAX))
        is_cut = len(text) > WHERE_MAX
        set_plain_tip(self._where, text if is_cut else "")
        self._fit()

    def _make_close_button(self) -> QPushButton:
        button = quiet(QPushButton("✕"), "dismiss")
        button.setAccessibleName(tr("Dismiss"))
        button.setToolTip(tr("Dismiss this message"))
        button.clicked.connect(self.dismissed)
        policy = button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # else the page grows and shrinks by its height
        button.setSizePolicy(policy)
        return button

    def _lay_out(self) -> None:
        line = StatusLine(self._fit)
        layout = QHBoxLayout(line)
        layout.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        layout.setSpacing(_GAP)
        layout.addWidget(self._message, 1)
        layout.addWidget(self._details)
        layout.addLayout(self._buttons)
        layout.addWidget(self._close)
        layout.addStretch()
        for button in (self._undo, self._adds, self._stop, self._changes):
            layout.addWidget(button)
        layout.addWidget(self._offline)
        layout.addWidget(self._completeness)
        layout.addWidget(self._as_of)
        layout.addWidget(self._where)
        self.addWidget(line, 1)
