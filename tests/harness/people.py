"""People around the tablet, who play matches of every game by touch.

They decide from what they were shown and told: the prompt in front of them, the secrets that they
have read themselves, and what others have said aloud. With it they think as the game's robots do.
Then they touch the pieces where these are drawn; see `find_gestures`.
"""

from collections.abc import Callable, Collection
from dataclasses import fields, replace
from typing import Any

from engine.assets import KNOWLEDGE
from engine.chance import Chance
from engine.core import Handoff, Move, Prompt, View
from engine.games.clouds import moves as clouds
from engine.games.clouds import prompts as cloud_prompts
from engine.games.remember import moves as remember
from engine.games.remember import prompts as remember_prompts
from engine.games.storyteller import moves as story
from engine.games.storyteller import prompts as story_prompts
from engine.games.telepathy import moves as telepathy
from engine.games.telepathy import prompts as telepathy_prompts
from engine.games.telepathy.board import Board
from engine.games.telepathy.roles import OPPOSED, givers, next_performer
from engine.knowledge import Knowledge
from engine.packs import Item
from engine.registry import find_game
from mobileapp.games.ui import game_ui
from mobileapp.stage.piece import Lift, Send
from mobileapp.stage.scene import Scene
from tests.harness.cloud_hands import any_cloud, paint
from tests.harness.gestures import Gesture, find_gestures, gestures_in
from tests.harness.hands import Hands
from tests.support.scene_checks import last_scene

MAX_TRIES = 8
"""After so many gestures in a row that changed nothing, people are stuck."""
CELEBRATION = 4.5
"""Seconds after which a lesson that waits for the end of a celebration has come."""


class People:
    """Everybody at the table, in one match after another.

    Those in `talkers` give their clues aloud, as children do; all others write them. `thinking` is
    how many seconds a person takes for a decision. `decided` is called after each decision, which
    costs time that is not the app's.
    """

    def __init__(
        self,
        hands: Hands,
        knowledge: Knowledge = KNOWLEDGE,
        talkers: Collection[str] = (),
        thinking: float = 0.0,
        decided: Callable[[], object] = lambda: None,
    ) -> None:
        self.hands, self._driver = hands, hands.driver
        self._knowledge, self._talkers, self._thinking = knowledge, talkers, thinking
        self._decided = decided
        self._decisions = self._tries = 0
        self._begin(None)

    def _begin(self, match: object) -> None:
        """Forget everything about the match before."""
        self._match = match
        self._secrets: dict[int, Prompt] = {}
        """The latest secret that each seat was shown and may look at again."""
        self._words: dict[int, Item] = {}
        """The word of the round of Clouds that each of its artists has read."""
        self._guesses: tuple[cloud_prompts.WrittenGuess, ...] = ()
        """What was guessed aloud in this round of Clouds."""
        self._clue = ""
        """The clue of this round of Storyteller, if it was given aloud."""
        self._own: dict[int, tuple[str, ...]] = {}
        """The pictures that each seat has played in this round of Storyteller."""

    @property
    def session(self) -> Any:
        return self._driver.app.session

    def play(self, seen: Callable[[], object] = lambda: None) -> None:
        """Play the match on the table to its end; `seen` is called after every step."""
        while not self.session.over:
            self.step()
            seen()
        self.hands.rest(60)

    def step(self) -> None:
        """Read a lesson, take the tablet, or decide something and do it."""
        if self._match != self.session.match_id:
            self._begin(self.session.match_id)
        self.hands.rest(60)
        before = self.hands.shown
        if not self.read_lesson():
            if isinstance(before, Handoff):
                self._take_tablet(before)
            elif not any(map(self._is_person, before.actors)):
                self._driver.wait(0.5)
                return
            else:
                self._driver.wait(self._thinking)
                if self.hands.shown == before:
                    self._answer(before)
        self._tries = self._tries + 1 if self.hands.shown == before else 0
        assert self._tries < MAX_TRIES, f"nothing happens: {before}, {sorted(self.hands.keys(''))}"

    def read_lesson(self) -> bool:
        """Close a lesson of the guide, by touch; return whether there was one."""
        if self.session.robots_wait and not self._driver.find("LessonPopup"):
            self._driver.wait(CELEBRATION)  # it waits until a result was celebrated
        lessons = self._driver.find("LessonPopup")
        if lessons:
            self._driver.wait(0.5)
            self._driver.tap(next(w for w in lessons[0].walk() if type(w).__name__ == PRIMARY))
        return bool(lessons)

    def _is_person(self, seat: int) -> bool:
        return not self.session.profiles()[seat].robot

    def _take_tablet(self, handoff: Handoff) -> None:
        """Lift the curtain; at an open table by the gesture that is offered there."""
        if handoff.to is not None:
            self.hands.lift()
            return
        lifts = {
            gesture: action
            for gesture, action in gestures_in(self.hands.scene)
            if isinstance(action, Lift)
        }
        plain = [gesture for gesture, action in lifts.items() if action.then is None]
        if not plain:  # the gesture answers the prompt, too
            wanted = self.decide(self.session.covered_prompt)
            then = {gesture: action.then for gesture, action in lifts.items()}
            plain = [one for one, sent in then.items() if sent == Send(wanted)] or [*lifts]
            self._decided()
        self.do(plain[0])

    # --- deciding -----------------------------------------------------------------------------

    def decide(self, prompt: Prompt) -> Move:
        """What the people who may answer a prompt want to do."""
        self._decisions += 1
        match prompt:
            case cloud_prompts.PaintPrompt():
                self._guess_aloud(prompt)
                turn = prompt.turn if self._is_person(prompt.turn) else prompt.judges[0]
                return self._think(turn, self._as_heard(prompt)) or clouds.Claim(turn)
            case cloud_prompts.ClaimPrompt() if guesser := self._who_said_it(prompt):
                return clouds.Credit(prompt.actors[0], guesser[0])
            case story_prompts.CastVotesPrompt():
                votes = tuple(self._vote(prompt, seat) for seat in prompt.pointing)
                return story.CastVotes(prompt.actors[0], votes)
            case remember_prompts.AnswersPrompt():
                answers = [
                    self._luck(seat).below(prompt.question.choices) for seat in prompt.pointing
                ]
                return remember.EnterAnswers(prompt.actors[0], tuple(answers))
        thoughts = [self._think(seat, self._as_heard(prompt)) for seat in prompt.actors]
        wanted = [move for move in thoughts if move is not None]
        wanted.sort(key=lambda move: not isinstance(move, telepathy.Announce))
        if not wanted:
            return prompt.sample(self._luck(prompt.actors[0]))
        if isinstance(prompt, telepathy_prompts.AnnouncePrompt) and _goes_on(wanted[0]):
            return self._give_at_once(prompt.board) or wanted[0]
        return wanted[0]

    def _give_at_once(self, board: Board) -> Move | None:
        """What the next giver of Telepathy pushes, which also goes on; None if *Go on* does."""
        performer = next_performer(board.variant, board.roles, board.turns[-1].performer)
        giving = givers(board.variant, board.roles, performer)
        if board.variant == OPPOSED or not any(map(self._is_person, giving)):
            return None
        asked = telepathy_prompts.GivePrompt(actors=giving, board=board, performer=performer)
        return self._think(giving[0], asked)

    def _think(self, seat: int, prompt: Prompt) -> Move | None:
        """What one person wants to do."""
        session, game = self.session, find_game(self.session.game)
        profile = session.profiles()[seat]
        view = View(
            seat, prompt, self._secrets.get(seat), True, profile.name,
            knowledge=self._knowledge.of(game), known_secret=self._words.get(seat),
            language=session.language,
        )  # fmt: skip
        return game.robot(view, self._luck(seat))

    def _luck(self, seat: int) -> Chance:
        return Chance(self.session.match_id, self._decisions, f"person {seat}")

    def _as_heard(self, prompt: Prompt) -> Prompt:
        """The prompt together with what was said aloud."""
        match prompt:
            case cloud_prompts.SkyPrompt():
                return replace(prompt, guesses=(*prompt.guesses, *self._guesses))
            case story_prompts.RoundPrompt(clue="") if self._clue:
                return replace(prompt, clue=self._clue)
        return prompt

    def _guess_aloud(self, prompt: cloud_prompts.PaintPrompt) -> None:
        artists = prompt.round.roles.artists
        left = round(self.session.time_left * 1000)
        for seat in (seat for seat in self.session.present if seat not in artists):
            said = self._think(seat, self._as_heard(prompt)) if self._is_person(seat) else None
            if isinstance(said, clouds.Say):
                guess = cloud_prompts.WrittenGuess(seat, said.word, left)
                self._guesses = (*self._guesses, guess)

    def _who_said_it(self, prompt: cloud_prompts.ClaimPrompt) -> list[int]:
        words = {word.text.casefold() for word in self._words.values()}
        heard = (*prompt.guesses, *self._guesses)
        return [guess.seat for guess in heard if guess.word.casefold() in words]

    def _vote(self, prompt: story_prompts.CastVotesPrompt, seat: int) -> int:
        """The slot of the picture that a person takes for the storyteller's."""
        own = tuple(
            slot
            for slot, picture in enumerate(prompt.pictures)
            if picture.id in self._own.get(seat, ()) or (seat, slot) in prompt.barred
        )
        common = {
            one.name: getattr(prompt, one.name)
            for one in fields(story_prompts.VotePrompt)
            if hasattr(prompt, one.name)
        }
        alone = story_prompts.VotePrompt(**common, own=own)
        vote = self._think(seat, self._as_heard(alone))
        assert isinstance(vote, story.Vote)
        return vote.slot

    # --- touching -----------------------------------------------------------------------------

    def _answer(self, prompt: Prompt) -> None:
        """Decide, and play the move by touch."""
        self._read(prompt)
        wanted = self._spoken(self.decide(prompt))
        if isinstance(prompt, cloud_prompts.PaintPrompt) and isinstance(wanted, clouds.Action):
            self._decided()
            if self._tries > MAX_TRIES // 4:  # fingers cannot do it, so they do something simpler
                wanted = any_cloud(self.hands, prompt, self._luck(prompt.turn))
            paint(self.hands, prompt, wanted)
            return
        if clue := getattr(wanted, "clue", ""):
            self.hands.write(clue)
        choice = self.session.choice_for(prompt)
        gestures = find_gestures(
            wanted, choice, lambda chosen: self._scene(prompt, chosen),
            lambda chosen: _leads_on(prompt, wanted, chosen),
        )  # fmt: skip
        self._decided()
        assert gestures, f"no gesture plays {wanted}: {sorted(self.hands.keys(''))}"
        for gesture in gestures:
            if self.hands.shown == prompt:  # a clock may have gone on meanwhile
                self.do(gesture)

    def _scene(self, prompt: Prompt, choice: Any) -> Scene:
        ui = game_ui(self.session.game)
        return last_scene(ui.scene(prompt, self.hands.context, choice))

    def do(self, gesture: Gesture) -> None:
        """Make a gesture on a piece where it is drawn."""
        match gesture.kind:
            case "tap":
                self.hands.tap(gesture.key)
            case "hold":
                self.hands.hold(gesture.key)
            case "flick":
                self.hands.flick(gesture.key)
            case "slide":
                self.hands.slide(gesture.key)
            case "drag":
                self.hands.drag(gesture.key, gesture.target)

    def _read(self, prompt: Prompt) -> None:
        """Remember what a prompt shows to one person only, and when a new round begins."""
        match prompt:
            case cloud_prompts.MemorisePrompt(word=word):
                self._words |= dict.fromkeys(prompt.actors, word)
            case cloud_prompts.ChooseWordPrompt():
                self._words, self._guesses = {}, ()
            case story_prompts.TellPrompt():
                self._clue, self._own = "", {}
        if prompt.audience is not None:
            self._secrets[prompt.audience] = prompt

    def _spoken(self, wanted: Move) -> Move:
        """Remember what a move makes one person know; clues of talkers are not written."""
        match wanted:
            case clouds.ChooseWord(seat=seat, word=chosen):
                prompt = self.hands.shown
                self._words[seat] = next(word for word in prompt.words if word.id == chosen)
            case story.Contribute(seat=seat, cards=pictures):
                self._own[seat] = pictures
                if self.hands.shown.clue_length:  # robots read what a child has said
                    return replace(wanted, clue=self._clue)
            case story.Tell(seat=seat, clue=clue):
                readers = self.hands.shown.readers
                if self.session.names[seat] in self._talkers and not readers:
                    self._clue = clue
                    return replace(wanted, clue="")
        return wanted


PRIMARY = "PrimaryButton"
"""The class of the button that closes a lesson."""


def _goes_on(move: Move) -> bool:
    return isinstance(move, telepathy.Continue)


def _leads_on(prompt: Any, wanted: Move, choice: Any) -> bool:
    """Whether a choice can still become a move: tokens are put where people pointed, one after the
    other, so that few orders are tried.
    """
    match wanted:
        case story.CastVotes(votes=numbers):
            put = choice.votes
        case remember.EnterAnswers(answers=numbers):
            put = choice.answers
        case _:
            return True
    return put == tuple(zip(prompt.pointing, numbers, strict=True))[: len(put)]
