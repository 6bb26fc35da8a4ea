from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, name_problem
from petstore_gui.service.store.samples import made_up, samples

EVERY_STATUS = {*PetStatus, None}


def test_the_samples_have_every_category_and_status() -> None:
    animals = samples().pets
    categories = Counter(animal.category_id for animal in animals)
    statuses = Counter(animal.status for animal in animals)
    assert 140 <= len(animals) <= 160
    assert categories.keys() == {named.id for named in samples().categories}
    assert min(categories.values()) >= 8
    assert set(statuses) == EVERY_STATUS
    assert statuses[None] == 8


@pytest.mark.parametrize("animals", [samples().pets, list(made_up(1_000))], ids=["kept", "made"])
def test_every_name_may_be_added(animals: list[NewPet]) -> None:
    assert [a.name for a in animals if name_problem(a.name) or a.name != a.name.strip()] == []


def test_made_up_animals_are_always_the_same() -> None:
    assert list(islice(made_up(100_000), 2_000)) == list(made_up(2_000))
