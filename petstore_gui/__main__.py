"""Runs the program: `python -m petstore_gui`."""

import sys

from petstore_gui.main.command_line import main

if __name__ == "__main__":
    sys.exit(main())
