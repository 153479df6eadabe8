"""The Dawn deck: cut paper."""
