"""Tests of the app.

Importing this package configures Kivy, which has to happen before anything else imports Kivy.
"""

import tests.harness.driver  # noqa: F401
