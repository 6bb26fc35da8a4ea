"""The petstore interface as a client sees it."""

import sys

# httpx imports its command line, and with it rich and pygments if they are installed, which takes
# longer than all of the gateway; httpcore looks for sniffio twice a request, which takes as long as
# the rest. None makes these imports fail at once, which both handle.
for _name in ("httpx._main", "sniffio"):
    sys.modules.setdefault(_name, None)  # type: ignore[arg-type]
