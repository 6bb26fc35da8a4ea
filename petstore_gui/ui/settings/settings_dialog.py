"""The settings dialog: a deployment with its address and API key, and the rest under "More"."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from petstore_gui.domain.connection import Step, StepBegan, StepResult
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.interface_limits import LIMIT_MAX, LIMIT_MIN
from petstore_gui.settings import schema
from petstore_gui.settings.dialog_values import SettingsValues
from petstore_gui.ui.base.boxes import filled
from petstore_gui.ui.base.choices import SpinBox
from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, push_button
from petstore_gui.ui.base.form import ChoiceField, FormField, ScrollingForm
from petstore_gui.ui.frame.messages import Announcer
from petstore_gui.ui.settings.fields import AddressField, KeyField
from petstore_gui.ui.words.plain_text import WrappingLabel
from petstore_gui.ui.words.settings_text import (
    failure_text,
    language_words,
    of_it_text,
    passed_summary,
    waiting_line,
)
from petstore_gui.ui.words.words import deployment_word, tr

_WIDTH = 600
"""Pixels, in which the sentences below a field take one line."""


class SettingsDialog(Dialog):
    """Asks for the settings; it stores nothing and connects to nothing.

    Its owner connects the buttons `test` and `save`.

    Signals:
        key_wanted(bool): the key stored for the address is needed; whether the system may ask.
        stopped(): the user does not wait any more, or changed what was tested.
    """

    key_wanted = Signal(bool)
    stopped = Signal()

    def __init__(self, values: SettingsValues, first: Deployment, parent: QWidget) -> None:
        super().__init__(tr("Settings"), parent, width=_WIDTH)
        self._values = values
        self._addresses = dict(values.addresses)
        self._key_origin = ""
        self._steps: list[StepResult] = []
        self._is_busy = False
        self._place = self._place_field(first)
        self._address, self.key = AddressField(), KeyField()
        self._page_size, self._undo = SpinBox(), SpinBox()
        self._language = ChoiceField(tr("Language"), language_words(), values.language)
        self._more = QWidget()
        filled(QVBoxLayout(self._more), *self._more_fields(), gap=10)
        self._more.hide()
        self._answer = WrappingLabel(min_lines=2, name="answer")
        self._announcer = Announcer(self)
        self._lay_out()
        self.key.stored_wanted.connect(lambda: self.key_wanted.emit(True))
        self.key.control.textChanged.connect(self._edited)
        self._address.control.textChanged.connect(self._address_edited)
        self._place.control.currentIndexChanged.connect(self._choose)
        self.deployment = self._place.choice
        self._show_deployment()

    @property
    def origin(self) -> str:
        """The origin of the address in the field; empty for this computer, or an invalid one."""
        return "" if self.deployment is Deployment.LOCAL else self._address.origin

    @property
    def lacks_stored_key(self) -> bool:
        """Whether nobody typed a key, and the one stored for this address was not looked up."""
        return bool(self.origin) and not self.key.is_typed and self.origin != self._key_origin

    def focus_first(self, *, wants_key: bool) -> None:
        """Put the focus into the key, or else on the first field that can be changed."""
        fields = [self._place.control, self._address.control, self.key.control]
        wanted = reversed(fields) if wants_key else fields
        usable = (
            one
            for one in wanted
            if one.isVisibleTo(self) and one.isEnabled() and not one.property("readOnly")
        )
        next(usable, self.save).setFocus(Qt.FocusReason.OtherFocusReason)

    def show_stored_key(
        self, origin: str, key: str, note: str, *, is_unread: bool, is_of_it: bool
    ) -> None:
        """Show the key stored for an origin; `is_unread`: there may be one."""
        self._key_origin = origin
        self.key.show_stored(key, note, is_unread=is_unread, is_of_it=is_of_it)

    def show_key_problem(self, sentence: str) -> None:
        """Show that the service did not accept the key."""
        self.say("")
        self.key.show_text(sentence, is_problem=True)
        self.key.control.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_step(self, event: StepBegan | StepResult) -> None:
        """Show that a step of a test began, or how it ended."""
        if isinstance(event, StepBegan):
            self.say(waiting_line(event), is_news=False)
            return
        self._steps.append(event)
        if event.error is not None:
            is_locked = self._addresses[self.deployment].is_locked
            self.say(failure_text(event.error, is_locked=is_locked), is_problem=True)
        else:
            is_here = self.deployment is Deployment.LOCAL
            is_last = event.step is Step.ANSWER
            self.say(passed_summary(self._steps, is_here=is_here), is_news=is_last)

    def say(self, sentence: str, *, is_problem: bool = False, is_news: bool = True) -> None:
        """Show a sentence above the buttons; a screen reader is told what is news."""
        self._answer.say(sentence, "problem" if is_problem else "quiet")
        self.test.setAccessibleDescription(sentence)
        if is_news:
            self._announcer.tell(sentence)

    def set_busy(self, is_busy: bool) -> None:
        """Note whether something is under way: Cancel stops it, other buttons replace it."""
        self._is_busy = is_busy
        self._steps.clear()

    def checked_values(self, *, is_to_save: bool) -> SettingsValues | None:
        """The valid values; None once the first invalid field has the focus."""
        is_here = self.deployment is Deployment.LOCAL
        self._addresses[self.deployment] = self._address.value
        wrong: FormField | None = None
        is_usable = not is_here and self._address.check()
        is_of_it = self._addresses[self.deployment].is_locked  # who may save the rest all the same
        if not is_here and not is_usable and not (is_to_save and is_of_it):
            wrong = self._address
        elif is_usable and not self.key.check(is_to_save=is_to_save):
            wrong = self.key
        if wrong is not None:
            wrong.control.setFocus(Qt.FocusReason.OtherFocusReason)
            return None
        return msgspec.structs.replace(
            self._values,
            deployment=self.deployment,
            addresses=self._addresses,
            animals_per_request=self._page_size.value(),
            undo_seconds=self._undo.value(),
            language=self._language.choice,
            key=None if is_here else self.key.value,
            removes_key=not is_here and self.key.removes_stored,
        )

    def reject(self) -> None:
        """Stop what is under way; close the dialog only if nothing is."""
        if self._is_busy:
            self.stopped.emit()
            self.say(tr("Stopped. The settings were not saved."))
        else:
            super().reject()

    def _place_field(self, first: Deployment) -> ChoiceField[Deployment]:
        offered = self._values.offered
        is_locked = schema.ACTIVE.key in self._values.locked
        chosen = self._values.deployment if is_locked else first
        words = {one: deployment_word(one) for one in offered}
        shown = chosen if chosen in offered else offered[0]
        field = ChoiceField(tr("Deployment"), words, shown)
        field.control.setDisabled(is_locked)
        return field

    def _more_fields(self) -> tuple[FormField, ...]:
        """What is seldom changed; read-only where IT has locked a value."""
        self._page_size.setRange(LIMIT_MIN, LIMIT_MAX)
        self._page_size.setValue(self._values.animals_per_request)
        self._undo.setRange(0, schema.UNDO_SECONDS_MAX)
        self._undo.setValue(self._values.undo_seconds)
        fields = (
            FormField(tr("Animals per request"), self._page_size),
            FormField(tr("Time to undo an add, in seconds"), self._undo),
            self._language,
        )
        keys = schema.ANIMALS_PER_REQUEST.key, schema.UNDO_SECONDS.key, schema.LANGUAGE.key
        notes = (
            tr("1 to 100; 100 loads fastest."),
            tr("0 sends at once."),
            tr("Used from the next start of Petstore on."),
        )
        for field, key, note in zip(fields, keys, notes, strict=True):
            field.show_text(of_it_text(self._values, key) or note)
            field.control.setProperty("readOnly", key in self._values.locked)
        self._language.control.setDisabled(schema.LANGUAGE.key in self._values.locked)
        return fields

    def _lay_out(self) -> None:
        self.test, self.save = push_button(tr("Test connection")), push_button(tr("Save"))
        fold = push_button(tr("More"), lambda: self._more.setVisible(self._more.isHidden()))
        cancel = push_button(tr("Cancel"), self.reject)
        fields = (self._place, self._address, self.key, self._more, self._answer)
        buttons = button_row(cancel, self.save, left=(self.test, fold), default=self.save)
        column_of(self, ScrollingForm(fields), buttons)

    def _choose(self) -> None:
        self._addresses[self.deployment] = self._address.value
        self.deployment = self._place.choice
        self._show_deployment()
        self.stopped.emit()
        self.key_wanted.emit(False)

    def _show_deployment(self) -> None:
        is_here = self.deployment is Deployment.LOCAL
        self._key_origin = ""
        self._address.setHidden(is_here)
        self.key.setHidden(is_here)
        self._address.show_value(self._addresses[self.deployment])
        self.key.clear()
        self._place.show_text(of_it_text(self._values, schema.ACTIVE.key))
        self.say("", is_news=False)

    def _edited(self) -> None:
        self.stopped.emit()
        self.say("", is_news=False)

    def _address_edited(self) -> None:
        """Hide the stored key of another origin: no other address may get it."""
        self._edited()
        if self._key_origin and self.origin != self._key_origin:
            self._key_origin = ""
            self.key.drop_stored()
