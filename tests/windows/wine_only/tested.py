"""Runs before the program's own script in the frozen program of the tests.

It makes up for what Wine lacks, and lets a test see and do more.

PETSTORE_CHECKOUT is the checkout; PETSTORE_TOLD a file that is told where to ask for what the
window shows; with PETSTORE_HISTORY, a file as well, the window adds one animal after another.
"""

import os
import sys

if checkout := os.environ.get("PETSTORE_CHECKOUT"):
    sys.dont_write_bytecode = True
    sys.path.append(checkout)
    import tests.windows.wine_only.sitecustomize  # noqa: F401

    if "serve" not in sys.argv:
        if told := os.environ.get("PETSTORE_TOLD"):
            from tests.windows.bridge import listen

            listen(told)
        if history := os.environ.get("PETSTORE_HISTORY"):
            from tests.windows.busy import add_animals

            add_animals(history)
