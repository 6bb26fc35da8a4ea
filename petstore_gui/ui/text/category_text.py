"""Words and sentences about categories and their names."""

from __future__ import annotations

from petstore_gui.domain.category import (
    NAME_LENGTH_MAX,
    CategoryColour,
    CategoryIcon,
    CategoryProblem,
)
from petstore_gui.storage.shop_file import ShopProblem
from petstore_gui.ui.text.words import tr


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
        CategoryProblem.TOO_LONG: tr("A name of a category has at most {most} characters.").format(
            most=NAME_LENGTH_MAX
        ),
        CategoryProblem.NOT_ON_ONE_LINE: tr("A name of a category is one line of text."),
        CategoryProblem.A_NUMBER: tr("A number cannot be the name of a category."),
        CategoryProblem.TAKEN: tr("Another category already has this name."),
    }[problem]


def shop_file_sentence(problem: ShopProblem) -> str:
    """Why the names of the categories cannot be read or changed, and what to do."""
    return {
        ShopProblem.DAMAGED: tr(
            "The file with the names of the categories is damaged. The names are shown as they last"
            " were, and cannot be changed until it is put aside: see File > Categories…"
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
        ShopProblem.CHANGED: tr(
            "The name was not saved: another program has changed the names meanwhile. They are"
            " shown as they are now. Try again."
        ),
    }[problem]
