"""Who guessed it, what the word was, and who has won."""

from collections.abc import Mapping, Sequence

from engine.core import MatchAward, Next
from engine.games.clouds import moves, prompts
from engine.games.clouds.schedule import Roles
from mobileapp.games.clouds import layout
from mobileapp.games.clouds.layout import NOTHING, SKY, Choice, Layout, cloud_pieces, open_table
from mobileapp.games.clouds.looks import Count, SkyPicture, light_of
from mobileapp.games.clouds.recap import droplets
from mobileapp.languages.translation import tr
from mobileapp.stage import looks, parts, scene
from mobileapp.stage.ending import AwardCard, Ending, Exhibit, ending, who_won
from mobileapp.stage.people import badge_and_name, people_row, vote_badges
from mobileapp.stage.scene import (
    Action,
    Choose,
    Piece,
    Pieces,
    Reveal,
    Scene,
    SceneContext,
    Send,
    Waypoint,
)

WORD = 96
"""The size of the word when it is shown at the end."""
Guessing = prompts.ClaimPrompt | prompts.LateCreditPrompt | prompts.RoundResultPrompt
ButtonSpec = tuple[str, str, Action, bool]
"""A button: its key, what it says, what it does, and whether it is a quiet one."""


def badges_around(
    at: Layout, roles: Roles, seats: Sequence[int],
    texts: Mapping[int, str] | None = None, taps: Mapping[int, Action] | None = None,
    guesser: int | None = None,
) -> Pieces:  # fmt: skip
    """Badges come from where each player sits; only those in gold can be touched. That of the
    guesser shines, and is larger where it lies beside the sky, which has room for it."""
    texts, taps, found = texts or {}, taps or {}, Pieces()
    for order, (seat, place) in enumerate(layout.seats_around(at, roles, seats).items()):
        found |= badge_and_name(
            at.context, seat, place, texts.get(seat, at.context.name(seat)), layer=20 + order,
            delay=order * scene.STAGGER, duration=0.25,
            tap=taps.get(seat), glow=0.9 if seat in taps else 0,
        )  # fmt: skip
        badge = found[f"person:{seat}"]
        disc = badge.rect.scaled(0.8 if taps and seat in roles.artists else 1)
        if seat == guesser:
            badge = badge._replace(glow=0.9, glow_colour=looks.CREAM, bounce=True)
            grown = 0.3 if at.space.wide and not at.space.phone else 0
            disc = parts.turned(disc.moved(0, disc.h * grown / 2), place.angle, disc)
            disc = disc.scaled(1 + grown)
        away = parts.turned(disc.moved(0, -260 * at.space.unit), place.angle, disc)
        come = Waypoint(away, place.angle, opacity=0)
        found[f"person:{seat}"] = badge._replace(rect=disc, enter=come)
    return found


def with_droplets(badges: Pieces, counts: Sequence[int]) -> Pieces:
    """A bead of water at every badge tells how many droplets its owner has."""
    found = dict(badges)
    for seat, own in enumerate(counts):
        disc = badges[f"person:{seat}"]
        found[f"droplets:{seat}"] = disc._replace(
            rect=_on_badge(disc, 0.38), look=Count(own, bead=True), layer=45, enter=None, glow=0
        )
    return found


def _on_badge(badge: Piece, right: float) -> scene.Rect:
    """A place at the upper rim of a badge, as its owner sees it."""
    disc, side = badge.rect, badge.rect.w * (0.5 if badge.rect.w > 90 else 0.6)
    upright = scene.around(disc.cx + right * disc.w, disc.cy + disc.h * 0.36, side, side)
    return parts.turned(upright, badge.angle, disc)


def headline_and_buttons(
    at: Layout, text: str, *buttons: ButtonSpec, badge: looks.Token | None = None
) -> Pieces:
    """A headline at both edges, and one or two buttons at the near one: the last on the right."""
    space, row, gap = at.space, at.near.buttons, 12 * at.space.unit
    w, h = (row.w - gap) / 2, min(row.h, max(space.touch, 84 * space.unit))
    right = row.right - w / 2 if space.wide or len(buttons) > 1 else row.cx
    found: Pieces = {}
    for order, (key, said, action, quiet) in enumerate(reversed(buttons)):
        place = scene.around(right - order * (w + gap), row.cy, w, h)
        found[key] = parts.button(space, place, said, action, 30, quiet=quiet)
    rect = at.near.question
    for piece in found.values():
        if piece.rect.overlaps(rect):
            rect = rect._replace(w=piece.rect.x - gap - rect.x)
    words = parts.words(space, rect, text, 46, badge=badge, layer=41)
    return found | parts.both(at.space, "headline", words)


def _with_guessers(
    prompt: Guessing, at: Layout, text: str, taps: Mapping[int, Action], *buttons: ButtonSpec
) -> Pieces:
    """Who can be touched, around the sky; on a phone there is room for nobody else."""
    roles, context = prompt.round.roles, at.context
    paints = {seat: tr._("{name} paints").format(name=context.name(seat)) for seat in roles.artists}
    seats = prompt.guessers if at.space.phone else range(len(context.people))
    pieces = cloud_pieces(prompt.sky.clouds, at) | badges_around(at, roles, seats, paints, taps)
    return pieces | headline_and_buttons(at, text, *buttons)


def who_guessed(
    prompt: prompts.ClaimPrompt | prompts.LateCreditPrompt, context: SceneContext
) -> Scene:
    """The clock stands still; one touch credits."""
    at, speaker = open_table(context), context.speaker(prompt.actors)
    text = tr._("Time is up! Did somebody say it?")
    button: ButtonSpec = ("nobody", tr._("Nobody"), Send(moves.Nobody(speaker)), True)
    if isinstance(prompt, prompts.ClaimPrompt):
        left = -(-prompt.left // 1000)
        text = f"{left // 60}:{left % 60:02} – {tr._('Who said it first?')}"
        button = ("nobody", tr._("Nobody yet"), Send(moves.CancelClaim(speaker)), True)
    taps = {seat: Send(moves.Credit(speaker, seat)) for seat in prompt.guessers}
    return Scene(_with_guessers(prompt, at, text, taps, button), shade=0.22)


def what_was_written(prompt: prompts.SettlePrompt, context: SceneContext) -> Reveal:
    """Only robots guess: the word that one of them has found, or what each said last."""
    at, text, badge = open_table(context), tr._("The time is up."), None
    last = sorted({one.seat: one for one in prompt.guesses}.values(), key=lambda one: -one.left)
    if prompt.guess:
        text, badge = tr._("Guessed!"), looks.token(context.people[prompt.guess.seat])
        last = [prompt.guess]
    pieces = cloud_pieces(prompt.sky.clouds, at) | headline_and_buttons(at, text, badge=badge)
    pieces |= badges_around(at, prompt.round.roles, range(len(context.people)))
    wide, high = (1, 0.3) if at.space.phone else (0.8, 0.2)
    w, h = at.sky.w * wide, min(at.space.text(60) * 1.6, at.sky.h * high)
    rects = (scene.around(at.sky.cx, at.sky.y + h * (0.5 + 1.06 * up), w, h) for up in (0, 1))
    slips = layout.guess_slips(at, last[-2:], rects, 60, tr._("{name} said “{word}”"))
    return parts.steps((0.7, Scene(pieces, shade=0.12)), (0, Scene(pieces | slips, shade=0.12)))


def correction(prompt: prompts.RoundResultPrompt, context: SceneContext) -> Scene:
    """Somebody else guessed it, or nobody did."""
    speaker = context.speaker(prompt.judges)
    others = [seat for seat in prompt.guessers if seat != prompt.guesser]
    taps = {seat: Send(moves.Correct(speaker, seat)) for seat in others}
    buttons: list[ButtonSpec] = [("back", tr._("Back"), Choose(NOTHING), True)]
    if prompt.guesser is not None:
        buttons.append(("nobody", tr._("Nobody"), Send(moves.Correct(speaker, None)), True))
    pieces = _with_guessers(prompt, open_table(context), tr._("Who guessed it?"), taps, *buttons)
    return Scene(pieces, light=1, shade=0.22)


def round_result(prompt: prompts.RoundResultPrompt, context: SceneContext) -> Reveal:
    """Who guessed it; the sky turns to sunset, the word grows out of it; drops fall, and count."""
    at, now = open_table(context), prompt.round.droplets
    gained = {award.seat for award in prompt.awards}
    before = [own - (seat in gained) for seat, own in enumerate(now)]
    everyone, guesser = range(len(context.people)), prompt.guesser
    badges = badges_around(at, prompt.round.roles, everyone, guesser=guesser)
    badge = None if guesser is None else looks.token(context.people[guesser])
    last = tr._("Who has won?") if any(now) else tr._("Go on")
    onward = tr._("Next sky") if prompt.next else last
    mend = ("mend", tr._("That is not right"), Choose(Choice(correcting=True)), True)
    go_on = ("next", onward, Send(Next(context.speaker(prompt.actors))), False)
    text = _outcome_text(prompt, context)
    buttons = headline_and_buttons(at, text, mend, go_on, badge=badge)
    verdict = headline_and_buttons(at, text, badge=badge)  # it has the whole row until they come
    told = cloud_pieces(prompt.sky.clouds, at) | with_droplets(badges, before) | verdict
    answered = told | _the_answer(prompt, at)
    fallen = answered | _drops(prompt, at, badges)
    counted = fallen | with_droplets(badges, now)
    late = {key: piece._replace(delay=0.3 if piece.tap else 0) for key, piece in buttons.items()}
    final = Scene(counted | late, light=1)
    if isinstance(prompt.last, moves.Correct):
        return parts.steps((0.5, Scene(counted, light=1)), (0, final))
    return parts.steps(
        (0.8, Scene(told, shade=0.12)),
        (0.8, Scene(answered, light=1, sound="reveal")),
        (0.3 + 0.3 * len(gained), Scene(fallen, light=1, sound="tick" if gained else "")),
        (0.4, Scene(counted, light=1)),
        (0, final),
    )


def _outcome_text(prompt: prompts.RoundResultPrompt, context: SceneContext) -> str:
    if prompt.guesser is None:
        return tr._("Nobody guessed it")
    seconds, text = round(prompt.used / 1000), tr._("{name} guessed it after {seconds} s")
    return text.format(name=context.name(prompt.guesser), seconds=seconds)


def _painted(prompt: prompts.RoundResultPrompt, at: Layout) -> scene.Rect:
    """The box around what was painted, without the soft rims of its clouds."""
    ovals = ((at.box(cloud).scaled(0.88), cloud.angle) for cloud in prompt.sky.clouds)
    return scene.hull([scene.upright(*oval) for oval in ovals] or [at.sky.scaled(0.1)])


def _the_answer(prompt: prompts.RoundResultPrompt, at: Layout) -> Pieces:
    """The word, growing out of what was painted, which draws together where it lies in the way."""
    space, box = at.space, _painted(prompt, at)
    most = at.sky.h * (0.34 if space.phone else 0.23)
    low, free = at.sky.cut_bottom(min(space.text(WORD) * 1.2, most))
    h = at.stroke_area.top - free.y if space.phone else free.h - low.h
    room = box.scaled(min(h / box.h, 1)).within(box._replace(y=free.y, h=h))
    word = parts.words(space, low, prompt.word.text, WORD, layer=44, delay=0.2, duration=0.4)
    found = {
        key: piece._replace(enter=Waypoint(box.scaled(0.1), piece.angle, opacity=0))
        for key, piece in parts.both(space, "answer", word).items()
    }
    for key, piece in cloud_pieces(prompt.sky.clouds, at).items():
        found[key] = piece._replace(rect=scene.carried(piece.rect, box, room), duration=0.5)
    return found


def _drops(prompt: prompts.RoundResultPrompt, at: Layout, badges: Pieces) -> Pieces:
    """Beads of water fall from the cloud to the guesser and to both artists."""
    found: Pieces = {}
    first_the_guesser = sorted(prompt.awards, key=lambda award: award.seat != prompt.guesser)
    for order, award in enumerate(first_the_guesser):
        badge, later = badges[f"person:{award.seat}"], order * 0.15
        bead, plus = _on_badge(badge, 0.38), _on_badge(badge, -0.38).scaled(1.6).within(at.area)
        begin = scene.fitted(_painted(prompt, at).scaled(0.1), 1)
        found[f"bead:{award.seat}"] = Piece(
            bead, looks.Picture("table/bead.webp", shadow=""), layer=44, delay=later, duration=0.5,
            enter=Waypoint(begin, opacity=0), arc=60 * at.space.unit,
        )  # fmt: skip
        found[f"plus:{award.seat}"] = parts.words(
            at.space, plus, "+1", 50, face="figures", angle=badge.angle, layer=46,
            delay=later + 0.45, duration=0.2, bounce=True,
            enter=Waypoint(plus.scaled(0.4), badge.angle, opacity=0),
        )  # fmt: skip
    return found


def tie_vote(prompt: prompts.VotePrompt, context: SceneContext, choice: Choice) -> Scene:
    """A tie: everyone else's badge is brought to the most relaxed of the tied players."""
    space, at = context.space, parts.edges(context.space)
    u, votes = space.unit, dict(prompt.votes)
    hands = [seat for seat in prompt.actors if not context.people[seat].robot]
    waiting = [seat for seat in hands if seat not in votes]
    voter = choice.voter if choice.voter in hands else next(iter(waiting), None)
    low, rest = at.middle.cut_bottom(max(space.touch, 84 * u), 10 * u)
    undecided = scene.Person(tr._("Can’t decide"), parts.TABLE_COLOUR, "")
    chosen = context._replace(people=(*context.people, undecided))  # the last one: -1 is to abstain
    targets = {f"person:{seat}": seat for seat in (*prompt.tied, moves.ABSTAIN)}
    pieces = parts.headline(space, tr._("A tie! Who was the most relaxed?"), at=at)
    pieces |= people_row(chosen, [*targets.values()], rest, 34)
    for key, seat in targets.items():
        if voter is not None and votes.get(voter) != seat:
            pieces[key] = pieces[key]._replace(tap=Send(moves.Vote(voter, seat)), glow=0.7)
    pieces |= vote_badges(
        context, prompt.actors, low, {key: pieces[key].rect for key in targets},
        {seat: f"person:{target}" for seat, target in votes.items()}, voter,
        take=lambda seat: Choose(Choice(voter=seat)),
        bring=lambda seat, key: Send(moves.Vote(seat, targets[key])),
    )  # fmt: skip
    if prompt.complete:
        move = Send(Next(context.speaker(prompt.actors)))
        pieces["next"] = parts.next_step(space, low, tr._("Who has won?"), move)
    return Scene(pieces, light=1, shade=0.25)


def game_over(
    prompt: prompts.GameOverPrompt, context: SceneContext, choice: Choice
) -> Scene | Reveal:
    title = who_won(context, prompt.winners)
    winners, scores, sound = prompt.winners, prompt.scores, "fanfare-clouds"
    reason = _reason(prompt)
    if not any(scores):  # all share it; instead of points and a fanfare the skies themselves
        title, reason = tr._("A tie without a drop – but what skies!"), ""
        winners, scores, sound = (), (), "reveal"
    opened = None if choice.opened is None else prompt.gallery[choice.opened]
    reveal = ending(context, Ending(
        title, reason, winners=winners, scores=scores,
        awards=tuple(_award(award, prompt) for award in prompt.awards),
        gallery=tuple(
            Exhibit(_sky_picture(painted), SKY, None if opened else Choose(Choice(opened=index)))
            for index, painted in enumerate(prompt.gallery)
        ),
        large=Exhibit(_sky_picture(opened), SKY, Choose(NOTHING)) if opened else None,
        caption=_caption(opened, context) if opened else "", sound=sound,
    ))  # fmt: skip
    return parts.each_scene(reveal, lambda one: one._replace(light=1))


def _sky_picture(painted: prompts.PaintedWord) -> SkyPicture:
    return SkyPicture(painted.sky.clouds, light_of(painted.guessed, painted.used))


def _caption(painted: prompts.PaintedWord, context: SceneContext) -> str:
    """What a sky of the gallery was, and who saw it."""
    painters = [context.name(seat) for seat in painted.artists if seat is not None]
    said = [painted.word.text]
    if painters:
        said.append(tr._("by {names}").format(names=tr.listed(painters)))
    if not painted.guessed:
        said.append(tr._("not guessed"))
    elif painted.guesser is not None:
        said.append(tr._("guessed by {name}").format(name=context.name(painted.guesser)))
    return " – ".join(said)


def _reason(prompt: prompts.GameOverPrompt) -> str:
    """How it was won, and whether in a short match."""
    reason = "{droplets}"
    if len(prompt.winners) > 1:
        reason = tr._("A tie at {droplets}")
    elif prompt.tied:
        reason = tr._("A tie at {droplets}, decided by a show of hands")
    if prompt.short:
        reason = tr._("Short match: {result}").format(result=reason)
    return reason.format(droplets=droplets(max(prompt.scores)))


def _award(award: MatchAward, prompt: prompts.GameOverPrompt) -> AwardCard:
    """What somebody really earned in this match."""
    sky = next((painted for painted in prompt.gallery if painted.word.id == award.item), None)
    number, word = award.figures[0], sky.word.text if sky else ""
    if award.key == "quickest":
        title, number = tr._("Sharp eyes"), round(number / 1000)
        reason = tr._("{word} in {n} s") if sky else tr._("a guess in {n} s")
    elif award.key == "pair":
        title = tr._("Of one mind")
        reason = tr.n("{n} word was seen", "{n} words were seen", number)
    else:
        title = tr._("Cloud reader")
        reason = tr.n("guessed {n} word", "guessed {n} words", number)
    reason = reason.format(n=number, word=word)
    return AwardCard(title, award.seats, reason, _sky_picture(sky) if sky else None, SKY)
