"""The petstore interface as a client sees it."""

import sys

# httpx imports its command line, and with it rich and pygments if they are installed, which takes
# longer than all of the gateway. None makes that import fail, which httpx handles.
sys.modules.setdefault("httpx._main", None)  # type: ignore[arg-type]
