package org.seeingthings;

import android.content.Context;
import android.speech.tts.TextToSpeech;
import android.speech.tts.Voice;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Says sentences with the tablet's own engine, with the volume and the rate people have set.
 *
 * <p>Without an engine, or without a voice for the language that needs no network, it is silent. The
 * caller never waits: the engine is another app, and takes its time.
 */
public final class Speaker implements TextToSpeech.OnInitListener {
    final ExecutorService worker = Executors.newSingleThreadExecutor();
    private final CountDownLatch answered = new CountDownLatch(1);
    private final AtomicInteger latest = new AtomicInteger();
    private final TextToSpeech engine;
    private volatile boolean works;

    public Speaker(Context context) {
        engine = new TextToSpeech(context.getApplicationContext(), this);
    }

    @Override
    public void onInit(int status) {
        works = status == TextToSpeech.SUCCESS;
        answered.countDown();
    }

    /** Says a sentence in a language, such as "pl"; what was said before is broken off. */
    public void say(String sentence, String language) {
        int mine = latest.incrementAndGet();
        worker.execute(() -> sayNow(mine, sentence, Locale.forLanguageTag(language)));
    }

    /** Breaks off what is said, and forgets what waits to be said. */
    public void stop() {
        latest.incrementAndGet();
        worker.execute(() -> engine.stop());
    }

    /** Gives the engine back, for good. */
    public void shutdown() {
        latest.incrementAndGet();
        worker.shutdownNow();
        engine.shutdown();
    }

    private void sayNow(int mine, String sentence, Locale language) {
        try {
            answered.await();
            if (works && mine == latest.get() && chooseVoice(language)) {
                engine.speak(sentence, TextToSpeech.QUEUE_FLUSH, null, sentence);
            }
        } catch (InterruptedException | RuntimeException nothingIsSaid) {
            // Engines are other people's apps, and some break their promises.
        }
    }

    private boolean chooseVoice(Locale language) {
        if (engine.setLanguage(language) < TextToSpeech.LANG_AVAILABLE) {
            return false;
        }
        if (isOffline(engine.getVoice())) {
            return true;
        }
        for (Voice voice : engine.getVoices()) {
            boolean speaks =
                    voice.getLocale().getISO3Language().equals(language.getISO3Language());
            if (speaks && isOffline(voice)) {
                return engine.setVoice(voice) == TextToSpeech.SUCCESS;
            }
        }
        return false;
    }

    private static boolean isOffline(Voice voice) {
        return voice != null
                && !voice.isNetworkConnectionRequired()
                && !voice.getFeatures().contains(TextToSpeech.Engine.KEY_FEATURE_NOT_INSTALLED);
    }
}
