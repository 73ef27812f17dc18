package moyo.lab.record;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import moyo.lab.stats.Saving;

/**
 * What the searches of a matchup's two players did. Built up result by result, in any order.
 *
 * <p>Savings compare moves during which a memory of positions was open, or would have been, at an
 * equal number of playouts. The games of a pair are one sample, as they share an opening.
 */
public final class SearchWork {
    /** Of the intervals. */
    public static final double LEVEL = 0.95;

    private final Map<Integer, Saving.Sample> moves = new TreeMap<>();
    private final Map<Integer, Saving.Sample> cpu = new TreeMap<>();
    private PlayerWork a = PlayerWork.NONE;
    private PlayerWork b = PlayerWork.NONE;
    private int gatedGames;

    public static SearchWork of(Collection<GameResult> results) {
        SearchWork work = new SearchWork();
        results.forEach(work::add);
        return work;
    }

    /** The works of all matchups that have results. */
    public static Map<String, SearchWork> byMatchup(Collection<GameResult> results) {
        Map<String, SearchWork> works = new TreeMap<>();
        for (GameResult result : results) {
            works.computeIfAbsent(result.matchup(), m -> new SearchWork()).add(result);
        }
        return works;
    }

    public void add(GameResult result) {
        PlayerWork mine = PlayerWork.of(result, result.game());
        PlayerWork theirs = PlayerWork.of(result, 1 - result.game());
        a = a.plus(mine);
        b = b.plus(theirs);
        if (mine.isTelling() || theirs.isTelling()) {
            gatedGames++;
            moves.merge(result.pair(), moves(mine, theirs), Saving.Sample::plus);
        }
        boolean timed = result.gatedCpuSeconds().stream().noneMatch(s -> s.isNaN());
        if (timed) {
            cpu.merge(result.pair(), cpu(mine, theirs), Saving.Sample::plus);
        }
    }

    private static Saving.Sample moves(PlayerWork a, PlayerWork b) {
        return new Saving.Sample(
                a.effort().gatedPlayoutMoves(),
                a.effort().gatedSimulations(),
                b.effort().gatedPlayoutMoves(),
                b.effort().gatedSimulations());
    }

    private static Saving.Sample cpu(PlayerWork a, PlayerWork b) {
        return new Saving.Sample(
                a.gatedCpuSeconds(),
                a.timedSimulations(),
                b.gatedCpuSeconds(),
                b.timedSimulations());
    }

    public PlayerWork a() {
        return a;
    }

    public PlayerWork b() {
        return b;
    }

    public boolean isTelling() {
        return a.isTelling() || b.isTelling();
    }

    /** The games that savings rest on; 0 if only one of the two counts gated playouts, or none. */
    public int comparedGames() {
        return savedMoves().isKnown() ? gatedGames : 0;
    }

    /** How many moves of a playout A saves. */
    public Saving savedMoves() {
        return Saving.of(moves.values(), LEVEL);
    }

    /** How much processor time of a playout A saves. */
    public Saving savedCpu() {
        return Saving.of(cpu.values(), LEVEL);
    }
}
