package org.libsdl.app;

import android.content.Context;
import android.text.InputType;
import android.view.View;
import android.view.inputmethod.EditorInfo;
import android.view.inputmethod.InputConnection;
import android.widget.RelativeLayout;

/**
 * The field that gets what people type, in place of SDL's own: no keyboard learns from it.
 *
 * <p>Secret fields come from Kivy with the flag for no suggestions, which many keyboards ignore.
 * They all keep their hands off a password, so a secret text is called a visible one.
 */
public class PrivateEdit extends DummyEdit {
    private PrivateEdit(Context context) {
        super(context);
    }

    /** Takes the place of SDL's field, which SDL would make at the first text. */
    public static void install(Context context) {
        PrivateEdit field = new PrivateEdit(context);
        field.setVisibility(View.GONE);
        SDLActivity.mTextEdit = field;
        SDLActivity.mLayout.addView(field, new RelativeLayout.LayoutParams(0, 0));
    }

    @Override
    public InputConnection onCreateInputConnection(EditorInfo editor) {
        InputConnection connection = super.onCreateInputConnection(editor);
        editor.imeOptions |= EditorInfo.IME_FLAG_NO_PERSONALIZED_LEARNING;
        boolean isText = (editor.inputType & InputType.TYPE_MASK_CLASS) == InputType.TYPE_CLASS_TEXT;
        if (isText && (editor.inputType & InputType.TYPE_TEXT_FLAG_NO_SUGGESTIONS) != 0) {
            editor.inputType &= ~InputType.TYPE_MASK_VARIATION;
            editor.inputType |= InputType.TYPE_TEXT_VARIATION_VISIBLE_PASSWORD;
        }
        return connection;
    }
}
