"""The app around the engine: screens, storage, packs, and the interface to the device."""

__version__ = "0.1.0"
