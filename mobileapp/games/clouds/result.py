"""The scenes of Clouds after the painting: who guessed the word, the result, and the ending."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.core import Award, Next
from engine.games.clouds import moves, prompts
from engine.games.clouds.schedule import Roles
from mobileapp.games.clouds import layout
from mobileapp.games.clouds.choice import NOTHING, Choice
from mobileapp.games.clouds.layout import SKY, Layout
from mobileapp.games.clouds.looks import Count, SkyPicture, light_of
from mobileapp.games.clouds.pieces import MILLISECONDS, cloud_pieces, guess_slips
from mobileapp.games.clouds.recap import droplets
from mobileapp.games.clouds.seats import seats_around
from mobileapp.languages.translation import N_, tr
from mobileapp.stage import geometry, looks, parts, passing
from mobileapp.stage.award_cards import AwardCard
from mobileapp.stage.boxes import Box, Length, PerWindow, Places, TextStyle, cached_layout, column
from mobileapp.stage.ending import Ending, compared_with_best, ending, who_won
from mobileapp.stage.gallery import Exhibit
from mobileapp.stage.geometry import Rect, around, carried, fitted, hull
from mobileapp.stage.people import BadgePlace, badge_and_name, people_row, vote_badges
from mobileapp.stage.piece import Action, Choose, Piece, Pieces, Send, Waypoint
from mobileapp.stage.pointing import tokens_with_names
from mobileapp.stage.scene import Person, Reveal, Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Duration, Gap, Glow, Layer, Size, Text

PAINTING_SIZES = (1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6)
"""The scales that are tried, largest first, until the painting leaves room for the word."""
SEED, FALL = 0.1, Length(60)
"""The initial size of the word and the beads, and the height of the arc in which the beads fall.

The initial size, from which they grow, is a part of the size of the painting.
"""
SOFT_RIM = 0.88
"""The scale that reduces a cloud's rectangle to the cloud without its soft rim."""
ONLY_HINT = 0.8
"""The scale of the artists' badges in scenes in which only guessers' badges can be tapped."""
WINNING = PerWindow(1.3, tablet_portrait=1)
"""The scale of the guesser's badge, where it has room to grow (see `ROOM_TO_GROW`)."""
ROOM_TO_GROW = 1.8
"""How much room the guesser's badge needs to grow, as a multiple of the badge's width.

It is compared with the longer side of the guesser's area.
"""
COMING_FROM = Length(260)
"""The distance from which badges move to their places."""
BEAD, SMALL_BADGE, SMALL_BEAD = 0.5, 90, 0.6
"""The size of the bead at a badge, as part of the badge's size.

It is `SMALL_BEAD` for badges of at most `SMALL_BADGE` pixels, and `BEAD` for larger ones.
"""
RIM = 0.43
"""The horizontal and vertical distance of a bead from the centre of its badge, as part of the size
of the badge.
"""
SYMBOL_EDGE = 0.28
"""The distance of the symbol's edge from the centre of a badge, as part of the badge's size.

Gained points are written outside the symbol.
"""
GAINED = TextStyle(Text.SMALLEST.size, "figures")
GAINED_WIDTH, GAINED_HEIGHT, GAINED_SHARE = 1.3, 1.2, 0.3
"""The text with the gained points: its width, its height, and its font size.

Width and height are multiples of the font size; the font size is a part of the badge's size.
"""
LIT, SHADE, CHOOSING_SHADE, VOTE_SHADE = 0.9, 0.12, 0.22, 0.25
"""The glow of a badge (LIT), and the shade of the background at the result (SHADE), while people
choose who guessed (CHOOSING_SHADE), and during a vote (VOTE_SHADE).
"""
LAST_WORDS = 2
"""The maximum number of robots' last guesses that are shown."""
READ, TOLD, ANSWERED, COUNTED, EACH_DROP = 0.7, 0.8, 0.8, 0.4, 0.3
"""Seconds of the steps of the reveals.

READ: the sky, before robots' last guesses appear. TOLD: who guessed the word. ANSWERED: the word.
COUNTED: the new scores. EACH_DROP: each droplet that falls.
"""
Guessing = prompts.ClaimPrompt | prompts.LateCreditPrompt | prompts.RoundResultPrompt


class ButtonSpec(NamedTuple):
    key: str
    text: str
    action: Action
    quiet: bool = False


def badges_around(
    at: Layout, roles: Roles, seats: Sequence[int],
    texts: Mapping[int, str] | None = None, taps: Mapping[int, Action] | None = None,
    guesser: int | None = None,
) -> Pieces:  # fmt: skip
    """The badges and names of these seats around the sky; badges move in from their players' side.

    `texts` replace names, by seat. `taps` are the actions of the badges that can be tapped; these
    badges glow. The badge of the seat `guesser` glows too, and is larger where there is room.
    """
    texts, taps, found = texts or {}, taps or {}, Pieces()
    for order, (seat, own) in enumerate(seats_around(at, roles, seats).items()):
        found |= badge_and_name(
            at.context, seat, own, texts.get(seat, at.context.name(seat)),
            layer=Layer.PERSON + order, delay=order * Duration.STAGGER, duration=Duration.QUICK,
            tap=taps.get(seat), glow=LIT if seat in taps else 0,
        )  # fmt: skip
        badge = found[f"person:{seat}"]
        disc = badge.rect.scaled(ONLY_HINT if taps and seat in roles.artists else 1)
        if seat == guesser:
            badge = badge._replace(glow=LIT, glow_colour=looks.CREAM, bounce=True)
            wide = max(own.box.w, own.box.h) > disc.w * ROOM_TO_GROW
            larger = WINNING.of(at.space) if own.line and wide else 1
            disc = parts.turned(disc.moved(0, disc.h * (larger - 1) / 2), own.angle, disc)
            disc = disc.scaled(larger)
        away = parts.turned(disc.moved(0, -COMING_FROM.of(at.space)), own.angle, disc)
        come = Waypoint(away, own.angle, opacity=0)
        found[f"person:{seat}"] = badge._replace(rect=disc, enter=come)
    return found


def with_droplets(at: Layout, badges: Pieces, counts: Sequence[int]) -> Pieces:
    """The badges, each with a bead of water that shows the droplets of its owner.

    `counts` are everybody's droplets, by seat; there are no beads if it is empty.
    """
    found = dict(badges)
    for seat in at.context.seats if counts else ():
        disc = badges[f"person:{seat}"]
        found[f"droplets:{seat}"] = disc._replace(
            rect=_bead(disc, at),
            look=Count(counts[seat], bead=True),
            layer=Layer.MARK - 1,
            enter=None,
            glow=0,
        )
    return found


def _bead(badge: Piece, at: Layout) -> Rect:
    """The place of a bead at a badge: at the upper right, as the owner of the badge sees it."""
    disc = badge.rect
    side = disc.w * (BEAD if disc.w > SMALL_BADGE else SMALL_BEAD)
    upright = around(disc.cx + RIM * disc.w, disc.cy + RIM * disc.h, side, side)
    return parts.turned(upright, badge.angle, disc).within(at.space.area)


def _gained(badge: Piece, seat: BadgePlace, at: Layout, text: str) -> Piece:
    """A text with the points that a player has gained, to the left of the badge.

    If other badges or the name are beside the badge, the text is at the badge's upper left.
    """
    disc, letter = badge.rect, at.space.text(1)
    at_side = abs(badge.angle) == parts.QUARTER_TURN
    free = (seat.box.w - disc.w) / GAINED_WIDTH if seat.line and not at_side else disc.w
    style = GAINED._replace(size=max(GAINED.size, min(GAINED_SHARE * disc.w, free) / letter))
    w, h = (length * style.size * letter for length in (GAINED_WIDTH, GAINED_HEIGHT))
    corner = SYMBOL_EDGE * disc.w
    if at_side:
        upright = Rect(disc.cx - w, disc.top, w, h)
    elif seat.line:
        upright = Rect(disc.x - w, disc.cy - h / 2, w, h)
    else:
        upright = Rect(disc.cx - corner - w, disc.cy + corner, w, h)
    rect = parts.turned(upright, badge.angle, disc).within(at.space.area)
    return parts.words(at.space, rect, text, style, angle=badge.angle, layer=Layer.MARK)


def headline_and_buttons(
    at: Layout, text: str, *buttons: ButtonSpec, badge: looks.Token | None = None, room: int = 0
) -> Pieces:
    """A headline at both edges, and up to two buttons at the near edge, the last one on the right.

    Room is reserved for at least `room` buttons, so that the headline does not move when buttons
    appear later.
    """
    space, places = at.space, layout.verdict_of(at.space, max(room, len(buttons)))
    found: Pieces = {}
    rects = (places.find("first"), places.find("second"))
    for rect, spec in zip(rects, reversed(buttons), strict=False):
        found[spec.key] = parts.button(space, rect, spec.text, spec.action, quiet=spec.quiet)
    words = parts.words(space, places.question, text, Text.HEADLINE, badge=badge)
    return found | parts.both(at.space, "headline", words)


def _guessers(prompt: Guessing, at: Layout, taps: Mapping[int, Action]) -> Pieces:
    """The sky and the badges around it; `taps` are the actions of badges.

    A phone has room only for the badges of those who may have guessed.
    """
    roles, context = prompt.round.roles, at.context
    paints = {seat: tr._("{name} paints").format(name=context.name(seat)) for seat in roles.artists}
    seats = prompt.guessers if at.space.phone else context.seats
    return cloud_pieces(prompt.sky.clouds, at) | badges_around(at, roles, seats, paints, taps)


def who_guessed(
    prompt: prompts.ClaimPrompt | prompts.LateCreditPrompt, context: SceneContext
) -> Scene:
    """The scene after the clock has stopped: a tap on a badge says who guessed the word.

    A button says that nobody did. If *Guessed!* had stopped the clock, this button starts it again,
    so it lies where an excited second tap on *Guessed!* does not hit it. If only one player
    guesses, the guess counts after a moment in which the button is there.
    """
    at, speaker = Layout(context), context.speaker(prompt.actors)
    space, places = context.space, layout.declined_of(context.space)
    text = tr._("Time is up! Did somebody say it?")
    label, nobody = tr._("Nobody"), Send(moves.Nobody(speaker))
    if isinstance(prompt, prompts.ClaimPrompt):
        minutes, seconds = divmod(-(-prompt.left // MILLISECONDS), 60)
        asked = tr._("Who said it first?")
        if len(prompt.guessers) == 1:
            asked = tr._("{name} has it!").format(name=context.name(prompt.guessers[0]))
        text = f"{minutes}:{seconds:02} – {asked}"
        label, nobody = tr._("Nobody yet"), Send(moves.CancelClaim(speaker))
    taps = {seat: Send(moves.Credit(speaker, seat)) for seat in prompt.guessers}
    words = parts.words(space, places.question, text, Text.HEADLINE)
    pieces = _guessers(prompt, at, taps) | parts.both(space, "headline", words)
    pieces["nobody"] = parts.button(space, places.button, label, nobody, quiet=True)
    return Scene(pieces, shade=CHOOSING_SHADE)


def what_was_written(prompt: prompts.SettlePrompt, context: SceneContext) -> Reveal:
    """The reveal at the end of a painting that only robots guess.

    It shows the right guess. If no guess was right, it shows the latest guesses of two robots. The
    guesses replace the headline where it lies on the same hill.
    """
    at, text, badge = Layout(context), tr._("The time is up."), None
    last = sorted({one.seat: one for one in prompt.guesses}.values(), key=lambda one: -one.left)
    if prompt.guess:
        text, badge = tr._("Guessed!"), looks.token(context.people[prompt.guess.seat])
        last = [prompt.guess]
    latest = last[: -LAST_WORDS - 1 : -1]
    pieces = badges_around(at, prompt.round.roles, context.seats)
    headline = headline_and_buttons(at, text, badge=badge)
    clouds = cloud_pieces(prompt.sky.clouds, at)
    text, slips = tr._("{name} said “{word}”"), Pieces()
    if latest:
        rooms = layout.said_of(at.space, len(latest))
        slips = guess_slips(at, latest, rooms, Text.HEADLINE, text)
    above_sky = at.space.phone and not at.space.wide
    said = pieces | slips | (headline if above_sky or not slips else {})
    said |= _clear_of([slip.rect for slip in slips.values()], clouds, at, at.sky)
    return parts.reveal_of(
        (READ, Scene(clouds | pieces | headline, shade=SHADE)), (0, Scene(said, shade=SHADE))
    )


def correction(prompt: prompts.RoundResultPrompt, context: SceneContext) -> Scene:
    """The scene in which people correct who guessed the word."""
    speaker = context.speaker(prompt.judges)
    others = [seat for seat in prompt.guessers if seat != prompt.guesser]
    taps = {seat: Send(moves.Correct(speaker, seat)) for seat in others}
    buttons = [ButtonSpec("back", tr._("Back"), Choose(NOTHING), quiet=True)]
    if prompt.guesser is not None:
        nobody = Send(moves.Correct(speaker, None))
        buttons.append(ButtonSpec("nobody", tr._("Nobody"), nobody, quiet=True))
    at = Layout(context)
    asked = headline_and_buttons(at, tr._("Who guessed it?"), *buttons)
    return Scene(_guessers(prompt, at, taps) | asked, light=1, shade=CHOOSING_SHADE)


def round_result(prompt: prompts.RoundResultPrompt, context: SceneContext) -> Reveal:
    """The reveal of the result of a round.

    The headline says who guessed the word; the sun sets, the word appears, and droplets fall to the
    players who score. After a correction, only the new scores are revealed.
    """
    at, now = Layout(context), prompt.round.droplets
    gained = {gain.seat: gain.points for gain in prompt.gains}
    before = [own - gained.get(seat, 0) for seat, own in enumerate(now)]
    guesser = prompt.guesser
    badges = badges_around(at, prompt.round.roles, context.seats, guesser=guesser)
    badge = None if guesser is None else looks.token(context.people[guesser])
    text = _outcome_text(prompt, context)
    buttons = headline_and_buttons(at, text, *_result_buttons(prompt, context), badge=badge)
    verdict = headline_and_buttons(at, text, badge=badge, room=2)
    told = cloud_pieces(prompt.sky.clouds, at) | with_droplets(at, badges, before) | verdict
    answered = told | _the_answer(prompt, at)
    fallen = answered | _drops(prompt, at, badges)
    counted = fallen | with_droplets(at, badges, now)
    late = {
        key: piece._replace(delay=Duration.QUICK if piece.tap else 0)
        for key, piece in buttons.items()
    }
    final = Scene(counted | late, light=1)
    if isinstance(prompt.last, moves.Correct):
        return parts.reveal_of((COUNTED, Scene(counted, light=1)), (0, final))
    return parts.reveal_of(
        (TOLD, Scene(told, shade=SHADE)),
        (ANSWERED, Scene(answered, light=1, sound="reveal")),
        (
            EACH_DROP * (1 + len(gained)),
            Scene(fallen, light=1, sound="tick" if gained else ""),
        ),
        (COUNTED, Scene(counted, light=1)),
        (0, final),
    )


def _result_buttons(
    prompt: prompts.RoundResultPrompt, context: SceneContext
) -> tuple[ButtonSpec, ButtonSpec]:
    """The buttons to correct the result, and to go on."""
    scored = any(prompt.round.droplets[seat] for seat in context.seats)
    last = tr._("Who has won?") if scored else tr._("Go on")
    if prompt.round.together:
        last = tr._("Our result")
    onward = tr._("Next sky") if prompt.next else last
    correct = Choose(Choice(correcting=True))
    return (
        ButtonSpec("mend", tr._("That isn’t right"), correct, quiet=True),
        ButtonSpec("next", onward, Send(Next(context.speaker(prompt.actors)))),
    )


def _outcome_text(prompt: prompts.RoundResultPrompt, context: SceneContext) -> str:
    if prompt.guesser is None:
        return tr._("Nobody guessed it")
    seconds, text = round(prompt.used / MILLISECONDS), tr._("{name} guessed it after {seconds} s")
    gained = ""
    if prompt.round.together:  # in this variant, the droplets depend on the time
        text = tr._("{name} guessed it after {seconds} s: {droplets}")
        gained = droplets(max(gain.points for gain in prompt.gains))
    return text.format(name=context.name(prompt.guesser), seconds=seconds, droplets=gained)


def _ovals(clouds: Pieces) -> list[Rect]:
    """The bounding boxes of the clouds without their soft rims."""
    return [geometry.upright(one.rect.scaled(SOFT_RIM), one.angle) for one in clouds.values()]


def _painted(clouds: Pieces, at: Layout) -> Rect:
    """The bounding box of all clouds; without any it is a small box in the middle of the sky."""
    return hull(_ovals(clouds) or [at.sky.scaled(SEED)])


def _the_answer(prompt: prompts.RoundResultPrompt, at: Layout) -> Pieces:
    """The clouds of the painting, and the word, which grows from the middle of the painting.

    A painting that would overlap the word is scaled down.
    """
    space, low = at.space, layout.answer_of(at.space)
    word = parts.words(
        space, low, prompt.word.text, layout.ANSWER.of(space), layer=Layer.WORDS + 2,
        delay=Duration.QUICK, duration=Duration.MOVE, word=prompt.word,
    )  # fmt: skip
    words = parts.both(space, "answer", word)
    letters = [
        piece.rect._replace(x=wide.x, w=wide.w)
        for piece in words.values()
        if isinstance(piece.look, looks.Words)
        for wide in (parts.letters(piece, piece.look),)
    ]
    top = at.air.top if space.phone else at.sky.top - (low.top - at.sky.y)
    room = at.sky._replace(y=low.top, h=top - low.top)
    clouds = cloud_pieces(prompt.sky.clouds, at)
    box, clouds = _painted(clouds, at), _clear_of(letters, clouds, at, room)
    grow = {key: Waypoint(box.scaled(SEED), piece.angle, opacity=0) for key, piece in words.items()}
    return clouds | {key: piece._replace(enter=grow[key]) for key, piece in words.items()}


def _clear_of(texts: Sequence[Rect], clouds: Pieces, at: Layout, room: Rect) -> Pieces:
    """The clouds of the painting, moved up or down and scaled down until they cover no text.

    `room` is the part of the sky between the texts. The scales in `PAINTING_SIZES` are tried first.
    """
    ovals = _ovals(clouds)
    if not ovals:
        return clouds
    box = hull(ovals)
    room = room._replace(x=box.x, w=box.w)
    for share in (*PAINTING_SIZES, room.h / max(box.h, 1)):
        smaller = box.scaled(min(share, 1))
        goal = smaller.within(room) if smaller.h <= room.h else smaller.moved(0, room.cy - box.cy)
        lying = [carried(oval, box, goal) for oval in ovals]
        middles = [around(oval.cx, oval.cy, 0, 0) for oval in lying]
        covered = any(one.overlaps(text) for one in lying for text in texts)
        if not covered and all(map(at.space.area.contains, middles)):
            break
    return {
        key: piece._replace(rect=carried(piece.rect, box, goal), duration=Duration.SLOW)
        for key, piece in clouds.items()
    }


def _drops(prompt: prompts.RoundResultPrompt, at: Layout, badges: Pieces) -> Pieces:
    """Beads of water that fall from the clouds to the badges of players who score.

    At each of these badges a text shows the points.
    """
    found: Pieces = {}
    first_the_guesser = sorted(prompt.gains, key=lambda gain: gain.seat != prompt.guesser)
    seats = seats_around(at, prompt.round.roles, at.context.seats)
    begin = fitted(_painted(cloud_pieces(prompt.sky.clouds, at), at).scaled(SEED), 1)
    for order, gain in enumerate(first_the_guesser):
        badge, later = badges[f"person:{gain.seat}"], order * EACH_DROP / 2
        plus = _gained(badge, seats[gain.seat], at, f"+{gain.points}")
        found[f"bead:{gain.seat}"] = Piece(
            _bead(badge, at), looks.AssetPicture("table/bead.webp", shadow=""),
            layer=Layer.WORDS + 2, delay=later, duration=Duration.SLOW,
            enter=Waypoint(begin, opacity=0), arc=FALL.of(at.space),
        )  # fmt: skip
        found[f"plus:{gain.seat}"] = plus._replace(
            delay=later + Duration.SLOW, duration=Duration.QUICK, bounce=True,
            enter=Waypoint(plus.rect.scaled(0.5), badge.angle, opacity=0),
        )  # fmt: skip
    return found


@cached_layout()
def vote_places(space: Space) -> Places:
    middle = column(Box("tied"), Box("voters", Size.BUTTON), gap=Gap.SMALL)
    return parts.with_headline(middle, space).place(space.table, space)


def tie_vote(prompt: prompts.VotePrompt, context: SceneContext, choice: Choice) -> Scene:
    """The vote after a tie: every other player votes for the most relaxed of the tied players.

    A voter's badge is dragged to the badge of a tied player or to *Can't decide*, or both are
    tapped one after the other.
    """
    space, votes = context.space, dict(prompt.votes)
    at = vote_places(space)
    hands = [seat for seat in prompt.actors if not context.people[seat].robot]
    waiting = [seat for seat in hands if seat not in votes]
    voter = choice.voter if choice.voter in hands else next(iter(waiting), None)
    undecided = Person(tr._("Can’t decide"), passing.TABLE_COLOUR, "")
    chosen = context._replace(people=(*context.people, undecided))  # index -1 is `ABSTAIN`
    targets = {f"person:{seat}": seat for seat in (*prompt.tied, moves.ABSTAIN)}
    asked = tr._("A tie! Who was the most relaxed?")
    pieces = parts.headline(space, at, asked)
    pieces |= people_row(chosen, [*targets.values()], at.tied, Text.BODY)
    for key, seat in targets.items():
        if voter is not None and votes.get(voter) != seat:
            pieces[key] = pieces[key]._replace(
                tap=Send(moves.Vote(voter, seat)), glow=Glow.INVITING
            )
    badges = vote_badges(
        context, prompt.actors, at.voters, {key: pieces[key].rect for key in targets},
        {seat: f"person:{target}" for seat, target in votes.items()}, voter,
        take=lambda seat: Choose(Choice(voter=seat)),
        bring=lambda seat, key: Send(moves.Vote(seat, targets[key])),
    )  # fmt: skip
    pieces |= tokens_with_names(badges, prompt.actors, votes, at.voters, context)
    if prompt.complete:
        move = Send(Next(context.speaker(prompt.actors)))
        pieces["next"] = parts.next_button(space, at.voters, tr._("Who has won?"), move)
    return Scene(pieces, light=1, shade=VOTE_SHADE)


TOGETHER = (
    N_("Clouds are hard to read – but what skies!"),
    N_("Your eyes are getting used to the sky"),
    N_("You see the same things in the clouds"),
    N_("Your heads are in the same clouds"),
    N_("Every cloud understood: a perfect sky!"),
)
"""The titles of the ending in the variant *Together*, one for each range of results.

They are in the order of the results, from the fewest droplets to all of them.
"""


def game_over(prompt: prompts.GameOverPrompt, context: SceneContext, choice: Choice) -> Reveal:
    title = who_won(context, prompt.winners)
    winners, scores, sound = prompt.winners, prompt.scores, "fanfare-clouds"
    reason = _reason(prompt)
    if prompt.together:
        title, reason = tr._(TOGETHER[prompt.band]), tr._("{n} of {most} droplets together")
        reason = compared_with_best(reason.format(n=scores[0], most=prompts.BANDS[-1]), context)
        scores = ()
    elif not any(scores[seat] for seat in context.seats):  # nobody scored: show only the skies
        title, reason = tr._("A tie without a drop – but what skies!"), ""
        winners, scores, sound = (), (), "reveal"
    opened = None if choice.opened is None else prompt.gallery[choice.opened]
    reveal = ending(context, Ending(
        title, reason, shared_band=prompt.shared_band, winners=winners, scores=scores,
        awards=tuple(_award(award, prompt) for award in prompt.awards),
        gallery=tuple(
            _exhibit(painted, index, context.in_round(index))
            for index, painted in enumerate(prompt.gallery)
        ),
        large=Exhibit("", _sky_picture(opened), SKY, Choose(NOTHING)) if opened else None,
        caption=_caption(opened, context.in_round(choice.opened or 0)) if opened else "",
        sound=sound,
    ))  # fmt: skip
    return parts.each_scene(reveal, lambda one: one._replace(light=1))


def _sky_picture(painted: prompts.PaintedWord) -> SkyPicture:
    return SkyPicture(painted.sky.clouds, light_of(painted.guesser is not None, painted.used))


def _exhibit(painted: prompts.PaintedWord, index: int, context: SceneContext) -> Exhibit:
    """A sky of the gallery with its word and the tokens of its artists; a tap enlarges it."""
    artists = tuple(looks.token(context.people[seat]) for seat in painted.artists)
    tap = Choose(Choice(opened=index))
    sky = _sky_picture(painted)
    return Exhibit(str(index), sky, SKY, tap, painted.word.text, tokens=artists)


def _caption(painted: prompts.PaintedWord, context: SceneContext) -> str:
    """The caption of a sky in the gallery: its word, its artists, and who guessed the word."""
    painters = tr.listed([context.name(seat) for seat in painted.artists])
    said = [painted.word.text, tr._("by {names}").format(names=painters)]
    if painted.guesser is None:
        said.append(tr._("not guessed"))
    else:
        said.append(tr._("guessed by {name}").format(name=context.name(painted.guesser)))
    return " – ".join(said)


def _reason(prompt: prompts.GameOverPrompt) -> str:
    """A text with the winners' droplets, how a tie ended, and whether the match was a short one."""
    reason = "{droplets}"
    if len(prompt.winners) > 1:
        reason = tr._("A tie at {droplets}")
    elif prompt.tied:
        reason = tr._("A tie at {droplets}, decided by a show of hands")
    if prompt.short:
        reason = tr._("Short game: {result}").format(result=reason)
    return reason.format(droplets=droplets(prompt.scores[prompt.winners[0]]))


def award_words(key: str, figures: tuple[int, ...]) -> tuple[str, str]:
    """The title of an award and why it was earned."""
    n = round(figures[0] / MILLISECONDS) if key == "quickest" else figures[0]
    title, reason = {
        "quickest": (tr._("Sharp eyes"), tr._("a guess in {n} s")),
        "pair": (tr._("Of one mind"), tr.n("{n} word was seen", "{n} words were seen", n)),
        "guesses": (tr._("Cloud reader"), tr.n("guessed {n} word", "guessed {n} words", n)),
    }[key]
    return title, reason.format(n=n)


def _award(award: Award, prompt: prompts.GameOverPrompt) -> AwardCard:
    """The card of an award: its title, players, reason and picture."""
    words = [painted.word.id for painted in prompt.gallery]
    title, reason = award_words(award.key, award.figures)
    if award.item not in words:
        return AwardCard(title, award.seats, reason)
    index = words.index(award.item)
    painted = prompt.gallery[index]
    if award.key == "quickest":
        seconds = round(award.figures[0] / MILLISECONDS)
        reason = tr._("{word} in {n} s").format(word=painted.word.text, n=seconds)
    sky = _sky_picture(painted)
    return AwardCard(title, award.seats, reason, sky, SKY, picture=str(index))
