package org.seeingthings;

import android.content.Context;
import android.os.Bundle;
import android.view.WindowManager;
import org.kivy.android.PythonActivity;
import org.libsdl.app.SDLSurface;

/**
 * The window of the app: black in screenshots, in casts and in the list of recent apps.
 *
 * <p>Before Android 10 that holds only for what is marked before it is attached to the screen, long
 * before any Python runs: the window itself, and the surface on which SDL paints.
 */
public class ProtectedActivity extends PythonActivity {
    @Override
    protected void onCreate(Bundle savedInstanceState) {
        getWindow().addFlags(WindowManager.LayoutParams.FLAG_SECURE);
        super.onCreate(savedInstanceState);
    }

    @Override
    protected SDLSurface createSDLSurface(Context context) {
        SDLSurface surface = super.createSDLSurface(context);
        surface.setSecure(true);
        return surface;
    }
}
