"""The dialog that shows what will be printed."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from petstore_gui.ui.printing.page_preview import PagePreview
from petstore_gui.ui.printing.pages import Pages
from petstore_gui.ui.printing.print_choice import PrintChoice
from petstore_gui.ui.printing.print_form import PrintForm
from petstore_gui.ui.text.plain_text import PlainLabel
from petstore_gui.ui.text.words import number, tr
from petstore_gui.ui.widgets.announcer import Announcer
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of
from petstore_gui.ui.widgets.flow_layout import FlowLayout


class PrintDialog(Dialog):
    """Shows the pages beside the `form` that asks what to print.

    Signals:
        print_chosen(): print them.
        pdf_chosen(): save them as a PDF file.
    """

    print_chosen = Signal()
    pdf_chosen = Signal()

    def __init__(self, choice: PrintChoice, parent: QWidget) -> None:
        super().__init__(tr("Print"), parent)
        self.resize_to_lines(48, 40)
        self.form = PrintForm(choice)
        self._announcer = Announcer(self)
        self._preview = PagePreview()
        self._page = PlainLabel()
        self._page.setObjectName("page")
        self._count = 1
        self._previous, self._next = QPushButton(tr("Previous")), QPushButton(tr("Next"))
        self._previous.setAccessibleName(tr("Previous page"))
        self._next.setAccessibleName(tr("Next page"))
        self._previous.clicked.connect(lambda: self._preview.show_page(self._preview.page - 1))
        self._next.clicked.connect(lambda: self._preview.show_page(self._preview.page + 1))
        self._preview.page_shown.connect(self._show_place)
        pages = FlowLayout()
        for widget in (self._previous, self._page, self._next):
            pages.addWidget(widget)
        shown = QVBoxLayout()
        shown.addWidget(self._preview, 1)
        shown.addLayout(pages)
        beside = QHBoxLayout()
        beside.setSpacing(16)
        beside.addWidget(self.form, 1)
        beside.addLayout(shown, 1)
        layout = column_of(self)
        layout.addLayout(beside, 1)
        self._pdf, self._print = QPushButton(tr("Save as PDF…")), QPushButton(tr("Print…"))
        layout.addLayout(self._buttons())

    def show_pages(self, pages: Pages | None) -> None:
        """Show these pages; None while they are being laid out."""
        for button in (self._pdf, self._print):
            button.setEnabled(pages is not None)
        preparing = tr("Preparing the pages…") if pages is None else ""
        self._announcer.say(preparing, "wait")
        self._page.setText(preparing)
        if pages is not None:
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
        cancel = QPushButton(tr("Cancel"))
        self._pdf.setAccessibleName(tr("Save as PDF"))
        self._print.setAccessibleName(tr("Print"))
        self._print.setProperty("kind", "primary")
        self._print.setDefault(True)
        for button in (cancel, self._pdf, self._previous, self._next):
            button.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self._pdf.clicked.connect(self.pdf_chosen)
        self._print.clicked.connect(self.print_chosen)
        return button_row(cancel, self._print, left=(self._pdf,))
