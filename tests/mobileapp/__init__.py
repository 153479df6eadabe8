"""Tests of the app.

Importing this package configures Kivy, which has to happen before anything else imports Kivy.
"""

import tools.driver  # noqa: F401
