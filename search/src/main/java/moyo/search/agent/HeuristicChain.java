package moyo.search.agent;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.count.Counter;
import moyo.search.count.Counts;

/**
 * For each playout move an agent of a team is drawn and asks its heuristics in its order; the first
 * one with an acceptable move makes it. Counts who did. For one thread; never allocates.
 *
 * @param <P> the positions of the game
 */
public final class HeuristicChain<P extends Position<P>> {
    /** The table of counters: a row for each agent, a column for each heuristic. */
    public static final String TABLE = "team";

    /** What {@link #choose} returns when no heuristic has an acceptable move. */
    public static final int NONE = Game.PASS;

    /**
     * The heuristics of a game by number, as its letters are counted.
     *
     * @param <P> the positions of the game
     */
    public interface Voices<P extends Position<P>> {
        /** Adds the candidates of a heuristic; they need not be legal. */
        void suggest(int voice, P position, MoveList moves);

        /** Whether a candidate may be played. */
        boolean accepts(P position, int move);
    }

    private final Voices<P> voices;
    private final Lottery lottery;
    private final int[][] orders;
    private final long[][] counts;
    private final Counter[][] cells;
    private final MoveList candidates;
    private int agent;
    private int voice;

    /**
     * @param letters of the heuristics, in the order of their numbers
     * @param titles of the heuristics, and of all who may move after them
     * @param capacity the most candidates that a heuristic has
     */
    public HeuristicChain(
            AgentTeam team,
            List<String> letters,
            List<String> titles,
            Voices<P> voices,
            int capacity) {
        this.voices = voices;
        lottery =
                new Lottery(
                        team.members().stream().mapToDouble(AgentTeam.Member::weight).toArray());
        orders =
                team.orders().stream()
                        .map(order -> order.letters().stream().mapToInt(letters::indexOf).toArray())
                        .toArray(int[][]::new);
        counts = new long[team.size()][titles.size()];
        cells =
                team.members().stream()
                        .map(member -> cells(member.toString(), titles))
                        .toArray(Counter[][]::new);
        candidates = new MoveList(capacity);
    }

    private static Counter[] cells(String agent, List<String> titles) {
        return titles.stream()
                .map(t -> Counter.cell(TABLE, agent, t, "moves", "playout moves by an agent"))
                .toArray(Counter[]::new);
    }

    /** Draws who makes the next move. */
    public void draw(Rng rng) {
        agent = lottery.draw(rng);
    }

    /** A move of the agent that was drawn, or {@link #NONE}. */
    public int choose(P position, Rng rng) {
        for (int heuristic : orders[agent]) {
            candidates.clear();
            voices.suggest(heuristic, position, candidates);
            int move = drawAcceptable(position, rng);
            if (move != NONE) {
                voice = heuristic;
                return move;
            }
        }
        return NONE;
    }

    /** One of the candidates; what is drawn and refused leaves the list. */
    public int drawAcceptable(P position, Rng rng) {
        while (!candidates.isEmpty()) {
            int index = rng.nextInt(candidates.size());
            int move = candidates.get(index);
            if (voices.accepts(position, move)) {
                return move;
            }
            candidates.removeAt(index);
        }
        return NONE;
    }

    /** What the last move was drawn from; for those who move after the heuristics, too. */
    public MoveList candidates() {
        return candidates;
    }

    /** Which heuristic made the last move. */
    public int voice() {
        return voice;
    }

    /** The agent has moved, by this voice. */
    public void count(int by) {
        counts[agent][by]++;
    }

    /** Which agent made how many moves by which heuristic: the cells of the table "team". */
    public Counts counts() {
        Map<Counter, Long> numbers = new LinkedHashMap<>();
        for (int i = 0; i < counts.length; i++) {
            for (int v = 0; v < counts[i].length; v++) {
                numbers.merge(cells[i][v], counts[i][v], Long::sum);
            }
        }
        return Counts.of(numbers);
    }

    /** How many moves a heuristic has made. */
    public long countOf(int by) {
        return Arrays.stream(counts).mapToLong(row -> row[by]).sum();
    }
}
