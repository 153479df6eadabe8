"""Changes of players in the middle of a match: the moves for them, and why they are refused."""

from engine.chairs import NO_CHAIR
from engine.core import ChangeOfPlayers, Join, Leave, TakeOver
from engine.errors import Refusal
from engine.match import Match
from engine.names import free_robot_name, name_key
from engine.setup import DEFAULT_SKILL
from mobileapp.match.chairs import place_newcomer
from mobileapp.robot_names import robot_names


class PlayerChanges:
    """Makes the moves with which players join, leave, and play on for one another.

    It plays none of them; see `MatchSession.change_players`.
    """

    def __init__(self, match: Match) -> None:
        self._match = match

    def why_not(self, move: ChangeOfPlayers) -> Refusal | None:
        """The reason why a move cannot be played now; None if it can."""
        return self._match.why_not_change_players(move)

    @property
    def possible(self) -> bool:
        """Whether anybody can leave or join now, or a robot can play on for somebody."""
        if self._match.over or self._match.prompt.audience is not None:
            return False
        return self.why_not(self.join(self.free_robot_name)) is None or any(
            self.why_not(Leave(seat)) is None or self.why_not(self.robot_for(seat)) is None
            for seat in self._match.present
        )

    @property
    def free_robot_name(self) -> str:
        """A name for another robot."""
        seated = [player.name for player in self._match.at_table.values()]
        return free_robot_name(seated, robot_names(seated))

    def join(
        self,
        name: str,
        robot: bool = False,
        skill: str = DEFAULT_SKILL,
        wanted_chair: int = NO_CHAIR,
    ) -> Join | TakeOver:
        """The move of a newcomer, on the wanted chair or the nearest free one.

        A person in whose place a robot plays gets their own seat back.
        """
        for seat, person in self._match.replaced_people.items():
            if not robot and name_key(person.name) == name_key(name):
                return self.take_back(seat)
        chairs = [player.chair for player in self._match.at_table.values()]
        position, chair = place_newcomer(chairs, wanted_chair)
        seat = self._match.seat_for(name)
        return Join(seat, name, robot, skill=skill, chair=chair, position=position)

    def robot_for(self, seat: int, skill: str = DEFAULT_SKILL) -> TakeOver:
        """The move of a robot that plays on for the person at a seat."""
        chair = self._match.players[seat].chair
        return TakeOver(seat, self.free_robot_name, robot=True, skill=skill, chair=chair)

    def take_back(self, seat: int) -> TakeOver:
        """The move of the person who comes back and in whose place a robot plays."""
        person = self._match.replaced_people[seat]
        return TakeOver(seat, person.name, chair=person.chair, id=person.id)

    def replaced_by_robot(self, seat: int) -> str:
        """The name of the person in whose place a robot plays at a seat; empty if none does."""
        person = self._match.replaced_people.get(seat)
        return person.name if person else ""
