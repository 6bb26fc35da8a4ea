"""The buttons of the add dialog that fit what became of the animal."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.ui.widgets.safe_buttons import Rest, make_default


class Offer(msgspec.Struct, frozen=True):
    """What can be done about the animal in the dialog.

    `is_lost`: nobody knows whether the service added it. `is_found`: one like it is in the list;
    `is_added`: it was not there before. `may_send_again`: the last search of the list allows
    it; `is_first`: as far as we know, for the first time. `is_edited`: the fields have another
    animal by now; `is_renamed`: it has another name, so it need not be a correction.
    `needs_settings`: Settings can help. `may_wait`: it can be sent once the service is back.
    `is_draft`: the fields have something that was not sent. `is_alike`: the lost add is another
    one, just like the animal in the fields. `is_listed`: the service refused it, but the list has a
    new one like it; `is_looking`: the list is being searched for one.
    """

    is_lost: bool = False
    is_found: bool = False
    is_added: bool = False
    may_send_again: bool = False
    is_first: bool = False
    is_edited: bool = False
    is_renamed: bool = False
    needs_settings: bool = False
    may_wait: bool = False
    is_draft: bool = False
    is_alike: bool = False
    is_listed: bool = False
    is_looking: bool = False


class AnswerButtons(QObject):
    """Buttons beside Add. While an animal is lost, the safe one is the default, and not Add."""

    def __init__(self, add: QPushButton, dialog: QWidget) -> None:
        super().__init__(dialog)
        self._add = add
        self._offer = Offer()
        self._is_busy = self._is_held = False
        self.check = QPushButton(self.tr("Check the list"))
        self.there = QPushButton(self.tr("It is there"))
        self.send_again = QPushButton(self.tr("Send again"))
        self.as_well = QPushButton(self.tr("Add as well"))
        self.wait = QPushButton(self.tr("Send when it is back"))
        self.settings = QPushButton(self.tr("Settings"))
        self.clear = QPushButton(self.tr("Clear"))
        self.left = (self.clear, self.settings, self.wait, self.send_again)
        buttons = (self.check, self.there, self.as_well, *self.left)
        for button in buttons:
            button.setAutoDefault(False)
        self._rest = Rest(dialog, (add, *buttons))
        self._rest.ended.connect(lambda: self.show(self._offer))
        self.show(self._offer)

    def set_busy(self, busy: bool) -> None:
        """Disable Add while the animal is being sent."""
        self._is_busy = busy
        self._enable_add()

    def rest(self) -> None:
        """Let no press of Add count for a moment: something became of a lost animal."""
        self._is_held = True
        self._rest.begin()
        self._enable_add()

    def show(self, offer: Offer) -> None:
        """Show the buttons that apply; those that settle a lost animal rest after news."""
        before, self._offer = self._offer, offer
        if _news(offer) != _news(before):
            self._rest.begin()
        is_rested = not self._rest.is_on
        self.check.setVisible(offer.is_lost and not offer.is_added)
        self.there.setVisible(offer.is_listed or (offer.is_lost and offer.is_found))
        self.there.setEnabled(is_rested)
        is_other = offer.is_edited or offer.is_alike
        self.send_again.setVisible(offer.is_lost and not is_other)  # there is no room for it
        self.send_again.setText(self.tr("Send") if offer.is_first else self.tr("Send again"))
        self.send_again.setEnabled(is_rested and offer.may_send_again)
        self.as_well.setVisible(offer.is_lost and (offer.is_renamed or offer.is_alike))
        self.as_well.setEnabled(is_rested)
        self.wait.setVisible(offer.may_wait)
        self.settings.setVisible(offer.needs_settings)
        self.clear.setVisible(offer.is_draft)
        self._add.setHidden(offer.is_lost and not offer.is_edited)
        rests = not is_rested and (offer.is_listed or self._is_held)
        self._is_held = offer.is_looking or rests
        self._enable_add()
        if offer.is_lost:
            self._add.setText(self.tr("Add later"))
        elif before.is_lost:
            self._add.setText(self.tr("Add"))
        is_there = offer.is_listed or (offer.is_lost and offer.is_added)
        chosen = self.there if is_there else self.check if offer.is_lost else self._add
        make_default(chosen, (self._add, self.check, self.there))

    def _enable_add(self) -> None:
        self._add.setDisabled(self._is_busy or self._is_held)


def _news(offer: Offer) -> tuple[bool, ...]:
    """What a person must have seen before a press decides anything."""
    about_lost = offer.is_lost, offer.is_found, offer.is_added, offer.may_send_again
    return *about_lost, offer.is_listed, offer.is_looking
