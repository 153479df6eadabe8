"""The interface to the tablet; only this package calls Android, all others use a `Device`."""

from kivy.utils import platform

from mobileapp.device.desktop import Device, give_memory_back


def this_device() -> Device:
    """A new `Device` for the machine on which the app runs.

    On a desktop, this also calls `give_memory_back`.
    """
    if platform != "android":
        give_memory_back()
        return Device()
    from mobileapp.device.android import AndroidDevice

    return AndroidDevice()


__all__ = ["Device", "this_device"]
