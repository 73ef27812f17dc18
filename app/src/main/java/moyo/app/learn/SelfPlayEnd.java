package moyo.app.learn;

import java.util.function.BooleanSupplier;
import moyo.net.selfplay.Progress;
import org.jspecify.annotations.Nullable;

/** Ends self-play after a number of games, or when its thread is interrupted. */
final class SelfPlayEnd implements BooleanSupplier {
    private final int games;
    private volatile @Nullable Progress progress;

    SelfPlayEnd(int games) {
        this.games = games;
    }

    void of(Progress counted) {
        progress = counted;
    }

    @Override
    public boolean getAsBoolean() {
        Progress counted = progress;
        return counted != null && counted.games() >= games;
    }
}
