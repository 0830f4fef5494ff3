# Two commands do everything: make play, make test. The rest is for those who work on it.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
READY_DEV := $(VENV)/.ready-dev
PEERS := .venv-bench
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
UV := $(or $(shell command -v uv),.venv-uv/bin/uv)
BOUNDS := $(addprefix bounds-,lowest-direct highest)
COMPILE := $(UV) pip compile --quiet --universal --generate-hashes --no-header --no-annotate --python-version 3.11
GAME ?= majesty
# As our programs do: what the tests compile is what servers of the tests use.
export NUMBA_CPU_NAME ?= generic
COMPILED := $(subst _,-,$(patsubst src/regalia/games/%/__init__.py,compile-%,$(wildcard src/regalia/games/*/__init__.py)))
HAS_NODE := node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null && command -v npm >/dev/null
NPM := $(BIN)/python web/build.py npm
CLIENT := src/regalia/web/static/index.html
CLIENT_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/regalia/locale/*/*.ftl)

.PHONY: play terminal wheel test test-bounds $(BOUNDS) client-test browser postgresql $(COMPILED) lint format bench soak docs lock clean

# The first time, the web table is built while Python's packages are installed.
play:
	@if [ ! -e $(CLIENT) ] && $(HAS_NODE); then $(PYTHON) web/build.py >/dev/null & fi; \
	$(MAKE) -s $(READY) && wait && $(MAKE) -s $(CLIENT) && $(BIN)/regalia serve --open

terminal: $(READY)
	@$(BIN)/regalia play $(GAME)

# First, two at a time, all that the tests need. Tests in the browser come early: their files take long.
test:
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=line lint client-test browser $(COMPILED)
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 3 --dist loadfile --no-loadscope-reorder --durations 10
	NUMBA_DISABLE_JIT=1 $(BIN)/python -W error -m pytest -n 2 -m rule tests/games

# All but the browser and the rules run plain, with the lowest and the newest versions allowed.
test-bounds: $(BOUNDS)

$(BOUNDS): bounds-%: $(CLIENT) $(UV)
	$(UV) venv --quiet --clear --python $(PYTHON) .venv-$*
	$(UV) pip install --quiet --python .venv-$* --resolution $* -e '.[plot,postgresql]'
	$(UV) pip install --quiet --python .venv-$* --group dev
	REGALIA_CACHE_DIR=$(CURDIR)/.venv-$* .venv-$*/bin/pytest -n 2 --dist loadfile --ignore tests/browser

client-test: lint
	$(NPM) run --silent test

# A wheel for this platform and Python, with the web table and the machine code of all games in it.
wheel: $(READY_DEV) $(CLIENT)
	@rm -rf build
	REGALIA_CACHE_DIR=$(CURDIR)/build NUMBA_CPU_NAME=generic $(BIN)/regalia compile
	REGALIA_WHEEL_COMPILED=$(CURDIR)/build/compiled $(BIN)/python -m hatchling build -t wheel

# With bounds checks, as the tests run: whatever more than one of them needs is compiled here, once.
$(COMPILED): compile-%: $(READY_DEV)
	NUMBA_BOUNDSCHECK=1 $(BIN)/python tests/compiling.py $*

# A server that the tests start themselves; without it they say what is missing.
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null \
	|| { [ "$$(id -u)" = 0 ] && { apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql; } >/dev/null 2>&1; } \
	|| echo "PostgreSQL is missing and cannot be installed here: tests that need it are skipped (apt-get install postgresql)"

# A browser for the tests of the web table; without it they say what is missing.
browser: postgresql
	@command -v chromium-headless-shell >/dev/null \
	|| { [ "$$(id -u)" = 0 ] && { apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell; } >/dev/null 2>&1; } \
	|| command -v chromium >/dev/null || command -v google-chrome >/dev/null \
	|| echo "Chromium is missing and cannot be installed here: tests in the browser are skipped (apt-get install chromium-headless-shell)"

lint: $(READY_DEV) $(CLIENT)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(NPM) run --silent check
	$(NPM) run --silent lint

format: $(READY_DEV)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run --silent format

# OpenSpiel has an environment of its own: what it brings along would slow our start.
bench: $(READY_DEV) $(CLIENT)
	$(BIN)/python -m bench
	$(BIN)/python -m bench.first_run
	$(BIN)/python -m bench.any_processor
	$(BIN)/python -m bench.server
	$(BIN)/python -m bench.crowded_bots
	$(BIN)/python -m bench.watchers
	$(BIN)/python -m bench.streams
	$(BIN)/python -m bench.pages
	@$(MAKE) --no-print-directory $(PEERS)/.ready || echo "OpenSpiel cannot be installed here: the bench goes on without it"
	@if [ -e $(PEERS)/.ready ]; then $(PEERS)/bin/python -m bench peers; else $(BIN)/python -m bench peers; fi

soak: $(READY_DEV)
	$(BIN)/python -m bench.soak
	REGALIA_EXAMPLES=200 REGALIA_KILLS=30 REGALIA_RESUMES=10000 REGALIA_TWINS=2500 REGALIA_FUZZED=100000 REGALIA_TABLES=2000 REGALIA_HOURS=24 $(BIN)/pytest --timeout 28800 -s tests/web/test_description.py tests/web/test_fuzzed.py tests/web/test_crashes.py tests/table/test_resuming.py tests/table/test_a_day.py tests/table/test_twins.py

docs: $(READY_DEV)
	$(BIN)/python docs/generate.py
	$(BIN)/python docs/picture.py
	$(NPM) run --silent types
	REGALIA_PICTURES=docs/pictures $(BIN)/pytest tests/browser/test_boards.py tests/browser/test_rules.py

# Locks what is installed.
lock: $(UV)
	$(COMPILE) pyproject.toml --group build -o requirements.lock
	$(COMPILE) pyproject.toml --group build --group dev --extra plot --extra postgresql -o requirements-dev.lock
	$(COMPILE) pyproject.toml --group build --group dev --extra plot --extra postgresql --extra bench -o requirements-bench.lock
	$(COMPILE) --group node -o requirements-node.lock

clean:
	rm -rf $(VENV) .venv-* web/node_modules src/regalia/web/static .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage*

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Regalia needs Python 3.11 or newer; name one with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 2; }
	@echo "Setting up in $(VENV) (once) …"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --require-hashes -r requirements.lock
	@$(PIP) --no-build-isolation --no-deps -e .
	@touch $@

$(READY_DEV): $(READY) requirements-dev.lock
	@$(PIP) --require-hashes -r requirements-dev.lock
	@touch $@

.venv-uv/bin/uv:
	@$(PYTHON) -m venv .venv-uv
	@.venv-uv/bin/python -m pip install --quiet --disable-pip-version-check uv

# The web table. Without Node.js on the machine, the one from PyPI builds it.
$(CLIENT): $(CLIENT_SOURCES) requirements-node.lock | $(READY)
	@$(HAS_NODE) || $(PIP) --require-hashes -r requirements-node.lock
	@echo "Building the web table …"
	@$(BIN)/python web/build.py
	@touch $@

$(PEERS)/.ready: requirements-bench.lock
	@$(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	@$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@
