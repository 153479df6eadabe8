"""Benchmarks that drive the app: pages, the stage, memory, the ink desk."""

import tests.harness  # noqa: F401 - prepares Kivy before anything else imports it
