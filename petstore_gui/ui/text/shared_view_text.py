"""Words and sentences about the views that a shop shares."""

from __future__ import annotations

from petstore_gui.domain.saved_view import NAME_LENGTH_MAX, SavedView
from petstore_gui.domain.shared_views import SharedView, UnreadableView, can_be_shared
from petstore_gui.domain.shop import VIEWS_MAX, ShopProblem
from petstore_gui.ui.text.category_text import shop_file_reason
from petstore_gui.ui.text.plain_text import clip, visible
from petstore_gui.ui.text.words import number, tr


def shared_view_word(view: SharedView) -> str:
    """The name of a view of the shop in the menu."""
    name = clip(visible(view.name), NAME_LENGTH_MAX)
    if isinstance(view, UnreadableView):
        return tr("{view} (shop, not for this version)").format(view=name)
    return tr("{view} (shop)").format(view=name)


def unreadable_view_words() -> str:
    """What stands for what a view shows."""
    return tr("This version of Petstore cannot show it")


def not_shared_sentence(saved: SavedView, count: int, *, is_shared: bool) -> str:
    """Why a view cannot be shared; empty if it can. `count`: how many the shop would have."""
    if not is_shared:
        return tr(
            "This computer does not use a shop's file yet. Enter its place in Settings, or ask IT."
        )
    if count > VIEWS_MAX:
        words = tr("The shop has {most} views already, the most there can be. Remove one first.")
        return words.format(most=number(VIEWS_MAX))
    if not can_be_shared(saved):
        return tr(
            "The search has a letter that cannot be saved. Correct it, and save the view again."
        )
    return ""


def view_not_saved_sentence(problem: ShopProblem) -> str:
    """Why a view was not shared or removed, as far as that is known."""
    if problem is ShopProblem.UNSURE:
        return tr(
            "We can't tell whether this was saved: the shop's file did not confirm it. Do it again"
            " to find out. Nothing is saved twice."
        )
    if problem is ShopProblem.CHANGED:
        return tr("Not saved: other computers are changing the shop's file. Try again.")
    return shop_file_reason(problem)
