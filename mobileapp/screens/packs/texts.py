"""What is said about a pack or an item: title, number, technique, and who inked it."""

from itertools import combinations, pairwise

from engine.packs import Item, Pack
from engine.texts import shortened
from mobileapp.languages import PACK_TITLE_CONTEXT, TECHNIQUE_CONTEXT, language_name
from mobileapp.languages.translation import tr
from mobileapp.packs.library import PackLibrary
from mobileapp.packs.own_blots import OWN_BLOTS
from mobileapp.running_app import running_app
from mobileapp.widgets.lettering import PLAIN, text_width

DOT = " · "
"""What is between two facts of a line."""
SHRUNK = 0.7
"""How small facts become so that they fit one line, as a part of the size of their letters."""


def title_of(pack: Pack, library: PackLibrary) -> str:
    """The title to show for a pack.

    It is translated for packs of inked blots, and for built-in packs without a language. All other
    titles are shown as they are.
    """
    if pack.id == OWN_BLOTS:
        return tr._("Our inkblots")
    if pack.id.startswith(OWN_BLOTS):
        return _title_of_imported_blots(pack)
    own = library.is_own(pack.id)
    return pack.title if own or pack.language else tr.p(PACK_TITLE_CONTEXT, pack.title)


def _title_of_imported_blots(pack: Pack) -> str:
    """The title of a pack of imported blots, with the names of those who inked them, if known."""
    names = dict.fromkeys(
        name for item in pack.items for name in item.author.split(", ") if item.author
    )
    if not names:
        return tr._("Inkblots from another table")
    title = tr._("Inkblots by {names}").format(names=tr.listed(list(names)))
    return shortened(title)


def credit(item: Item) -> str:
    """A phrase that says who inked a blot; empty if that is not known."""
    names = inkers(item)
    return tr._("Inked by {names}").format(names=tr.listed(names)) if names else ""


def inkers(item: Item) -> list[str]:
    """The names of those who inked a blot: of this tablet, or as its pack gives them."""
    if item.id.startswith(f"{OWN_BLOTS}/"):
        names = running_app().storage.items.inked_by(item.id)
        if names:
            return list(names)
    return item.author.split(", ") if item.author else []


def count_of(pack: Pack, count: int) -> str:
    """A phrase with the number of words or pictures: “12 words”, “1 picture”."""
    if pack.kind == "pictures":
        return tr.n("{n} picture", "{n} pictures", count).format(n=count)
    return tr.n("{n} word", "{n} words", count).format(n=count)


def technique_of(pack: Pack) -> str:
    """A translated phrase that says how the pictures were made; empty if that is not known."""
    return tr.p(TECHNIQUE_CONTEXT, pack.technique) if pack.technique else ""


def facts_of(pack: Pack) -> str:
    """A line of facts about a pack: number of items; technique, language and age if known."""
    facts = [count_of(pack, len(pack.items))]
    if pack.technique:
        facts.append(technique_of(pack))
    if pack.language:
        facts.append(language_name(pack.language))
    if pack.age:
        facts.append(tr._("age {n} and up").format(n=pack.age))
    return DOT.join(facts)


def lines_of_facts(facts: str, size: float, width: float) -> str:
    """Facts in as few lines as fit, broken only between facts, and without the dot there.

    Lines are about equally long, rather the last ones: a short fact never stands alone below.
    """
    parts = facts.split(DOT)
    for count in range(len(parts)):
        ways = [_joined(parts, breaks) for breaks in combinations(range(1, len(parts)), count)]
        fitting = [way for way in ways if _broadest(way, size) <= width]
        lines = min(fitting or ways, key=lambda way: _broadest(way, size) // size)
        if fitting:
            break
    return "\n".join(lines)


def size_in_a_line(facts: str, size: float, width: float) -> float:
    """The font size, at most `size`, with which facts fit one line, unless it were too small."""
    return max(min(1.0, width / text_width(facts or " ", size, PLAIN)), SHRUNK) * size


def _joined(facts: list[str], breaks: tuple[int, ...]) -> list[str]:
    """Lines of facts, with a new line before each fact whose place is in `breaks`."""
    ends = (0, *breaks, len(facts))
    return [DOT.join(facts[first:last]) for first, last in pairwise(ends)]


def _broadest(lines: list[str], size: float) -> float:
    return max(text_width(line, size, PLAIN) for line in lines)


def label_of(pack: Pack, library: PackLibrary) -> tuple[str, str]:
    """What the label of a pack says in short: a headline, and a line of facts.

    A book has its title on its cover, so its label begins with the number of its words.
    """
    facts = [tr._("your own")] if library.is_own(pack.id) else []
    facts += [f"{pack.age}+"] if pack.age else []
    count = count_of(pack, len(pack.items))
    if pack.kind == "words":
        return count, DOT.join([language_name(pack.language), *facts])
    made = [str(len(pack.items)), technique_of(pack)] if pack.technique else [count]
    return title_of(pack, library), DOT.join([*made, *facts])
