"""The page about a group of people who have played together at least twice."""
