package moyo.web.room.opponent;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The programs that are in memory, at most {@value #MOST} and those that think: the one that was
 * not used for the longest time rests.
 */
final class Roster {
    static final int MOST = 24;

    /** In the order of their last use. */
    private final Set<Opponent<?, ?>> inMemory = new LinkedHashSet<>();

    /** Is called before a program thinks. */
    void use(Opponent<?, ?> opponent) {
        List<Opponent<?, ?>> tired = new ArrayList<>();
        synchronized (this) {
            inMemory.remove(opponent);
            inMemory.add(opponent);
            while (inMemory.size() > MOST) {
                Opponent<?, ?> eldest = inMemory.iterator().next();
                inMemory.remove(eldest);
                tired.add(eldest);
            }
        }
        tired.forEach(Opponent::rest);
    }

    /** A program was closed. */
    synchronized void forget(Opponent<?, ?> opponent) {
        inMemory.remove(opponent);
    }
}
