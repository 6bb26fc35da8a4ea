"""The fields for a category, one with a name or any int64 or a new name, and for a status."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

import msgspec
from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QLineEdit,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from petstore_gui.catalogue.row_filter import NamedCategories
from petstore_gui.catalogue.text_folding import fold
from petstore_gui.domain.category import Category, category_id, category_problem, guessed
from petstore_gui.domain.pet_status import NOT_STATED, PetStatus
from petstore_gui.domain.pets import IntegerProblem, parse_int64
from petstore_gui.ui.base.choices import ComboBox
from petstore_gui.ui.base.dialog import ENTER
from petstore_gui.ui.table.cells import Index
from petstore_gui.ui.table.marks import mark_icon, mark_size
from petstore_gui.ui.words.add_text import category_problem_sentence
from petstore_gui.ui.words.category_text import category_label
from petstore_gui.ui.words.plain_text import visible
from petstore_gui.ui.words.words import named_category, status_word, tr

MARK_ROLE = Qt.ItemDataRole.UserRole
"""The role of a mark. As a decoration, the box would show that of its list's current row."""


class Offer(msgspec.Struct, frozen=True):
    """A row: its text, what it puts into the field, and the mark of a category with a name.

    `creates`: it offers a category that does not exist.
    """

    text: str
    typed: str
    mark: Category | None = None
    creates: bool = False


class CategoryModel(QAbstractListModel):
    """Displays offers."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._box = parent
        self.offers: Sequence[Offer] = ()

    def show(self, offers: Sequence[Offer]) -> None:
        """Replace the offers."""
        self.beginResetModel()
        self.offers = offers
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.offers)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | QIcon | None:
        if not index.isValid():
            return None
        offer = self.offers[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return offer.text
        if role == MARK_ROLE and offer.mark is not None:
            return mark_icon(offer.mark, mark_size(self._box.fontMetrics()))
        # The edit role is what a combo box puts into its line edit.
        return offer.typed if role == Qt.ItemDataRole.EditRole else None


class MarkDelegate(QStyledItemDelegate):
    """Paints the rows of a list of categories with their marks."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        mark = index.data(MARK_ROLE)
        if mark is not None:
            option.icon = mark
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration


OFFERED_MAX = 1_000
"""How many categories are offered. Any other number can be typed."""


class CategoryBox(ComboBox):
    """An editable combo box that proposes the categories in whose name the text is.

    A name that no category has is proposed as a new one. Enter and Tab take the only category that
    is proposed, or make the new one if there is none; that Enter does nothing else.

    Signals:
        creation_chosen(str): a category of this name is to be made.
    """

    creation_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._names: Mapping[int, Category] = {}
        self._offered, self._proposed = CategoryModel(self), CategoryModel(self)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        # Sized to its contents, it would read every row before it shows one.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.edit = QLineEdit()
        self.setLineEdit(self.edit)
        self.setModel(self._offered)
        completer = QCompleter(self._proposed, self)
        completer.setCompletionRole(Qt.ItemDataRole.EditRole)
        completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        completer.activated[QModelIndex].connect(  # type: ignore[index]
            lambda index: self._take(self._proposed.offers[index.row()])
        )
        self.setCompleter(completer)
        self.edit.textEdited.connect(self._propose)
        self._proposals = cast("QListView", completer.popup())
        self._proposals.setAccessibleName(tr("Categories"))
        self._proposals.installEventFilter(self)
        side = mark_size(self.fontMetrics())
        for rows in (cast("QListView", self.view()), self._proposals):
            rows.setUniformItemSizes(True)  # or each would be measured before any is shown
            rows.setItemDelegate(MarkDelegate(rows))
            rows.setIconSize(QSize(side, side))

    @property
    def value(self) -> str:
        """What is typed, with the number of a category in place of its name."""
        number = category_id(self.currentText(), self._names)
        return self.currentText() if number is None else str(number)

    @property
    def note(self) -> str:
        """The name of the category whose number is typed, if it has one."""
        number = parse_int64(self.currentText())
        named = None if isinstance(number, IntegerProblem) else self._names.get(number)
        return "" if named is None else named_category(named)

    @property
    def problem(self) -> str:
        """What is wrong with what is typed, or ""."""
        return category_problem_sentence(self.value, can_be_made=True)

    def show_value(self, value: str) -> None:
        """Show a category by its name, if its number has one."""
        number = parse_int64(value)
        named = None if isinstance(number, IntegerProblem) else self._names.get(number)
        self.setEditText(value if named is None else named.name)

    def offer(self, numbers: Iterable[int], names: Mapping[int, Category]) -> None:
        """Offer the categories with names, then others."""
        value = self.value
        self._names = names
        ranks = NamedCategories(names).ranks
        others = [number for number in numbers if number not in names]
        in_order = [*sorted(names, key=ranks.__getitem__), *others][:OFFERED_MAX]
        self._offered.show([self._offer_of(number) for number in in_order])
        self.edit.setPlaceholderText(tr("A name"))
        self.show_value(value)

    def _offer_of(self, number: int) -> Offer:
        named = self._names.get(number)
        typed = str(number) if named is None else named.name
        return Offer(category_label(number, self._names), typed, named)

    def _propose(self, text: str) -> None:
        """Fill the proposals before the completer shows them."""
        wanted, new = fold(text.strip()), guessed(text.strip())
        found = [one for one in self._offered.offers if wanted and wanted in fold(one.text)]
        if category_problem(new, self._names.values()) is None:
            words = tr("Create '{name}'").format(name=visible(new.name))
            found.append(Offer(words, new.name, new, creates=True))
        self._proposed.show(found)

    def _take(self, offer: Offer) -> None:
        self.setEditText(offer.typed)
        if offer.creates:
            self.creation_chosen.emit(offer.typed)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Let Enter and Tab take nothing unseen.

        While no proposal is marked, the completer would take the first.
        """
        if not isinstance(event, QKeyEvent) or self._proposals.selectedIndexes():
            return False
        self._proposals.setCurrentIndex(QModelIndex())
        if event.type() is QEvent.Type.KeyPress and event.key() in (*ENTER, Qt.Key.Key_Tab):
            return self._take_only() and event.key() in ENTER
        return False

    def _take_only(self) -> bool:
        """Take it in place of a text that is no category; return whether there was only one."""
        offers = self._proposed.offers
        only = [one for one in offers if not one.creates] or offers
        if not self.problem or len(only) != 1:
            return False
        self._proposals.hide()
        self._take(only[0])
        return True


class StatusBox(ComboBox):
    """Offers each status, and none as the last one. Nothing is chosen at first."""

    def __init__(self) -> None:
        words = {str(status): status_word(status) for status in PetStatus}
        super().__init__({**words, NOT_STATED: status_word(None)})
        self.setPlaceholderText(tr("Choose a status"))
        self.currentIndexChanged.connect(self._show_whether_chosen)
        self.setCurrentIndex(-1)

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
