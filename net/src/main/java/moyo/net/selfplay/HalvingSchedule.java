package moyo.net.selfplay;

import java.util.Arrays;

/**
 * Sequential halving (Karnin et al. 2013) as a list: for each simulation, the number of visits that
 * the candidate to be visited has so far. Each phase visits all remaining candidates equally often,
 * then the better half remains.
 */
public final class HalvingSchedule {
    private final int[][] visits;

    /**
     * The schedules for 1 up to {@code most} candidates.
     *
     * @param simulations of one search
     */
    public HalvingSchedule(int most, int simulations) {
        visits = new int[most + 1][];
        for (int candidates = 0; candidates <= most; candidates++) {
            visits[candidates] = schedule(candidates, simulations);
        }
    }

    private static int[] schedule(int candidates, int simulations) {
        int[] schedule = new int[simulations];
        if (candidates <= 1) {
            Arrays.setAll(schedule, i -> i);
            return schedule;
        }
        int phases = 32 - Integer.numberOfLeadingZeros(candidates - 1); // log2, rounded up
        int[] seen = new int[candidates];
        int remaining = candidates;
        int done = 0;
        while (done < simulations) {
            int extra = Math.max(1, simulations / (phases * remaining));
            for (int round = 0; round < extra; round++) {
                for (int i = 0; i < remaining && done < simulations; i++) {
                    schedule[done++] = seen[i]++;
                }
            }
            remaining = Math.max(2, remaining / 2);
        }
        return schedule;
    }

    /** The visits of the candidate that simulation {@code number}, from 0, goes to. */
    public int visits(int candidates, int number) {
        return visits[Math.min(candidates, visits.length - 1)][number];
    }

    public int simulations() {
        return visits[0].length;
    }
}
