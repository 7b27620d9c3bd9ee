# `make run` and `make test` are all that a fresh machine with Swift needs.
.DEFAULT_GOAL := help
SHELL := /bin/bash

SWIFT ?= swift
# A folder with scenes.jsonl and files/, which is not part of the project.
CORPUS ?= $(or $(ALRENDER_IB_CORPUS),../shared/ib-corpus)
SWIFT_SOURCES := Package.swift Sources Tests Benchmarks
SAMPLE ?= samples/valid/screens/sign-in.layout.json
PICTURE ?= .build/pictures/sign-in.png

BUILD_PACKAGES := pkg-config libcairo2-dev libpango1.0-dev libfontconfig-dev libexpat1-dev libdeflate-dev libpng-dev libturbojpeg0-dev librsvg2-2 fonts-inter fonts-dejavu-core
# For samples in other scripts than those of Latin, Greek and Cyrillic: 80 MB to download. The program runs without.
SCRIPT_PACKAGES := fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji
TEST_PACKAGES := libglpk-dev python3-jsonschema librsvg2-bin poppler-utils

RELEASE := .build/release/alrender
# Swift's own libraries inside the program: it starts in half the time and runs where there is no Swift.
# So are the two C++ libraries that Swift's need, and the program lies at a fixed address: binding symbols and moving
# addresses take longer than anything else at its start. Only libraries in the folder are preferred to the shared ones.
# The program exports no symbol, which Swift's settings for a static library would have it do: the loader would look for
# every symbol of every shared library among the program's thousands first.
STATIC := $(abspath .build/static-libraries)
BUILD_RELEASE := mkdir -p $(STATIC) && ln -sf "$$(cc -print-file-name=libstdc++.a)" $(STATIC)/libstdc++.a \
    && ln -sf "$$(cc -print-file-name=libgcc_eh.a)" $(STATIC)/libgcc_s.a \
    && $(SWIFT) build -c release --static-swift-stdlib -Xlinker -no-pie -Xlinker -L$(STATIC) \
    -Xlinker --no-export-dynamic

.PHONY: help setup build run test golden gallery lint format bench ib-corpus clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## install the Debian packages that are missing
	@missing=$$(for package in $(BUILD_PACKAGES) $(SCRIPT_PACKAGES) $(TEST_PACKAGES); do \
	    dpkg-query -W -f='$${db:Status-Status}' $$package 2>/dev/null | grep -qx installed || echo $$package; done); \
	install="apt-get install -y -q --no-install-recommends $$(echo $$missing)"; \
	if [ -z "$$missing" ]; then :; \
	elif [ "$$(id -u)" = 0 ]; then apt-get update -q && DEBIAN_FRONTEND=noninteractive $$install; \
	elif command -v sudo >/dev/null; then sudo apt-get update -q && sudo env DEBIAN_FRONTEND=noninteractive $$install; \
	else echo "Packages are missing; run this as root:"; echo "  apt-get update && $$install"; exit 1; fi
	@command -v $(SWIFT) >/dev/null || { echo "Swift 6.2 or later is missing: https://www.swift.org/install/linux/"; exit 1; }

build: setup ## build .build/release/alrender
	@$(BUILD_RELEASE) --product alrender

run: build ## render a sample and say where the picture is
	@mkdir -p $(dir $(PICTURE))
	@$(RELEASE) $(SAMPLE) -o $(PICTURE)
	@echo "$(SAMPLE) → $(abspath $(PICTURE))"

test: setup ## everything that continuous integration runs
	@Tests/run

golden: build ## record the goldens again; look at each picture that changed before committing it
	@$(RELEASE) test samples --golden golden --update
	@echo "Look at every picture that changed:"
	@git --no-pager diff --stat -- golden; git ls-files --others --exclude-standard -- golden

gallery: build ## make the pictures of docs/gallery.md and docs/pictures.md again; look at each that changed
	@mkdir -p docs/images/gallery docs/images/pictures
	@sed -n 's/^alrender //p' docs/gallery.md docs/pictures.md | while read -r arguments; do $(RELEASE) $$arguments 2>/dev/null || [ $$? -eq 1 ]; done
	@git --no-pager diff --stat -- docs/images

lint: ## check the style of the sources
	@$(SWIFT) format lint --strict --recursive --parallel $(SWIFT_SOURCES)

format: ## bring the sources into that style
	@$(SWIFT) format --in-place --recursive --parallel $(SWIFT_SOURCES)

bench: setup ## time the solver, every stage and the start-up
	@for product in alrender start-up solver-benchmark pipeline-benchmark; do $(BUILD_RELEASE) --product $$product || exit 1; done
	@Benchmarks/run

ib-corpus: setup ## agreement with the frames that Apple's engine recorded in CORPUS
	@$(SWIFT) build -c release --product ib-agreement
	@for sizes in recorded measured; do .build/release/ib-agreement $(CORPUS) --details --sizes $$sizes; [ $$? -le 2 ] || exit 1; done

clean: ## remove everything that was built
	@rm -rf .build failures
