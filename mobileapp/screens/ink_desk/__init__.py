"""The desk where people ink their own blots; `page` is the screen, the rest is what lies on it."""
