"""The shelf of packs, and how packs are named and drawn there."""
