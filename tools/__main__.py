"""Says which tool does what: `python -m tools`."""

TOOLS = {
    "tour [SIZE...]": "the app plays itself; pictures of every screen in build/tour",
    "tour.film FOLDER": "people play a whole evening by touch; sheets of frames",
    "tour.store": "the pictures of the store listings, in every language",
    "tour.touch_recording FOLDER": "a round of every game as touches, for an emulator",
    "bench [PART]": "what the app costs; `bench help` lists the parts",
    "proof [PART...]": "tries to break the app at random; `proof --help` lists the parts",
    "layout sizes | compare | numbers": "sizes of what scenes show, and numbers without a name",
    "locale update | compile": "collects sentences, and compiles the catalogues",
    "packs check | make": "says what is wrong with a pack, or makes one of a list of words",
    "apk prepare | build | check | repeat": "builds the Android package, or checks one",
    "apk.emulator APK RECORDINGS RESULTS": "plays the package on an Android emulator",
}
"""What follows `python -m tools.`, and what it does."""


def main() -> None:
    for command, what in TOOLS.items():
        print(f"python -m tools.{command:36} {what}")


if __name__ == "__main__":
    main()
