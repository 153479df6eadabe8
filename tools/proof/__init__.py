"""Tries to break the app in many ways, at random."""

import tests.harness  # noqa: F401 - prepares Kivy before anything else imports it
