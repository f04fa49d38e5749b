# Recobro. `make` or `make help` lists what there is.
SHELL       := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS  += --no-builtin-rules

export CGO_ENABLED := 0
# One way for all, so that nothing is compiled twice, in whatever folder it lies.
export GOFLAGS := -trimpath
VERSION  := $(shell git describe --tags --always --dirty 2>/dev/null || echo dev)
LDFLAGS  := -s -w -X main.version=$(VERSION)
# The interface is built by the Node that package-lock.json pins, whatever the machine has; npm itself runs on any.
NODE      = $(firstword $(wildcard $(CURDIR)/node_modules/node-*/bin/node) node)
BIN       = $(CURDIR)/node_modules/.bin
ADDR     ?= 127.0.0.1:8080
DATA     ?= .recobro
ROWS     ?= 1000000
GOLANGCI  = v2.15.0
# Outside of the clone, and named by its version: every clone on a machine shares one, a new version gets its own.
LINTER   := $(shell go env GOCACHE)/golangci-lint-$(GOLANGCI)/golangci-lint

UI_SOURCES := $(shell find shell remotes plugins-sdk/react -type f \( -name '*.ts' -o -name '*.tsx' -o -name '*.json' -o -name '*.html' -o -name '*.svg' \) -not -path '*/node_modules/*' -not -path '*/e2e/*' 2>/dev/null) rspack.config.ts package-lock.json

##@ Use
.PHONY: run
run: build ## Build all and serve on 127.0.0.1:8080 with the demo tenants (ADDR=…, DATA=…)
	exec bin/recobro serve --demo --addr $(ADDR) --data $(DATA)

.PHONY: build
build: ui bin ## Build the program and its interface into bin/

.PHONY: bin
bin: ## Build bin/recobro
	go build -ldflags '$(LDFLAGS)' -o bin/recobro ./core/cmd/recobro

.PHONY: ui
ui: bin/ui/.built ## Build the shell and the remotes into bin/ui

bin/ui/.built: node_modules/.installed $(UI_SOURCES)
	NODE_ENV=production $(NODE) $(BIN)/rspack build --config rspack.config.ts
	touch $@

node_modules/.installed: package-lock.json
	npm install --no-save --no-fund --no-audit --loglevel=error # the lockfile's versions; `npm ci` wants every platform's optional packages in it
	touch $@

.PHONY: dev
dev: node_modules/.installed ## Serve, with program and interface rebuilt on each change (ADDR=…, DATA=…)
	go build -o bin/devrun ./core/internal/devrun
	exec bin/devrun --addr $(ADDR) --data $(DATA) --node $(NODE)

##@ Test
# Runs what it is told, with one PostgreSQL and one program for all, and a table at the end: docs/testing.md.
TESTRUN = go run ./core/internal/testrun

.PHONY: test
test: setup bin ## Run every test and linter, within a budget (CHANGED=1: what your change touches)
	$(TESTRUN) $(if $(CHANGED),--changed)

.PHONY: setup
setup: ## Find or install what the tests need: PostgreSQL's programs, Chromium, telephones (baresip, SIPp, kamailio), a voice (espeak-ng), a mail server (dovecot)
	.ci/setup

.PHONY: test/go
test/go: build ## Go tests, on SQLite and on a real PostgreSQL
	$(TESTRUN) --only go,product

.PHONY: test/faults
test/faults: bin ## Kill the running product KILLS times on each database (50), and look that nothing is lost
	FAULT_KILLS=$(or $(KILLS),50) FAULT_EVENTS=$(or $(EVENTS),10000) FAULT_ROWS=25000 $(TESTRUN) --only faults

.PHONY: test/stall
test/stall: bin ## Have the database fall silent for 25 s and refuse connections for 30 s under 30 writers, who are served again within 5 s; a common run takes 6 s and 6 s, and no stopwatch
	RECOBRO_TEST_BINARY=$(CURDIR)/bin/recobro STALL_SILENCE=$(or $(SILENCE),25) STALL_REFUSALS=$(or $(REFUSALS),30) STALL_BACK_WITHIN=5 go test ./core/internal/faulttest -run TestStall -timeout 30m -count=1 -v

.PHONY: test/kills
test/kills: setup ## Kill programs that call KILLS times on each database (200), and look that nobody is dialled twice
	FAULT_KILLS=$(or $(KILLS),200) go test ./modules/calls -run TestKills -timeout 2h -count=1 -v

.PHONY: test/kills/chats
test/kills/chats: ## Kill programs that take and send messages KILLS times on each database (100), and look that none is lost or doubled
	CGO_ENABLED=0 FAULT_KILLS=$(or $(KILLS),100) go test ./modules/chats -run TestKills -timeout 2h -count=1 -v

.PHONY: test/kills/agents
test/kills/agents: ## Kill programs whose agents talk KILLS times on each database (100), and look that nothing is agreed or said twice
	CGO_ENABLED=0 FAULT_KILLS=$(or $(KILLS),100) go test ./modules/aiagents -run TestKills -timeout 2h -count=1 -v

.PHONY: test/orders
test/orders: ## Try ORDERS orders of what may happen to money, bank files and merges on each database (1000)
	CGO_ENABLED=0 go test ./modules/portfolios -run 'AnyOrder|Merge$$' -rapid.checks=$(or $(ORDERS),1000) -timeout 3h -count=1

.PHONY: test/steady
test/steady: setup bin ## Run everything three times, and name each test that changes its mind
	$(TESTRUN) --times 3

.PHONY: test/mutants
test/mutants: bin ui ## Break fifteen lines one at a time, and look that a test notices each
	go run ./core/internal/testrun/mutants

.PHONY: test/race
test/race: ## The Go tests under the race detector (needs a C compiler)
	CGO_ENABLED=1 go test -race ./...

.PHONY: test/ui
test/ui: test/types test/units test/sizes ## Types, unit tests and sizes of the interface

.PHONY: test/types
test/types: node_modules/.installed
	$(NODE) $(BIN)/tsc -p .

.PHONY: test/units
test/units: node_modules/.installed ## Unit tests of the interface (ONLY=Board.test.tsx)
	$(NODE) $(BIN)/rstest run $(ONLY) $(if $(CHANGED),--changed $(CHANGED))

.PHONY: test/sizes
test/sizes: ui
	$(NODE) shell/build/budget.ts

.PHONY: test/e2e
test/e2e: build test/browser ## Browser tests over the running product (ONLY=tasks.spec.ts:12)

.PHONY: test/browser
test/browser:
	cd shell && $(NODE) $(BIN)/playwright test $(ONLY)

.PHONY: fuzz
fuzz: ## Fuzz each target for FUZZTIME (30s)
	.ci/fuzz $(or $(FUZZTIME),30s)

.PHONY: screenshots
screenshots: build ## Draw every screen in each size, theme, direction and language into screenshots/
	cd shell && SCREENSHOTS=1 $(NODE) $(BIN)/playwright test --grep @screenshots

.PHONY: pictures
pictures: build ## Draw the README's pictures anew, from the demo
	cd shell && SCREENSHOTS=1 $(NODE) $(BIN)/playwright test --grep @pictures

.PHONY: help/pictures
help/pictures: build ## Draw the pictures of the product's help anew, from the demo
	cd shell && SCREENSHOTS=1 $(NODE) $(BIN)/playwright test --grep @help

##@ Measure
.PHONY: bench
bench: build ## Measure all that bench/README.md promises, side by side in one run (ROWS=…, PEER=a checkout of shadcn-admin, POCKETBASE=its program)
	CHROMIUM=$(firstword $(wildcard /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome)) go run ./bench --rows $(ROWS) --peer '$(PEER)' --peer-pocketbase '$(POCKETBASE)'

.PHONY: bench/dialer
bench/dialer: ## Let simulated teams work thirty days by our pacing and by others', and print what each comes to (DAYS=…, SEED=…)
	go run ./bench/dialer $(if $(DAYS),--days $(DAYS)) $(if $(SEED),--seed $(SEED))

.PHONY: budget
budget: ui ## Accept the sizes of the interface as built: shell/build/budget.json, remotes/*/budget.json
	$(NODE) shell/build/budget.ts --write

##@ Keep
.PHONY: generate
generate: ## Write what is generated: protobuf, policies, OpenAPI, TypeScript types, docs/sdk.md
	$(MAKE) generate/proto generate/policies generate/sdk generate/client generate/widget

.PHONY: generate/proto
generate/proto:
	plugins-sdk/proto/generate.sh

.PHONY: generate/sdk
generate/sdk:
	go run ./plugins-sdk/internal/reference

.PHONY: generate/policies
generate/policies:
	go run ./policies/internal/generate

.tools/bin/oapi-codegen-v2.8.2:
	GOBIN=$(CURDIR)/.tools/bin go install github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2
	mv .tools/bin/oapi-codegen $@

.PHONY: generate/sounds
generate/sounds: ## Speak the recorded sentences of calls, and the answers that their listener is tried with (needs espeak-ng)
	go run ./modules/calls/internal/sounds/speak modules/calls/internal/sounds modules/calls/internal/answertype/testdata modules/calls/internal/answertype/trial/testdata

.PHONY: generate/client
generate/client: bin node_modules/.installed .tools/bin/oapi-codegen-v2.8.2
	cd plugins-sdk/react/openapi && $(NODE) generate.mjs

.PHONY: generate/widget
generate/widget: node_modules/.installed ## Build what foreign pages show of an inbox into the module that serves it
	$(NODE) remotes/chats/widget/build.ts

.PHONY: verify
verify: lint ## Regenerate, lint, check boundaries; fail on any difference
	$(MAKE) generate
	git diff --exit-code -- docs plugins-sdk policies modules shell remotes

.PHONY: lint
lint: lint/go lint/ui ## All linters

.PHONY: lint/go
lint/go: $(LINTER)
	GOGC=400 GOMEMLIMIT=3GiB $(LINTER) run ./... # collected less often, a cold run takes a third less

.PHONY: lint/ui
lint/ui: node_modules/.installed
	$(NODE) $(BIN)/biome check .
	$(NODE) $(BIN)/depcruise shell/src 'remotes/*/src' 'docs/example/*/remote/src' plugins-sdk/react/src # .dependency-cruiser.json: who may import whom

.PHONY: format
format: node_modules/.installed ## Format Go and TypeScript
	gofmt -w core modules plugins-sdk policies bench docs
	$(NODE) $(BIN)/biome check --write .

.PHONY: clean
clean: ## Remove what was built (not the data)
	rm -rf bin node_modules/.installed

$(LINTER):
	GOBIN=$(@D) go install -ldflags '-s -w' github.com/golangci/golangci-lint/v2/cmd/golangci-lint@$(GOLANGCI)
.PHONY: help
help: ## Say what there is
	@awk 'BEGIN {FS = ":.*## "} /^##@/ {printf "\n%s\n", substr($$0, 5)} /^[a-zA-Z0-9\/_-]+:.*## / {printf "  \033[36m%-14s\033[0m %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))
