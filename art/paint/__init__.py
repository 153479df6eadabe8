"""Everything the players look at is painted here, by code."""
