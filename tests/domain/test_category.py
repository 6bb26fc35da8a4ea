"""Names of categories: what a change makes of them, and what is guessed from them."""

from __future__ import annotations

import pytest

from petstore_gui.domain.category import (
    Category,
    CategoryChanges,
    CategoryColour,
    CategoryIcon,
    guessed,
)
from petstore_gui.domain.interface_limits import INT64_MAX

DOGS, CATS = Category(5, "Dogs"), Category(12, "Cats")
FISH = Category(0, "Fish")


@pytest.mark.parametrize(
    ("changes", "used", "expected"),
    [
        (CategoryChanges(), (), {5: "Dogs", 12: "Cats"}),
        (CategoryChanges({5: None, 12: Category(12, "Dogs")}), (), {12: "Dogs"}),
        (CategoryChanges(new=(FISH, Category(0, "Mice"))), (20,), {21: "Fish", 22: "Mice"}),
        (CategoryChanges(new=(Category(0, " dogs "),)), (), {5: "Dogs", 12: "Cats"}),
        (CategoryChanges(new=(FISH,)), (INT64_MAX, 1, -7), {2: "Fish"}),
        (CategoryChanges({5: None}, (FISH,)), (-7,), {13: "Fish"}),
    ],
)
def test_new_categories_get_free_numbers(
    changes: CategoryChanges, used: tuple[int, ...], expected: dict[int, str]
) -> None:
    made = changes.made_in({5: DOGS, 12: CATS}, used)
    assert all(number == one.id for number, one in made.items())
    assert expected.items() <= {number: one.name for number, one in made.items()}.items()


@pytest.mark.parametrize(
    ("icon", "names"),
    [
        (CategoryIcon.DOG, "Dogs, Hunde, Chiens, Perros, Cani, Honden, Cães, Psy"),
        (CategoryIcon.CAT, "Cats, Katzen, Chats, Gatos, Gatti, Katten, Gatos, Koty"),
        (CategoryIcon.BIRD, "Birds, Vögel, Oiseaux, Aves, Uccelli, Vogels, Pássaros, Ptaki"),
        (CategoryIcon.BIRD, "Parrots, Papageien, Perroquets, Loros, Pappagalli, Papegaaien"),
        (CategoryIcon.FISH, "Fish, Zierfische, Poissons, Peces, Pesci, Vissen, Peixes, Ryby"),
        (CategoryIcon.RABBIT, "Rabbits, Kaninchen, Lapins, Conejos, Conigli, Konijnen, Króliki"),
        (CategoryIcon.RODENT, "Hamsters, Nagetiere, Rongeurs, Roedores, Roditori, Chomiki"),
        (CategoryIcon.RODENT, "Mice, Meerschweinchen, Souris, Ratten, Rats, Guinea pigs"),
        (CategoryIcon.REPTILE, "Reptiles, Reptilien, Rettili, Schlangen, Schildkröten, Tortugas"),
        (CategoryIcon.HORSE, "Horses, Pferde, Chevaux, Caballos, Cavalli, Paarden, Konie"),
        (CategoryIcon.INSECT, "Insects, Insekten, Insectes, Insetti, Insetos, Owady"),
        (CategoryIcon.PAW, "Specials, Sonstige, Category, Catalogue, Visitors"),
    ],
)
def test_the_icon_is_guessed_from_the_name(icon: CategoryIcon, names: str) -> None:
    found = {name: guessed(name).icon for name in names.split(", ")}
    assert found == dict.fromkeys(found, icon)
    is_grey = guessed(names.split(",", maxsplit=1)[0]).colour is CategoryColour.GREY
    assert is_grey is (icon in (CategoryIcon.PAW, CategoryIcon.RABBIT))
