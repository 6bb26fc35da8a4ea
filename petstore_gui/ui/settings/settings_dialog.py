"""The settings dialog: deployment, addresses, API key, page size and undo time."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.domain.connection_step import StepBegan, StepResult
from petstore_gui.domain.deployment import Deployment
from petstore_gui.settings.dialog_values import SettingsValues
from petstore_gui.ui.base.dialog import Dialog, button_row, column_of
from petstore_gui.ui.base.form_field import FormField
from petstore_gui.ui.base.scrolling_form import ScrollingForm
from petstore_gui.ui.settings.address_field import AddressField
from petstore_gui.ui.settings.address_fields import AddressFields
from petstore_gui.ui.settings.answer_label import AnswerLabel
from petstore_gui.ui.settings.deployment_field import DeploymentField
from petstore_gui.ui.settings.key_field import KeyField
from petstore_gui.ui.settings.number_fields import NumberFields
from petstore_gui.ui.text import settings_text
from petstore_gui.ui.text.words import deployment_word, tr

_WIDTH = 600
"""Pixels, in which the sentences below a field take one line."""

_MARGIN = 22


class SettingsDialog(Dialog):
    """Asks for the settings; it stores nothing and connects to nothing.

    Signals:
        save_chosen(SettingsValues): the fields are valid, and the user wants to save them.
        test_chosen(SettingsValues): the user wants to test the chosen deployment.
        test_left(): the user has stopped waiting for the test, or changed what was tested.
        save_left(): the user wants to stop saving, and to go on here.
        key_wanted(Deployment, str): the dialog needs the key stored for this origin.
        stored_key_wanted(Deployment, str): the same, and the system may ask for a password.
    """

    save_chosen = Signal(object)
    test_chosen = Signal(object)
    test_left = Signal()
    save_left = Signal()
    key_wanted = Signal(object, str)
    stored_key_wanted = Signal(object, str)

    def __init__(self, values: SettingsValues, parent: QWidget | None = None) -> None:
        super().__init__(tr("Settings"), parent)
        self.setMinimumWidth(_WIDTH)
        self._values = values
        self._key_origin: str | None = None
        self._deployment = DeploymentField(values)
        self._addresses = AddressFields(values, self._deployment.choices, self)
        self._key = KeyField()
        self._numbers = NumberFields(values)
        self._is_saving = self._is_testing = False
        self._test = QPushButton(tr("Test connection"))
        self._stop = QPushButton(tr("Stop test"))
        self._answer = AnswerLabel(self._test, self._stop)
        self._save = QPushButton(tr("Save"))
        self._lay_out()
        self._connect()
        self._show_deployment()

    @property
    def deployment(self) -> Deployment:
        """The chosen deployment."""
        return self._deployment.deployment

    @property
    def _address(self) -> AddressField | None:
        return self._addresses.of(self.deployment)

    def choose_deployment(self, deployment: Deployment) -> None:
        """Choose a deployment if IT allows it, and request its stored key."""
        self._deployment.choose(deployment)
        self._show_deployment()

    def focus_first(self) -> None:
        """Put the focus on the first field that can be changed."""
        for field in self._asked:
            if field.control.isEnabled() and not field.control.property("readOnly"):
                self._focus(field.control)
                return

    def focus_key(self) -> None:
        """Put the focus into the key, ready to be replaced."""
        if self._key.control.isEnabled():
            self._focus(self._key.control)
            self._key.control.selectAll()

    def show_key(
        self, deployment: Deployment, origin: str, key: str, note: str, *, is_unread: bool
    ) -> None:
        """Show the key stored for an origin, unless the user has typed one by now.

        `is_unread`: there may be one that could not be read.
        """
        if deployment is self.deployment and origin == self._key_origin:
            self._key.show_stored(key, note, is_unread=is_unread)

    def show_key_note(self, deployment: Deployment, origin: str, note: str) -> None:
        """Show a note under the key for an origin."""
        if deployment is self.deployment and origin == self._key_origin:
            self._key.show_text(note)

    def show_busy(self, sentence: str) -> None:
        """Show what saving waits for."""
        self._show_status(sentence)

    def show_step(self, event: StepBegan | StepResult) -> None:
        """Show that a step of the test began, or how it ended."""
        self._answer.show_step(event)
        self._fields.scroll_to(self._answer)

    def end_test(self) -> None:
        """The test has ended, or nobody is waiting for it any more."""
        self._is_testing = False
        self._answer.end_test()

    def end_saving(self) -> None:
        """Saving was stopped."""
        self._is_saving = False
        self._show_status(settings_text.saving_stopped_sentence())

    def show_key_problem(self, sentence: str) -> None:
        """Show that the service did not accept the key."""
        self._is_saving = False
        self._show_status("")
        self._key.show_text(sentence, is_problem=True)
        self.focus_key()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc stop what is under way, and close the dialog only if nothing is."""
        if event.key() == Qt.Key.Key_Escape and self._is_testing:
            self._stop_test()
        elif event.key() == Qt.Key.Key_Escape and self._is_saving:
            self.save_left.emit()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        addresses = self._addresses.asked.values()
        keys = [self._key] if addresses else []
        numbers = (self._numbers.page_size, self._numbers.undo)
        self._asked = (self._deployment, *addresses, *keys, *numbers)
        self._fields = ScrollingForm(
            (self._deployment, *addresses, *keys, self._numbers, self._answer)
        )
        cancel = QPushButton(tr("Cancel"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        layout = column_of(self)
        layout.addWidget(self._fields, 1)
        layout.addLayout(button_row(cancel, self._save, left=(self._test, self._stop)))

    def _connect(self) -> None:
        self._save.setProperty("kind", "primary")
        self._save.setDefault(True)
        self._save.clicked.connect(self._save_pressed)
        self._test.setAutoDefault(False)
        self._test.clicked.connect(self._test_pressed)
        self._stop.setAutoDefault(False)
        self._stop.clicked.connect(self._stop_test)
        self._deployment.deployment_chosen.connect(self._show_deployment)
        self._key.stored_wanted.connect(self._want_stored_key)
        self._addresses.settled.connect(self._follow_origin)
        self._addresses.edited.connect(self._leave_test_of)
        self._key.control.textChanged.connect(lambda: self._leave_test_of(self.deployment))

    def _show_deployment(self) -> None:
        deployment = self.deployment
        self._answer.set_here(deployment is Deployment.LOCAL)
        self._answer.is_locked = self._address is not None and self._address.is_locked
        self._leave_test("")
        self._deployment.describe()
        self._key.show_for(deployment_word(deployment), needed=deployment is not Deployment.LOCAL)
        self._key_origin = None
        self._follow_origin()

    def _follow_origin(self) -> None:
        """Hide the stored key if the origin changed: no other address may get it."""
        if self._address is None:
            return
        origin = self._address.origin
        if origin != self._key_origin:
            self._key_origin = origin
            self._key.hide_stored(awaits_other=bool(origin))
            self.key_wanted.emit(self.deployment, origin)

    def _want_stored_key(self) -> None:
        if self._key_origin:
            self.stored_key_wanted.emit(self.deployment, self._key_origin)

    def _save_pressed(self) -> None:
        """Save once: the buttons stay enabled, as disabling one would move the focus."""
        if self._is_saving or self._must_await_key(self._save_pressed):
            return
        is_valid = self._check(may_remove_key=True)
        if is_valid and self._none_is_wrong(self._addresses.ask_to_confirm()):
            self._is_saving = True
            self.end_test()
            self._show_status(tr("Saving…"))
            self.save_chosen.emit(self._current_values())

    def _test_pressed(self) -> None:
        if self._is_saving or self._is_testing or self._must_await_key(self._test_pressed):
            return
        if not self._check(may_remove_key=False):
            return
        if self._address is not None and not self._address.check(is_needed=True):
            self._show_status(self._address.text)  # IT has locked it
        else:
            self._is_testing = True
            self._show_status(tr("Testing the connection…"))
            self.test_chosen.emit(self._current_values())

    def _must_await_key(self, press: Callable[[], None]) -> bool:
        self._follow_origin()
        return self._key.puts_off(press)

    def _stop_test(self) -> None:
        self._leave_test(tr("The test was stopped. Nothing was saved."))

    def _leave_test_of(self, deployment: Deployment) -> None:
        """Stop a test of a deployment, or clear its result: what was tested has changed."""
        self._key.drop_press()
        if deployment is self.deployment:
            self._leave_test("")

    def _leave_test(self, sentence: str) -> None:
        if not self._is_saving:
            self.test_left.emit()
            self.end_test()
            self._show_status(sentence)

    def _check(self, *, may_remove_key: bool) -> bool:
        """Check the fields, and focus the first invalid one that can be mended here."""
        self._show_status("")
        wrong: FormField | None = self._addresses.check(self.deployment)
        has_key = self._address is not None and self._address.check(is_needed=True)
        if wrong is None and has_key and not self._key.check(may_be_removed=may_remove_key):
            wrong = self._key
        return self._none_is_wrong(wrong)

    def _none_is_wrong(self, wrong: FormField | None) -> bool:
        """Whether there is no such field; otherwise focus it."""
        if wrong is not None:
            self._focus(wrong.control)
        return wrong is None

    def _focus(self, control: QWidget) -> None:
        control.setFocus(Qt.FocusReason.OtherFocusReason)
        self._fields.scroll_to(control)

    def _current_values(self) -> SettingsValues:
        return msgspec.structs.replace(
            self._values,
            deployment=self.deployment,
            production=self._addresses.production.value,
            staging=self._addresses.staging.value,
            animals_per_request=self._numbers.page_size.value,
            undo_seconds=self._numbers.undo.value,
            key=None if self.deployment is Deployment.LOCAL else self._key.value,
            removes_key=self._key.removes_stored,
        )

    def _show_status(self, sentence: str) -> None:
        self._answer.show_sentence(sentence)
        if sentence:
            self._fields.scroll_to(self._answer)
