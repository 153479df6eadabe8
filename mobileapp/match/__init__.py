"""What drives a match: playing and saving it, its cues, its guide, and what is chosen before."""
