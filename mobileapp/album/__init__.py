"""Pages about evenings and people as scenes: photographs, an album, a cloth. Pure functions."""
