"""Makes the Android package and checks it; `python -m tools.apk --help` says how."""
