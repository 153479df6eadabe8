# Two commands matter: `make play` and `make test`. Each sets up everything it needs first.

VENV := .venv
PYTHON := $(VENV)/bin/python
APP := $(VENV)/app-is-ready
READY := $(VENV)/all-is-ready
PAINT := $(VENV)/paint-is-ready
APK := $(VENV)/apk-is-ready

MYPY := $(PYTHON) -m mypy

# Compiled modules make every later start quick, whatever this machine usually does.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play tour test test-paint check types format bench bench-slow proof packs fonts sounds locale playthroughs apk apk-check touches clean

play: $(APP)
	@$(PYTHON) -m tools.locale compile
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ] || [ "$$(uname)" = Darwin ]; then \
		$(PYTHON) main.py; \
	else \
		echo "There is no display here, so the app plays itself for about a minute. It keeps a picture of:"; \
		$(PYTHON) -m tools.tour tablet; \
	fi

# The app plays every game by itself and keeps pictures of every screen, at every size, in build/tour.
tour: $(APP)
	$(PYTHON) -m tools.tour --films

# System packages that any part of a goal needs are asked for at its very beginning.
check types format bench bench-slow proof locale playthroughs: export COMING = dev
test: export COMING = dev apk
packs sounds test-paint: export COMING = dev paint
apk-check: export COMING = apk
apk: export COMING = apk build

# Whenever a core is free it takes the next of these lines of tests, so that all cores end at about
# the same time. Each tells how far it has come in lines that begin with its name.
PYTEST := -m pytest -o console_output_style=classic
LINES := test-pages test-app test-parts test-rules test-tools test-android test-alone
.PHONY: $(LINES)

test: $(READY) $(APK)
	@echo "Checking and testing in two lines side by side, for some minutes."
	@$(MAKE) --no-print-directory --jobs=2 check $(LINES)

# The app as a whole, and games played by touch through it.
WHOLE := $(wildcard tests/mobileapp/test_*.py) tests/mobileapp/tonight
TOUCHED := $(wildcard tests/games/*/test_touch.py)
PAGES := tests/mobileapp/screens
TOOLS := tests/tools $(wildcard tests/test_*.py)

test-app:
	@$(PYTHON) $(PYTEST) --lines="the whole app" $(WHOLE) $(TOUCHED)

test-pages:
	@$(PYTHON) $(PYTEST) --lines=pages $(PAGES)

test-parts:
	@$(PYTHON) $(PYTEST) --lines="parts of the app" tests/mobileapp $(addprefix --ignore=,$(WHOLE) $(PAGES))

test-tools:
	@$(PYTHON) $(PYTEST) --lines=tools $(TOOLS)

test-rules:
	@$(PYTHON) $(PYTEST) --lines=rules tests $(addprefix --ignore=,tests/mobileapp $(TOUCHED) $(TOOLS) $(PAINTERS))

# The rules are also tested compiled as on Android, without asserts and docstrings. As the engine has
# no asserts (tests/engine/test_layers.py), golden matches and rules are enough there.
test-android:
	@$(PYTHON) -OO $(PYTEST) --lines="rules as on Android" -W "ignore:assertions not in test modules" \
		tests/engine/test_playthroughs.py tests/engine/test_match.py tests/engine/test_save.py $(wildcard tests/games/*/test_rules.py)
	$(PYTHON) -m tools.apk check --newest

# Two files of the app's tests, others for every commit, must also pass alone.
test-alone:
	@$(PYTHON) -m tests.alone

# The painters have packages of their own, which nobody needs who does not change them.
PAINTERS := tests/art/paint tests/art/test_affinity.py tests/art/test_sounds.py tests/art/test_ambient_sounds.py

test-paint: $(PAINT)
	$(MYPY) art/sounds.py art/ambient_sounds.py art/teach/affinity.py
	$(PYTHON) $(PYTEST) --lines=painters $(PAINTERS)

check: $(READY)
	$(PYTHON) -m ruff format --check .
	$(PYTHON) -m ruff check .
	@$(MAKE) --no-print-directory types
	$(PYTHON) -m tools.layout numbers

types: $(READY)
	$(MYPY) --exclude 'art/(paint|sounds|ambient_sounds|teach/affinity)' \
		engine mobileapp tools art tests/harness tests/support

format: $(READY)
	$(PYTHON) -m ruff format .
	$(PYTHON) -m ruff check --fix .

# What the app costs, part by part; `python -m tools.bench help` lists the parts.
bench: $(READY)
	$(PYTHON) -m tools.bench

# What a person waits for on a cheap tablet: the app with an eighth of one core, beside a blank one.
bench-slow: $(READY)
	$(PYTHON) -m tools.bench slow

# Tries to break the app for up to 45 minutes on two quiet cores; see docs/reliability.md.
proof: $(READY)
	$(PYTHON) -m tools.proof
	EVERY_CASE=1 $(PYTHON) $(PYTEST) --lines="every case" $(shell grep -rlw in_turn --include='test_*.py' tests)

# Paints every picture that is missing; FORCE=1 paints them all anew.
packs: $(PAINT)
	$(PYTHON) -m art.paint all $(if $(FORCE),--force)

# Builds the letters anew from their published faces; needs internet and npm.
fonts: $(READY)
	tools/setup.sh $(VENV) fonts
	$(PYTHON) -m art.fonts
	$(PYTHON) -m art.icons

# Synthesises every sound anew.
sounds: $(PAINT)
	$(PYTHON) -m art.sounds
	$(PYTHON) -m art.ambient_sounds

# Collects every sentence and lists the translations that are missing.
locale: $(READY)
	$(PYTHON) -m tools.locale update

# Writes the golden playthroughs anew, after a change of the rules that was meant.
playthroughs: $(READY)
	$(PYTHON) -m tests.playthroughs

# Builds the APK on an x86_64 Linux machine with internet. PROFILE=emulator, RELEASE=1: see docs/android.md.
apk: $(APK)
	$(PYTHON) -m tools.apk $(if $(PROFILE),--profile $(PROFILE)) build $(if $(RELEASE),--release)

# Packages the app without the Android SDK, checks the outcome and plays it; FILE=... checks a package.
apk-check: $(APK)
	$(PYTHON) -m tools.apk $(if $(PROFILE),--profile $(PROFILE)) check $(FILE)

# A round of every game as touches, for an emulator to repeat: see tools/apk/emulator.py.
touches: $(APP)
	rm -rf build/touches
	$(PYTHON) -m tools.tour.touch_recording build/touches

# Playing needs only the app's own packages and what compiles its languages, testing also the tools, painting also the painters'.
$(APP): requirements.txt tools/setup.sh
	tools/setup.sh $(VENV) locale
	@touch $@

$(READY): $(APP) pyproject.toml
	tools/setup.sh $(VENV) dev
	@touch $@

$(PAINT): $(READY)
	tools/setup.sh $(VENV) paint
	@touch $@

$(APK): $(APP) pyproject.toml buildozer.spec
	tools/setup.sh $(VENV) apk
	$(PYTHON) -m tools.apk prepare
	@touch $@

clean:
	rm -rf $(VENV) build
