package moyo.blokus.playout;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.Placements;
import moyo.game.MoveList;
import moyo.game.Rng;

/**
 * Uniform playouts per CPU second from some plies of games, the best of some rounds. The games are
 * random, or place large pieces first, as good players do. Result on two shared cores of an AMD
 * EPYC, with JDK 17:
 *
 * <pre>
 *                    ply 0     ply 9    ply 14
 * random game        137,000   161,000   199,000
 * large pieces first 138,000   168,000   223,000
 * </pre>
 */
final class PlayoutSpeed {
    private static final BlokusGame GAME = new BlokusGame();
    private static final int GAMES = 16;
    private static final int ROUNDS = 8;
    private static final long ROUND_NANOS = 500_000_000L;

    private PlayoutSpeed() {}

    public static void main(String[] args) {
        for (boolean largeFirst : new boolean[] {false, true}) {
            for (int ply : new int[] {0, 9, 14}) {
                List<BlokusPosition> starts =
                        LongStream.range(0, GAMES)
                                .mapToObj(seed -> start(ply, largeFirst, new Rng(seed)))
                                .toList();
                double best = 0;
                for (int round = 0; round < ROUNDS; round++) {
                    best = Math.max(best, playoutsPerSecond(starts));
                }
                System.out.printf(
                        Locale.ROOT,
                        "%s, ply %2d: %,.0f playouts per CPU second%n",
                        largeFirst ? "large pieces first" : "random game",
                        ply,
                        best);
            }
        }
    }

    private static BlokusPosition start(int ply, boolean largeFirst, Rng rng) {
        BlokusPosition position = GAME.newPosition();
        MoveList moves = new MoveList(GAME.moveCodes());
        while (position.moveNumber() < ply) {
            position.legalMoves(moves);
            int move = moves.draw(rng);
            for (int i = 0; largeFirst && i < moves.size(); i++) {
                int other = moves.draw(rng);
                move = Placements.size(other) > Placements.size(move) ? other : move;
            }
            position.play(move);
        }
        return position;
    }

    private static double playoutsPerSecond(List<BlokusPosition> starts) {
        BlokusPosition position = GAME.newPosition();
        UniformPolicy policy = new UniformPolicy();
        Rng rng = new Rng(2);
        long begin = cpuNanos();
        long end = begin;
        int playouts = 0;
        while (end - begin < ROUND_NANOS) {
            for (int i = 0; i < 32 * GAMES; i++) {
                position.copyFrom(starts.get(i % GAMES));
                position.beginPlayout();
                policy.playOut(position, rng);
                playouts++;
            }
            end = cpuNanos();
        }
        return playouts * 1e9 / (end - begin);
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
