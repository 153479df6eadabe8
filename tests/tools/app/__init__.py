"""Tests of tools that drive the app."""
