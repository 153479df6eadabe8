"""Tests of the opened box."""
