"""Makes the page fit a window that is narrow or low, or whose type is large."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import (
    QAbstractButton,
    QHeaderView,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from petstore_gui.ui.table.base_table import NARROW_LINES, PAGE_MARGIN
from petstore_gui.ui.table.pet_table import PetTable
from petstore_gui.ui.window.banner import Banner
from petstore_gui.ui.window.category_filter import CategoryFilter
from petstore_gui.ui.window.toolbar import Toolbar

_LOW_LINES = 26
"""In a window lower than this everything is closer together; in heights of a line of text."""

_MARGINS, _GAP = (PAGE_MARGIN, 14, PAGE_MARGIN, 12), 10
_DENSE_MARGINS, _DENSE_GAP = (PAGE_MARGIN, 2, PAGE_MARGIN, 0), 5
_DENSE_HEADER = 1.4
"""The height of the table's headings in a low window, in heights of a line of text."""
NO_MAX = (1 << 24) - 1  # QWIDGETSIZE_MAX


class PageFit:
    """Shows less in a narrow or low page, but keeps the page as high as its contents need.

    Without this least height, text that wraps onto more lines would cover what is below.
    """

    def __init__(
        self,
        page: QWidget,
        layout: QVBoxLayout,
        toolbar: Toolbar,
        banners: Sequence[Banner],
        table: PetTable,
    ) -> None:
        self._page = page
        self._layout = layout
        self._toolbar = toolbar
        self._banners = banners
        self._table = table
        self._is_dense: bool | None = None

    def include(self, banner: Banner) -> None:
        """Fit another banner as well."""
        self._banners = (*self._banners, banner)
        banner.set_dense(bool(self._is_dense))

    def fit(self) -> None:
        """The page has a new size, type or contents."""
        page, line = self._page, self._page.fontMetrics().lineSpacing()
        self._toolbar.set_narrow(page.width() < NARROW_LINES * line)
        self._set_dense(page.height() < _LOW_LINES * line)
        header = self._table.horizontalHeader()
        header.setMaximumHeight(round(_DENSE_HEADER * line) if self._is_dense else NO_MAX)
        self._table.setMinimumHeight(self._table.least_height)
        page.setMinimumHeight(self._layout.totalMinimumHeightForWidth(page.width()))

    def _set_dense(self, dense: bool) -> None:
        """In a low window, leave more room to the rows."""
        if self._is_dense is dense:
            return
        self._is_dense = dense
        margins, spacing = (_DENSE_MARGINS, _DENSE_GAP) if dense else (_MARGINS, _GAP)
        self._layout.setContentsMargins(*margins)
        self._layout.setSpacing(spacing)
        for banner in self._banners:
            banner.set_dense(dense)
        for widget in self._page.findChildren(QWidget):
            if isinstance(widget, QAbstractButton | QLineEdit | QHeaderView):
                widget.setProperty("dense", dense)
                widget.style().polish(widget)
            if isinstance(widget, CategoryFilter):
                widget.set_dense(dense)
