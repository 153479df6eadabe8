"""The scenes of Midnight, one module for each kind of place."""
