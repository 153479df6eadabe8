"""The page about a group of people, as an album: their wins, records, best clue and finest sky."""

from mobileapp.album.views import AlbumView
from mobileapp.background.progress import ReportProgress
from mobileapp.languages.translation import tr
from mobileapp.screens.evening.album_page import AlbumPage
from mobileapp.screens.person.profiles import profile_of
from mobileapp.screens.person.view import group_view
from mobileapp.storage.people import GroupPage, describe_group
from mobileapp.widgets.background_task import BackgroundTask


class GroupScreen(AlbumPage):
    """The page about a group; a worker thread gathers its content, as a history may be long."""

    def open(self, people: tuple[int, ...], leaf: int = 0) -> None:
        roster, history = self._app.storage.roster, self._app.storage.history
        members = [roster.current(who) for who in people]
        profiles = [(who, profile_of(who)) for who in members]
        title = tr.listed([profile.name for _, profile in profiles])
        self.begin(AlbumView(title, "", {}, may_delete=False, read=False), profiles, leaf)

        def describe(_report: ReportProgress) -> tuple[GroupPage, AlbumView] | None:
            page = describe_group(members, history.summaries_of(members[0]), history.evenings())
            return page and (page, group_view(page))

        BackgroundTask(describe, self._show)

    def _show(self, found: tuple[GroupPage, AlbumView] | None) -> None:
        """Show the gathered content, unless the page has been opened for another group meanwhile.

        `found` is None if the group has not finished enough matches; then nothing is shown.
        """
        if not self._open:
            return
        if found is None:
            self.view = self.view._replace(read=True)
            self.refresh()
            return
        page, view = found
        if {*page.people} == {who for who, _ in self._people}:
            self._people = [(who, profile_of(who)) for who in page.people]
            self.view = view
            self.refresh()
