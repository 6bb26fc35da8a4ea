"""The catalogue that animals are added to, and the tasks that carry them."""

from __future__ import annotations

from tests.catalogue.conftest import shopkeeper, tasks

__all__ = ["shopkeeper", "tasks"]
