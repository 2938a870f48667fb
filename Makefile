# Builds, tests and installs bindery. The two commands in README.md are all that most people need.

PREFIX ?= /usr/local
DESTDIR ?=

SWIFT ?= swift
SCRATCH ?= .build
# One file that runs without the toolchain's libraries.
RELEASE = -c release --static-swift-stdlib --scratch-path $(SCRATCH)
BINDERY = $(SCRATCH)/release/bindery

bin = $(DESTDIR)$(PREFIX)/bin
share = $(DESTDIR)$(PREFIX)/share

.PHONY: all build test bench oracle lint install uninstall completions clean

all: build

build:
	$(SWIFT) build $(RELEASE) --product bindery

test:
	$(SWIFT) test --scratch-path $(SCRATCH)

bench:
	$(SWIFT) build $(RELEASE) --product bindery-bench
	$(SCRATCH)/release/bindery-bench

# Compares our parser with the toolchain's, where its library is installed.
oracle:
	SWIFT=$(SWIFT) Tests/ParserOracle/run

lint:
	find Sources Tests Package.swift -name '*.swift' -not -path '*/Programs/*' -not -path '*/Fixtures/*' -print0 \
	  | xargs -0 $(SWIFT) format lint --strict
	mandoc -T lint -W style man/bindery.1

# The scripts are made from the table of options; a test compares them with it.
completions: build
	$(BINDERY) --completions bash > completions/bindery.bash
	$(BINDERY) --completions zsh > completions/_bindery
	$(BINDERY) --completions fish > completions/bindery.fish

install: build
	install -d $(bin) $(share)/man/man1 $(share)/bash-completion/completions \
	  $(share)/zsh/site-functions $(share)/fish/vendor_completions.d
	install -m 755 $(BINDERY) $(bin)/bindery
	install -m 644 man/bindery.1 $(share)/man/man1/bindery.1
	install -m 644 completions/bindery.bash $(share)/bash-completion/completions/bindery
	install -m 644 completions/_bindery $(share)/zsh/site-functions/_bindery
	install -m 644 completions/bindery.fish $(share)/fish/vendor_completions.d/bindery.fish

uninstall:
	rm -f $(bin)/bindery $(share)/man/man1/bindery.1 \
	  $(share)/bash-completion/completions/bindery $(share)/zsh/site-functions/_bindery \
	  $(share)/fish/vendor_completions.d/bindery.fish

clean:
	rm -rf $(SCRATCH)
