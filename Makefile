# Needs GNU make 3.81 or newer, as macOS has it. What the verbs do is in deploy/local (see its README).
.DEFAULT_GOAL := help
.PHONY: help install start stop dev test unit integration e2e lint typecheck languages check bench accuracy compat sbom faults reset doctor operator language

export PATH := $(CURDIR)/node_modules/.bin:$(PATH)
# Node in the version of the lock file; there after `install`
NODE := ./node_modules/.bin/node

help:
	@echo "make start        set up what is missing, start everything, print the address"
	@echo "make stop         stop what make start runs in another terminal"
	@echo "make dev          like start, with hot reload of services and pages"
	@echo "make test         lint, types, unit, integration and browser tests; ends with: N passed, N failed"
	@echo "make unit         unit and component tests"
	@echo "make integration  tests on real servers"
	@echo "make languages    builds the site with a made-up fourth language"
	@echo "make language CODE=nl          the files of texts for a translator; IMPORT=yes puts them, translated, into the sources"
	@echo "make e2e          browser tests and fault tests on a whole running system"
	@echo "make engines      one owner's visit in Firefox and in WebKit, Safari's engine, where they are installed"
	@echo "make lint         format, code rules, dependency rules, unused code"
	@echo "make typecheck    TypeScript"
	@echo "make check        lint, typecheck and unit: before each commit"
	@echo "make bench        side-by-side measurements into bench/RESULTS.md; BENCH=\"analyses uploads\" only these"
	@echo "make faults       the long proofs: kills, outages and storms on whole systems (about an hour)"
	@echo "make accuracy     how often the photo check is right: PHOTOS=folder LABELS=file (services/analysis/README.md)"
	@echo "make compat       what we need of MongoDB, tried on the one MONGO_URL names or the local one"
	@echo "make sbom         list of everything the product is made of, and its licences"
	@echo "make reset        remove all data of the local system (asks; FORCE=1 does not)"
	@echo "make operator EMAIL=…  add an operator of the admin area, print the password once; RESET=yes: a new password, no passkeys"
	@echo "make backup       BACKUP_KEY=age1…  everything the compose installation holds, encrypted, into BACKUP=backups/<time>.tar.gz.age"
	@echo "make backup-key   a pair of keys for backups, printed once"
	@echo "make restore      BACKUP=… BACKUP_SECRET=<file>  puts it back; what is there now is lost (asks; FORCE=1 does not)"
	@echo "make compose-test the compose file for real: needs a Docker engine"
	@echo "make observability-test  collector, Prometheus, Alertmanager and Loki for real, beside the compose file"
	@echo "make manifests    the Kubernetes manifests against their schemas and our rules"
	@echo "make cluster-test main flow and a rolling restart on the cluster kubectl leads to (overlay demo)"
	@echo "make versions     the previous version on the data of this one, and the reverse"
	@echo "make alerts-test  the alerts of deploy/observability with promtool"
	@echo "make doctor       look at this machine and say what is missing"

install:
	@command -v node >/dev/null 2>&1 || { echo "✗ Node.js is missing: install version 20 or newer with npm from https://nodejs.org and run make again."; exit 1; }
	@node deploy/local/preflight/preflight.mjs

start: install
	@$(NODE) deploy/local/start.ts

dev: install
	@$(NODE) deploy/local/start.ts --watch

test: install
	@$(NODE) deploy/local/test.ts

unit integration e2e lint typecheck languages: install
	@$(NODE) deploy/local/test.ts $@

language: install
	@$(NODE) deploy/local/languages/language.ts "$(CODE)" $(if $(IMPORT),--import)

check: install
	@$(NODE) deploy/local/test.ts lint typecheck unit

bench: install
	@$(NODE) bench/src/run.ts $(BENCH)

accuracy: install
	@$(NODE) services/analysis/accuracy/measure-accuracy.ts "$(PHOTOS)" "$(LABELS)"

compat: install
	@$(NODE) deploy/local/compat.ts

sbom: install
	@$(NODE) deploy/local/sbom.ts

faults: install
	@$(NODE) --test --test-concurrency=1 --test-reporter=spec 'e2e/faults/*.fault.ts'

doctor: install
	@$(NODE) deploy/local/doctor.ts

operator: install
	@$(NODE) deploy/local/operator.ts "$(EMAIL)" $(if $(RESET),--reset)

# these two must never install: it would pull the packages away under a running system
stop:
	@if [ -x $(NODE) ]; then $(NODE) deploy/local/stop.ts; else echo "Hundeblick is not running."; fi

reset:
	@if [ -x $(NODE) ]; then $(NODE) deploy/local/reset.ts; else echo "There is no data yet."; fi

.PHONY: backup backup-key restore compose-test observability-test manifests cluster-test versions
# without a container engine these say so themselves
BACKUP ?= backups/$(shell date -u +%Y-%m-%dT%H-%M-%SZ).tar.gz$(if $(filter none,$(BACKUP_KEY)),,.age)
backup: export BACKUP_KEY := $(BACKUP_KEY)
backup:
	@deploy/compose/backup.sh "$(BACKUP)"

backup-key:
	@docker run --rm --pull never --network none --read-only --cap-drop ALL "$$(docker compose config --images | grep -m 1 /migrations:)" node src/seal-backup.ts key

restore: export BACKUP_SECRET := $(BACKUP_SECRET)
restore:
	@deploy/compose/restore.sh "$(BACKUP)"

compose-test: install
	@$(NODE) --test --test-concurrency=1 e2e/compose/compose.check.ts

observability-test: install
	@$(NODE) --test e2e/compose/observability.check.ts

manifests: install
	@$(NODE) deploy/kubernetes/check-manifests.ts

cluster-test: install
	@$(NODE) --test --test-concurrency=1 e2e/kubernetes/rolling-restart.check.ts

versions: install
	@$(NODE) --test e2e/versions/versions.check.ts

.PHONY: alerts-test engines
engines: install
	@$(NODE) --test --test-concurrency=1 --test-reporter=spec e2e/engines/engines.check.ts

alerts-test: install
	@$(NODE) deploy/local/alerts-test.ts
