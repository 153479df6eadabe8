"""The app plays itself and keeps pictures of every screen."""
