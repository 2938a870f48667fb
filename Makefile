# Builds, tests and installs bindery. The two commands in README.md are all that most people need.

PREFIX ?= /usr/local
DESTDIR ?=

SWIFT ?= swift
SCRATCH ?= .build
# One file that runs without the toolchain's libraries.
RELEASE = -c release --static-swift-stdlib --scratch-path $(SCRATCH)
RELEASED = $(SCRATCH)/release/bindery
# What is installed and packaged; another file is taken as it is.
BINDERY = $(RELEASED)
ready = $(if $(filter $(RELEASED),$(BINDERY)),build)

as_root := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
bin = $(DESTDIR)$(PREFIX)/bin
share = $(DESTDIR)$(PREFIX)/share

.PHONY: all setup build test tour bench counts growth profile oracle lint install uninstall deb completions clean

all: build

# What the build and the tests need of the system, where it is missing.
setup:
	test -e /usr/include/histedit.h -a -e /usr/share/zoneinfo/UTC && command -v pkg-config || { \
	  $(as_root) apt-get update && $(as_root) apt-get install -y libedit-dev pkg-config tzdata; }

build:
	$(SWIFT) build $(RELEASE) --product bindery

# The tests run five times faster where the modules they exercise are optimized (see Package.swift).
# `make test MODULE=ViewGraph` runs those of one module, as they are built for debugging.
TESTS = --scratch-path $(SCRATCH)/tests
test:
ifdef MODULE
	$(SWIFT) test --scratch-path $(SCRATCH) --filter '^$(MODULE)Tests\.'
else
	BINDERY_OPTIMIZED_TESTS=1 $(SWIFT) test $(TESTS) $(TEST_FLAGS)
endif

# Plays all sample sessions and compares what they show.
tour: build
	$(BINDERY) --test sample-sessions/*.session sample-sessions/*/*.session sample-sessions/*.swift
	$(BINDERY) --test sample-sessions/17-a-package

bench:
	$(SWIFT) build $(RELEASE) --product bindery-bench
	$(SCRATCH)/release/bindery-bench

# Instructions of the core programs beside those that were recorded; `compare --record` records them.
counts: build
	Sources/bindery-bench/instruction-counts/compare

# How the instructions of small programs grow with the work they do.
growth: build
	Sources/bindery-bench/instruction-counts/growth

# Where the time of a program goes: make profile WORKLOAD=words
WORKLOAD ?= closures
profile: build
	strip -g -o $(SCRATCH)/profiled $(BINDERY)
	valgrind --tool=callgrind --callgrind-out-file=$(SCRATCH)/profile.out \
	  $(SCRATCH)/profiled --quiet Sources/bindery-bench/Programs/$(WORKLOAD).swift > /dev/null
	callgrind_annotate $(SCRATCH)/profile.out | head -60

# Compares our parser with the toolchain's, where its library is installed.
oracle:
	SWIFT=$(SWIFT) Tests/ParserOracle/run

# The programs that tests run are as people write them; their records hold lines and columns.
lint:
	find Sources Tests Package.swift -name '*.swift' -not -path '*/Programs/*' -not -path '*/Fixtures/*' -print0 \
	  | xargs -0 -n 300 -P 2 $(SWIFT) format lint --strict
	mandoc -T lint -W style man/bindery.1

# The scripts are made from the table of options; a test compares them with it.
completions: build
	$(BINDERY) --completions bash > completions/bindery.bash
	$(BINDERY) --completions zsh > completions/_bindery
	$(BINDERY) --completions fish > completions/bindery.fish

install: $(ready)
	install -d $(bin) $(share)/man/man1 $(share)/bash-completion/completions \
	  $(share)/zsh/site-functions $(share)/fish/vendor_completions.d
	install -m 755 $(BINDERY) $(bin)/bindery
	install -m 644 man/bindery.1 $(share)/man/man1/bindery.1
	install -m 644 completions/bindery.bash $(share)/bash-completion/completions/bindery
	install -m 644 completions/_bindery $(share)/zsh/site-functions/_bindery
	install -m 644 completions/bindery.fish $(share)/fish/vendor_completions.d/bindery.fish
	find sample-sessions -type f -exec \
	  install -D -m 644 {} $(share)/bindery/{} \;
	install -D -m 644 completions/bindery-jsonl.schema.json \
	  $(share)/bindery/bindery-jsonl.schema.json
	@if [ -z "$(DESTDIR)" ] && command -v zsh > /dev/null && \
	  ! zsh -ic 'print -l $$fpath' 2> /dev/null | grep -qx '$(share)/zsh/site-functions'; then \
	  echo "zsh: add to ~/.zshrc, before compinit: fpath+=($(share)/zsh/site-functions)"; fi
	@if [ -z "$(DESTDIR)" ]; then case ":$$PATH:" in *":$(abspath $(bin)):"*) ;; \
	  *) echo "'bindery' is not found by its name yet: add $(abspath $(bin)) to PATH";; esac; fi

uninstall:
	rm -f $(bin)/bindery $(share)/man/man1/bindery.1 \
	  $(share)/bash-completion/completions/bindery $(share)/zsh/site-functions/_bindery \
	  $(share)/fish/vendor_completions.d/bindery.fish
	rm -rf $(share)/bindery

# A package for Debian, of what `install` puts in place.
VERSION = $(shell sed -n 's/.*number = "\(.*\)".*/\1/p' Sources/Shell/CommandLine/Version.swift)
# Who answers for the package.
MAINTAINER ?= $(shell git log -1 --format='%an <%ae>')
ARCHITECTURE = $(shell dpkg --print-architecture)
STAGE = $(SCRATCH)/deb
# Options of dpkg-deb: `-z1` packs faster.
DEB_FLAGS ?=
deb: $(ready)
	rm -rf $(STAGE)
	$(MAKE) install DESTDIR=$(abspath $(STAGE)) PREFIX=/usr
	sh packaging/deb/stage $(abspath $(STAGE)) $(VERSION) $(ARCHITECTURE) '$(MAINTAINER)'
	dpkg-deb --build --root-owner-group $(DEB_FLAGS) $(STAGE) \
	  $(SCRATCH)/bindery_$(VERSION)_$(ARCHITECTURE).deb

clean:
	rm -rf $(SCRATCH)
