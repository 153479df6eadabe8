"""Tests that the app's Java class compiles, and marks the window as secure before attaching it."""

import subprocess
from pathlib import Path

from tests.tools.apk.sample_packages import write_tree
from tools.apk.spec import ROOT, read_spec

JAVA = ROOT / "android" / "java"
STUBS = {
    "android/content/Context.java": "public class Context {}",
    "android/os/Bundle.java": "public class Bundle {}",
    "android/view/Window.java": """public class Window {
        public void addFlags(int flags) { System.out.println("flags " + flags); } }""",
    "android/view/WindowManager.java": """public interface WindowManager {
        class LayoutParams { public static final int FLAG_SECURE = 0x2000; } }""",
    "org/libsdl/app/SDLSurface.java": """public class SDLSurface {
        public void setSecure(boolean secure) { System.out.println("secure " + secure); } }""",
    "org/libsdl/app/SDLActivity.java": """public class SDLActivity extends android.content.Context {
        protected SDLSurface createSDLSurface(android.content.Context context) {
            return new SDLSurface(); } }""",
    "org/kivy/android/PythonActivity.java": """import android.view.Window;
        public class PythonActivity extends org.libsdl.app.SDLActivity {
            public Window getWindow() { return new Window(); }
            protected void onCreate(android.os.Bundle state) {
                System.out.println("created");
                createSDLSurface(this);
                System.out.println("attached"); } }""",
    "org/seeingthings/Start.java": """public class Start {
        public static void main(String[] none) { new ProtectedActivity().onCreate(null); } }""",
}
"""Stubs of the classes that the app's Java class needs, and a program that starts that class.

The stubs have the signatures of Android, SDL 2.30.11 and python-for-android's bootstrap.
"""


def test_the_window_and_its_surface_are_marked_before_they_are_attached(tmp_path: Path) -> None:
    for name, text in STUBS.items():
        package = Path(name).parent.as_posix().replace("/", ".")
        write_tree(tmp_path, {name: f"package {package};\n{text}"})
    sources = [*tmp_path.rglob("*.java"), *JAVA.rglob("*.java")]
    compiling = ["javac", "-Werror", "-d", str(tmp_path / "out"), *map(str, sources)]
    subprocess.run(compiling, check=True)
    starting = ["java", "-cp", str(tmp_path / "out"), "org.seeingthings.Start"]
    done = subprocess.run(starting, check=True, capture_output=True, text=True)
    assert done.stdout.splitlines() == ["flags 8192", "created", "secure true", "attached"]


def test_the_spec_names_it() -> None:
    name = read_spec().activity.replace(".", "/")
    assert (JAVA / f"{name}.java").is_file()
