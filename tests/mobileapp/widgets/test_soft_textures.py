"""Tests of the small textures that the whole app shares."""

from unittest.mock import Mock

import pytest

from mobileapp.stage import upload
from mobileapp.widgets.soft_textures import fading


def test_the_fading_texture_is_opaque_below_and_restored_after_graphics_were_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    texture = Mock()
    monkeypatch.setattr(upload, "Texture", Mock(create=Mock(return_value=texture)))
    assert fading.__wrapped__() is texture
    texture.flip_vertical.assert_called_once()  # the top row comes first
    (pixels,) = texture.blit_buffer.call_args.args
    assert (pixels[3], pixels[-1]) == (0, 255)
    (fill_again,) = texture.add_reload_observer.call_args.args
    fill_again(texture)
    assert [call.args for call in texture.blit_buffer.call_args_list] == [(pixels,)] * 2
