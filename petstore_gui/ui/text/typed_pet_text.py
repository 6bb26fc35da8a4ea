"""What is wrong with what is typed for a new animal."""

from __future__ import annotations

from petstore_gui.domain.pets import (
    NAME_LENGTH_MAX,
    IntegerProblem,
    NameProblem,
    parse_int64,
    typed_name_problem,
)
from petstore_gui.ui.text.words import number, tr


def name_problem_sentence(typed: str) -> str:
    """What is wrong with a name, or ""."""
    name = typed.strip()
    problem = typed_name_problem(name)
    if problem is None:
        return ""
    if problem is NameProblem.BLANK:
        return tr("Enter a name.")
    if problem is NameProblem.TOO_LONG:
        words = tr("That name has {count} characters; the most is {most}. Shorten it.")
        return words.format(count=number(len(name)), most=number(NAME_LENGTH_MAX))
    return tr("This name has a character that cannot be sent. Type it again.")


def category_problem_sentence(typed: str, *, can_be_made: bool = False) -> str:
    """What is wrong with a category, or "". `can_be_made`: a new name is offered beside it."""
    parsed = parse_int64(typed)
    if isinstance(parsed, IntegerProblem):
        if can_be_made and parsed is IntegerProblem.NOT_A_NUMBER:
            return tr("No category has this name. Choose one, or create it.")
        if can_be_made and parsed is IntegerProblem.MISSING:
            return tr("Enter a category.")
        return {
            IntegerProblem.MISSING: tr("Enter the number of a category."),
            IntegerProblem.NOT_A_NUMBER: tr("A category is a whole number."),
            IntegerProblem.OUT_OF_RANGE: tr("That number is too long for a category."),
        }[parsed]
    return ""


def status_problem_sentence(choice: str) -> str:
    """What is wrong with the choice of a status, or ""."""
    return "" if choice else tr("Choose a status: it cannot be changed later.")
