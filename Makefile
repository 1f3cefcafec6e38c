# Otter: every command of the project. `make help` lists them; CONTRIBUTING.md says more.
# Needs only make, git and Python 3.11 or newer with its venv module. Name another Python with PYTHON=...

SHELL := /bin/bash
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?=
ARGS ?=
MEASUREMENTS = $(basename $(notdir $(wildcard bench/*.py)))
# How much of the search for faults to run; 1 is the size a release asks for.
CAMPAIGN ?= 0.05

define FIND_PYTHON
found=; bare=; \
for python in $${PYTHON:-python3 python3.13 python3.12 python3.11 python3.14}; do \
  "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue; \
  if "$$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then found=$$python; break; else bare=$$python; fi; \
done; \
if [ -z "$$found" ] && [ -n "$$bare" ]; then \
  echo "Otter needs the venv module of $$bare: install it (Debian, Ubuntu: apt install python3-venv), then run make again." >&2; exit 1; \
elif [ -z "$$found" ]; then \
  echo "Otter needs Python 3.11 or newer, and $${PYTHON:-python3} is not: install one, or name it: make PYTHON=/path/to/python3" >&2; exit 1; \
fi
endef

.PHONY: help
help: ## List the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

# ---- playing ------------------------------------------------------------------------------------------------------------

.PHONY: demo
demo: $(VENV)/demo ## Play in the browser, without Discord and without a token
	@$(BIN)/python -m bot demo $(ARGS)

.PHONY: run
run: $(VENV)/run ## Run the bot on Discord (settings: .env, see .env.example)
	@$(BIN)/python -m bot $(ARGS)

# ---- working ------------------------------------------------------------------------------------------------------------

.PHONY: test
test: $(VENV)/dev ## Run all tests (ARGS="-k odin" for some of them)
	@$(BIN)/python -m pytest -q -n auto --dist worksteal $(ARGS)

.PHONY: chaos
chaos: $(VENV)/dev ## Search longer for faults (CAMPAIGN=1 is what a release asks for)
	@CAMPAIGN=$(CAMPAIGN) $(BIN)/python -m pytest -q -m campaign $(ARGS) || [ $$? = 5 ]  # 5: there is none (yet) among those chosen

.PHONY: format
format: $(VENV)/dev ## Format the code
	@$(BIN)/python -m ruff format .

.PHONY: lint
lint: $(VENV)/dev ## Check format, style and who imports whom
	@$(BIN)/python -m ruff format --check --quiet . || { echo "Not formatted: run make format"; exit 1; }
	@$(BIN)/python -m ruff check --quiet .
	@$(BIN)/lint-imports --no-logo --cache-dir $(VENV)/import-linter

.PHONY: types
types: $(VENV)/dev ## Check the types
	@$(BIN)/python -m pyright --pythonpath $(BIN)/python

.PHONY: bench
bench: $(VENV)/oracles ## Measure speed: one JSON line a measurement
	@set -e; for each in $(MEASUREMENTS); do $(BIN)/python -m bench.$$each; done

.PHONY: bench-short
bench-short: $(VENV)/oracles ## The same in a moment each: do they still run? (they see BENCH_SHORT=1)
	@set -e; export BENCH_SHORT=1; for each in $(MEASUREMENTS); do $(BIN)/python -m bench.$$each; done

.PHONY: lock
lock: $(VENV)/dev ## Compile the locked requirements anew (UPGRADE=1 takes newer versions)
	@$(BIN)/python -m uv --version >/dev/null 2>&1 || $(BIN)/python -m pip install -qq uv
	@set -e; export UV_PYTHON_DOWNLOADS=never; \
	compile() { \
	  $(BIN)/python -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	    --no-emit-index-url "$${@:2}" pyproject.toml --output-file "$$1" >/dev/null; \
	}; \
	largest=requirements-oracles.lock; \
	compile $$largest --group oracles $(if $(UPGRADE),--upgrade); \
	: "uv keeps to the versions it finds in the output file: so all locks agree"; \
	for smaller in -dev -demo ""; do \
	  cp $$largest requirements$$smaller.lock; \
	  compile requirements$$smaller.lock $${smaller:+--group $${smaller#-}}; \
	done

# ---- the environment ----------------------------------------------------------------------------------------------------
# One .venv and four locks, each holding the one before it. A stamp says which lock the environment holds; a larger set
# satisfies a smaller one.

$(VENV)/run: requirements.lock | $(BIN)/python
$(VENV)/demo: requirements-demo.lock | $(BIN)/python
$(VENV)/dev: requirements-dev.lock | $(BIN)/python
$(VENV)/oracles: requirements-oracles.lock | $(BIN)/python

$(VENV)/run $(VENV)/demo $(VENV)/dev $(VENV)/oracles:
	@echo "Installing $< (once; a minute or so) ..."
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r $<
	@for set in run demo dev oracles; do touch $(VENV)/$$set; [ $$set = $(@F) ] && break; done

$(BIN)/python:
	@$(FIND_PYTHON); \
	"$$found" -m venv $(VENV) || { rm -rf $(VENV); exit 1; }
