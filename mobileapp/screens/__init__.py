"""The screens around the games. `name` lives in `name.py` as `NameScreen`, loaded when needed."""
