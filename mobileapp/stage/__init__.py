"""The stage: a widget that draws scenes, which are plain values, and animates their pieces."""
