package moyo.blokus;

import java.lang.management.ManagementFactory;
import moyo.game.Rng;

/** Uniform playouts per CPU second at some plies of a random game; the best of some rounds. */
final class PlayoutSpeed {
    private static final int ROUNDS = 8;
    private static final long ROUND_NANOS = 500_000_000L;

    private PlayoutSpeed() {}

    public static void main(String[] args) {
        for (int ply : new int[] {0, 9, 14}) {
            BlokusPosition start = start(ply);
            double best = 0;
            for (int round = 0; round < ROUNDS; round++) {
                best = Math.max(best, playoutsPerSecond(start));
            }
            System.out.printf("ply %2d: %,.0f playouts per CPU second%n", ply, best);
        }
    }

    private static BlokusPosition start(int ply) {
        BlokusPosition position = new BlokusGame().newPosition();
        Rng rng = new Rng(1);
        while (position.moveNumber() < ply) {
            position.play(position.draw(rng));
        }
        return position;
    }

    private static double playoutsPerSecond(BlokusPosition start) {
        BlokusPosition position = new BlokusGame().newPosition();
        UniformPolicy policy = new UniformPolicy();
        Rng rng = new Rng(2);
        long begin = cpuNanos();
        long end = begin;
        int playouts = 0;
        while (end - begin < ROUND_NANOS) {
            for (int i = 0; i < 500; i++) {
                position.copyFrom(start);
                position.beginPlayout();
                policy.playOut(position, rng);
            }
            playouts += 500;
            end = cpuNanos();
        }
        return playouts * 1e9 / (end - begin);
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
