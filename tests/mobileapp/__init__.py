"""Tests of the app.

Kivy is prepared here, as this has to be done before anything else imports it.
"""

import tools.driver  # noqa: F401
