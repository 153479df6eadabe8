"""Who plays: people around a drawn table, the bar with those who may sit down, and the variants."""
