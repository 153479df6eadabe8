package org.seeingthings;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Build;
import android.os.Bundle;
import android.view.WindowManager;
import org.kivy.android.PythonActivity;
import org.libsdl.app.PrivateEdit;
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

    /** Called when the layout exists: puts a field into it whose text no keyboard learns. */
    @Override
    protected void finishLoad() {
        super.finishLoad();
        PrivateEdit.install(this);
    }

    /**
     * Registers a receiver for broadcasts of the system only.
     *
     * <p>SDL registers its receivers for gamepads without saying for whom they are, which Android 14
     * refuses.
     */
    @Override
    public Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter) {
        if (Build.VERSION.SDK_INT >= 33) {
            return super.registerReceiver(receiver, filter, Context.RECEIVER_NOT_EXPORTED);
        }
        return super.registerReceiver(receiver, filter);
    }

    /** Treats a result without an intent as cancelled: Python cannot tell a null from an intent. */
    @Override
    protected void onActivityResult(int request, int result, Intent intent) {
        super.onActivityResult(request, intent == null ? RESULT_CANCELED : result, intent);
    }
}
