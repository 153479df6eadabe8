"""The scenes of Storyteller's vote, in which people put their tokens on the face-up pictures."""

from collections.abc import Sequence

from engine.games.storyteller import moves, prompts
from mobileapp.games.storyteller import pieces as table
from mobileapp.games.storyteller.layout import Choice, TablePlaces
from mobileapp.languages.translation import tr
from mobileapp.stage import parts
from mobileapp.stage.looks import token
from mobileapp.stage.people import vote_badges
from mobileapp.stage.piece import Action, Choose, Pieces, Send
from mobileapp.stage.pointing import counted_down, held_seat, tokens_with_names
from mobileapp.stage.scene import Reveal, Scene, SceneContext
from mobileapp.stage.tokens import Dim, Duration, Glow


def _question(prompt: table.Voting, context: SceneContext) -> str:
    if prompt.teller is None:
        return tr._("Which picture was meant?")
    return tr._("Which picture is {name}’s?").format(name=context.name(prompt.teller))


def all_face_up(prompt: prompts.StartVotingPrompt, context: SceneContext, choice: Choice) -> Scene:
    """The scene in which everyone looks at the face-up pictures; a button starts the vote."""
    at, pieces = table.pictures_on_table(
        prompt, context, choice, _question(prompt, context), prompt.teller
    )
    go = Send(moves.StartVoting(context.speaker(prompt.actors)))
    pieces["button"] = parts.next_button(
        context.space, at.row, _how_to_vote(prompt, context), go, delay=Duration.SLOW
    )
    return Scene(pieces, sound="deal")


def _how_to_vote(prompt: prompts.StartVotingPrompt, context: SceneContext) -> str:
    """The label of the button that starts the vote; it depends on how many people vote, and how."""
    others = [seat for seat in context.seats if seat != prompt.teller]
    people = [seat for seat in others if not context.people[seat].robot]
    if not people:
        return tr._("See what they guess")
    if prompt.secret:
        return tr._("Vote in secret")
    if len(people) == 1:
        return tr._("{name}, which one?").format(name=context.name(people[0]))
    return tr._("Count to three and point")


def secret_vote(prompt: prompts.VotePrompt, context: SceneContext, choice: Choice) -> Scene:
    """The secret screen of one voter, who puts their own token on a picture and confirms the vote.

    The pictures that the voter has played are dimmed.
    """
    seat, votes = prompt.actors[0], dict(choice.votes)
    at, pieces = table.pictures_on_table(
        prompt, context, choice, _question(prompt, context), prompt.teller
    )
    for slot in prompt.own:
        key = f"picture:{prompt.pictures[slot].id}"
        pieces[key] = pieces[key]._replace(dim=Dim.FADED)
    own = [(seat, slot) for slot in prompt.own]
    pieces |= _tokens(prompt, (seat,), own, at, pieces, context, choice)
    if seat in votes:
        vote = Send(moves.Vote(seat, votes[seat]))
        pieces["button"] = parts.next_button(context.space, at.row, tr._("Vote"), vote)
    return Scene(pieces)


def votes_at_the_table(
    prompt: prompts.CastVotesPrompt, context: SceneContext, choice: Choice
) -> Scene | Reveal:
    """The open vote: after a countdown everyone points, then everyone's token is put on a picture.

    The countdown is shown only before the first touch. It is left out if only one person votes, or
    if some people have to vote again.
    """
    votes = dict(choice.votes)
    complete = all(seat in votes for seat in prompt.pointing)
    question, about = _where_to_put(prompt, context)
    if complete:
        question, about = _question(prompt, context), prompt.teller
    at, pieces = table.pictures_on_table(prompt, context, choice, question, about)
    pieces |= _tokens(prompt, prompt.pointing, prompt.barred, at, pieces, context, choice)
    held = held_seat(prompt.pointing, votes, choice.held)
    nameless = not any(key.startswith("voter-name") for key in pieces)
    if held is not None and nameless and len(prompt.pointing) > 1 and not prompt.barred:
        whose = tr._("Where did {name} point?").format(name=context.name(held))
        badge = token(context.people[held])
        pieces |= table.question_and_clue(at, context.space, whose, prompt.clue, badge)
    if complete:
        cast = tuple(votes[seat] for seat in prompt.pointing)
        move = Send(moves.CastVotes(context.speaker(prompt.actors), cast))
        pieces["button"] = parts.next_button(context.space, at.row, tr._("Reveal the answer"), move)
    if prompt.barred or choice != Choice() or len(prompt.pointing) == 1:
        return Scene(pieces)
    return _counted_down(prompt, context, Scene(pieces))


def _where_to_put(prompt: prompts.CastVotesPrompt, context: SceneContext) -> tuple[str, int | None]:
    """The text that says where to put the tokens, and the seat whose badge is shown before it.

    The seat is None if there is no badge.
    """
    names = prompt.pointing
    about: int | None = prompt.teller
    if prompt.barred:
        question, about = tr._("Not your own! Once more: {names}"), None
    elif len(names) == 1:
        question = tr._("{names}, put your token on a picture")
    else:
        question = tr._("Put each token where its owner pointed")
    if len(names) == 1:
        about = names[0]
    return question.format(names=tr.listed([context.name(seat) for seat in names])), about


# --- three, two, one --------------------------------------------------------------------------


def _counted_down(prompt: prompts.CastVotesPrompt, context: SceneContext, final: Scene) -> Reveal:
    """The reveal of the countdown, after which the scene `final` shows the tokens."""
    pieces = table.pictures_on_table(
        prompt, context, Choice(), _question(prompt, context), prompt.teller
    )[1]
    return counted_down(pieces, context, final, table.pace(prompt))


# --- the tokens -------------------------------------------------------------------------------


def _tokens(
    prompt: table.Voting, asked: Sequence[int], barred: Sequence[tuple[int, int]],
    at: TablePlaces, pictures: Pieces, context: SceneContext, choice: Choice,
) -> Pieces:  # fmt: skip
    """All tokens, in their row or on a picture, and the pictures that can be tapped.

    A tap on a picture puts the selected token on it (see `held_seat`). `asked` are the seats that
    vote, and `barred` are pairs of a seat and a slot for which that seat must not vote.
    """
    votes = dict(choice.votes)
    held = held_seat(asked, votes, choice.held)
    keys = [f"picture:{item.id}" for item in prompt.pictures]

    def take(seat: int, *brought: tuple[int, int]) -> Action:
        others = (vote for vote in choice.votes if vote[0] != seat)
        now = choice._replace(votes=(*others, *brought), held=None if brought else seat)
        return Choose(now._replace(enlarged=""))

    def bring(seat: int, key: str) -> Action | None:
        vote = seat, keys.index(key)
        return None if vote in barred else take(seat, vote)

    places, chosen = dict(zip(keys, at.pictures, strict=True)), {s: keys[votes[s]] for s in votes}
    found = vote_badges(context, asked, at.row, places, chosen, held, take, bring)
    if len(asked) > 1:
        found = tokens_with_names(found, asked, votes, at.row, context)
    placed = dict(prompt.placed) if isinstance(prompt, prompts.CastVotesPrompt) else {}
    for key, lying in table.vote_tokens(placed | votes, at, context).items():
        found[key] = found.get(key, lying)._replace(rect=lying.rect)
    for key in keys:
        if held is not None and (tap := bring(held, key)):
            found[key] = pictures[key]._replace(tap=tap, glow=Glow.INVITING)
    return found
