"""The players page: who sits where at the table, who begins, and which variant is played."""

from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from engine.chairs import NO_CHAIR
from engine.chance import Chance
from engine.errors import BadSetup
from engine.game_night.programme import MAX_PEOPLE, MIN_PEOPLE
from mobileapp.games.ui import first_title, role_title
from mobileapp.languages.translation import tr
from mobileapp.match.draft import Draft
from mobileapp.match.robot_texts import guessing_warning
from mobileapp.match.table import LATEST_SKILL, Table, absent_people, latest_skill, new_badge
from mobileapp.player_profile import PlayerProfile, head_count
from mobileapp.running_app import running_app
from mobileapp.screens.players import match_start, people_bar, seat_table, start_bar, variant_cards
from mobileapp.screens.players.person_sheet import PersonSheet, RobotSheet
from mobileapp.stage.looks import Ribbon
from mobileapp.storage.problem import StorageProblem
from mobileapp.theme import theme
from mobileapp.tonight import texts
from mobileapp.widgets import load_kv, painted_look, paper, rows
from mobileapp.widgets.app_screen import SharedPicture
from mobileapp.widgets.boxes import Row
from mobileapp.widgets.discard import discard
from mobileapp.widgets.errors import show_errors
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.page import PageScreen
from mobileapp.widgets.person_button import Choice, OtherButton, PersonButton, add_tokens
from mobileapp.widgets.sheet import Sheet, ask

ANYBODY = "shuffle-variant"
"""The icon of leaving to the game who begins."""


class TeamHead(Row):
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
    folded = BooleanProperty(False)
    """Whether the window is that of an upright phone, where a tag on the table opens the paper."""
    details = StringProperty("")
    """What that tag says: the variant, or who is here; empty if the paper is in sight."""
    begins = StringProperty("")
    """Who begins, in words."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._app = running_app()
        self._draft: Draft | None = None
        self._table = Table()
        self._panel = self.ids.panel.__self__
        self._about = self.ids.about.__self__
        self._sheet = Sheet()
        self._sheet.reused = True
        self._start = self.ids.start.__self__
        self._begins_button = self.ids.begins.__self__
        self._shuffle_button = self.ids.shuffle.__self__
        self._clear_button = self.ids.clear_table.__self__
        self._put_back_button = self.ids.put_back.__self__
        self._before_clearing: Table | None = None
        """The table before it was cleared, to undo the clearing.

        None if the table was not cleared, or if somebody has sat down since.
        """
        self._filling = IncrementalFill(self)
        self.bind(folded=self._place_parts)
        theme.bind(wide=self._place_parts)
        self._place_parts()

    def _place_parts(self, *_: object) -> None:
        """Put the paper and the start bar beside the table in a wide window, else below it.

        On an upright phone, what is on the paper lies in a sheet, because there is room for a strip
        of it only.
        """
        self._sheet.dismiss()
        for part in (self._panel, self._start, self._about):
            if part.parent is not None:
                part.parent.remove_widget(part)
        if theme.wide:
            self.ids.choices.add_widget(self._panel)
        elif not self.folded:
            self.ids.column.add_widget(self._panel)
        if self.folded:
            self._sheet.add_content(self._about)
        else:
            self.ids.slip.add_widget(self._about)
        (self.ids.side if theme.wide else self.ids.foot).add_widget(self._start)
        self._offer_tools()

    def unfold(self) -> None:
        """Open the sheet with all about the match; what changes the table closes it again."""
        self._sheet.title = self.head_count
        self._sheet.open()

    def open(self, tonight: bool = False) -> None:
        """Show the draft of the next match, or with `tonight` the people of a game night."""
        self._draft = None if tonight else self._app.draft
        self._table = self._draft or self._app.tonight.current.table
        self.title = tr._("Who’s here tonight?") if self._draft is None else _title(self._draft)
        self.ids.start.start_text = tr._("Ready") if tonight else ""
        self.ids.people_bar.problem = self.ids.people_bar.field.problem = ""
        self.ids.table.clear()
        self._before_clearing = None
        self.ids.variants.unfolded = False
        self.ids.variants.opacity = 0
        self.refresh()
        self.ids.scroll.scroll_y = 1
        if self._table.people or self._absent():
            self.ids.people_bar.typing = False
        else:
            self.ids.people_bar.open_field()

    def shared_pictures(self) -> Iterator[SharedPicture]:
        yield from self.ids.table.shared_pictures()

    def close(self) -> None:
        self.ids.table.let_go()
        self.ids.people_bar.field.ids.input.focus = False

    def refresh(self) -> None:
        """Show who is at the table, the variants that fit, and what is missing.

        If the game does not let the chosen first player begin, this choice is reset first.
        """
        draft, table = self._draft, self._table
        if draft and draft.first is not None and not draft.may_begin(draft.first):
            draft.first = None
        if table.people:
            self._before_clearing = None
        self.head_count = head_count(table.people)
        self.hint = self._hint()
        self._offer_tools()
        cover = draft.cover if draft else self._app.tonight.cover
        self.ids.table.fill(table, cover, draft)
        self.ids.people_bar.fill(self._absent())
        self._filling.begin(self._show_variants())
        self._count_teams()
        self.ids.start.other_page_text = self._other_page()
        self._check_start()
        self._app.idle_tasks.do(self._show_robot_warning)

    def _check_start(self) -> None:
        """Save who sits here, and show whether a match or a game night can start with them."""
        if self._draft is not None:
            self.ids.start.check(self._draft)
        else:
            match_start.remember(self._table)
            self.ids.start.refused = False
            self.ids.start.show(_who_is_missing(len(self._table.people)))

    def _show_variants(self) -> Iterator[None]:
        """Show the variants a frame later than the chairs, as both at once would take too long."""
        yield
        yield  # the clock may tick twice before the first frame
        if self._draft is not None:
            self.ids.variants.fill(self._draft)
        else:
            self.ids.variants.describe(self._app.tonight.current.minutes, tr._(texts.SUMMARY))
        self.ids.variants.opacity = 1

    def _other_page(self) -> str:
        """The name of the page beside *Start*; empty if there is nothing to choose there."""
        if self._draft is None:
            return tr._("Back")
        if self._draft.guided:
            return tr._("How to play")
        return tr._("Options") if self._draft.has_options else ""

    def _hint(self) -> str:
        if not self._table.people:
            return tr._("Who sits where? Everyone gets a token at the table.")
        return tr._(
            "Drag the tokens to where you sit. Tap one to change it, or to mark a child who can’t "
            "read yet."
        )

    def _show_robot_warning(self) -> None:
        """Show a warning if robots can only guess, as they know too little about the chosen packs.

        This runs as an idle task, because loading what robots know takes long.
        """
        draft = self._draft
        if draft is None or not any(person.robot for person in draft.people):
            self.robot_warning = ""
        else:
            self.robot_warning = guessing_warning(*match_start.chosen_items(draft))

    def _count_teams(self) -> None:
        draft, heads = self._draft, self.ids.teams
        if draft is None or not draft.people:
            discard(*heads.children)
            return
        chosen = draft.roles_by_seat()
        if len(heads.children) != len(draft.teams):
            discard(*heads.children)
            for _ in draft.teams:
                heads.add_widget(TeamHead())
        for head, team in zip(reversed(heads.children), draft.teams, strict=True):
            count = chosen.count(team)
            head.text = tr.n("{n} player", "{n} players", count).format(n=count)
            head.look = Ribbon(role_title(draft.game_id, team), round(theme.body), team)

    def _offer_tools(self) -> None:
        """Show the buttons that apply now.

        They shuffle the roles, clear the table, or undo the clearing. If the drawn table has no
        room for the tag that says who begins, there is also a button for that.
        """
        draft, tools = self._draft, self.ids.tools
        someone = bool(self._table.people)
        first = _who_begins(draft) if draft else ""
        self.begins = first and tr._("First: {name}").format(name=first)
        buttons = {
            self._begins_button: someone and self.low and bool(first),
            self._shuffle_button: someone and draft is not None and bool(draft.roles_by_seat()),
            self._put_back_button: self._before_clearing is not None,
        }
        _show_only(tools, [button for button, offered in buttons.items() if offered])
        several = len(self._table.people) > 1
        _show_only(self.ids.afterwards, [self._clear_button] if several else [])
        self.details = self._details() if self.folded else ""
        self._sheet.title = self.head_count

    def _details(self) -> str:
        """The variant that people choose, or who is here if there is nothing to choose."""
        draft = self._draft
        if draft is None or draft.guided or len(draft.game.variants) == 1:
            return head_count(self._table.people)
        return tr._(draft.variant.title)

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
        """Seat a person on a chair, or on the nearest free one, and show the changed table.

        If `chair` is `NO_CHAIR`, the person gets the chair of the last time or, if that is unknown,
        the next free one. Raises `BadSetup` if there are too many people or the name is not
        allowed.
        """
        roster = self._app.storage.roster
        known = roster.find(name)
        badge = (known and known.badge) or new_badge(self._table.people, roster.all())
        if chair == NO_CHAIR and known:
            chair = known.chair
        self._table.add(name, badge, chair=chair, young=known is not None and known.young)
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
                self._table.add_robot(latest_skill(self._app.storage.settings), chair)
                self.refresh()
            else:
                self._seat(profile.name, chair)
        except BadSetup as refusal:
            self.ids.people_bar.refuse(tr.explain(refusal))

    def _absent(self) -> list[PlayerProfile]:
        return absent_people(self._table.people, self._app.storage.roster)

    def chair_chosen(self) -> None:
        """Open the name field after a free chair was chosen, unless the bar shows people."""
        bar = self.ids.people_bar
        if self.ids.table.chosen != NO_CHAIR and (bar.typing or not self._absent()):
            bar.open_field()

    def remove(self, seat: int) -> None:
        """Remove the player at `seat` from the table; a person is then shown in the bar.

        The tablet remembers people even if they leave the table before their first match.
        """
        self._app.remember_badges([self._table.people[seat]])
        self._take_away(seat)

    def _take_away(self, seat: int) -> None:
        self._table.remove(seat)
        self.ids.people_bar.problem = self.ids.people_bar.field.problem = ""
        self.refresh()

    def clear_table(self) -> None:
        """Remove everyone from the table, and show the button that undoes it."""
        self._app.remember_badges(self._table.people)
        before = self._table.clear()
        self.refresh()
        self._before_clearing = before
        self._offer_tools()

    def put_back(self) -> None:
        """Bring back everyone who was at the table before it was cleared."""
        if self._before_clearing is not None:
            self._table.put_back(self._before_clearing)
            self.refresh()
            self._sheet.dismiss()

    # --- looks, seats, roles ------------------------------------------------------------------

    def edit_player(self, seat: int) -> None:
        """Open the sheet on which people change the player at `seat`, a person or a robot."""
        player = self._table.people[seat]
        if player.robot:
            RobotSheet(self._table, seat, self._robot_edited, self.remove).open()
            return
        known = self._app.storage.roster.find(player.name)
        hide = self._ask_to_hide if known and known.played else None
        PersonSheet(self._table, seat, self._person_edited, self.remove, hide).open()

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
        young = any(person.young for person in self._table.people if person.name == name)
        known = self._app.storage.roster.find(name)
        if young != (known is not None and known.young):
            with suppress(StorageProblem):
                self._app.storage.roster.mark_young(name, young)

    def _ask_to_hide(self, seat: int) -> None:
        name = self._table.people[seat].name
        text = tr._(
            "{name} will no longer be offered as a player. What was played stays under "
            "“Evenings”, with the name; it can be forgotten there, too."
        )
        ask(
            tr._("Remove {name} from the list?").format(name=name),
            text.format(name=name),
            tr._("Remove from the list"),
            tr._("Cancel"),
            lambda: self._hide(seat, name),
            danger=True,
        )

    def _hide(self, seat: int, name: str) -> None:
        roster = self._app.storage.roster
        with show_errors():
            if known := roster.find(name):
                roster.hide(known.id)
            self._take_away(seat)

    def _robot_edited(self, skill: str) -> None:
        """Save the skill as the default for robots that are added later, and show the table."""
        with suppress(StorageProblem):
            self._app.storage.settings[LATEST_SKILL] = skill
        self.refresh()

    def take_chair(self, seat: int, chair: int) -> None:
        """Move the player at `seat` to a chair; whoever sits there gets that player's old chair.

        Both keep their roles.
        """
        self._table.take_chair(seat, chair)
        self.refresh()

    # --- only for a match ---------------------------------------------------------------------

    @property
    def _match_draft(self) -> Draft:
        if self._draft is None:
            raise ValueError("a game night has no roles, and no variants")
        return self._draft

    def switch_role(self, seat: int) -> None:
        self._match_draft.switch_role(seat)
        self.refresh()

    def shuffle(self) -> None:
        self._match_draft.shuffle_roles(Chance(self._app.new_seed(), 0, "roles"))
        self.refresh()
        self._sheet.dismiss()

    def choose_variant(self, variant: str) -> None:
        """Choose the variant with this id in the draft, and show the changed draft."""
        if variant != self._match_draft.variant_id:
            self._match_draft.choose_variant(variant)
            self.refresh()
            self._sheet.dismiss()

    def choose_first(self) -> None:
        """Open a sheet on which people choose who begins, or leave that to the game."""
        sheet = Sheet(title=tr._("Who begins?"))
        draft = self._match_draft
        seats = [seat for seat in range(len(draft.people)) if draft.may_begin(seat)]
        anybody = OtherButton(text=first_title(draft.game_id, draft.variant.id), icon=ANYBODY)
        choices: list[Choice] = [(anybody, partial(self.begin_with, None))]
        choices += [
            (PersonButton(profile=draft.people[seat]), partial(self.begin_with, seat))
            for seat in seats
        ]
        add_tokens(sheet, choices)
        sheet.open()

    def begin_with(self, seat: int | None) -> None:
        """Let the player at `seat` begin, if the game allows it; None lets the game choose."""
        if seat is None or self._match_draft.may_begin(seat):
            self._match_draft.first = seat
        self.refresh()

    # --- start and options --------------------------------------------------------------------

    def open_options(self) -> None:
        """Open the options; for a guided first game, which has no options, open the rules.

        Before the options are opened, a person whose name was typed but not yet added is seated. If
        that is impossible, the options are not opened.
        """
        if self._draft is None:
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
        if self._draft is None:
            self._end_with_people()
        else:
            self.ids.start.start(self._draft)

    def _end_with_people(self) -> None:
        """Return to the game night with the people who sit here, if so many can play."""
        if self.ids.start.problem:
            self.ids.start.refused = True
            return
        self._app.remember_badges(self._table.people)
        self._app.tonight.change_people()
        self._app.back()

    def _add_typed_name(self) -> bool:
        typed = self.ids.people_bar.field.typed
        return not typed.strip() or self.add(typed)


def _title(draft: Draft) -> str:
    """The question that the page asks before a match."""
    game = tr._(draft.game.title)
    if game.endswith("?"):  # one question is enough
        return tr._("Who’s playing?")
    question = tr._("Who’s learning {game}?") if draft.guided else tr._("Who’s playing {game}?")
    return question.format(game=game)


def _who_begins(draft: Draft) -> str:
    if draft.first is not None:
        return draft.people[draft.first].name
    return first_title(draft.game_id, draft.variant.id)


def _who_is_missing(count: int) -> str:
    """Why a game night is not for so many people; empty if it is."""
    if count < MIN_PEOPLE:
        return match_start.more_needed(MIN_PEOPLE - count)
    if count > MAX_PEOPLE:
        return match_start.at_most(tr._("A whole evening"), MAX_PEOPLE)
    return ""


def _show_only(box: Widget, wanted: list[Widget]) -> None:
    """Make these widgets the only children of `box`, in this order."""
    if box.children != wanted[::-1]:
        box.clear_widgets()
        for widget in wanted:
            box.add_widget(widget)


load_kv(__file__, paper, people_bar, rows, seat_table, start_bar, variant_cards, painted_look)
