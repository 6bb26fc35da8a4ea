# The only commands to know. Each does all of its own setup; a second call has nothing to set up.
.PHONY: run test check coverage bench soak screenshots translations installer test-installer \
	test-cluster test-windows lock advisories wheels ready-to-run ready-to-test
.DEFAULT_GOAL := run

# With no screen to open it on, `make run` takes the tour.
HAS_SCREEN := $(or $(DISPLAY),$(WAYLAND_DISPLAY),$(filter Darwin,$(shell uname -s)))

VENV := .venv/bin
PREPARE := python3 -E -S resources/setup/prepare.py

ifdef HAS_SCREEN
run: ready-to-run
	@$(VENV)/petstore-gui $(ARGS)
else
run: ready-to-test
	@$(VENV)/python -m tests.support.screen $(VENV)/python -m tests.e2e.tour $(ARGS)
endif

test: ready-to-test
	@resources/setup/gate.sh $(ARGS)

# The same tests, which must cover enough branches: half as long again.
coverage: ready-to-test
	@resources/setup/gate.sh --cover $(ARGS)

check: ready-to-test
	@resources/setup/gate.sh -m "not slow" $(ARGS)

bench: ready-to-test
	@$(VENV)/python -m tests.benchmarks $(ARGS)

soak: ready-to-test
	@$(VENV)/python -m tests.soak $(ARGS)

screenshots: ready-to-test
	@$(VENV)/python -m tests.support.screen $(VENV)/python -m tests.e2e.screenshots $(ARGS)

translations: ready-to-test
	@$(VENV)/python resources/translations/update.py

# The installer of this platform, under dist/.
installer: ready-to-test
	@$(VENV)/python resources/installer/build.py $(ARGS)

# Builds the .deb three times and tries it in a bare Debian 12; if Wine is here, also the setup program
# for Windows, which it builds first. As root, 17 minutes on two processors.
test-installer: ready-to-test
	@PETSTORE_TEST_INSTALLER=1 $(VENV)/python -m pytest --timeout 900 tests/installer $(ARGS)

# The cluster of resources/cluster without containers, and PostgreSQL 15: three minutes, on Debian 12.
test-cluster: ready-to-test
	@PETSTORE_TEST_CLUSTER=1 $(VENV)/python -m pytest tests/cluster $(ARGS)

# Windows under Wine: the tests with Windows' Python, the setup program. As root on Debian 12, at length.
test-windows: ready-to-test
	@$(VENV)/python -m tests.windows $(ARGS)

# Written with uv (https://docs.astral.sh/uv/), for every platform at once. Names no index.
lock:
	uv pip compile pyproject.toml --output-file requirements.lock --universal --all-extras \
		--python-version 3.11 --generate-hashes --only-binary :all: --no-header --no-emit-index-url

# Known vulnerabilities of the locked packages. Without an answer it fails: that is no all-clear.
advisories:
	uvx pip-audit --require-hashes --disable-pip --vulnerability-service osv \
		--requirement requirements.lock $(ARGS)

# Whether every locked package has a wheel for Macs with Apple silicon. Installs nothing.
wheels:
	MACOSX_DEPLOYMENT_TARGET=13.0 uv pip install --dry-run --target build/macos --no-deps \
		--python-platform aarch64-apple-darwin --python-version 3.13 \
		--only-binary :all: --require-hashes --requirement requirements.lock

ready-to-run:
	@$(PREPARE) run

ready-to-test:
	@$(PREPARE) test
