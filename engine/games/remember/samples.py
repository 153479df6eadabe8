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
    "puff500,460,0 puff700,500,0 puff880,440,0 long720,360,0 comma1140,520,0 comma420,720,90",
    "puff840,580,0 arc840,600,0 long720,360,0 comma400,440,90 long1040,340,0 comma500,500,90",
    "heap690,760,20 heap910,760,340 puff800,660,0 puff800,440,0 heap800,340,0 comma1060,360,0",
    "long800,500,90 puff640,620,0 puff960,620,0 heap640,380,150 heap960,380,210",
)


def _pictures(first: int, count: int) -> tuple[Item, ...]:
    names = [PICTURES[(first + place) % len(PICTURES)] for place in range(count)]
    return tuple(Item(f"story-dusk/{name}", image=f"{name}.webp") for name in names)


def _words(*texts: str) -> tuple[Item, ...]:
    return tuple(Item(f"{MEMORIES}/{text}", text) for text in texts)


def _blot(name: str) -> Item:
    return Item(f"inkblots/{name}", image=f"{name}.webp")


def _sky(text: str) -> str:
    """The clouds of a sky as JSON, from a line with the shape, place and angle of each."""
    found = []
    for number, piece in enumerate(text.split()):
        shape = piece.rstrip("0123456789,")
        x, y, angle = map(int, piece.removeprefix(shape).split(","))
        place = {"x": x, "y": y, "angle": angle, "flip": False}
        found.append({"id": number, "shape": shape} | place)
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
