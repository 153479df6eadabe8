"""Tests of Storyteller."""
