"""The stage: draws scenes - plain values that say what lies where - and moves their pieces."""
