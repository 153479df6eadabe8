"""Long random tests of what must never happen: a lost match, a leak, a crash, a frozen screen."""
