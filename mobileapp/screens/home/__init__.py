"""Home: its page, its cards, and what lies above it."""
