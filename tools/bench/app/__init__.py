"""Benchmarks that drive the app: pages, the stage, memory, the ink desk."""

import tests.harness  # noqa: F401 - prepares Kivy before anything else imports it
from tests.support.blank_pictures import decode_and_paint_nothing
from tools.bench.figures import few

if few(False, True):
    decode_and_paint_nothing()
