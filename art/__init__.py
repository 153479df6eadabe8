"""Makes what lies in assets/: painters, letters, sounds, and what robots know."""
