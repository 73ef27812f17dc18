package moyo.cluster;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * The pairs of a run: which wait, which are handed out, which games are still wanted. It decides
 * when the next wave of pairs is handed out and counts each game once. Times are in nanoseconds.
 *
 * <p>With S slots, S + S/4 pairs are handed out, so a slot that becomes free has work while the
 * driver prepares the next wave. A wave has at least S/16 pairs, because Spark needs time for each
 * wave and for each set of tasks that it compares at each offer of a slot.
 *
 * <p>When no pair waits and slots are free, a pair that takes longer than twice the median is
 * handed out a second time: its node may be slow. The games that come first count.
 */
public final class Ledger {
    private static final int RESERVE = 4;
    private static final int WAVES = 16;
    private static final int SLOW = 2;
    private static final int FEWEST_FOR_MEDIAN = 3;
    private static final long NOT_BEGUN = Long.MIN_VALUE;

    private final int[] wanted;
    private final long[] begun;
    private final int[] beginnings;
    private final BitSet twice = new BitSet();
    private final Deque<Integer> waiting = new ArrayDeque<>();
    private final BitSet out = new BitSet();
    private final Median median = new Median();
    private int copies;
    private int open;

    /**
     * @param games the games to be played of each pair, each 0 or 1
     */
    public Ledger(List<List<Integer>> games) {
        wanted = new int[games.size()];
        begun = new long[games.size()];
        beginnings = new int[games.size()];
        Arrays.fill(begun, NOT_BEGUN);
        for (int pair = 0; pair < wanted.length; pair++) {
            for (int game : games.get(pair)) {
                wanted[pair] |= 1 << game;
            }
            waiting.add(pair);
        }
        open = wanted.length;
    }

    /** Returns the pairs to hand out now; empty if enough are handed out. */
    public synchronized List<Integer> wave(int slots, long now) {
        int room = slots + Math.max(1, slots / RESERVE) - out.cardinality() - copies;
        if (waiting.isEmpty()) {
            return again(slots - out.cardinality() - copies, now);
        }
        List<Integer> wave = new ArrayList<>();
        if (room >= Math.max(1, slots / WAVES)) {
            while (wave.size() < room && !waiting.isEmpty()) {
                int pair = waiting.remove();
                out.set(pair);
                wave.add(pair);
            }
        }
        return wave;
    }

    private List<Integer> again(int free, long now) {
        List<Integer> wave = new ArrayList<>();
        if (median.count() >= FEWEST_FOR_MEDIAN) {
            for (int pair = out.nextSetBit(0);
                    pair >= 0 && wave.size() < free;
                    pair = out.nextSetBit(pair + 1)) {
                if (begun[pair] != NOT_BEGUN
                        && !twice.get(pair)
                        && now - begun[pair] > SLOW * median.value()) {
                    twice.set(pair);
                    wave.add(pair);
                }
            }
        }
        copies += wave.size();
        return wave;
    }

    /** Notes that a node begins a pair and returns the games that are still wanted. */
    public synchronized List<Integer> begin(int pair, long now) {
        if (begun[pair] == NOT_BEGUN) {
            begun[pair] = now;
        }
        beginnings[pair]++;
        List<Integer> games = new ArrayList<>();
        for (int game = 0; game < 2; game++) {
            if ((wanted[pair] & 1 << game) != 0) {
                games.add(game);
            }
        }
        return games;
    }

    /** Notes the end of a game; returns false if it was not wanted or has come before. */
    public synchronized boolean take(int pair, int game, long now) {
        if ((wanted[pair] & 1 << game) == 0) {
            return false;
        }
        wanted[pair] &= ~(1 << game);
        beginnings[pair] = 0;
        if (wanted[pair] == 0) {
            open--;
            out.clear(pair);
            if (twice.get(pair)) {
                copies--;
            }
            if (begun[pair] != NOT_BEGUN) {
                median.add(now - begun[pair]);
            }
        }
        return true;
    }

    /** Notes that a node lives and cannot play a pair. */
    public synchronized void giveBack(int pair) {
        beginnings[pair] = 0;
    }

    /** Returns how often nodes have begun a pair since one of them was last heard of it. */
    public synchronized int beginnings(int pair) {
        return beginnings[pair];
    }

    /** Returns whether every game was taken. */
    public synchronized boolean isDone() {
        return open == 0;
    }

    /** Returns the number of pairs that a node has begun and not ended. */
    public synchronized int underWay() {
        return (int) out.stream().filter(pair -> begun[pair] != NOT_BEGUN).count();
    }

    /** Returns the number of pairs that are handed out and not ended. */
    public synchronized int handedOut() {
        return out.cardinality();
    }
}
