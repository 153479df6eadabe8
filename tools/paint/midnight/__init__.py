"""The Midnight deck: woodcuts."""
