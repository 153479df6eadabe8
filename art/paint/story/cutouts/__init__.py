"""Cut-outs: outlines and sheets for flat scenes, shared by all decks."""
