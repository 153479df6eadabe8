"""Pictures of children's words: one thing each, of cut paper."""
