# SPDX-License-Identifier: Apache-2.0
# On a new machine with Swift, run `make run` and `make test`; both install what they need.
.DEFAULT_GOAL := help
SHELL := /bin/bash

SWIFT ?= swift
# A folder with scenes.jsonl and files/, not part of the repository.
CORPUS ?= $(or $(ALRENDER_IB_CORPUS),../shared/ib-corpus)
SWIFT_SOURCES := Package.swift Sources Plugins Tests Benchmarks Examples
SAMPLE ?= samples/valid/screens/sign-in.layout.json
PICTURE ?= .build/pictures/sign-in.png

BUILD_PACKAGES := pkg-config libcairo2-dev libpango1.0-dev libharfbuzz-dev libfontconfig-dev libexpat1-dev zlib1g-dev libpng-dev libgif-dev libturbojpeg0-dev librsvg2-2 poppler-utils fonts-inter fonts-dejavu-core
TEST_PACKAGES := libglpk-dev python3-jsonschema librsvg2-bin
# Fonts for scripts other than Latin, Greek and Cyrillic, an 80 MB download. Some goldens need them; alrender does not.
SCRIPT_PACKAGES := fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji

RELEASE := .build/release/alrender
# What Swift files as inputs need: the program that compiles them, and the library with its modules for this compiler.
SWIFT_PROGRAM := .build/release/alrender-swift
SWIFT_LIBRARY := .build/swift-library
DEBUG := .build/debug/alrender
QUICK := .build/quick/release/alrender
# Swift's libraries are linked statically, which halves the start-up time and lets the program run without Swift installed.
# So are the two C++ libraries that they need; the folder STATIC holds only those, so that no others are linked statically.
# It exports no symbols, against Swift's default for static linking: the loader would search them first for every symbol of
# every library. It is position-independent: relocation costs about 1 % of the start-up time. Functions that are not used are
# left out (in packages those of Swift's libraries, too), and those with the same instructions are there once; so are tables for
# unwinding the stack. The folder that it is built in does not come into it.
STATIC := $(abspath .build/static-libraries)
BUILD_RELEASE := mkdir -p $(STATIC) && ln -sf "$$(cc -print-file-name=libstdc++.a)" $(STATIC)/libstdc++.a \
    && ln -sf "$$(cc -print-file-name=libgcc_eh.a)" $(STATIC)/libgcc_s.a \
    && $(SWIFT) build -c release --static-swift-stdlib -Xlinker -L$(STATIC) -Xlinker --no-export-dynamic \
    -Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs -Xlinker -z -Xlinker now \
    -Xswiftc -Xfrontend -Xswiftc -function-sections -Xlinker --icf=all -Xlinker -T -Xlinker $(abspath packaging/program.ld) \
    -Xlinker --build-id=none -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen
BUILD_PACKAGED = set -f; linked="$$(SWIFT=$(SWIFT) scripts/unretain-libraries $(abspath .build/unretained))" \
    && $(BUILD_RELEASE) $(BUILD_VERSION) $$linked

# What `alrender --version` states about the build; a change of it builds everything again.
COMMIT = $(shell git describe --always --exclude='*' --abbrev=12 --dirty=-changed 2>/dev/null)
BUILD_VERSION := $(if $(COMMIT),-Xcc -DALR_COMMIT=$(COMMIT))
PREFIX ?= /usr/local
# The shell reads them from the environment: they may have quotation marks.
export PREFIX DESTDIR

.PHONY: help setup setup-build setup-test build run test test-fast check debug golden gallery reading docc site lint format bench ib-corpus clean
.PHONY: program release check-release reproducible install check-install module release-module check-module pages fuzz fuzz-coverage threads

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: setup-test ## install all Debian packages that are missing; asks before it uses sudo

setup-build: ## install the packages that building needs
	@scripts/install-packages $(BUILD_PACKAGES)
	@command -v $(SWIFT) >/dev/null || { echo "Swift 6.2 or later is missing: https://www.swift.org/install/linux/"; exit 1; }

setup-test: setup-build ## install those that testing and other scripts need, too
	@scripts/install-packages $(TEST_PACKAGES) $(SCRIPT_PACKAGES)

program: setup-build ## build .build/release/alrender, which knows its commit
	@$(BUILD_PACKAGED) --product alrender

build: program ## build that, and what it needs for Swift files
	@$(BUILD_PACKAGED) --product alrender-swift
	@mkdir -p $(SWIFT_LIBRARY)
	@scripts/pack-swift-sources $(SWIFT_LIBRARY)/sources.tar.xz
	@scripts/make-swift-library $(SWIFT_LIBRARY)/sources.tar.xz $(SWIFT_LIBRARY)/made $(SWIFT_LIBRARY)/scratch

release: build ## build, and pack archive, Debian packages, Python wheel, bill of materials and checksums in .build/dist
	@scripts/make-release $(RELEASE) $(SWIFT_PROGRAM) $(SWIFT_LIBRARY)/made

install: ## install the built programs, fonts, manual pages and completions below PREFIX (/usr/local); DESTDIR goes before it
	@test -x $(RELEASE) || { echo "there is no $(RELEASE): run 'make build' first"; exit 66; }
	@scripts/install-program $(RELEASE) "$$DESTDIR$$PREFIX"
	@scripts/install-swift $(SWIFT_PROGRAM) $(SWIFT_LIBRARY)/made "$$DESTDIR$$PREFIX"

check-install: ## install the built programs into an empty folder, and use them there without this checkout
	@scripts/check-install

check-release: ## install what is in .build/dist into clean systems of Debian 12 and 13, and use it; needs root and debootstrap
	@scripts/check-release

reproducible: setup-build ## build the last commit twice, in two folders, and compare; some ten minutes
	@scripts/check-reproducible

# Optimises only what solves layouts; the rest of the program is as fast as in a debug build. It has nothing for debuggers.
run: setup-build ## build quickly, as .build/quick/release/alrender, render a sample and print the path of the picture
	@ALRENDER_QUICK=1 $(BUILD_RELEASE) -debug-info-format none --scratch-path .build/quick --product alrender
	@mkdir -p $(dir $(PICTURE))
	@$(QUICK) $(SAMPLE) -o $(PICTURE)
	@echo "$(SAMPLE) → $(abspath $(PICTURE))"

test: setup-test ## run everything that continuous integration runs
	@Tests/run

test-fast: setup-test ## run the tests that do not start the program
	@Tests/run fast

check: setup-test ## build and run only the tests named by T, check the formatting: make check T='LayoutSourceTests|LayoutSceneTests/Marks'
	@test -n "$(T)" || { echo "missing test name: make check T=LayoutSourceTests"; exit 64; }
	@set -o pipefail; ALRENDER_TESTS='$(T)' $(SWIFT) build --build-tests 2>&1 | grep -E '^Build|error:'
	@set -o pipefail; ALRENDER_TESTS='$(T)' $(SWIFT) test --skip-build --filter '$(subst /,.,$(T))' 2>&1 | grep -E '^(✘|↳|[✔━] Test run)|error:|crashed'
	@$(MAKE) --no-print-directory lint

# The program that the tests use, too: pictures and frames do not depend on optimisation.
debug: setup-test
	@set -o pipefail; $(SWIFT) build --product alrender 2>&1 | grep -E '^Build|error:'

golden: debug ## record the goldens; review each changed picture before committing it
	@$(DEBUG) test --update -j $$(nproc)
	@echo "Review every changed picture:"
	@git --no-pager diff --stat -- golden; git ls-files --others --exclude-standard -- golden

gallery: debug ## redraw the pictures of docs/pictures.md, images.md, controls.md, real-screens.md and figures.md; review each change
	@mkdir -p docs/images/gallery docs/images/pictures
	@sed -n 's/^alrender //p' docs/pictures.md docs/images.md docs/controls.md docs/real-screens.md | while read -r arguments; do $(DEBUG) $$arguments 2>/dev/null || [ $$? -eq 1 ]; done
	@$(DEBUG) figures docs/figures.md --folder images
	@git --no-pager diff --stat -- docs/images

reading: setup-test ## read 500 random pictures and all samples as geometry; print every complaint
	@BUSY_SCREENS=$${SCREENS:-0-499} $(SWIFT) test --filter 'PictureReadingTests|SampleReadingTests'

docc: debug ## convert the documentation of the Swift libraries into .build/docc
	@set -o pipefail; $(SWIFT) build --target UIKitTesting 2>&1 | grep -E '^Build|error:'
	@set -o pipefail; $(SWIFT) build --target AutoLayoutTesting 2>&1 | grep -E '^Build|error:'
	@scripts/convert-docc

module: ## compile the layout engine as WebAssembly into .build/module, with wasm-opt of the package binaryen
	@scripts/make-module

pages: debug module ## check in a browser that pages solve as the program does, with the module of these sources
	@Tests/Browser/solving.py $(DEBUG) .build/pages 40 samples/valid/screens/*.layout.json

release-module: ## put that WebAssembly into the sources: commit it with a release only
	@scripts/make-module --release

check-module: ## check that the WebAssembly in the sources was made from the others as they are
	@scripts/make-module --check

site: debug ## build the pages of docs as a DocC site in .build/site, and look at every figure in a browser, if there is one
	@$(DEBUG) figures docs --check
	@scripts/make-site
	@Tests/Browser/site.py .build/site/html

fuzz: setup-build ## fuzz each target for MINUTES (1) with libFuzzer and sanitizers: make fuzz MINUTES=10
	@scripts/fuzz $${MINUTES:-1} $(TARGETS)

fuzz-coverage: setup-build ## print how much of the readers the saved inputs of fuzzing reach
	@scripts/fuzz coverage

threads: setup-test ## run what uses several threads under the thread sanitizer
	@scripts/check-threads

lint: ## check the formatting of the sources
	@$(SWIFT) format lint --strict --recursive --parallel $(SWIFT_SOURCES)

format: ## format the sources
	@$(SWIFT) format --in-place --recursive --parallel $(SWIFT_SOURCES)

bench: setup-build ## benchmark the solver, every stage, UIKit and the start-up
	@for product in alrender start-up solver-benchmark pipeline-benchmark uikit-benchmark; do $(BUILD_RELEASE) --product $$product || exit 1; done
	@Benchmarks/run

ib-corpus: setup-build ## compare with the frames that Apple's engine recorded in CORPUS
	@$(SWIFT) build -c release --product ib-agreement
	@for sizes in recorded measured; do .build/release/ib-agreement $(CORPUS) --details --sizes $$sizes; [ $$? -le 2 ] || exit 1; done
	@.build/release/ib-agreement $(CORPUS) --insets own --sizes measured --rules system; [ $$? -le 2 ]

clean: ## remove everything built
	@rm -rf .build failures
