package moyo.go.heuristic;

import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.go.Geometry;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.Stone;
import moyo.search.agent.AgentTeam;
import moyo.search.agent.HeuristicChain;
import moyo.search.count.Counts;
import moyo.search.playout.PlayoutPolicy;

/**
 * The playout policy of Fuego 0.4: heuristics are asked in an order until one has an acceptable
 * candidate; then any capture on the board, then any acceptable move. A self-atari may be replaced
 * by a better move. For each move the order is that of an agent drawn from a team; Fuego's team has
 * one agent. For one thread.
 */
@SuppressWarnings("EnumOrdinal") // heuristics and counters are indexed by voice
public final class FuegoPolicy implements PlayoutPolicy<GoPosition> {
    private static final Voice[] VOICES = Voice.values();

    private final HeuristicChain<GoPosition> chain;
    private final AtariList ataris;
    private final RandomOrder random;
    private final int mercy;
    private Voice voice = Voice.PASS;
    private int lead;

    public FuegoPolicy(Geometry geometry, AgentTeam team) {
        int capacity = 16 * geometry.arrayLength();
        chain =
                new HeuristicChain<>(
                        team,
                        GoTeams.LETTERS,
                        GoTeams.TITLES,
                        new LocalHeuristics(geometry),
                        capacity);
        ataris = new AtariList(capacity);
        random = new RandomOrder(capacity);
        mercy = geometry.pointCount() * 3 / 10;
    }

    /** With the order of Fuego 0.4; nakade, if on, comes first. */
    public static FuegoPolicy standard(Geometry geometry, boolean nakade) {
        return new FuegoPolicy(geometry, nakade ? GoTeams.ORIGINAL : GoTeams.FUEGO);
    }

    /** With the order of Fuego 0.4 without nakade, which is off by default there. */
    public static FuegoPolicy standard(Geometry geometry) {
        return standard(geometry, false);
    }

    @Override
    public void begin(GoPosition position, Rng rng) {
        GoBoard board = position.board();
        ataris.begin(board);
        random.begin(board, rng);
        lead = board.total(Stone.BLACK) - board.total(Stone.WHITE) - captureLead(board);
    }

    /** Stones captured by Black minus stones captured by White. */
    private static int captureLead(GoBoard board) {
        return board.captured(Stone.WHITE) - board.captured(Stone.BLACK);
    }

    /** The mercy rule: one side is far ahead in stones, by the count at the start plus captures. */
    @Override
    public boolean isDecided(GoPosition position) {
        return Math.abs(lead + captureLead(position.board())) >= mercy;
    }

    @Override
    public void played(GoPosition position, int move, Rng rng) {
        if (move != Game.PASS) {
            ataris.played(position.board(), move);
            random.played(position.board(), rng);
        }
    }

    @Override
    public int choose(GoPosition position, Rng rng) {
        chain.draw(rng);
        int move = chooseUncorrected(position, rng);
        if (move != Game.PASS) {
            int corrected = correct(position, move);
            if (corrected != move) {
                voice = Voice.SELF_ATARI_CORRECTION;
                chain.candidates().clear();
                chain.candidates().add(corrected);
                move = corrected;
            }
        }
        chain.count(voice.ordinal());
        return move;
    }

    private int chooseUncorrected(GoPosition position, Rng rng) {
        if (position.board().block(position.lastMove()) != 0) {
            int move = chain.choose(position, rng);
            if (move != HeuristicChain.NONE) {
                voice = VOICES[chain.voice()];
                return move;
            }
        }
        chain.candidates().clear();
        ataris.suggestCaptures(position, chain.candidates());
        int capture = chain.drawAcceptable(position, rng);
        if (capture != HeuristicChain.NONE) {
            voice = Voice.CAPTURE;
            return capture;
        }
        return chooseRandomly(position);
    }

    private int chooseRandomly(GoPosition position) {
        GoBoard board = position.board();
        for (int i = random.size() - 1; i >= 0; i--) {
            int p = random.take(i, board);
            if (p != 0 && isAcceptable(position, p)) {
                voice = Voice.RANDOM;
                return p;
            }
        }
        voice = Voice.PASS;
        return Game.PASS;
    }

    /** Whether a move is legal, and not surrounded by one colour unless it touches an atari. */
    public static boolean isAcceptable(GoPosition position, int p) {
        GoBoard board = position.board();
        return !(board.isSurrounded(p) && !board.touchesAtari(p)) && position.isPlayable(p);
    }

    /** The move that replaces a self-atari, or {@code p} itself. */
    private static int correct(GoPosition position, int p) {
        GoBoard board = position.board();
        int empty = board.emptyNeighbourCount(p);
        if (empty >= 2) {
            return p;
        }
        int own = Stone.of(position.toMove());
        if (board.hasNeighbour(p, own)) {
            int instead = SelfAtari.onlyLiberty(board, p, own);
            boolean better =
                    instead != 0
                            && board.stone(instead) == Stone.EMPTY
                            && position.isPlayable(instead)
                            && !SelfAtari.is(board, instead, own);
            return better ? instead : p;
        }
        return empty == 1 ? shifted(position, p, own) : p;
    }

    /** For a lone stone with one liberty: that liberty, unless it has space and p captures. */
    private static int shifted(GoPosition position, int p, int own) {
        GoBoard board = position.board();
        int liberty = p;
        for (int i = 0; i < 4; i++) {
            if (board.stone(p + board.offset(i)) == Stone.EMPTY) {
                liberty = p + board.offset(i);
            }
        }
        if (!position.isPlayable(liberty)) {
            return p;
        }
        boolean keep = board.emptyNeighbourCount(liberty) >= 2 && board.captures(p, own);
        return keep ? p : liberty;
    }

    /** The heuristic or fallback that made the last choice. */
    public Voice voice() {
        return voice;
    }

    /** The candidates of the last choice without the rejected ones; empty for random moves. */
    public MoveList candidates() {
        return chain.candidates();
    }

    @Override
    public void choices(MoveList moves) {
        moves.clear();
        MoveList candidates = chain.candidates();
        for (int i = 0; i < candidates.size(); i++) {
            moves.add(candidates.get(i));
        }
    }

    @Override
    public Counts counts() {
        return chain.counts();
    }

    /** Number of moves made by a voice. */
    public long count(Voice of) {
        return chain.countOf(of.ordinal());
    }
}
