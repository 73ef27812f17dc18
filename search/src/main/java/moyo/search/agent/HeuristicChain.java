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
 * Draws an agent of a team for each playout move. The agent asks its heuristics in its order, and
 * the first with an acceptable candidate determines the move. Counts moves by agent and heuristic.
 * For one thread; never allocates.
 *
 * @param <P> the positions of the game
 */
public final class HeuristicChain<P extends Position<P>> {
    /** The table of counters: a row for each agent, a column for each heuristic. */
    public static final String TABLE = "team";

    /** Returned by {@link #choose} if no heuristic has an acceptable candidate. */
    public static final int NONE = Game.PASS;

    /**
     * The heuristics of a game by number, the index of their letters.
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
     * @param letters letters of the heuristics, in the order of their numbers
     * @param titles titles of the heuristics and of the fallback moves after them, the columns of
     *     the table
     * @param capacity maximum number of candidates of a heuristic
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

    /** Draws the agent that makes the next move. */
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

    /** Draws candidates until one is acceptable; removes the others from the list. */
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

    /** The list from which the last move was drawn; fallback moves may use it, too. */
    public MoveList candidates() {
        return candidates;
    }

    /** The number of the heuristic that made the last move. */
    public int voice() {
        return voice;
    }

    /** Counts a move of the drawn agent by this heuristic or fallback. */
    public void count(int by) {
        counts[agent][by]++;
    }

    /** Moves by agent and heuristic: the cells of the table "team". */
    public Counts counts() {
        Map<Counter, Long> numbers = new LinkedHashMap<>();
        for (int i = 0; i < counts.length; i++) {
            for (int v = 0; v < counts[i].length; v++) {
                numbers.merge(cells[i][v], counts[i][v], Long::sum);
            }
        }
        return Counts.of(numbers);
    }

    /** Number of moves of a heuristic, over all agents. */
    public long countOf(int by) {
        return Arrays.stream(counts).mapToLong(row -> row[by]).sum();
    }
}
