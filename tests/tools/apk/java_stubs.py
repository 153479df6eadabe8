"""Compiles the app's Java classes against stubs of the classes they use.

The stubs have the signatures of Android, SDL 2.30.11 and python-for-android's bootstrap, and print
what is done to them. Names of Android are compared with the reference of the tests.
"""

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

from tests.tools.apk.sample_packages import write_tree
from tools.apk.spec import ROOT

JAVA = ROOT / "android" / "java"
QUICK = ("-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC")
"""Options with which a short run of the compiler takes half the time."""
PRINT = "System.out.println"
STUBS = {
    "android/app/Activity.java": f"""public class Activity extends android.content.Context {{
        public static final int RESULT_OK = -1, RESULT_CANCELED = 0;
        protected void onActivityResult(int request, int result, android.content.Intent intent) {{
            {PRINT}("result " + result); }} }}""",
    "android/content/BroadcastReceiver.java": "public class BroadcastReceiver {}",
    "android/content/Context.java": f"""public class Context {{
        public static final int RECEIVER_NOT_EXPORTED = 4;
        public Context getApplicationContext() {{ return this; }}
        public Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter) {{
            {PRINT}("for all"); return null; }}
        public Intent registerReceiver(
                BroadcastReceiver receiver, IntentFilter filter, int flags) {{
            {PRINT}("flags " + flags); return null; }} }}""",
    "android/content/Intent.java": "public class Intent {}",
    "android/content/IntentFilter.java": "public class IntentFilter {}",
    "android/os/Build.java": """public class Build {
        public static class VERSION { public static int SDK_INT = 24; } }""",
    "android/os/Bundle.java": "public class Bundle {}",
    "android/speech/tts/TextToSpeech.java": f"""import java.util.Locale;
        import java.util.Set;
        public class TextToSpeech {{
            public static final int SUCCESS = 0, LANG_AVAILABLE = 0, QUEUE_FLUSH = 0;
            public static class Engine {{
                public static final String KEY_FEATURE_NOT_INSTALLED = "notInstalled"; }}
            public interface OnInitListener {{ void onInit(int status); }}
            public static OnInitListener listener;
            public static Set<Locale> languages = Set.of();
            public static java.util.List<Voice> voices = java.util.List.of();
            private Voice voice;
            public TextToSpeech(android.content.Context context, OnInitListener by) {{
                listener = by; }}
            public int setLanguage(Locale language) {{
                voice = voices.isEmpty() ? null : voices.get(0);
                return languages.contains(language) ? 0 : -2; }}
            public Voice getVoice() {{ return voice; }}
            public Set<Voice> getVoices() {{ return new java.util.LinkedHashSet<>(voices); }}
            public int setVoice(Voice wanted) {{ voice = wanted; return 0; }}
            public int speak(CharSequence text, int queue, android.os.Bundle more, String id) {{
                {PRINT}(voice.name + ": " + text); return 0; }}
            public int stop() {{ {PRINT}("stop"); return 0; }}
            public void shutdown() {{ {PRINT}("shutdown"); }} }}""",
    "android/speech/tts/Voice.java": """import java.util.Locale;
        import java.util.Set;
        public class Voice {
            public final String name;
            private final String language;
            private final boolean online;
            private final Set<String> features;
            public Voice(String name, String language, boolean online, String... features) {
                this.name = name;
                this.language = language;
                this.online = online;
                this.features = Set.of(features); }
            public Locale getLocale() { return Locale.forLanguageTag(language); }
            public boolean isNetworkConnectionRequired() { return online; }
            public Set<String> getFeatures() { return features; } }""",
    "android/text/InputType.java": """public interface InputType {
        int TYPE_MASK_CLASS = 0xf, TYPE_MASK_VARIATION = 0xff0, TYPE_CLASS_TEXT = 1;
        int TYPE_TEXT_FLAG_NO_SUGGESTIONS = 0x80000;
        int TYPE_TEXT_VARIATION_VISIBLE_PASSWORD = 0x90; }""",
    "android/view/View.java": f"""public class View {{
        public static final int GONE = 8;
        public View(android.content.Context context) {{}}
        public void setVisibility(int visibility) {{ {PRINT}("visibility " + visibility); }}
        public android.view.inputmethod.InputConnection onCreateInputConnection(
                android.view.inputmethod.EditorInfo editor) {{ return null; }} }}""",
    "android/view/ViewGroup.java": f"""public class ViewGroup {{
        public static class LayoutParams {{}}
        public void addView(View view, LayoutParams params) {{
            {PRINT}("added " + view.getClass().getSimpleName()); }} }}""",
    "android/view/Window.java": f"""public class Window {{
        public void addFlags(int flags) {{ {PRINT}("flags " + flags); }} }}""",
    "android/view/WindowManager.java": """public interface WindowManager {
        class LayoutParams { public static final int FLAG_SECURE = 0x2000; } }""",
    "android/view/inputmethod/EditorInfo.java": """public class EditorInfo {
        public static final int IME_FLAG_NO_PERSONALIZED_LEARNING = 0x1000000;
        public int inputType, imeOptions; }""",
    "android/view/inputmethod/InputConnection.java": "public interface InputConnection {}",
    "android/widget/RelativeLayout.java": """public class RelativeLayout {
        public static class LayoutParams extends android.view.ViewGroup.LayoutParams {
            public LayoutParams(int width, int height) {} } }""",
    "org/libsdl/app/DummyEdit.java": """import android.view.inputmethod.EditorInfo;
        import android.view.inputmethod.InputConnection;
        class DummyEdit extends android.view.View {
            public DummyEdit(android.content.Context context) { super(context); }
            public InputConnection onCreateInputConnection(EditorInfo editor) {
                editor.inputType = SDLActivity.keyboardInputType;
                editor.imeOptions = 0x12000000;
                return null; } }""",
    "org/libsdl/app/SDLSurface.java": f"""public class SDLSurface {{
        public void setSecure(boolean secure) {{ {PRINT}("secure " + secure); }} }}""",
    "org/libsdl/app/SDLActivity.java": """public class SDLActivity extends android.app.Activity {
        public static int keyboardInputType = 1;
        protected static DummyEdit mTextEdit;
        protected static android.view.ViewGroup mLayout = new android.view.ViewGroup();
        protected SDLSurface createSDLSurface(android.content.Context context) {
            return new SDLSurface(); }
        protected void finishLoad() {}
        public static String field(int type) {
            keyboardInputType = type;
            android.view.inputmethod.EditorInfo editor = new android.view.inputmethod.EditorInfo();
            mTextEdit.onCreateInputConnection(editor);
            return Integer.toHexString(editor.inputType)
                + " " + Integer.toHexString(editor.imeOptions); } }""",
    "org/kivy/android/PythonActivity.java": f"""import android.view.Window;
        public class PythonActivity extends org.libsdl.app.SDLActivity {{
            public Window getWindow() {{ return new Window(); }}
            protected void onCreate(android.os.Bundle state) {{
                {PRINT}("created");
                createSDLSurface(this);
                {PRINT}("attached");
                finishLoad(); }} }}""",
}
USES = re.compile(r"// (?:Interface)?(Method|Field) (\S+)\.\"?([\w<>]+)\"?:(\S+)")
GUARD = "android/os/Build$VERSION.SDK_INT"


def compile_java(folder: Path) -> Path:
    """Compile the app's classes and the stubs; return the folder of the classes."""
    for name, text in STUBS.items():
        package = Path(name).parent.as_posix().replace("/", ".")
        write_tree(folder, {name: f"package {package};\n{text}"})
    return _compile(folder / "out", [*folder.rglob("*.java"), *JAVA.rglob("*.java")])


def _compile(out: Path, sources: Iterable[Path], *options: str) -> Path:
    release = ["--release", "9", "-Xlint:-options"]  # the stubs use what Java 8 does not have
    command = ["javac", *QUICK, "-Werror", *release, *options, "-d", str(out), *map(str, sources)]
    subprocess.run(command, check=True)
    return out


def run_java(classes: Path, folder: Path, *programs: str) -> list[list[str]]:
    """The lines that each program prints, run beside the compiled classes in its own process.

    All programs are compiled at once, into `folder`, as each start of the compiler is slow.
    """
    for number, program in enumerate(programs):
        source = f"""package org.seeingthings;
            import android.speech.tts.*;
            import java.util.*;
            public class Start{number} {{
                public static void main(String[] none) throws Exception {{ {program} }} }}"""
        write_tree(folder, {f"Start{number}.java": source})
    started = _compile(folder / "out", folder.glob("*.java"), "-cp", str(classes))
    return [
        subprocess.run(
            ["java", "-cp", f"{classes}:{started}", f"org.seeingthings.Start{number}"],
            check=True,
            capture_output=True,
            text=True,
        ).stdout.splitlines()
        for number in range(len(programs))
    ]


def java_uses(classes: Path) -> list[tuple[str, str, int]]:
    """Every method of Android that our classes call: class, name with signature, and level.

    The level is the API level that the same method of ours has asked for before; 0 without.
    """
    ours = [source.relative_to(JAVA).with_suffix("") for source in JAVA.rglob("*.java")]
    files = [str(classes / f"{name}.class") for name in ours]
    command = ["javap", "-c", "-p", *files]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    uses, asked, guard = [], False, 0
    for line in printed.splitlines():
        if line.endswith(("Code:", "}")):
            asked, guard = False, 0
        elif GUARD in line:
            asked = True
        elif asked and (number := re.search(r"(?:bipush|sipush) +(\d+)", line)):
            asked, guard = False, int(number[1])
        elif (found := USES.search(line)) and found[1] == "Method":
            uses.append((found[2], found[3] + found[4], guard))
    theirs = ("android/", "org/kivy/", "org/libsdl/")
    return [use for use in uses if use[0].startswith(theirs) and Path(use[0]) not in ours]


def java_declares(classes: Path, name: str) -> set[str]:
    """The public methods of a class of ours, with their signatures."""
    command = ["javap", "-public", "-s", str(classes / f"{name}.class")]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found = re.findall(r"([\w.]+)\([^)]*\);\n *descriptor: (\S+)", printed)
    return {f"{'<init>' if '.' in method else method}{signature}" for method, signature in found}
