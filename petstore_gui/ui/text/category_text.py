"""Words and sentences about categories and their names."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime

from PySide6.QtCore import QLocale

from petstore_gui.catalogue.list_facts import Certainty, Facts
from petstore_gui.catalogue.named_categories import NamedCategories
from petstore_gui.domain.category import (
    NAME_LENGTH_MAX,
    Category,
    CategoryColour,
    CategoryIcon,
    CategoryProblem,
)
from petstore_gui.domain.shop import ShopProblem
from petstore_gui.ui.text.words import category_word, moment_words, number, tr

_NAMED_MAX = 2
"""How many categories are named; more are counted."""


def colour_word(colour: CategoryColour) -> str:
    """The name of a colour."""
    return {
        CategoryColour.GREY: tr("Grey"),
        CategoryColour.RED: tr("Red"),
        CategoryColour.ORANGE: tr("Orange"),
        CategoryColour.YELLOW: tr("Yellow"),
        CategoryColour.GREEN: tr("Green"),
        CategoryColour.TEAL: tr("Teal"),
        CategoryColour.BLUE: tr("Blue"),
        CategoryColour.PURPLE: tr("Purple"),
    }[colour]


def icon_word(icon: CategoryIcon) -> str:
    """The name of an icon."""
    return {
        CategoryIcon.PAW: tr("Paw"),
        CategoryIcon.DOG: tr("Dog"),
        CategoryIcon.CAT: tr("Cat"),
        CategoryIcon.BIRD: tr("Bird"),
        CategoryIcon.FISH: tr("Fish"),
        CategoryIcon.RABBIT: tr("Rabbit"),
        CategoryIcon.RODENT: tr("Rodent"),
        CategoryIcon.REPTILE: tr("Reptile"),
        CategoryIcon.HORSE: tr("Horse"),
        CategoryIcon.INSECT: tr("Insect"),
    }[icon]


def category_name_sentence(problem: CategoryProblem) -> str:
    """What is wrong with the name of a category."""
    return {
        CategoryProblem.BLANK: tr("Enter a name."),
        CategoryProblem.TOO_LONG: tr("A category name can have at most {most} characters.").format(
            most=NAME_LENGTH_MAX
        ),
        CategoryProblem.NOT_ON_ONE_LINE: tr("A category name must be a single line."),
        CategoryProblem.A_NUMBER: tr("A number cannot be the name of a category."),
        CategoryProblem.TAKEN: tr("Another category already has this name."),
    }[problem]


def kept_sentence(*, is_shared: bool, is_usable: bool) -> str:
    """Where the names of categories are kept: in a file that other computers use too, or here."""
    if not is_shared:
        where = tr("The names are kept on this computer.")
    elif is_usable:
        where = tr("The names are kept in the shop's file.")
    else:
        where = tr("The names belong in the shop's file. Those shown are kept on this computer.")
    return f"{tr('The service knows categories only by their numbers.')} {where}"


def shop_file_sentence(problem: ShopProblem, read_at: datetime | None, *, is_shared: bool) -> str:
    """Why the names of the categories cannot be read or changed, and what to do.

    `is_shared`: other computers use the file too. `read_at`: when it was last read.
    """
    if problem is ShopProblem.CHANGED:
        return tr("Another computer was first to publish its names. They are shown here now.")
    if problem is ShopProblem.UNSURE:
        return tr(
            "We can't tell whether the names were saved: their file did not confirm it. Save again"
            " to find out. Nothing is saved twice."
        )
    if not is_shared:
        return _own_file_sentence(problem)
    reason = shop_file_reason(problem)
    if problem is ShopProblem.NOT_WRITTEN:
        return reason
    if read_at is None:
        return f"{tr('The names of the categories are those of this computer.')} {reason}"
    since = tr("The names of the categories are from {time}.").format(time=moment_words(read_at))
    return f"{since} {reason}"


def shop_file_reason(problem: ShopProblem) -> str:
    """Why a file that other computers use too cannot be read or changed, and what to do."""
    return {
        ShopProblem.NOT_WRITTEN: tr(
            "Not saved: the shop's file cannot be changed from this computer now. Try again, or"
            " ask IT."
        ),
        ShopProblem.NO_PLACE: tr(
            "The place of the shop's file is not valid. Correct it in Settings, or tell IT."
        ),
        ShopProblem.MISSING: tr(
            "There is no shop's file yet, or it has been removed. To make one of these names, see"
            " Edit > Categories…"
        ),
        ShopProblem.DAMAGED: tr("The shop's file is damaged. Tell IT."),
        ShopProblem.NEWER: tr("The shop's file was saved by a newer version of Petstore. Tell IT."),
        ShopProblem.NOT_READ: tr(
            "The shop's file cannot be read now. Tell IT if this does not go away."
        ),
        ShopProblem.NO_KEY: tr("The shop's file cannot be read without the right API key."),
    }[problem]


def _own_file_sentence(problem: ShopProblem) -> str:
    return {
        ShopProblem.DAMAGED: tr(
            "The file with the names of the categories is damaged. The names are shown as they last"
            " were, and cannot be changed until it is put aside: see Edit > Categories…"
        ),
        ShopProblem.NEWER: tr(
            "The names of the categories were saved by a newer version of Petstore. They are shown"
            " as this version last knew them, and cannot be changed here. Tell IT."
        ),
        ShopProblem.NOT_READ: tr(
            "The file with the names of the categories cannot be read. The names are shown as they"
            " last were, and cannot be changed now. Tell IT if this does not go away."
        ),
        ShopProblem.NOT_WRITTEN: tr(
            "The name was not saved: this computer's disk may be full or locked. Try again."
        ),
    }[problem]


def repair_words(problem: ShopProblem | None, *, is_shared: bool) -> str:
    """The button against a problem of the file; "" if only IT can do something about it."""
    if problem is ShopProblem.MISSING:
        return tr("Make a shop's file of these names")
    is_own = problem is ShopProblem.DAMAGED and not is_shared
    return tr("Put the damaged file aside") if is_own else ""


def category_label(one: int, names: Mapping[int, Category]) -> str:
    """The name of a category, or its number with the word for it."""
    return category_word(one, names) if one in names else tr("Category {number}").format(number=one)


def categories_words(numbers: Collection[int], names: Mapping[int, Category]) -> str:
    """Which categories these are, in a few words; "" for none."""
    if len(numbers) > _NAMED_MAX:
        return tr("%Ln categories", "", len(numbers))
    ranks = NamedCategories(names).ranks
    in_order = sorted(numbers, key=lambda one: ranks.get(one, one))
    return QLocale().createSeparatedList([category_label(one, names) for one in in_order])


def categories_sentence(facts: Facts, names: Mapping[int, Category]) -> str:
    """How many animals of the chosen categories are shown, and among which animals.

    The service is never asked for a category: it cannot be.
    """
    shown = facts.view.filter
    count, certainty = facts.counts.hits_of(shown), facts.certainty_of_rows(shown)
    if count is None:
        return ""
    pattern = {
        Certainty.COMPLETE: tr("{categories}: {count} of all animals"),
        Certainty.LISTED: tr("{categories}: {count} of the animals listed"),
        Certainty.AT_LEAST: tr("{categories}: {count} of the animals listed so far"),
        Certainty.EARLIER: tr("{categories}: {count} of the animals known from earlier"),
        Certainty.KNOWN: tr("{categories}: {count} of the animals known"),
    }[certainty]
    words = categories_words(facts.view.categories, names)
    return pattern.format(categories=words, count=number(count))
