"""The players page: who sits where at the table, who begins, and which variant is played."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from engine.chairs import NO_CHAIR
from engine.chance import Chance
from engine.errors import BadSetup
from engine.names import name_key
from mobileapp.games.ui import first_title, role_title
from mobileapp.languages.kivy_translation import tr
from mobileapp.match.draft import LATEST_SKILL, Draft, latest_skill
from mobileapp.match.robot_texts import guessing_warning
from mobileapp.player_profile import PlayerProfile, head_count
from mobileapp.robot_names import is_robot_name
from mobileapp.running_app import running_app
from mobileapp.screens import match_start, start_bar
from mobileapp.screens.players import people_bar, seat_table, variant_cards
from mobileapp.screens.players.person_sheet import PersonSheet, RobotSheet
from mobileapp.stage.looks import Ribbon
from mobileapp.storage import StorageProblem
from mobileapp.theme import theme
from mobileapp.widgets import load_kv, painted_look, paper, rows
from mobileapp.widgets.app_screen import SharedPicture
from mobileapp.widgets.buttons import SecondaryButton
from mobileapp.widgets.discard import discard
from mobileapp.widgets.errors import show_errors
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.page import PageScreen
from mobileapp.widgets.person_button import PersonButton
from mobileapp.widgets.sheet import Sheet, ask


class TeamHead(BoxLayout):
    """A team's ribbon and the number of its players."""

    text = StringProperty("")
    look = ObjectProperty(None, allownone=True)


class PlayersScreen(PageScreen):
    """The page on which people choose players; changes go into the draft of the match at once."""

    head_count = StringProperty("")
    """How many people and robots are at the table, in words."""
    hint = StringProperty("")
    robot_warning = StringProperty("")
    low = BooleanProperty(False)
    """Whether the window is that of a phone in landscape, which shows only the essentials."""
    crowded = BooleanProperty(False)
    """Whether the table has room for badges only, so that a button beside it says who begins."""
    begins = StringProperty("")
    """Who begins, in words."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._panel = self.ids.panel.__self__
        self._start = self.ids.start.__self__
        self._begins_button = self.ids.begins.__self__
        self._shuffle_button = self.ids.shuffle.__self__
        self._clear_button = self.ids.clear_table.__self__
        self._put_back_button = self.ids.put_back.__self__
        self._before_clearing: Draft | None = None
        """The draft before the table was cleared, to undo the clearing.

        None if the table was not cleared, or if somebody has sat down since.
        """
        self._filling = IncrementalFill(self)
        theme.bind(wide=self._place_parts)
        self._place_parts()

    def _place_parts(self, *_: object) -> None:
        """Put the variants and the start bar beside the table in a wide window, else below it."""
        for part in (self._panel, self._start):
            part.parent.remove_widget(part)
        if theme.wide:
            self.ids.choices.add_widget(self._panel)
            self.ids.side.add_widget(self._start)
        else:
            self.ids.column.add_widget(self._panel)
            self.ids.foot.add_widget(self._start)

    def open(self, tonight: bool = False) -> None:
        """Show the draft of the next match, or with `tonight` the people of a game night."""
        self._app = running_app()
        self._tonight = tonight
        self._draft: Draft = self._app.tonight.draft if tonight else self._app.draft
        game = tr._(self._draft.game.title)
        title = (
            tr._("Who is learning {game}?")
            if self._draft.guided
            else tr._("Who is playing {game}?")
        )
        if game.endswith("?"):  # one question is enough
            title = tr._("Who is playing?")
        if tonight:
            title = tr._("Who is here tonight?")
        self.title = title.format(game=game)
        self.ids.start.start_text = tr._("Ready") if tonight else ""
        self.ids.people_bar.problem = self.ids.people_bar.field.problem = ""
        self.ids.table.clear()
        self._before_clearing = None
        self.ids.variants.unfolded = False
        self.ids.variants.opacity = 0
        self.refresh()
        self.ids.scroll.scroll_y = 1
        if self._draft.people or self._absent():
            self.ids.people_bar.typing = False
        else:
            self.ids.people_bar.open_field()

    def shared_pictures(self) -> Iterator[SharedPicture]:
        yield from self.ids.table.shared_pictures()

    def close(self) -> None:
        self.ids.table.let_go()
        self.ids.people_bar.field.ids.input.focus = False

    def refresh(self) -> None:
        """Show the draft: its players, the variants that fit, and what is missing for a match.

        If the game does not let the chosen first player begin, this choice is reset first.
        """
        draft = self._draft
        if draft.first is not None and not draft.may_begin(draft.first):
            draft.first = None
        if draft.people:
            self._before_clearing = None
        self.head_count = head_count(draft.people)
        self.hint = self._hint()
        self._offer_tools()
        self.ids.table.fill(draft)
        self.ids.people_bar.fill(self._absent())
        self._filling.begin(self._show_variants())
        self._count_teams()
        self.ids.start.other_page_text = self._other_page()
        self.ids.start.check(draft)
        self._app.idle_tasks.do(self._show_robot_warning)

    def _show_variants(self) -> Iterator[None]:
        """Show the variants a frame later than the chairs, as both at once would take too long."""
        yield
        yield  # the clock may tick twice before the first frame
        self.ids.variants.fill(self._draft)
        self.ids.variants.opacity = 1

    def _other_page(self) -> str:
        """The name of the page beside *Start*; empty if there is nothing to choose there."""
        if self._tonight:
            return str(tr._("Back"))
        if self._draft.guided:
            return str(tr._("How to play"))
        return str(tr._("Options")) if self._draft.has_options else ""

    def _hint(self) -> str:
        if not self._draft.people:
            return str(tr._("Who sits where? Everyone gets a token at the table."))
        return str(tr._("Drag the tokens to where you sit; a tap changes one."))

    def _show_robot_warning(self) -> None:
        """Show a warning if robots can only guess, as they know too little about the chosen packs.

        This runs as an idle task, because loading what robots know takes long.
        """
        has_robot = any(person.robot for person in self._draft.people)
        self.robot_warning = (
            guessing_warning(*match_start.chosen_items(self._draft)) if has_robot else ""
        )

    def _count_teams(self) -> None:
        draft, heads = self._draft, self.ids.teams
        teams = draft.teams if draft.people else ()
        chosen = draft.roles_by_seat()
        if len(heads.children) != len(teams):
            discard(*heads.children)
            for _ in teams:
                heads.add_widget(TeamHead())
        for head, team in zip(reversed(heads.children), teams, strict=True):
            count = chosen.count(team)
            head.text = tr.n("{n} player", "{n} players", count).format(n=count)
            head.look = Ribbon(team, role_title(draft.game_id, team), round(theme.body))

    def on_crowded(self, *_: object) -> None:
        if hasattr(self, "_draft"):
            self._offer_tools()

    def _offer_tools(self) -> None:
        """Show the buttons that apply now.

        They shuffle the roles, clear the table, or undo the clearing. If the drawn table is too
        crowded for the tag that says who begins, there is also a button for that.
        """
        draft, tools = self._draft, self.ids.tools
        self.begins = tr._("First: {name}").format(name=self._who_begins())
        someone = bool(draft.people)
        buttons = {
            self._begins_button: someone and self.crowded and draft.who_begins,
            self._shuffle_button: someone and bool(draft.roles_by_seat()),
            self._put_back_button: self._before_clearing is not None,
        }
        _show_only(tools, [button for button, offered in buttons.items() if offered])
        _show_only(self.ids.afterwards, [self._clear_button] if len(draft.people) > 1 else [])

    def _who_begins(self) -> str:
        draft = self._draft
        if draft.first is not None:
            return draft.people[draft.first].name
        return first_title(draft.game_id, draft.variant.id) if draft.who_begins else ""

    # --- joining and leaving ------------------------------------------------------------------

    def add(self, typed: str) -> bool:
        """Seat the person with the typed name; return whether that was possible.

        An invalid name stays in the field, with the reason below it.
        """
        try:
            self._seat(typed, self.ids.table.chosen)
        except BadSetup as refusal:
            self.ids.people_bar.open_field()
            self.ids.people_bar.field.problem = tr.explain(refusal)
            return False
        self.ids.people_bar.field.clear()
        return True

    def _seat(self, name: str, chair: int) -> None:
        """Seat a person on a chair, or on the nearest free one, and show the changed draft.

        If `chair` is `NO_CHAIR`, the person gets the chair of the last time or, if that is unknown,
        the next free one. Raises `BadSetup` if there are too many people or the name is not
        allowed.
        """
        known = self._app.storage.roster.find(name)
        badge = known.badge if known else None
        if chair == NO_CHAIR and known:
            chair = known.chair
        self._draft.add(name, badge, chair=chair, young=known is not None and known.young)
        self.refresh()

    def add_robot(self) -> None:
        """Seat a robot on the chosen chair, or on the next free one if none is chosen."""
        self.seat_person(people_bar.ROBOT, self.ids.table.chosen)

    def seat_from_bar(self, profile: PlayerProfile) -> None:
        """Seat somebody from the bar on the chosen chair.

        If no chair is chosen, people get the chair where they sat the last time, or the nearest
        free one. Robots, and people without a remembered chair, get the next free one.
        """
        self.seat_person(profile, self.ids.table.chosen)

    def seat_person(self, profile: PlayerProfile, chair: int) -> None:
        """Seat somebody from the bar on a chair; the bar shows the reason if that is impossible."""
        self.ids.people_bar.problem = ""
        try:
            if profile.robot:
                self._draft.add_robot(latest_skill(self._app.storage.settings), chair)
                self.refresh()
            else:
                self._seat(profile.name, chair)
        except BadSetup as refusal:
            self.ids.people_bar.refuse(tr.explain(refusal))

    def _absent(self) -> list[PlayerProfile]:
        """The profiles of all people whom the tablet remembers and who are not at the table."""
        seated = {name_key(person.name) for person in self._draft.people}
        return [
            PlayerProfile(known.name, known.colour, known.symbol)
            for known in self._app.storage.roster.all()
            if name_key(known.name) not in seated and not is_robot_name(known.name)
        ]

    def chair_chosen(self) -> None:
        """Open the name field after a free chair was chosen, unless the bar shows people."""
        bar = self.ids.people_bar
        if self.ids.table.chosen != NO_CHAIR and (bar.typing or not self._absent()):
            bar.open_field()

    def remove(self, seat: int) -> None:
        """Remove the player at `seat` from the table; a person is then shown in the bar.

        The tablet remembers people even if they leave the table before their first match.
        """
        self._app.remember_badges([self._draft.people[seat]])
        self._take_away(seat)

    def _take_away(self, seat: int) -> None:
        self._draft.remove(seat)
        self.ids.people_bar.problem = self.ids.people_bar.field.problem = ""
        self.refresh()

    def clear_table(self) -> None:
        """Remove everyone from the table, and show the button that undoes it."""
        self._app.remember_badges(self._draft.people)
        before = self._draft.clear()
        self.refresh()
        self._before_clearing = before
        self._offer_tools()

    def put_back(self) -> None:
        """Bring back everyone who was at the table before it was cleared."""
        if self._before_clearing is not None:
            self._draft.put_back(self._before_clearing)
            self.refresh()

    # --- looks, seats, roles ------------------------------------------------------------------

    def edit_player(self, seat: int) -> None:
        """Open the sheet on which people change the player at `seat`, a person or a robot."""
        player = self._draft.people[seat]
        if player.robot:
            RobotSheet(self._draft, seat, self._robot_edited, self.remove).open()
            return
        known = self._app.storage.roster.find(player.name)
        forget = self._ask_to_forget if known and known.played else None
        PersonSheet(self._draft, seat, self._person_edited, self.remove, forget).open()

    def _person_edited(self, old_name: str, name: str) -> None:
        storage = self._app.storage
        known, other = storage.roster.find(old_name), storage.roster.find(name)
        # If the name belongs to another known person, that person sits here now.
        if known and (other is None or other.id == known.id):
            with suppress(StorageProblem):
                storage.roster.rename(known.id, name)
        self._remember_young(name)
        self.refresh()

    def _remember_young(self, name: str) -> None:
        """Save the mark of a child who cannot read yet, if it has changed."""
        young = any(person.young for person in self._draft.people if person.name == name)
        known = self._app.storage.roster.find(name)
        if young != (known is not None and known.young):
            with suppress(StorageProblem):
                self._app.storage.roster.mark_young(name, young)

    def _ask_to_forget(self, seat: int) -> None:
        name = self._draft.people[seat].name
        ask(
            tr._("Forget {name}?").format(name=name),
            tr._("Name, colour and symbol are forgotten. What was played stays under Evenings."),
            tr._("Forget"),
            tr._("Cancel"),
            lambda: self._forget(seat, name),
            danger=True,
        )

    def _forget(self, seat: int, name: str) -> None:
        roster = self._app.storage.roster
        with show_errors():
            if known := roster.find(name):
                roster.hide(known.id)
            self._take_away(seat)

    def _robot_edited(self, skill: str) -> None:
        """Save the skill as the default for robots that are added later, and show the draft."""
        with suppress(StorageProblem):
            self._app.storage.settings[LATEST_SKILL] = skill
        self.refresh()

    def take_chair(self, seat: int, chair: int) -> None:
        """Move the player at `seat` to a chair; whoever sits there gets that player's old chair.

        Both keep their roles.
        """
        self._draft.take_chair(seat, chair)
        self.refresh()

    def switch_role(self, seat: int) -> None:
        self._draft.switch_role(seat)
        self.refresh()

    def shuffle(self) -> None:
        self._draft.shuffle_roles(Chance(self._app.new_seed(), 0, "roles"))
        self.refresh()

    def choose_variant(self, variant: str) -> None:
        """Choose the variant with this id in the draft, and show the changed draft."""
        if variant != self._draft.variant_id:
            self._draft.choose_variant(variant)
            self.refresh()

    def choose_first(self) -> None:
        """Open a sheet on which people choose who begins, or leave that to the game."""
        sheet = Sheet(title=tr._("Who begins?"))
        draft = self._draft
        seats = [seat for seat in range(len(draft.people)) if draft.may_begin(seat)]
        buttons: list[Any] = [
            SecondaryButton(
                text=first_title(draft.game_id, draft.variant.id), paper=True, size_hint_x=1
            )
        ]
        buttons += [PersonButton(profile=draft.people[seat]) for seat in seats]
        for seat, button in zip((None, *seats), buttons, strict=True):
            button.bind(on_release=lambda _button, seat=seat: self._begin_with(sheet, seat))
            sheet.add_content(button)
        sheet.open()

    def _begin_with(self, sheet: Sheet, seat: int | None) -> None:
        sheet.dismiss()
        self.begin_with(seat)

    def begin_with(self, seat: int | None) -> None:
        """Let the player at `seat` begin, if the game allows it; None lets the game choose."""
        if seat is None or self._draft.may_begin(seat):
            self._draft.first = seat
        self.refresh()

    # --- start and options --------------------------------------------------------------------

    def open_options(self) -> None:
        """Open the options; for a guided first game, which has no options, open the rules.

        Before the options are opened, a person whose name was typed but not yet added is seated. If
        that is impossible, the options are not opened.
        """
        if self._tonight:
            self._app.back()
        elif self._draft.guided:
            self._app.go("how_to_play", game=self._draft.game_id, variant=self._draft.variant.id)
        elif self._add_typed_name():
            self._app.go("options")

    def start(self) -> None:
        """Start the match, after seating the person whose name was typed but not yet added, if any.

        If this person cannot be seated, the match is not started.
        """
        if not self._add_typed_name():
            return
        if self._tonight:
            self._end_with_people()
        else:
            self.ids.start.start(self._draft)

    def _end_with_people(self) -> None:
        """Return to the game night with the people who sit here, if so many can play."""
        if self.ids.start.problem:
            self.ids.start.refused = True
            return
        self._app.remember_badges(self._draft.people)
        self._app.tonight.change_people()
        self._app.back()

    def _add_typed_name(self) -> bool:
        typed = self.ids.people_bar.field.typed
        return not typed.strip() or self.add(typed)


def _show_only(box: Widget, wanted: list[Widget]) -> None:
    """Make these widgets the only children of `box`, in this order."""
    if box.children != wanted[::-1]:
        box.clear_widgets()
        for widget in wanted:
            box.add_widget(widget)


load_kv(__file__, paper, people_bar, rows, seat_table, start_bar, variant_cards, painted_look)
