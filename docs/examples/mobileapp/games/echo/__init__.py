"""Echo on the screen."""
