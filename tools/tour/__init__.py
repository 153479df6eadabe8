"""The app plays itself: pictures of every screen, films, store pictures, touches to repeat."""

import tests.harness  # noqa: F401 - prepares Kivy before anything else imports it
