package moyo.search;

import moyo.game.Position;

/** Remembers nothing. */
final class NoMemory<P extends Position<P>> implements Memory<P> {
    @Override
    public void newGame() {}

    @Override
    public boolean isGated(P root) {
        return false;
    }

    @Override
    public boolean isOpenAt(P root) {
        return false;
    }

    @Override
    public boolean isOn() {
        return false;
    }

    @Override
    public int symmetries() {
        return 0;
    }

    @Override
    public void begin(P root) {}

    @Override
    public boolean entered(P position, Tree tree, int parent, int child) {
        return false;
    }

    @Override
    public void beginPlayout() {}

    @Override
    public boolean listens() {
        return false;
    }

    @Override
    public void choosing(P position) {}

    @Override
    public boolean stopsAt(P position, int move, PlayoutPolicy<P> policy) {
        return false;
    }

    @Override
    public double result() {
        return Double.NaN;
    }

    @Override
    public void playedOut(double result) {}

    @Override
    public void ended(double result) {}

    @Override
    public boolean countsAsLost() {
        return false;
    }

    @Override
    public Effort effort() {
        return Effort.NONE;
    }
}
