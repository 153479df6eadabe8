"""The players page: a drawn table with chairs, a bar of people who may join, and the variants."""
