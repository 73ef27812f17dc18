package moyo.testkit;

import java.util.ArrayList;
import java.util.List;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Keyed;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Zobrist;

/**
 * A game drawn as a graph, for tests with transpositions and cycles: {@code r>ab a>x b>xy x=1 y=-1}
 * starts at r, from where moves 0 and 1 lead to a and b; the score at x is 1 for the first player.
 * Spots without a score have score 0.
 */
public final class DrawnGraph implements Game<DrawnGraph.Spot> {
    /** Maximum number of spots: a position stores the visited ones as bits of a long. */
    private static final int LETTERS = 64;

    private static final long[] KEYS = Zobrist.keys("drawn-graph", 2 * LETTERS);
    private static final int[] CHECKS = Zobrist.checkKeys("drawn-graph", 2 * LETTERS);

    private final int[][] moves = new int[LETTERS][0];
    private final double[] scores = new double[LETTERS];
    private final int start;
    private final int longest;
    private final boolean mayRepeat;
    private final int width;

    /**
     * @param longest number of moves after which the game is over
     * @param mayRepeat whether a game may return to a visited spot
     */
    public DrawnGraph(String drawing, int longest, boolean mayRepeat) {
        this.longest = longest;
        this.mayRepeat = mayRepeat;
        String[] words = drawing.trim().split("\\s+");
        for (String word : words) {
            if (!word.matches("[A-Za-z](>[A-Za-z]+|=-?[0-9]+)")) {
                throw new BadInput(
                        "'%s' in a drawn graph is neither like a>bc nor like a=1".formatted(word));
            }
            read(word);
        }
        start = spot(words[0].charAt(0));
        int widest = 1;
        for (int[] m : moves) {
            widest = Math.max(widest, m.length);
        }
        width = widest;
    }

    private void read(String word) {
        int spot = spot(word.charAt(0));
        String rest = word.substring(2);
        if (word.charAt(1) == '=') {
            scores[spot] = Double.parseDouble(rest);
        } else {
            moves[spot] = rest.chars().map(DrawnGraph::spot).toArray();
        }
    }

    private static int spot(int letter) {
        return letter - 'A';
    }

    @Override
    public String name() {
        return "drawn-graph";
    }

    @Override
    public Spot newPosition() {
        return new Spot(this);
    }

    @Override
    public int moveCodes() {
        return width;
    }

    @Override
    public int longestGame() {
        return longest;
    }

    @Override
    public String moveName(int move) {
        return Integer.toString(move);
    }

    @Override
    public int parseMove(String text) {
        List<String> names = new ArrayList<>();
        for (int move = 0; move < moveCodes(); move++) {
            names.add(moveName(move));
        }
        if (!names.contains(text)) {
            throw new BadInput("'%s' is not a move, 0 to %d".formatted(text, moveCodes() - 1));
        }
        return names.indexOf(text);
    }

    /** A position: a spot of the graph with the history of the game. */
    public static final class Spot implements Position<Spot>, Keyed {
        private final DrawnGraph graph;
        private int spot;
        private long seen;
        private int moveNumber;

        Spot(DrawnGraph graph) {
            this.graph = graph;
            spot = graph.start;
            seen = 1L << spot;
        }

        @Override
        public int toMove() {
            return moveNumber & 1;
        }

        @Override
        public int moveNumber() {
            return moveNumber;
        }

        /** Its letter in the drawing. */
        public char letter() {
            return (char) ('A' + spot);
        }

        @Override
        public boolean isOver() {
            for (int move = 0; move < graph.moves[spot].length; move++) {
                if (isLegal(move)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public double score() {
            return graph.scores[spot];
        }

        @Override
        public void legalMoves(MoveList list) {
            list.clear();
            for (int move = 0; move < graph.moves[spot].length; move++) {
                if (isLegal(move)) {
                    list.add(move);
                }
            }
        }

        @Override
        public boolean isLegal(int move) {
            return moveNumber < graph.longest
                    && move < graph.moves[spot].length
                    && (graph.mayRepeat || (seen >>> graph.moves[spot][move] & 1) == 0);
        }

        @Override
        public void play(int move) {
            assert isLegal(move) : move;
            spot = graph.moves[spot][move];
            seen |= 1L << spot;
            moveNumber++;
        }

        @Override
        public void copyFrom(Spot source) {
            spot = source.spot;
            seen = source.seen;
            moveNumber = source.moveNumber;
        }

        /** The key of the spot, without visited spots and move number. */
        @Override
        public long key(int symmetry) {
            return KEYS[2 * spot + toMove()];
        }

        @Override
        public int checkKey(int symmetry) {
            return CHECKS[2 * spot + toMove()];
        }
    }
}
