"""What every table has in common, as values."""

import pytest

from mobileapp.stage.parts import CONTRAST_SHADE, add_common_controls
from mobileapp.stage.scene import Scene
from tests.scene_checks import SPACES, table_for


@pytest.mark.parametrize("shade", [0, 0.2, 0.6])
def test_high_contrast_darkens_every_place_and_lightens_none(shade: float) -> None:
    plain = table_for(SPACES["tablet"], 2)
    strong = plain._replace(high_contrast=True)
    assert add_common_controls(Scene({}, shade=shade), plain, secret=False).shade == shade
    assert add_common_controls(Scene({}, shade=shade), strong, secret=False).shade == max(
        shade, CONTRAST_SHADE
    )
