"""What tests and tools share and needs no window: matches, packs, moments, checks of scenes."""
