# The verbs of this repository; `make` alone lists them.

SWIFT ?= swift
PREFIX ?= /usr/local
BUILD := .build/release
TOOL := $(BUILD)/zoetrope
# One build serves the tool and its tests.
FLAGS := -c release --explicit-target-dependency-import-check error
SHOWCASE := Scenes/Showcase/Reel.swift
PROOFS := $(filter-out proof browser scenes,$(basename $(notdir $(wildcard Tests/Proofs/*.py))))

.DEFAULT_GOAL := help
.PHONY: help packages coverage demo test build install lint format bench prove scene clean bench-motion

help:
	@echo "make demo      install what is missing, build, and render a film to out/"
	@echo "make test      install what is missing, build, and run all tests"
	@echo "make build     build the tool"
	@echo "make install   copy the tool to PREFIX ($(PREFIX))"
	@echo "make lint      check the form of the sources;  make format  mend it"
	@echo "make scene SCENE=a.swift  render a scene to out/"
	@echo "make bench     measure the rasterizer beside Cairo, Skia, OpenCV and, from the sources that"
	@echo "               BLEND2D_SRC, ASMJIT_SRC, THORVG_SRC name, others (ROUNDS=3 WORKLOADS='shapes text')"
	@echo "make bench-motion  measure what motion costs without drawing"
	@echo "make prove     run the proofs that take minutes, or one of them:"
	@echo "               $(PROOFS:%=prove-%)"
	@echo "make clean     remove what was built"

packages:
	@.ci/packages

build: packages
	$(SWIFT) build $(FLAGS)

demo: build
	@mkdir -p out
	@$(TOOL) render $(SHOWCASE) -o out/reel.mp4
	@wc -c <out/reel.mp4 | awk '{ printf "%.0f kB\n", $$1 / 1000 }'

test: packages
	$(SWIFT) build $(FLAGS) --build-tests
	$(SWIFT) test -c release --skip-build --disable-xctest

scene: build
	@test -n "$(SCENE)" || { echo "error: name a scene, as in make scene SCENE=Like.swift"; exit 2; }
	@mkdir -p out
	@$(TOOL) render "$(SCENE)" -o "out/$(basename $(notdir $(SCENE))).mp4"

install: build
	@SWIFT="$(SWIFT)" BUILD="$(BUILD)" .ci/install "$(DESTDIR)$(PREFIX)"

lint:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests Scenes

format:
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests Scenes

# Writes the names that scenes can use; a test holds the page against the modules.
coverage: build
	@$(TOOL) coverage --table -q >COVERAGE.md

bench: packages
	@$(SWIFT) build $(FLAGS) --product benchmarks
	@python3 Tests/Benchmarks/Peers/bench.py $(BUILD)/benchmarks .build/peers $(or $(ROUNDS),3) $(WORKLOADS)

bench-motion: build
	@$(SWIFT) build $(FLAGS) --product motion-benchmark
	@$(BUILD)/motion-benchmark

prove: $(PROOFS:%=prove-%)

prove-%: build
	@echo "== $*"
	@ZOETROPE=$(TOOL) python3 Tests/Proofs/$*.py

clean:
	rm -rf .build out .zoetrope
