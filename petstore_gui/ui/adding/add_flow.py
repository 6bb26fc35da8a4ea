"""From the Add animal dialog into the outbox."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petstore_gui.domain.add import Add
from petstore_gui.domain.category import CategoryChanges, guessed
from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.errors import NotWrittenDown, RequestError
from petstore_gui.domain.failure import error_of, refusal_of
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.ui.frame.deployment_badge import show_deployment
from petstore_gui.ui.frame.flow import Flow
from petstore_gui.ui.words.add_text import not_saved_sentence
from petstore_gui.ui.words.category_text import names_not_saved_sentence
from petstore_gui.ui.words.error_text import error_sentence
from petstore_gui.ui.words.words import category_word, tr

if TYPE_CHECKING:
    from petstore_gui.ui.adding.add_dialog import AddDialog
    from petstore_gui.ui.frame.window_contents import WindowContents


class AddFlow(Flow):
    """Opens the dialog, and puts the animal from it into the outbox.

    `first_status`: the choice of a status that a new animal begins with, if any.
    """

    def __init__(self, contents: WindowContents, outbox: Outbox) -> None:
        super().__init__(contents)
        self.first_status = ""
        self._outbox = outbox
        self._dialog: AddDialog | None = None
        contents.deployment_changed.connect(self._show_deployment)
        contents.actions.add.triggered.connect(self.open)
        self._central.table.like_wanted.connect(self._open_like)

    def _show_deployment(self) -> None:
        """Show where what is typed now will be added."""
        if self._dialog is not None:
            show_deployment(self._dialog.badge, self._contents.deployment)

    def open(self) -> AddDialog:
        """Show the dialog."""
        dialog = self._dialog = self._dialog or self._new_dialog()
        self._show_deployment()
        self._offer_categories(dialog)
        dialog.open()
        return dialog

    def open_with(self, pet: NewPet | Pet) -> None:
        """Show the dialog with the values of an animal."""
        self.open().show_pet(pet)

    def _open_like(self, pet_id: int) -> None:
        if (pet := self._catalogue.pet(pet_id)) is not None:
            self.open_with(pet)

    def correct(self, add: Add) -> None:
        """Show the dialog with an animal that was refused; what is added replaces it."""
        dialog = self.open()
        dialog.show_pet(add.pet, None if add.failure is None else refusal_of(error_of(add.failure)))
        dialog.replaces = add.key

    def _offer_categories(self, dialog: AddDialog) -> None:
        numbers = (number for number, _ in self._catalogue.categories())
        dialog.offer_categories(numbers, self._catalogue.category_names.by_id)

    async def _create(self, dialog: AddDialog, name: str) -> None:
        names, problem = self._catalogue.category_names, ""
        dialog.show_creation(tr("Saving…"))
        try:
            new = CategoryChanges(new=(guessed(name.strip()),))
            await names.change(new, dict(self._catalogue.categories()))
        except RequestError as error:
            problem = names_not_saved_sentence(error)
        if dialog is not self._dialog:
            return  # somebody closed it meanwhile
        if problem:
            dialog.show_creation(problem, is_problem=True)
        else:
            self._offer_categories(dialog)

    def _new_dialog(self) -> AddDialog:
        from petstore_gui.ui.adding.add_dialog import AddDialog  # noqa: PLC0415 - not before the first rows

        dialog = AddDialog(self.first_status, self._hint_of, self._window)
        dialog.pet_chosen.connect(lambda pet: self._tasks.start("add", self._add(dialog, pet)))
        dialog.category.creation_chosen.connect(
            lambda name: self._tasks.start("create category", self._create(dialog, name))
        )
        dialog.finished.connect(self._forget_dialog)
        return dialog

    async def _add(self, dialog: AddDialog, pet: NewPet) -> None:
        try:
            add = await self._outbox.add(pet, replaces=dialog.replaces)
        except (NotWrittenDown, NotReached) as error:
            if dialog is self._dialog:  # nobody has closed it meanwhile
                dialog.show_problem(not_saved_sentence(error), error_sentence(error))
            return
        if dialog is self._dialog:
            dialog.take_next()
        self._central.table.select_unadded(add.key)

    def _forget_dialog(self) -> None:
        self._dialog = None

    def _hint_of(self, name: str, category_id: int) -> str:
        """That the list has an animal with this name and category, or ""."""
        pet = self._catalogue.first_like(name, category_id)
        if pet is None:
            return ""
        category = category_word(category_id, self._catalogue.category_names.by_id)
        return tr("Like ID {id}, {category}.").format(id=pet.id, category=category)
