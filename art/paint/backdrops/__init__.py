"""The places the games are played at, seen straight from above, and the evening around them."""
