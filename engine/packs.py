"""Packs of words, pictures or memories, and the function that draws the box of a match from them.

The box holds the items with which the match is played.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from engine.chance import Chance
from engine.errors import BadSetup
from engine.names import ROBOT_NAMES
from engine.records import ADDED_LATER, Frozen

VISUAL_TAG_PREFIX = "look:"
"""The prefix of the tags with which the app describes the brightness and colours of a photo, as in
“look:dark”. Robots that know nothing else about a photo judge it by these tags.
"""


@dataclass(frozen=True, slots=True)
class Item:
    """One word or picture. Its id begins with the id of its pack, so no other item has this id."""

    id: str
    text: str = ""
    """The word, or the title of the picture."""
    image: str = ""
    category: str = ""
    tags: tuple[str, ...] = ()
    language: str = ""
    author: str = field(default="", metadata=ADDED_LATER)
    """The name of the person who made the picture; empty if unknown."""
    made: str = field(default="", metadata=ADDED_LATER)
    """The day on which the picture was made, such as 2026-11-16; empty if unknown."""
    shape: tuple[int, ...] = field(default=(), metadata=ADDED_LATER)
    """Measures of the picture, from 0 to 100; the app computes them for blots that people inked."""
    picture: str = field(default="", metadata=ADDED_LATER)
    """The name of a picture file that shows what the word means, for people who cannot read yet.

    Words have no `image`: that is what makes an item a picture to play with.
    """
    memory: "Memory | None" = field(default=None, metadata=ADDED_LATER, repr=False)
    """What the item asks, if it is a question about an earlier evening; otherwise None."""

    @property
    def keywords(self) -> tuple[str, ...]:
        """The tags that people gave the item: all but those that begin with `VISUAL_TAG_PREFIX`."""
        return tuple([tag for tag in self.tags if not tag.startswith(VISUAL_TAG_PREFIX)])

    @property
    def visual_tags(self) -> tuple[str, ...]:
        """The brightness and colours that the app measured in a photo, such as “dark” or “red”."""
        return tuple(
            [
                tag.removeprefix(VISUAL_TAG_PREFIX)
                for tag in self.tags
                if tag.startswith(VISUAL_TAG_PREFIX)
            ]
        )


class KnownPerson(Frozen):
    """A person whom a memory mentions, by the number by which the app knows them."""

    id: int
    name: str = field(default="", metadata=ADDED_LATER)
    """The present name. The app does not save it with a match: people may change or delete it."""


class Memory(Frozen):
    """A question about one round of an earlier evening; everyone at that table saw the answer.

    Which fields are set depends on `kind`; see `engine.memories`.
    """

    kind: str
    right: int
    """The index of the right answer in `answers` or, if that is empty, in `people`."""
    about: tuple[int, ...]
    """The ids of the people whom the question is about."""
    evening: int
    """When that evening began, in seconds since 1970."""
    company: tuple[KnownPerson, ...] = ()
    """The people who were there. The question is only asked if one of them is at the table, or if
    they are all invented: then their ids are negative.
    """
    clue: str = ""
    picture: Item | None = None
    game: str = ""
    """The id of the game that can show `drawing`."""
    drawing: str = ""
    """What people drew, such as a sky, as JSON."""
    answers: tuple[Item, ...] = ()
    people: tuple[KnownPerson, ...] = ()
    """The possible answers, if the question is who did something."""

    @property
    def items(self) -> tuple[Item, ...]:
        """The words and pictures that the question shows."""
        return self.answers if self.picture is None else (self.picture, *self.answers)

    def with_names(self, names: Mapping[int, str]) -> "Memory":
        """The memory with these names; people who are missing in `names` get no name.

        Invented people keep theirs.
        """

        def named(people: tuple[KnownPerson, ...]) -> tuple[KnownPerson, ...]:
            return tuple(
                [
                    one if one.id < 0 else KnownPerson(one.id, names.get(one.id, ""))
                    for one in people
                ]
            )

        return replace(self, company=named(self.company), people=named(self.people))


class Pack(Frozen):
    """A set of words or pictures, which can be played together with other packs of its kind."""

    id: str
    version: int
    kind: str
    games: tuple[str, ...]
    title: str
    language: str
    licence: str
    author: str
    age: int
    items: tuple[Item, ...]
    technique: str = ""
    """How the pictures were made, such as “Cut paper”; empty for packs of words."""
    retired: tuple[Item, ...] = ()
    """Items that earlier versions of the pack had. They are in no new box, but matches and evenings
    from before still show them.
    """

    @property
    def ever(self) -> tuple[Item, ...]:
        """All items that the pack has or had: those that are dealt, and those that retired."""
        return (*self.items, *self.retired)


class Need(Frozen):
    """How many items of one kind, words or pictures, a game needs.

    `box` is the maximum number of items in the box of a match. The box has fewer if the chosen
    packs have fewer.
    """

    kind: str
    box: int
    minimum: Callable[[int, Mapping[str, object]], int]
    """A function that takes the number of players and the chosen options by id, and returns the
    fewest items that such a match needs.
    """


class Supply(Frozen):
    """What the place where people play has for a match, whatever they choose for it."""

    packs: Sequence[Pack] = ()
    last_used: Mapping[str, int] = field(default_factory=dict)
    """When each item was shown last: a higher number is later, and items that were never shown are
    missing.
    """
    hidden: frozenset[str] = frozenset()
    """The ids of items to leave out, and of pictures and words that no memory may show."""
    language: str = ""
    """The language of the words."""
    robot_names: Sequence[str] = ROBOT_NAMES
    """The names that the robots of a variant may get, the best first."""


NO_SUPPLY = Supply()
"""Enough for a match that needs no packs."""


def draw_box(
    need: Need, supply: Supply, chance: Chance, people: frozenset[int] = frozenset()
) -> tuple[Item, ...]:
    """The items for the box of a match: first unused ones, then the least recently used ones.

    `people` are the ids of the people at the table. Items that were last used at the same time are
    shuffled, and taken from all packs and categories in turn, so that the box holds about equally
    many from each.
    """
    hidden = supply.hidden
    found = {
        item.id: (item, pack.id)
        for pack in supply.packs
        if pack.kind == need.kind
        for item in pack.items
        if item.id not in hidden and _may_be_asked(item.memory, hidden, people)
    }
    turn: Counter[tuple[int, str, str]] = Counter()
    ranked: list[tuple[int, int, Item]] = []
    for item, pack_id in chance.shuffled(tuple(found.values())):
        group = supply.last_used.get(item.id, -1), pack_id, item.category
        turn[group] += 1
        ranked.append((group[0], turn[group], item))
    ranked.sort(key=lambda entry: entry[:2])
    return tuple(item for _, _, item in ranked[: need.box])


def _may_be_asked(memory: Memory | None, hidden: frozenset[str], people: frozenset[int]) -> bool:
    """Whether the people at the table may be asked about a memory; true if there is none."""
    if memory is None:
        return True
    if any(item.id in hidden for item in memory.items):
        return False
    return all(one.id < 0 for one in memory.company) or any(
        one.id in people for one in memory.company
    )


def check_box(
    need: Need, box: tuple[Item, ...], title: str, players: int, options: Mapping[str, object]
) -> None:
    """Raise BadSetup for a box with too few items for this number of players and these options."""
    least = need.minimum(players, options)
    if len(box) < least:
        raise BadSetup(
            "small-pack",
            "{game} for {players} needs {least} {kind}; these packs have {found}.",
            game=title,
            players=players,
            least=least,
            kind=need.kind,
            found=len(box),
        )
