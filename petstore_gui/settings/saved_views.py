"""The saved views of each deployment, in the preferences."""

from __future__ import annotations

from collections.abc import Sequence

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.saved_view import SavedView, line_of, view_from
from petstore_gui.settings import schema
from petstore_gui.settings.preferences import Preferences


class SavedViews:
    """Reads and writes the views, a line each."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences

    def of(self, deployment: Deployment) -> list[SavedView]:
        """The views of a deployment, in the order in which they were put."""
        lines = self._preferences.get(schema.views_of(deployment)).splitlines()
        return [saved for saved in map(view_from, lines) if saved is not None]

    def at_start(self, deployment: Deployment) -> SavedView | None:
        """The view that a start in a deployment shows, if somebody chose one."""
        name = self._preferences.get(schema.view_at_start_of(deployment))
        return next((saved for saved in self.of(deployment) if saved.name == name), None)

    def put(self, deployment: Deployment, views: Sequence[SavedView], at_start: str) -> bool:
        """Replace the views, and the name of the one at the start, if any; False if not on disk."""
        return self._preferences.keep(
            schema.views_of(deployment).to("\n".join(map(line_of, views))),
            schema.view_at_start_of(deployment).to(at_start),
        )
