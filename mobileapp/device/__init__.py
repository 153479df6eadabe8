"""The tablet itself. Only this package talks to Android; everything else talks to a `Device`."""

from kivy.utils import platform

from mobileapp.device.desktop import Device, give_memory_back


def this_device() -> Device:
    """The adapter for the machine the app runs on."""
    if platform != "android":
        give_memory_back()
        return Device()
    from mobileapp.device.android import AndroidDevice

    return AndroidDevice()


__all__ = ["Device", "this_device"]
