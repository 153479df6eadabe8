"""The desk where people ink their own blots; `page` is the screen that uses the other modules."""
