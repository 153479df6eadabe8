"""A game night: a programme of short matches, lights over all of them, and titles at its end."""
