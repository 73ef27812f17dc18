package moyo.go.heuristic;

import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.go.Geometry;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.Stone;
import moyo.search.PlayoutPolicy;

/**
 * The playout policy of Fuego 0.4: heuristics in a fixed order, each speaking only if those before
 * it have nothing acceptable to say; then any capture on the board, then any acceptable move. A
 * self-atari may be corrected in the end. For one thread.
 */
@SuppressWarnings("EnumOrdinal") // counters by voice
public final class Agent implements PlayoutPolicy<GoPosition> {
    private final Voice[] order;
    private final LocalHeuristics heuristics;
    private final MoveList candidates;
    private final AtariList ataris;
    private final RandomOrder random;
    private final long[] counts = new long[Voice.values().length];
    private final int mercy;
    private Voice voice = Voice.PASS;
    private int lead;

    /**
     * @param order the local heuristics, first to last
     */
    public Agent(Geometry geometry, Voice... order) {
        this.order = order.clone();
        for (Voice voice : order) {
            if (voice.letters().isEmpty()) {
                throw new IllegalArgumentException(voice.title() + " is no local heuristic");
            }
        }
        heuristics = new LocalHeuristics(geometry);
        int capacity = 16 * geometry.arrayLength();
        candidates = new MoveList(capacity);
        ataris = new AtariList(capacity);
        random = new RandomOrder(capacity);
        mercy = geometry.pointCount() * 3 / 10;
    }

    /** Fuego 0.4's own order; nakade comes first where it is on. */
    public static Agent ofFuego(Geometry geometry, boolean nakade) {
        return nakade ? withNakade(geometry) : ofFuego(geometry);
    }

    private static Agent withNakade(Geometry geometry) {
        return new Agent(
                geometry,
                Voice.NAKADE,
                Voice.ATARI_CAPTURE,
                Voice.ATARI_DEFEND,
                Voice.LOW_LIBERTY,
                Voice.PATTERN);
    }

    /** Fuego 0.4's own order, without nakade, which is off by default there. */
    public static Agent ofFuego(Geometry geometry) {
        return new Agent(
                geometry,
                Voice.ATARI_CAPTURE,
                Voice.ATARI_DEFEND,
                Voice.LOW_LIBERTY,
                Voice.PATTERN);
    }

    @Override
    public void begin(GoPosition position, Rng rng) {
        GoBoard board = position.board();
        ataris.begin(board);
        random.begin(board, rng);
        lead = board.total(Stone.BLACK) - board.total(Stone.WHITE) - captureLead(board);
    }

    /** How many more stones Black has captured than White. */
    private static int captureLead(GoBoard board) {
        return board.captured(Stone.WHITE) - board.captured(Stone.BLACK);
    }

    /** The mercy rule: one side is far ahead in stones, counted at the begin and by captures. */
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
        int move = chooseUncorrected(position, rng);
        if (move != Game.PASS) {
            int corrected = correct(position, move);
            if (corrected != move) {
                voice = Voice.SELF_ATARI_CORRECTION;
                candidates.clear();
                candidates.add(corrected);
                move = corrected;
            }
        }
        counts[voice.ordinal()]++;
        return move;
    }

    private int chooseUncorrected(GoPosition position, Rng rng) {
        if (position.board().block(position.lastMove()) != 0) {
            for (Voice speaker : order) {
                candidates.clear();
                heuristics.suggest(speaker, position, candidates);
                int move = draw(position, rng);
                if (move != Game.PASS) {
                    voice = speaker;
                    return move;
                }
            }
        }
        candidates.clear();
        ataris.suggestCaptures(position, candidates);
        int capture = draw(position, rng);
        if (capture != Game.PASS) {
            voice = Voice.CAPTURE;
            return capture;
        }
        return chooseRandomly(position);
    }

    /** An acceptable candidate; what is drawn and refused leaves the list. */
    private int draw(GoPosition position, Rng rng) {
        while (!candidates.isEmpty()) {
            int index = rng.nextInt(candidates.size());
            int move = candidates.get(index);
            if (isAcceptable(position, move)) {
                return move;
            }
            candidates.removeAt(index);
        }
        return Game.PASS;
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

    /** Legal, and not on a point that one colour surrounds unless there is an atari beside it. */
    public static boolean isAcceptable(GoPosition position, int p) {
        GoBoard board = position.board();
        return !(board.isSurrounded(p) && !board.touchesAtari(p)) && position.isPlayable(p);
    }

    /** Another move instead of a self-atari, or {@code p} itself. */
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

    /** A single stone with one liberty moves there, unless that is open and it captures. */
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

    /** Who made the last choice. */
    public Voice voice() {
        return voice;
    }

    /** What the last speaker had to choose from, after the refused ones; else empty. */
    public MoveList candidates() {
        return candidates;
    }

    @Override
    public void choices(MoveList moves) {
        moves.clear();
        for (int i = 0; i < candidates.size(); i++) {
            moves.add(candidates.get(i));
        }
    }

    /** How many moves each voice has made. */
    public long count(Voice of) {
        return counts[of.ordinal()];
    }
}
