# Two commands do everything: make play, make test. The rest is for those who work on it.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
GAME ?= majesty

.PHONY: play test lint format bench soak docs lock clean

play: $(READY)
	@$(BIN)/regalia play $(GAME)

test: lint $(READY)
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2 --dist loadfile
	NUMBA_DISABLE_JIT=1 $(BIN)/python -W error -m pytest -n 2 tests/games -k "test_mj or test_ry or test_rc or test_rw"

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(READY)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock || echo "open_spiel is not to be had here: the bench goes on without it"
	$(BIN)/python -m bench

soak: $(READY)
	$(BIN)/python -m bench.soak

docs: $(READY)
	$(BIN)/python docs/generate.py
	$(BIN)/python docs/picture.py

# Locks what is installed; needs uv.
lock:
	uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --no-emit-index-url --python-version 3.11 --group dev pyproject.toml -o requirements.lock
	uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --no-emit-index-url --python-version 3.11 --group dev --extra bench pyproject.toml -o requirements-bench.lock

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage*

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Regalia needs Python 3.11 or newer; say which with: make $(or $(MAKECMDGOALS),play) PYTHON=python3.12"; exit 2; }
	@echo "Setting up in $(VENV) (once) …"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@
