"""The scenes of Dawn, one module for each kind of place."""
