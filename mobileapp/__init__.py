"""The app around the engine: screens, storage, packs, and the interface to the device."""

__version__ = "1.0.0"
