# `make help` lists what can be asked for.

PREFIX  ?= /usr/local
DESTDIR ?=

# The Swift runtime and all libraries are linked in, so that the program starts fast and can be
# copied: looking up its libraries took as long as all else until `--version` is printed. At a fixed
# address its 40,000 pointers need not be moved. lld is silent about what the system's linker warns of
# inside Foundation.
ifeq ($(shell uname -s),Linux)
STATIC := --static-swift-stdlib -Xswiftc -static-executable -Xswiftc -use-ld=lld
endif
ifeq ($(shell uname -sm),Linux x86_64)
STATIC += -Xlinker -no-pie
endif

# Looking types up by their names searches all conformances in the program, at each start; asking
# for them by their functions does not. SWIFT_OPTIONS are a packager's own.
RELEASE := swift build -c release $(SWIFT_OPTIONS) $(STATIC) -Xswiftc -Xfrontend \
  -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
HIG     := .build/release/hig
STAGE   := .build/install

# Pages cut into units, with the matches that people found between them.
ALIGNMENT ?= ../shared/gold/alignment
QUERIES ?=
SOURCES := Package.swift $(shell find Sources -type f)
TEXTS   := $(shell find Data -type f 2>/dev/null)

# What is built, tested and measured doesn't depend on the config files of the person who does it.
export HIG_CONFIG :=

.DEFAULT_GOAL := help
.PHONY: run deps build test lint format docs bench torture fuzz eval install uninstall dist deb formula \
  clean help

run: build ## Install what is missing, build, make the store from Data/, and take a tour
	@Scripts/tour $(HIG)

deps: ## Install what is missing through apt or Homebrew; do nothing otherwise
	@Scripts/install-deps

build: deps $(HIG) ## Build the release binary, .build/release/hig

$(HIG): $(SOURCES) $(TEXTS)
	$(RELEASE) --product hig
	@touch $@

test: deps ## Build and run the tests
	@Scripts/install-deps test
	swift test

SCRIPTS := .ci/run Scripts/install-deps Scripts/tour Scripts/fuzz Scripts/whole-words.bash \
  Packaging/licenses Packaging/debian/pack Packaging/homebrew/formula

lint: ## Check the format of the sources, and scripts by shellcheck
	swift format lint --strict --parallel -r Package.swift Sources Tests Benchmarks \
	  Evaluation Fuzzing
	@if command -v shellcheck >/dev/null; then shellcheck --shell=bash $(SCRIPTS); \
	elif [ -z "$$CI" ]; then echo "lint: there is no shellcheck; scripts aren't checked" >&2; \
	else echo "lint: shellcheck is missing" >&2; exit 1; fi

format: ## Format the sources in place
	swift format --in-place --parallel -r Package.swift Sources Tests Benchmarks \
	  Evaluation Fuzzing

# On macOS, docc is a part of Xcode that isn't in PATH.
docs: deps ## Build the library's documentation, .build/docs; fail on a warning
	swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members
	rm -rf .build/docs .build/docs-symbols
	mkdir -p .build/docs-symbols
	cp "$$(dirname "$$(swift build --show-bin-path)")/symbolgraph/GuidelineStore.symbols.json" \
	  .build/docs-symbols
	$$(command -v docc || xcrun --find docc) convert Sources/GuidelineStore/GuidelineStore.docc \
	  --additional-symbol-graph-dir .build/docs-symbols --output-path .build/docs \
	  --fallback-display-name GuidelineStore --fallback-bundle-identifier GuidelineStore \
	  --warnings-as-errors

bench: build ## Measure, each figure beside its yardstick
	@Scripts/install-deps bench
	$(RELEASE) --product bench
	.build/release/bench

torture: build ## Break stores on purpose, for minutes; see that nothing is lost or told wrong
	Scripts/torture --hig $(HIG) $(TORTURE)

fuzz: deps ## Give readers, lexers and decoders any bytes, a million times each; TIME=10 for seconds
	Scripts/fuzz $(TARGETS)

eval: build ## Match pages of ALIGNMENT and answer the QUERIES of a folder; print how well
	$(RELEASE) --product evaluate
	.build/release/evaluate $(ALIGNMENT)
	QUERIES="$(abspath $(QUERIES))" swift test --filter QueryFiguresTests
	Evaluation/engines

$(STAGE)/guidelines.sqlite: $(HIG) $(TEXTS)
	@mkdir -p $(STAGE)
	@rm -f $@*
	$(HIG) --store $@ build --data Data

# Under PREFIX=~/.local the installed store and the user's own are one file. A store that may be
# written to is someone's own: it is brought up to date, and never overwritten or removed.
STORE := $(DESTDIR)$(PREFIX)/share/hig/guidelines.sqlite
IS_OWN_STORE := [ -n "$$(find "$(STORE)" -perm -200 2>/dev/null)" ]

# Built as oneself with `make build`, then `sudo make install` only copies.
install: $(HIG) $(STAGE)/guidelines.sqlite ## Install under PREFIX (/usr/local), below DESTDIR
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/hig" \
	  "$(DESTDIR)$(PREFIX)/share/man/man1" \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions" \
	  "$(DESTDIR)$(PREFIX)/share/zsh/site-functions" \
	  "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d"
	install -m 755 $(HIG) "$(DESTDIR)$(PREFIX)/bin/hig"
	if $(IS_OWN_STORE); then $(HIG) --store "$(STORE)" build --data Data; \
	else install -m 444 $(STAGE)/guidelines.sqlite "$(STORE)"; fi
	rm -rf "$(DESTDIR)$(PREFIX)/share/hig/Data"
	cp -R Data "$(DESTDIR)$(PREFIX)/share/hig/Data"
	install -m 644 man/hig.1 "$(DESTDIR)$(PREFIX)/share/man/man1/hig.1"
	for shell in bash zsh fish; do \
	  $(HIG) --generate-completion-script $$shell > $(STAGE)/completion.$$shell || exit 1; \
	done
	cat Scripts/whole-words.bash >> $(STAGE)/completion.bash
	install -m 644 $(STAGE)/completion.bash \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/hig"
	install -m 644 $(STAGE)/completion.zsh "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_hig"
	install -m 644 $(STAGE)/completion.fish \
	  "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/hig.fish"

uninstall: ## Remove what install put under PREFIX
	rm -f "$(DESTDIR)$(PREFIX)/bin/hig" \
	  "$(DESTDIR)$(PREFIX)/share/man/man1/hig.1" \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/hig" \
	  "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_hig" \
	  "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/hig.fish"
	rm -rf "$(DESTDIR)$(PREFIX)/share/hig/Data"
	$(IS_OWN_STORE) || rm -f "$(STORE)"
	rmdir "$(DESTDIR)$(PREFIX)/share/hig" 2>/dev/null || true

# What is handed out: the program without what only a debugger reads, the manual, completions. The
# program carries the texts and makes each person's store from them. Built twice, it has equal bytes.
VERSION := $(shell sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/hig/HIG.swift)
NAME    := hig-$(VERSION)-$(shell uname -sm | tr 'A-Z ' 'a-z-')
DIST    := .build/dist
# The day of the last change.
EPOCH   := $(shell git log -1 --format=%ct 2>/dev/null || echo 0)

dist: build ## Pack what install puts into place as .build/dist/NAME.tar.gz, with its checksum
	rm -rf "$(DIST)/$(NAME)"
	$(MAKE) install DESTDIR="$(abspath $(DIST)/$(NAME))" PREFIX=
	rm -rf "$(DIST)/$(NAME)/share/hig"
	strip "$(DIST)/$(NAME)/bin/hig"
	cp LICENSE CHANGELOG.md "$(DIST)/$(NAME)"
	Packaging/licenses .build/checkouts > "$(DIST)/$(NAME)/LICENSES"
	tar -C $(DIST) --sort=name --mtime=@$(EPOCH) --owner=0 --group=0 --numeric-owner --mode=a+rX,go-w \
	  -cf - "$(NAME)" | gzip -9n > "$(DIST)/$(NAME).tar.gz"
	cd $(DIST) && sha256sum "$(NAME).tar.gz" | tee "$(NAME).tar.gz.sha256"

deb: build ## Make a Debian package, .build/dist/hig_VERSION_ARCHITECTURE.deb
	rm -rf "$(DIST)/deb"
	$(MAKE) install DESTDIR="$(abspath $(DIST)/deb)" PREFIX=/usr
	rm -rf "$(DIST)/deb/usr/share/hig"
	SOURCE_DATE_EPOCH=$(EPOCH) Packaging/debian/pack "$(DIST)/deb" $(VERSION) "$(DIST)" .build/checkouts

# A formula also names the project's page and its license: give HOMEPAGE and LICENSE, too.
formula: ## Make a Homebrew formula, .build/dist/hig.rb, of the archive at URL
	Packaging/homebrew/formula '$(URL)' '$(HOMEPAGE)' '$(LICENSE)' "$(DIST)/hig.rb"

clean: ## Remove what was built
	rm -rf .build

help: ## List these
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile
