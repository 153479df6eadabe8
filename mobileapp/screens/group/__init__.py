"""The page of people who have played together again and again."""
