"""The app around the engine: screens, storage, packs and the device it all runs on."""
