"""Water where it should not be, and edges where ways end."""
