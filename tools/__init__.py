"""Tools that make assets, packages, measurements and long tests; none of them is needed to play."""
