"""The petstore interface as a client sees it."""

import sys

# httpx has a command line, and imports rich and pygments with it where they are installed, which
# takes longer than all of the gateway. None makes that import fail, which httpx allows for.
sys.modules.setdefault("httpx._main", None)  # type: ignore[arg-type]
