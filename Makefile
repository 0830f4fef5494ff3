# Two commands do everything: make play, make test. The rest is for those who work on it.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
READY_DEV := $(VENV)/.ready-dev
PEERS := .venv-bench
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
COMPILE := uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --python-version 3.11 pyproject.toml
GAME ?= majesty

.PHONY: play serve test postgresql lint format bench soak docs lock clean

play: $(READY)
	@$(BIN)/regalia play $(GAME)

serve: $(READY)
	@$(BIN)/regalia serve --open

test: lint postgresql
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2 --dist loadfile
	NUMBA_DISABLE_JIT=1 $(BIN)/python -W error -m pytest -n 2 tests/games -k "test_mj or test_ry or test_rc or test_rw"

# A server that the tests start themselves; without it they say what is missing.
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null \
	|| { [ "$$(id -u)" = 0 ] && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null 2>&1; } \
	|| echo "PostgreSQL is missing and cannot be installed here: tests that need it are skipped (apt-get install postgresql)"

lint: $(READY_DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(READY_DEV)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# OpenSpiel has an environment of its own: what it brings along would slow our start.
bench: $(READY_DEV)
	$(BIN)/python -m bench
	$(BIN)/python -m bench.server
	@$(MAKE) --no-print-directory $(PEERS)/.ready || echo "OpenSpiel cannot be installed here: the bench goes on without it"
	@if [ -e $(PEERS)/.ready ]; then $(PEERS)/bin/python -m bench peers; else $(BIN)/python -m bench peers; fi

soak: $(READY_DEV)
	$(BIN)/python -m bench.soak

docs: $(READY_DEV)
	$(BIN)/python docs/generate.py
	$(BIN)/python docs/picture.py

# Locks what is installed; needs uv.
lock:
	$(COMPILE) --group build -o requirements.lock
	$(COMPILE) --group build --group dev --extra plot -o requirements-dev.lock
	$(COMPILE) --group build --group dev --extra plot --extra bench -o requirements-bench.lock

clean:
	rm -rf $(VENV) $(PEERS) .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage*

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

$(PEERS)/.ready: requirements-bench.lock
	@$(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	@$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@
