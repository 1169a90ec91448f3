# Every target creates or updates the virtual environment it needs, from the pinned and hashed files in requirements/.
#
#   make play DB=my.db PORT=8123      make test ARGS="-k yspahan"      make PYTHON=/path/to/python3.12 run

VENV ?= .venv
PY := $(VENV)/bin/python
JOBS ?= 2

# The first of these that is new enough, or else python3, which the error message then names.
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$python" -c $(NEW_ENOUGH) 2>/dev/null && { echo "$$python"; exit; }; done; echo python3)
NEW_ENOUGH := 'import sys; sys.exit(sys.version_info < (3, 11))'

PIP := $(PY) -m pip --disable-pip-version-check install --quiet --require-hashes
COMPILE := $(PY) -m uv --quiet pip compile --no-config --universal --python-version 3.11 --generate-hashes \
	--no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command "make pins"

.DEFAULT_GOAL := help
.PHONY: help play run test bench lint format pins clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-7s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/play.ok ## play in a browser on this machine: no token, no account (DB=file PORT=number)
	@$(PY) bot.py --preview $(if $(DB),--db "$(DB)") $(if $(PORT),--port $(PORT)) $(ARGS)

run: $(VENV)/run.ok ## the bot on Discord: token in DISCORD_TOKEN or config.toml
	@$(PY) bot.py $(if $(DB),--db "$(DB)") $(ARGS)

# Each bot of a test loads its cogs anew, so Python must keep what it compiles, also where it is told not to.
test: $(VENV)/test.ok ## all tests (ARGS="-k yspahan", JOBS=processes; LONG=1 before a release)
	PYTHONDONTWRITEBYTECODE= $(PY) -m pytest -n $(JOBS) --dist worksteal $(if $(LONG),,--timeout 600) $(ARGS)

bench: $(VENV)/bench.ok ## the numbers of the design, measured
	$(PY) -m tests.bench $(ARGS)

lint: $(VENV)/test.ok ## format, lint, types
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	PYRIGHT_PYTHON_IGNORE_WARNINGS=1 $(PY) -m pyright --pythonpath $(PY)

format: $(VENV)/test.ok ## format the code and fix what ruff can fix
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

pins: $(VENV)/pins.ok ## update the pinned requirements (ARGS=--upgrade for newer versions)
	$(COMPILE) pyproject.toml --extra play --extra postgres requirements/test.in -o requirements/test.txt $(ARGS)
	$(COMPILE) pyproject.toml --extra play -o requirements/play.txt -c requirements/test.txt
	$(COMPILE) pyproject.toml -o requirements/run.txt -c requirements/test.txt
	$(COMPILE) pyproject.toml --extra postgres -o requirements/postgres.txt -c requirements/test.txt
	$(COMPILE) requirements/bench.in -o requirements/bench.txt $(ARGS)
	$(COMPILE) requirements/pins.in -o requirements/pins.txt $(ARGS)
	$(COMPILE) requirements/audit.in -o requirements/audit.txt $(ARGS)

clean: ## remove the environment and caches
	rm -rf $(VENV) .pytest_cache .ruff_cache .hypothesis build dist *.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# An environment whose Python is gone (after a system upgrade) is made again.
ifneq ($(shell $(PY) -c $(NEW_ENOUGH) 2>/dev/null && echo ok),ok)
.PHONY: $(VENV)/made
endif

$(VENV)/made:
	@"$(PYTHON)" -c $(NEW_ENOUGH) 2>/dev/null || { echo "Caravanserai needs Python 3.11 or newer, and $(PYTHON) is" \
		"$$("$(PYTHON)" --version 2>/dev/null || echo missing). Install one, or name one: make PYTHON=/path/to/python" >&2; \
		exit 2; }
	@rm -rf $(VENV)
	"$(PYTHON)" -m venv $(VENV)
	@touch $@

$(VENV)/%.ok: requirements/%.txt $(VENV)/made
	$(PIP) -r $<
	@touch $@

$(VENV)/bench.ok: requirements/bench.txt $(VENV)/test.ok
	$(PIP) --no-build-isolation --use-pep517 -r $<
	@touch $@
