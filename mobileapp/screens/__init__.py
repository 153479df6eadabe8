"""The screens of the app, each imported when it is first needed.

The class `NameScreen` is in the module `name.py`, or in `name/page.py` if the screen has several
modules.
"""
