"""The walk of `make bench-slow` through the app, in real time and in a process of its own."""

from mobileapp import kivy_style

kivy_style.prepare()  # before anything else imports Kivy
