"""The screens around the games, loaded when needed.

`NameScreen` lives in `name.py`, or in `page.py` of a folder where it has several modules.
"""
