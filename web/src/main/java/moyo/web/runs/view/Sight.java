package moyo.web.runs.view;

import java.io.IOException;
import java.util.Map;

/** A run that somebody looks at. Not thread-safe. */
public interface Sight {
    /**
     * Reads what was added since the last call.
     *
     * @return whether {@link #json} differs from before
     * @throws moyo.game.BadInput if a file is damaged, with a sentence that names it
     */
    boolean look() throws IOException;

    /** Returns what the page shows of it. */
    Map<String, Object> json();
}
