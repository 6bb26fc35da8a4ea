"""The petstore interface as a client sees it."""

import sys

# httpx brings a command line along, and where rich and pygments are installed imports them with it,
# which takes longer than all of the gateway. None makes that import fail, which httpx allows for.
sys.modules.setdefault("httpx._main", None)  # type: ignore[arg-type]
