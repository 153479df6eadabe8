"""Makes what robots know out of what people saw and wrote: see docs/teach-robots.md."""
