"""The field for the status of a new animal."""

from __future__ import annotations

from petstore_gui.domain.pet_status import NOT_STATED, PetStatus
from petstore_gui.ui.base.choices import ComboBox
from petstore_gui.ui.text.words import status_word, tr


class StatusBox(ComboBox):
    """Offers each status, and none as the last one. Nothing is chosen at first."""

    def __init__(self) -> None:
        super().__init__()
        self.setPlaceholderText(tr("Choose a status"))
        for status in PetStatus:
            self.addItem(status_word(status), str(status))
        self.addItem(status_word(None), NOT_STATED)
        self.currentIndexChanged.connect(self._show_whether_chosen)
        self.setCurrentIndex(-1)
        self._show_whether_chosen()

    @property
    def choice(self) -> str:
        """The chosen status, `NOT_STATED`, or "" until one is chosen."""
        return self.currentData() or ""

    @property
    def status(self) -> PetStatus | None:
        """The status to send; None leaves it out."""
        return None if self.choice in ("", NOT_STATED) else PetStatus(self.choice)

    def choose(self, choice: str) -> None:
        """Choose as `choice` says; an unknown one, such as "", chooses nothing."""
        self.setCurrentIndex(self.findData(choice))

    def _show_whether_chosen(self) -> None:
        """Style sheets know no placeholder of a combo box."""
        self.setProperty("unchosen", not self.choice)
        self.style().polish(self)
