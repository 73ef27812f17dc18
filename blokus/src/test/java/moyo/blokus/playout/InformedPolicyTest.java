package moyo.blokus.playout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.Cells;
import moyo.blokus.Placements;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.search.tree.Trail;
import moyo.testkit.Allocation;
import moyo.testkit.Walks;
import org.junit.jupiter.api.Test;

final class InformedPolicyTest {
    private static final BlokusGame GAME = new BlokusGame();
    private static final int[][] SIDES = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    private static final int[][] DIAGONALS = {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};

    private static InformedPolicy policy(boolean replies) {
        return new InformedPolicy(new Preference(3, 1.8), 8, replies);
    }

    /** Every move is legal, a pass is forced, and who is told to be lost is lost. */
    @Test
    void playsByTheRules() {
        Walks.repeat(
                300,
                rng -> {
                    InformedPolicy policy = policy(true);
                    for (int game = 0; game < 5; game++) {
                        playByTheRules(policy, rng);
                    }
                });
    }

    private static void playByTheRules(InformedPolicy policy, Rng rng) {
        BlokusPosition position = GAME.newPosition();
        Trail trail = new Trail(GAME.longestGame());
        double decided = 0;
        while (!position.isOver()) {
            if (policy.isDecided(position) && decided == 0) {
                decided = position.score();
            }
            int move = policy.choose(position, rng);
            assertThat(position.isLegal(move)).as(GAME.moveName(move)).isTrue();
            position.play(move);
            trail.addPlayoutMove(move);
        }
        if (decided != 0) {
            assertThat(Math.signum(position.score())).isEqualTo(Math.signum(decided));
        }
        double score = position.score();
        policy.playedOut(position, trail, score, score > 0 ? 1 : score < 0 ? 0 : 0.5);
    }

    /** A side that is ahead may still be overtaken by the other, which places on. */
    @Test
    void whoMustPassAndIsBehindHasLost() {
        InformedPolicy policy = policy(false);
        int[] behind = new int[2];
        Walks.repeat(
                100,
                rng -> {
                    BlokusPosition position = GAME.newPosition();
                    UniformPolicy uniform = new UniformPolicy();
                    while (!position.isOver()) {
                        int own = position.toMove();
                        boolean passes = position.isLegal(Game.PASS);
                        double lead = own == Colour.FIRST ? position.score() : -position.score();
                        assertThat(policy.isDecided(position)).isEqualTo(passes && lead < 0);
                        if (passes) {
                            behind[lead < 0 ? 1 : 0]++;
                        }
                        position.play(uniform.choose(position, rng));
                    }
                });
        if (Long.getLong("seed") == null) { // a single walk may have none
            assertThat(behind[0]).as("passes of who is ahead").isPositive();
            assertThat(behind[1]).as("passes of who is behind").isPositive();
        }
    }

    @Test
    void allocatesNothing() {
        InformedPolicy policy = policy(true);
        BlokusPosition position = GAME.newPosition();
        BlokusPosition start = GAME.newPosition();
        Rng rng = new Rng(1);
        Trail trail = new Trail(GAME.longestGame());
        trail.addPlayoutMove(GAME.parseMove("e10"));
        trail.addPlayoutMove(GAME.parseMove("j5"));
        Allocation.assertNone(
                () -> {
                    for (int i = 0; i < 200; i++) {
                        position.copyFrom(start);
                        position.beginPlayout();
                        policy.playOut(position, rng);
                        policy.playedOut(position, trail, 1, 1);
                    }
                });
    }

    /** Of the placements that reach the opponent's new corners it takes one that covers many. */
    @Test
    void contestsWhatTheOpponentHasJustOpened() {
        BlokusPosition position = GAME.newPosition();
        for (String move : new String[] {"e8,d9,e9,f9,e10", "i4,h5,i5,j5,i6", "h6,f7,g7,h7,g8"}) {
            position.play(GAME.parseMove(move));
        }
        Set<Integer> contested = contestedCells(position);
        int covered = 0;
        int covers = 0;
        MoveList legal = new MoveList(GAME.moveCodes());
        position.legalMoves(legal);
        for (int i = 0; i < legal.size(); i++) {
            covers += count(legal.get(i), contested);
        }
        InformedPolicy policy = policy(false);
        Rng rng = new Rng(7);
        for (int i = 0; i < 200; i++) {
            covered += count(policy.choose(position, rng), contested);
        }
        double usual = covers / (double) legal.size();
        assertThat(covered / 200.0).isGreaterThan(2 * usual).isGreaterThan(1.5);
    }

    /** Free cells that are corners of the opponent's last piece, or beside one; cell by cell. */
    private static Set<Integer> contestedCells(BlokusPosition position) {
        int own = position.toMove();
        int other = Colour.other(own);
        Set<Integer> cells = new HashSet<>();
        for (int cell : Placements.cells(position.lastPlacement(other))) {
            for (int corner : around(cell, DIAGONALS)) {
                if (isFree(position, corner, other)) {
                    cells.add(corner);
                    cells.addAll(around(corner, SIDES));
                }
            }
        }
        cells.removeIf(cell -> !isFree(position, cell, own));
        return cells;
    }

    private static List<Integer> around(int cell, int[][] steps) {
        List<Integer> cells = new ArrayList<>();
        for (int[] step : steps) {
            int next = Cells.cellOrAbsent(Cells.x(cell) + step[0], Cells.y(cell) + step[1]);
            if (next != Cells.ABSENT) {
                cells.add(next);
            }
        }
        return cells;
    }

    /** Whether a colour may cover a cell. */
    private static boolean isFree(BlokusPosition position, int cell, int colour) {
        return position.owner(cell) == BlokusPosition.NOBODY
                && around(cell, SIDES).stream().noneMatch(c -> position.owner(c) == colour);
    }

    /** From a list the best is taken, and "best" agrees with a count cell by cell. */
    @Test
    void ofAListItTakesThePlacementThatContestsMost() {
        Walks.repeat(
                100,
                rng -> {
                    BlokusPosition position = GAME.newPosition();
                    MoveList legal = new MoveList(GAME.moveCodes());
                    UniformPolicy uniform = new UniformPolicy();
                    for (int i = 0; i < 4 + rng.nextInt(14) && !position.isOver(); i++) {
                        position.play(uniform.choose(position, rng));
                    }
                    position.legalMoves(legal);
                    if (!position.isOver() && legal.get(0) != Game.PASS) {
                        takesTheBest(position, legal, rng);
                    }
                });
    }

    private static void takesTheBest(BlokusPosition position, MoveList legal, Rng rng) {
        int own = position.toMove();
        Set<Integer> contested = contestedCells(position);
        Contest contest = new Contest(new Preference(3, 1.8), 8);
        contest.look(position.side(own), position.side(Colour.other(own)));
        int best = contest.best(position.side(own), legal, rng);
        int most = 0;
        for (int i = 0; i < legal.size(); i++) {
            most = Math.max(most, worth(position, legal.get(i), contested));
        }
        assertThat(worth(position, best, contested)).isEqualTo(most);
    }

    /** Own corners count twice. */
    private static int worth(BlokusPosition position, int placement, Set<Integer> contested) {
        int own = position.toMove();
        int worth = 0;
        for (int cell : Placements.cells(placement)) {
            if (contested.contains(cell)) {
                boolean corner =
                        around(cell, DIAGONALS).stream().anyMatch(c -> position.owner(c) == own);
                worth += corner ? 2 : 1;
            }
        }
        return worth;
    }

    private static int count(int placement, Set<Integer> cells) {
        int count = 0;
        for (int cell : placement == Game.PASS ? new int[0] : Placements.cells(placement)) {
            count += cells.contains(cell) ? 1 : 0;
        }
        return count;
    }
}
