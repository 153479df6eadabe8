"""A whole evening in the app: its pages as scenes, and how it goes from match to match."""
