"""The exceptions of the engine; each has a key for code and a sentence for people."""

from engine.texts import shortened


class Refusal(Exception):
    """The reason why a request was refused. A refused request has changed nothing.

    `sentence` is the English template and `facts` are its values, so that an app can translate the
    template and fill in the values. `str()` gives the finished English sentence.
    """

    def __init__(self, key: str, sentence: str, **facts: object) -> None:
        super().__init__(sentence.format(**facts))
        self.key = key
        self.sentence = sentence
        self.facts = facts


class IllegalMove(Refusal):
    """A move, or another action such as undo, that is not allowed now."""


class BadSetup(Refusal):
    """Players, options or packs with which no match can be played."""


class BadPack(Refusal):
    """A pack that cannot be used.

    Packs come from strangers, so text that is quoted from them is shortened.
    """

    def __init__(self, key: str, sentence: str, **facts: object) -> None:
        super().__init__(key, sentence, **{name: _quoted(fact) for name, fact in facts.items()})


class BadRound(Refusal):
    """Data given to `Game.ask` that is not a valid round."""


class BadSave(Refusal):
    """A saved match that cannot be continued."""


def _quoted(fact: object) -> object:
    if isinstance(fact, str):
        return shortened(fact)
    if isinstance(fact, list | dict):
        return type(fact).__name__
    if isinstance(fact, int) and abs(fact) >= 10**9:
        return shortened(str(fact))
    return fact
