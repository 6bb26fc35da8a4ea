"""The dialog that shows what will be printed."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPageSize
from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.ui.printing.list_pages import ListPages
from petstore_gui.ui.printing.page_preview import PagePreview
from petstore_gui.ui.text.plain_text import PlainLabel
from petstore_gui.ui.text.words import number, tr
from petstore_gui.ui.widgets.choices import ComboBox
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of
from petstore_gui.ui.widgets.flow_layout import FlowLayout
from petstore_gui.ui.widgets.form_field import FormField

_PAPERS = (QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter)


class PrintDialog(Dialog):
    """Shows the pages, and asks for the paper.

    Signals:
        paper_chosen(QPageSize): lay the pages out for this paper.
        print_chosen(): print them.
        pdf_chosen(): save them as a PDF file.
    """

    paper_chosen = Signal(object)
    print_chosen = Signal()
    pdf_chosen = Signal()

    def __init__(self, paper: QPageSize.PageSizeId, parent: QWidget) -> None:
        super().__init__(tr("Print"), parent)
        self.resize_to_lines(32, 42)
        self._preview = PagePreview()
        self._page = PlainLabel()
        self._page.setObjectName("page")
        self._count = 1
        self._paper = ComboBox()
        for one in _PAPERS:
            self._paper.addItem(QPageSize.name(one))
        self._paper.setCurrentIndex(_PAPERS.index(paper))
        self._paper.currentIndexChanged.connect(lambda: self.paper_chosen.emit(self.paper))
        self._previous, self._next = QPushButton(tr("Previous")), QPushButton(tr("Next"))
        self._previous.setAccessibleName(tr("Previous page"))
        self._next.setAccessibleName(tr("Next page"))
        self._previous.clicked.connect(lambda: self._preview.show_page(self._preview.page - 1))
        self._next.clicked.connect(lambda: self._preview.show_page(self._preview.page + 1))
        self._preview.page_shown.connect(self._show_place)
        pages = FlowLayout()
        for widget in (self._previous, self._page, self._next):
            pages.addWidget(widget)
        layout = column_of(self)
        layout.addWidget(FormField(tr("Paper"), self._paper, lines=0))
        layout.addWidget(self._preview, 1)
        layout.addLayout(pages)
        layout.addLayout(self._buttons())

    @property
    def paper(self) -> QPageSize:
        """The paper that is chosen."""
        return QPageSize(_PAPERS[self._paper.currentIndex()])

    def show_pages(self, pages: ListPages) -> None:
        """Show these pages."""
        self._count = pages.count
        self._preview.show_pages(pages)

    def _show_place(self, page: int) -> None:
        words = tr("Page {page} of {count}").format(
            page=number(page + 1), count=number(self._count)
        )
        self._page.setText(words)
        self._preview.setAccessibleDescription(words)
        self._previous.setEnabled(page > 0)
        self._next.setEnabled(page < self._count - 1)

    def _buttons(self) -> FlowLayout:
        cancel, pdf = QPushButton(tr("Cancel")), QPushButton(tr("Save as PDF…"))
        prints = QPushButton(tr("Print…"))
        pdf.setAccessibleName(tr("Save as PDF"))
        prints.setAccessibleName(tr("Print"))
        prints.setProperty("kind", "primary")
        prints.setDefault(True)
        for button in (cancel, pdf, self._previous, self._next):
            button.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        pdf.clicked.connect(self.pdf_chosen)
        prints.clicked.connect(self.print_chosen)
        return button_row(cancel, prints, left=(pdf,))
