"""Drives the app like people do: a window, frames, touches. Tests and tools use it."""
