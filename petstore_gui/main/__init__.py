"""The program: its command line, what it is made of, and its self-test."""

import sys

from petstore_gui.support.process import ignore_hangup

if "serve" in sys.argv and "--own" not in sys.argv:
    ignore_hangup()  # before all other imports: `systemctl reload` may come while they run
