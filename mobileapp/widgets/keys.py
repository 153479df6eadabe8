"""The one key of a tablet."""

BACK = 27
"""What Android's Back button sends, and Escape on a keyboard."""
