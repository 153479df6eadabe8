"""What Inkblots calls its teams."""

from mobileapp.i18n import N_

ROLES = {"dusk": N_("Team Dusk"), "dawn": N_("Team Dawn")}
