"""Tests of the pack checker, of the JSON schema of packs, and of the tool that makes packs."""

import json
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

import jsonschema
import pytest
from PIL import Image

from engine.errors import BadPack
from engine.packfile import find_problems
from mobileapp.packs import checks
from mobileapp.packs.checks import find_image_problem
from mobileapp.packs.files import FILE_LIMIT, PIXEL_LIMIT
from tests.support.sample_packs import paint, picture_pack, word_pack, write_pack
from tools.packs import main

PACKS = Path(__file__).parents[2] / "assets" / "packs"
DECODED = 12
"""Of how many pictures of the app one is decoded; `python -m tools.packs check` decodes all."""
VALIDATOR = jsonschema.Draft202012Validator(json.loads((PACKS / "schema.json").read_text("utf-8")))


def check(*folders: Path) -> int:
    return main(["check", *map(str, folders)])


# --- the checker ------------------------------------------------------------------------------


def test_good_packs_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_pack(tmp_path / "photos", picture_pack())
    write_pack(tmp_path / "colours", word_pack())
    (tmp_path / "README.md").write_text("About packs")
    assert check(tmp_path) == 0
    assert check(tmp_path / "photos") == 0
    assert capsys.readouterr().out == "2 packs, nothing wrong.\n1 pack, nothing wrong.\n"


def test_pictures_that_are_retired_need_no_thumbnail(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = picture_pack()
    photos = write_pack(tmp_path / "photos", data | {"retired": [data["items"].pop()]})
    (photos / "thumbs" / "p5.webp").unlink()
    assert check(tmp_path) == 0
    (photos / "thumbs" / "p4.webp").unlink()
    assert check(tmp_path) == 1
    assert "The thumbnail thumbs/p4.webp is missing." in capsys.readouterr().out


def test_everything_wrong_is_said_in_one_go(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    photos = write_pack(tmp_path / "holiday", picture_pack())
    (photos / "p0.webp").unlink()
    (photos / "p1.webp").write_text("no picture")
    (photos / "thumbs" / "p2.webp").unlink()
    paint(photos / "thumbs" / "p3.webp", (200, 100))
    Image.new("RGB", (384, 100)).save(photos / "thumbs" / "p4.webp", "PNG")
    (photos / "thumbs" / "p5.webp").write_text("no picture")
    (photos / "notes.txt").write_text("left over")
    (photos / "more").symlink_to(tmp_path)
    words = write_pack(tmp_path / "colours", word_pack(count=3, age="six", licence=""))
    (tmp_path / "empty").mkdir()
    assert check(tmp_path) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{words}: The pack has a 'age' that isn’t of type int.",
        f"{words}: The pack needs a licence.",
        f"{tmp_path / 'empty'}: There’s no pack.json to read.",
        f"{photos}: The picture p0.webp is missing.",
        f"{photos}: The file p1.webp isn’t a picture that can be read.",
        f"{photos}: The file p5.webp isn’t a picture that can be read.",
        f"{photos}: The pack photos must lie in a folder of that name.",
        f"{photos}: The thumbnail thumbs/p2.webp is missing.",
        f"{photos}: The thumbnail thumbs/p3.webp must be a WebP file 384 pixels wide.",
        f"{photos}: The thumbnail thumbs/p4.webp must be a WebP file 384 pixels wide.",
        f"{photos}: more is a link; packs hold files only.",
        f"{photos}: The file notes.txt belongs to no item.",
        "12 problems in 3 packs.",
    ]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "The following arguments are required: check or make."),
        (["check"], "The following arguments are required: DIR."),
        (["check", "no/such/folder"], "There is no folder no/such/folder."),
        (["check", "--colour", "."], "Unrecognized arguments: --colour."),
    ],
)
def test_bad_arguments_get_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert capsys.readouterr().err == sentence + "\n"


def test_it_runs_as_a_command(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tools.packs", "check", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.splitlines()[-1] == "1 problem in 1 pack."


@cache
def find_damage(path: Path) -> BadPack | None:
    """The problem with a picture of the app; one of `DECODED` is decoded in full.

    The decoder refuses all others that are cut, without decoding them.
    """
    if not path.is_file() or crc32(path.name.encode()) % DECODED == 0:
        return find_image_problem(path)
    try:
        with Image.open(path, formats=["WEBP"]) as image:
            fits = max(image.size) <= PIXEL_LIMIT and path.stat().st_size <= FILE_LIMIT
    except OSError:
        fits = False
    return None if fits else BadPack("bad-picture", f"{path.name} is damaged.")


def test_the_packs_of_the_app_are_good(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "find_image_problem", find_damage)
    folders = [path.parent for path in sorted(PACKS.glob("*/pack.json"))]
    assert folders
    assert check(*folders) == 0, capsys.readouterr().out


def test_a_cut_picture_of_the_app_is_found(tmp_path: Path) -> None:
    for path in sorted(PACKS.glob("story-dawn/*.webp"))[:20]:
        whole, cut = path.read_bytes(), tmp_path / path.name
        cut.write_bytes(whole)
        assert find_damage(cut) is None
        find_damage.cache_clear()
        cut.write_bytes(whole[:-9])
        assert find_damage(cut) is not None


# --- the schema -------------------------------------------------------------------------------


def words(**changes: Any) -> Callable[[], Any]:
    return lambda: word_pack(count=2, **changes)


def without(name: str) -> Callable[[], Any]:
    return lambda: {key: value for key, value in word_pack().items() if key != name}


def item(kind: str = "words", **fields: Any) -> Callable[[], Any]:
    return lambda: word_pack(kind=kind, items=[fields])


GOOD = {
    "words": words(),
    "pictures": lambda: picture_pack(),
    "shortest word": item(id="a", text="a"),
    "longest word": item(id="a" * 64, text="a" * 40),
    "picture with a title": item("pictures", id="a", image="A-1_b.jpeg", title="", tags=["x"]),
    "several games": words(games=["clouds", "inkblots"]),
    "no language": words(language=""),
    "retired words": words(retired=[{"id": "old", "text": "Old"}]),
    "nothing retired": words(retired=[]),
}
BAD = {
    "a list": lambda: [word_pack()],
    "nothing": lambda: None,
    **{f"no {name}": without(name) for name in word_pack()},
    "unknown field": words(colour="red"),
    "another format": words(format=2),
    "format as text": words(format="1"),
    "version as truth": words(version=True),
    "version as text": words(version="1"),
    "capital id": words(id="Clouds"),
    "path as id": words(id="../clouds"),
    "empty id": words(id=""),
    "long id": words(id="a" * 65),
    "another kind": words(kind="sounds"),
    "no games": words(games=[]),
    "game as text": words(games="clouds"),
    "game as number": words(games=[1]),
    "empty title": words(title=""),
    "empty licence": words(licence=""),
    "age as text": words(age="6"),
    "language missing": words(language=None),
    "no items": words(items=[]),
    "items as object": words(items={}),
    "item as text": words(items=["cat"]),
    "item without id": item(text="Cat"),
    "item with a bad id": item(id="Ä", text="Cat"),
    "word without text": item(id="cat"),
    "empty text": item(id="cat", text=""),
    "blank text": item(id="cat", text="  "),
    "long text": item(id="cat", text="a" * 41),
    "text as number": item(id="cat", text=1),
    "picture without image": item("pictures", id="cat", text="Cat"),
    "image elsewhere": item("pictures", id="cat", image="../cat.webp"),
    "image of another type": item("pictures", id="cat", image="cat.gif"),
    "image with a space": item("pictures", id="cat", image="my cat.webp"),
    "tags as text": item(id="cat", text="Cat", tags="easy"),
    "tag as number": item(id="cat", text="Cat", tags=[1]),
    "unknown item field": item(id="cat", text="Cat", colour="red"),
    "retired as object": words(retired={}),
    "retired without text": words(retired=[{"id": "old"}]),
    "retired without image": lambda: picture_pack(retired=[{"id": "old", "text": "Old"}]),
}


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(VALIDATOR.schema)


@pytest.mark.parametrize("name", GOOD)
def test_schema_and_app_accept_the_same(name: str) -> None:
    pack = GOOD[name]()
    assert list(find_problems(pack)) == []
    assert VALIDATOR.is_valid(pack)


@pytest.mark.parametrize("name", BAD)
def test_schema_and_app_refuse_the_same(name: str) -> None:
    pack = BAD[name]()
    assert list(find_problems(pack)) != []
    assert not VALIDATOR.is_valid(pack)


def test_only_repetitions_are_beyond_the_schema() -> None:
    twice = word_pack(items=[{"id": "cat", "text": "Cat"}, {"id": "cat", "text": "CAT"}])
    assert len(list(find_problems(twice))) == 2
    assert VALIDATOR.is_valid(twice)


def test_the_example_in_the_readme_is_a_good_pack() -> None:
    text = (PACKS / "README.md").read_text("utf-8")
    example = json.loads(text.partition("```json\n")[2].partition("```")[0])
    assert list(find_problems(example)) == []
    assert VALIDATOR.is_valid(example)


# --- making packs -----------------------------------------------------------------------------

WORDS = """
# words for clouds
[Animali]
Giraffa (easy)
Gatto

[Cibo]
Pera (hard)
"""


def make(tmp_path: Path, text: str) -> tuple[int, dict[str, Any]]:
    (tmp_path / "words.txt").write_text(text, encoding="utf-8")
    pack = ("--id", "clouds-it", "--language", "it", "--game", "clouds")
    done = main(["make", str(tmp_path / "words.txt"), *pack, "--into", str(tmp_path)])
    return done, json.loads((tmp_path / "clouds-it" / "pack.json").read_text(encoding="utf-8"))


def test_a_pack_is_made_from_a_plain_list(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    done, pack = make(tmp_path, WORDS + "\n".join(f"Parola {n}" for n in range(10)))
    assert done == 0
    assert pack["items"][:3] == [
        {"id": "giraffa", "text": "Giraffa", "category": "Animali", "tags": ["easy"]},
        {"id": "gatto", "text": "Gatto", "category": "Animali", "tags": []},
        {"id": "pera", "text": "Pera", "category": "Cibo", "tags": ["hard"]},
    ]
    assert "13 words" in capsys.readouterr().out


def test_a_list_saved_by_an_editor_of_windows_is_the_same(tmp_path: Path) -> None:
    _, pack = make(tmp_path, WORDS.strip())
    _, same = make(tmp_path, "\ufeff" + WORDS.strip().replace("\n", "\r\n"))
    assert same["items"] == pack["items"]


def test_a_longer_list_adds_words_and_keeps_ids(tmp_path: Path) -> None:
    _, before = make(tmp_path, WORDS)
    _, after = make(tmp_path, WORDS + "Père\nХрущ\nΠουλί\nΨάρι")
    assert after["items"][:3] == before["items"]
    assert [item["id"] for item in after["items"][3:]] == ["pere", "khrushch", "word", "word_2"]
    assert after["version"] == before["version"] + 1


def test_a_list_that_is_too_short_is_made_and_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    done, _ = make(tmp_path, WORDS)
    assert done == 1
    assert "clouds-it" in capsys.readouterr().out
