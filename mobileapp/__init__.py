"""The app around the engine: screens, storage, packs and the device it all runs on."""

__version__ = "0.1.0"
