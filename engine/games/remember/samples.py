"""Memories of invented people, for examples and tests; own ones come from people's evenings."""

import json

from engine.memories import MEMORIES, Kind
from engine.packs import Item, KnownPerson, Memory, Pack

PEOPLE = tuple(
    KnownPerson(-1 - place, name)
    for place, name in enumerate(("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn"))
)
"""Invented people have negative ids."""
EVENINGS = (1_750_000_000, 1_754_000_000)
CLUES = ("Too late for tea", "I slept through my stop", "What the wind wanted", "My uncle’s garden")
PICTURES = (
    "winding_sun", "train_clouds", "letters_birds", "clock_garden", "balloon_house", "stairs_moon",
    "anchored_cloud", "star_orchard", "snail_umbrella", "owl_king", "whale_desert", "lamp_garden",
)  # fmt: skip
"""Pictures of the pack `story-dusk`."""
BLOTS = ("ink_001", "ink_007", "ink_013", "ink_021")
BLOT_WORDS = (
    ("Grandmother", "A secret", "Monday morning"),
    ("First love", "The dentist", "A dance"),
    ("Homesickness", "The circus", "A quarrel"),
    ("Courage", "Breakfast", "The moon"),
)
ANIMALS = ("Whale", "Snail", "Cat", "Butterfly")
SKIES = (
    "12arc1150,600,180 9comma660,810,10 10comma540,810,350* 3long560,390,0 4long790,380,0 "
    "5long1010,450,30 0puff480,510,0 1puff690,530,0 2puff880,480,0",
    "3long580,330,0 4long900,340,0 9comma1150,450,0 10comma1080,490,20 "
    "0puff660,500,0 1puff840,520,0 6heap760,600,0",
    "6heap610,730,25 7heap990,730,335 3long470,430,345 4long1130,430,15 "
    "0puff690,560,0 1puff910,560,0 2puff800,430,0",
    "9comma890,780,10 10comma710,780,350* 6heap630,360,150 7heap970,360,210 "
    "0puff600,590,0 1puff1000,590,0 3long800,500,90",
)
"""A whale, a snail, a cat and a butterfly: the number of each cloud, its shape, place and angle,
and an asterisk if it is mirrored."""


def _pictures(first: int, count: int) -> tuple[Item, ...]:
    names = [PICTURES[(first + place) % len(PICTURES)] for place in range(count)]
    return tuple(Item(f"story-dusk/{name}", image=f"{name}.webp") for name in names)


def _words(*texts: str) -> tuple[Item, ...]:
    return tuple(Item(f"{MEMORIES}/{text}", text) for text in texts)


def _blot(name: str) -> Item:
    return Item(f"inkblots/{name}", image=f"{name}.webp")


def _sky(text: str) -> str:
    """The clouds of one of `SKIES` as JSON."""
    found = []
    for cloud in text.split():
        shape = cloud.strip("0123456789,*")
        number, place = cloud.split(shape)
        x, y, angle = map(int, place.rstrip("*").split(","))
        look = {"id": int(number), "shape": shape, "flip": place.endswith("*")}
        found.append(look | {"x": x, "y": y, "angle": angle})
    return json.dumps(found)


def _memory(number: int, kind: str, person: int, right: int, **more: object) -> Item:
    about, evening = PEOPLE[person % len(PEOPLE)], EVENINGS[number % len(EVENINGS)]
    memory = Memory(kind, right, (about.id,), evening, PEOPLE, **more)  # type: ignore[arg-type]
    return Item(f"{MEMORIES}/{number}-{kind}", category=kind, memory=memory)


def _samples() -> tuple[Item, ...]:
    found = []
    for turn in range(4):
        pictures = _pictures(3 * turn, 5)
        clue = CLUES[turn]
        found += [
            _memory(turn, Kind.CLUE, turn, turn, clue=clue, answers=pictures),
            _memory(
                turn + 4, Kind.TRAIL, turn + 1, turn + 1,
                clue=clue, picture=pictures[turn - 1], people=PEOPLE[:5],
            ),
            _memory(
                turn + 8, Kind.BLOT, turn + 2, turn % 3,
                picture=_blot(BLOTS[turn]), answers=_words(*BLOT_WORDS[turn]),
            ),
            _memory(
                turn + 12, Kind.SKY, turn + 3, turn,
                game="clouds", drawing=_sky(SKIES[turn]), answers=_words(*ANIMALS),
            ),
        ]  # fmt: skip
    found += [
        _memory(16 + turn, Kind.INK, turn, turn, picture=_blot(BLOTS[turn]), people=PEOPLE[:3])
        for turn in range(2)
    ]
    return tuple(found)


SAMPLES = (
    Pack(
        id=MEMORIES,
        version=1,
        kind=MEMORIES,
        games=("remember",),
        title="Memories",
        language="",
        licence="MIT",
        author="",
        age=0,
        items=_samples(),
    ),
)
