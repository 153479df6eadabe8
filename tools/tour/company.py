"""Who is seen on the tour, and what they say, in every language of the app."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Company:
    """Ten people and what they have written."""

    names: tuple[str, ...]
    clues: tuple[str, ...]
    own_pack: str
    own_words: tuple[str, ...]


COMPANIES = {
    "en": Company(
        ("Nora", "Theo", "Grandma", "Ravi", "Mila", "Sam", "Ines", "Otto", "June", "Uncle Kai"),
        ("Almost home", "What the sea forgot", "Too late for tea", "A very small king", "Listen!"),
        "Our summer",
        (
            "Campfire",
            "Blue tent",
            "Wet socks",
            "The neighbours' goat",
            "Ferry",
            "Pancakes",
            "Thunder",
            "Lost map",
            "Night swim",
            "Marshmallow",
            "Grandpa's hat",
            "Beehive",
        ),
    ),
    "pl": Company(
        ("Zosia", "Kuba", "Babcia", "Antek", "Hania", "Staś", "Ola", "Tymek", "Maja", "Wujek Jan"),
        ("Prawie w domu", "O czym zapomniało morze", "Za późno na herbatę", "Mały król", "Cicho!"),
        "Nasze lato",
        (
            "Ognisko",
            "Niebieski namiot",
            "Mokre skarpetki",
            "Koza sąsiadów",
            "Prom",
            "Naleśniki",
            "Burza",
            "Zgubiona mapa",
            "Nocna kąpiel",
            "Pianki",
            "Kapelusz dziadka",
            "Ul",
        ),
    ),
    "de": Company(
        ("Lena", "Emil", "Oma", "Jonas", "Mila", "Paul", "Frieda", "Ben", "Klara", "Onkel Tom"),
        ("Fast zu Hause", "Was das Meer vergaß", "Zu spät für Tee", "Ein kleiner König", "Horch!"),
        "Unser Sommer",
        (
            "Lagerfeuer",
            "Blaues Zelt",
            "Nasse Socken",
            "Die Ziege der Nachbarn",
            "Fähre",
            "Pfannkuchen",
            "Gewitter",
            "Verlorene Karte",
            "Nachtbaden",
            "Marshmallow",
            "Opas Hut",
            "Bienenstock",
        ),
    ),
}
