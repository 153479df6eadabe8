"""Tests of the app. Kivy has to be prepared before anything else imports it, so it is done here."""

import tools.driver  # noqa: F401
