"""The painter of symmetric inkblots."""
