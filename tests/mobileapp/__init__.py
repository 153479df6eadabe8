"""Tests of the app."""

import tests.harness  # noqa: F401 - prepares Kivy before anything else imports it
