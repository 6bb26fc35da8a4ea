"""The cluster of resources/cluster. What runs it needs `make test-cluster`: Debian 12, amd64."""

from __future__ import annotations

import os

if not os.environ.get("PETSTORE_TEST_CLUSTER"):
    collect_ignore = [
        "test_balancer.py",
        "test_cluster.py",
        "test_postgresql_15.py",
    ]
