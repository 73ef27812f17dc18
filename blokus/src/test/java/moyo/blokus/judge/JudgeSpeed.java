package moyo.blokus.judge;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.game.MoveList;
import moyo.game.Rng;

/**
 * What a look at a position and the judgement of a move cost, in CPU time, over the positions of
 * random games; the best of some rounds. Result on two shared cores of an AMD EPYC, with JDK 17:
 *
 * <pre>
 * a look 1035 ns, a move 20.6 ns
 * </pre>
 */
final class JudgeSpeed {
    private static final BlokusGame GAME = new BlokusGame();
    private static final int GAMES = 16;
    private static final int ROUNDS = 12;
    private static final int REPEATS = 200;

    private JudgeSpeed() {}

    public static void main(String[] args) {
        List<BlokusPosition> positions = new ArrayList<>();
        List<MoveList> legal = new ArrayList<>();
        for (int seed = 0; seed < GAMES; seed++) {
            addGame(new Rng(seed), positions, legal);
        }
        MoveJudge judge = new MoveJudge(JudgeWeights.shipped());
        double look = Double.MAX_VALUE;
        double move = Double.MAX_VALUE;
        float sum = 0;
        for (int round = 0; round < ROUNDS; round++) {
            long looks = 0;
            long moves = 0;
            long count = 0;
            for (int repeat = 0; repeat < REPEATS; repeat++) {
                long begin = cpuNanos();
                for (BlokusPosition position : positions) {
                    judge.look(position);
                }
                long middle = cpuNanos();
                for (MoveList list : legal) {
                    for (int i = 0; i < list.size(); i++) {
                        sum += judge.logWeight(list.get(i));
                    }
                    count += list.size();
                }
                looks += middle - begin;
                moves += cpuNanos() - middle;
            }
            look = Math.min(look, (double) looks / REPEATS / positions.size());
            move = Math.min(move, (double) moves / count);
        }
        System.out.printf(
                Locale.ROOT, "a look %.0f ns, a move %.1f ns (sum %g)%n", look, move, sum);
    }

    private static void addGame(Rng rng, List<BlokusPosition> positions, List<MoveList> legal) {
        BlokusPosition position = GAME.newPosition();
        while (!position.isOver()) {
            BlokusPosition copy = GAME.newPosition();
            copy.copyFrom(position);
            positions.add(copy);
            MoveList moves = new MoveList(GAME.moveCodes());
            position.placements(position.toMove(), moves);
            legal.add(moves);
            position.play(position.draw(rng));
        }
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
