"""The settings dialog: deployment, addresses, key and page size."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from petstore_gui.domain.api_key import KeyProblem, check_key
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.limits import LIMIT_MAX, LIMIT_MIN
from petstore_gui.settings.dialog_values import SettingsValues
from petstore_gui.settings.schema import (
    ACTIVE,
    ANIMALS_PER_REQUEST,
    UNDO_SECONDS,
    UNDO_SECONDS_MOST,
)
from petstore_gui.ui.settings.address_field import AddressField
from petstore_gui.ui.settings.key_field import KeyField
from petstore_gui.ui.style.form_field import FormField
from petstore_gui.ui.style.scrolling_form import ScrollingForm
from petstore_gui.ui.text.plain_text import WrappingLabel
from petstore_gui.ui.text.words import deployment_word

_INDENT = 11
"""Pixels. Style sheets indent the text of a line edit, and not that of a spin box."""


class SettingsDialog(QDialog):
    """Asks for the settings; it stores nothing and connects to nothing.

    Signals:
        save_chosen(Choice): the fields are right, and are to be kept.
        test_chosen(Choice): the fields of the chosen deployment are right, and are to be tried.
        key_wanted(Deployment, str): the key that is kept for this origin is to be shown.
    """

    save_chosen = Signal(object)
    test_chosen = Signal(object)
    key_wanted = Signal(object, str)

    def __init__(self, choice: SettingsValues, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("settings")
        self.setWindowTitle(self.tr("Settings"))
        self.setAccessibleName(self.tr("Settings"))
        self.setMinimumWidth(540)
        self._choice = choice
        self._deployment = QComboBox()
        for deployment in choice.offered:
            self._deployment.addItem(deployment_word(deployment), deployment)
        self._deployment.setCurrentIndex(self._deployment.findData(choice.deployment))
        self._deployment_field = FormField(self.tr("Deployment"), self._deployment)
        self._addresses = {
            Deployment.PRODUCTION: AddressField(self.tr("Production address"), choice.production),
            Deployment.STAGING: AddressField(self.tr("Staging address"), choice.staging),
        }
        self._key = KeyField()
        self._key_origin: str | None = None
        self._page_size = _spin_box(LIMIT_MIN, LIMIT_MAX, choice.animals_per_request)
        self._page_size_field = FormField(self.tr("Animals per request"), self._page_size)
        self._page_size_field.say(self.tr("1 to 100. With 100 the list loads fastest."))
        self._undo = _spin_box(0, UNDO_SECONDS_MOST, choice.undo_seconds)
        self._undo_field = FormField(self.tr("Undo time"), self._undo)
        self._undo_field.say(self.tr("Seconds before an animal is sent."))
        self._lock(choice.locked)
        self._answer = WrappingLabel()
        self._answer.setObjectName("answer")
        self._buttons = {
            "test": QPushButton(self.tr("Test connection")),
            "cancel": QPushButton(self.tr("Cancel")),
            "save": QPushButton(self.tr("Save")),
        }
        self._fields = ScrollingForm(
            (
                self._deployment_field,
                *self._addresses.values(),
                self._key,
                _side_by_side(self._page_size_field, self._undo_field),
                self._answer,
            )
        )
        self._lay_out()
        self._connect()
        self._show_deployment()

    @property
    def deployment(self) -> Deployment:
        """The deployment that is chosen now."""
        return Deployment(self._deployment.currentData())

    def choose_deployment(self, deployment: Deployment) -> None:
        """Choose a deployment, as its entry in the list does; one that is not offered stays out."""
        if deployment not in self._choice.offered or not self._deployment.isEnabled():
            return
        with QSignalBlocker(self._deployment):
            self._deployment.setCurrentIndex(self._deployment.findData(deployment))
        self._show_deployment()

    def show_key(self, deployment: Deployment, origin: str, key: str, note: str) -> None:
        """Show the key that is kept for an origin; one that was typed meanwhile stays."""
        if deployment is self.deployment and origin == self._key_origin:
            self._key.show_kept(key, note)

    def show_answer(self, sentence: str, *, is_problem: bool) -> None:
        """Say what came of a test or of saving."""
        self.set_busy("")
        self._say(sentence, is_problem=is_problem)

    def show_key_problem(self, sentence: str) -> None:
        """Say that the service did not accept the key."""
        self.show_answer("", is_problem=False)
        self._key.say_problem(sentence)

    def set_busy(self, sentence: str) -> None:
        """Show that something is being tried; empty when it is over."""
        for name in ("test", "save"):
            self._buttons[name].setDisabled(bool(sentence))
        self._say(sentence, is_problem=False)

    def _lock(self, keys: frozenset[str]) -> None:
        """Show what IT has locked as what it is: to be read, not to be changed."""
        numbers = {
            ANIMALS_PER_REQUEST.key: (self._page_size, self._page_size_field),
            UNDO_SECONDS.key: (self._undo, self._undo_field),
        }
        for key in keys & numbers.keys():
            box, field = numbers[key]
            box.setReadOnly(True)
            field.say(self.tr("Locked by IT."))
        self._deployment.setDisabled(ACTIVE.key in keys or len(self._choice.offered) == 1)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 18, 22, 16)
        layout.setSpacing(12)
        layout.addWidget(self._fields, 1)
        row = QHBoxLayout()
        row.addWidget(self._buttons["test"])
        row.addStretch()
        row.addWidget(self._buttons["cancel"])
        row.addWidget(self._buttons["save"])
        layout.addLayout(row)

    def _connect(self) -> None:
        self._buttons["save"].setProperty("kind", "primary")
        self._buttons["save"].setDefault(True)
        for name in ("test", "cancel"):
            self._buttons[name].setAutoDefault(False)
        self._buttons["cancel"].clicked.connect(self.reject)
        self._buttons["save"].clicked.connect(self._save_pressed)
        self._buttons["test"].clicked.connect(self._test_pressed)
        self._deployment.currentIndexChanged.connect(self._show_deployment)
        for field in self._addresses.values():
            field.settled.connect(self._follow_origin)

    def _show_deployment(self) -> None:
        deployment = self.deployment
        self._say("", is_problem=False)
        what = {
            Deployment.LOCAL: self.tr("The catalogue that is kept on this computer."),
            Deployment.PRODUCTION: self.tr("The shop's own catalogue."),
            Deployment.STAGING: self.tr("A catalogue to try things out in."),
        }[deployment]
        is_locked = not self._deployment.isEnabled()
        self._deployment_field.say(f"{what} {self.tr('Locked by IT.')}" if is_locked else what)
        self._key.show_for(deployment_word(deployment), needed=deployment is not Deployment.LOCAL)
        self._key_origin = None
        self._follow_origin()

    def _follow_origin(self) -> None:
        """A key that is kept belongs to one origin: another address does not get to see it."""
        if self.deployment is Deployment.LOCAL:
            return
        origin = self._addresses[self.deployment].origin
        if origin != self._key_origin:
            self._key_origin = origin
            self._key.drop_kept()
            self.key_wanted.emit(self.deployment, origin)

    def _save_pressed(self) -> None:
        if self._check(may_remove_key=True):
            self.save_chosen.emit(self._chosen())

    def _test_pressed(self) -> None:
        if self._check(may_remove_key=False):
            self.test_chosen.emit(self._chosen())

    def _check(self, *, may_remove_key: bool) -> bool:
        self._say("", is_problem=False)
        self._follow_origin()
        needs_key = self.deployment is not Deployment.LOCAL
        if may_remove_key and self._key.removes_kept:
            needs_key = False
        wrong = self._first_wrong(needs_key=needs_key)
        if wrong is not None:
            wrong.setFocus(Qt.FocusReason.OtherFocusReason)
            self._fields.bring(wrong)
        return wrong is None

    def _first_wrong(self, *, needs_key: bool) -> QWidget | None:
        """Check the fields that count: every address that is filled in, and the chosen one's."""
        wrong = [
            field.control
            for deployment, field in self._addresses.items()
            if not field.check(is_needed=deployment is self.deployment)
        ]
        if wrong:
            return wrong[0]
        if needs_key:
            problem = check_key(self._key.text)
            if isinstance(problem, KeyProblem):
                self._key.say_problem(QCoreApplication.translate("keys", problem.value))
                return self._key.control
        return None

    def _chosen(self) -> SettingsValues:
        return msgspec.structs.replace(
            self._choice,
            deployment=self.deployment,
            production=self._addresses[Deployment.PRODUCTION].choice(),
            staging=self._addresses[Deployment.STAGING].choice(),
            animals_per_request=self._page_size.value(),
            undo_seconds=self._undo.value(),
            key=self._typed_key(),
            removes_key=self._key.removes_kept,
        )

    def _typed_key(self) -> str | None:
        key = check_key(self._key.text)
        return key if isinstance(key, str) and self.deployment is not Deployment.LOCAL else None

    def _say(self, sentence: str, *, is_problem: bool) -> None:
        self._answer.setText(sentence)
        self._answer.setVisible(bool(sentence))
        self._answer.setProperty("kind", "problem" if is_problem else "")
        self._answer.style().polish(self._answer)
        self._buttons["test"].setAccessibleDescription(sentence)
        if sentence:
            self._fields.bring(self._answer)


def _spin_box(least: int, most: int, value: int) -> QSpinBox:
    box = QSpinBox()
    box.setRange(least, most)
    box.setValue(value)
    box.lineEdit().setTextMargins(_INDENT, 0, _INDENT, 0)
    return box


def _side_by_side(*fields: FormField) -> QWidget:
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(16)
    for field in fields:
        layout.addWidget(field, 1)
    return row
