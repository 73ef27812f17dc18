package moyo.testkit;

import java.util.ArrayList;
import java.util.List;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;

/**
 * A game drawn as a tree, for tests that know every value: {@code ((3 -1) (0 2))} has two moves for
 * the first player, two replies each, and the numbers are the first player's scores. Move {@code i}
 * goes to child {@code i}; it is written as that number.
 */
public final class DrawnTree implements Game<DrawnTree.Spot> {
    /** A leaf has a score and no children. */
    private record Node(double score, List<Node> children) {}

    private final Node root;
    private final int width;
    private final int depth;

    public DrawnTree(String drawing) {
        Reader reader = new Reader(drawing);
        root = reader.node();
        reader.end();
        width = reader.width;
        depth = depth(root);
    }

    private static int depth(Node node) {
        int deepest = 0;
        for (Node child : node.children) {
            deepest = Math.max(deepest, 1 + depth(child));
        }
        return deepest;
    }

    @Override
    public String name() {
        return "drawn-tree";
    }

    @Override
    public Spot newPosition() {
        return new Spot(this);
    }

    @Override
    public int moveCodes() {
        return Math.max(1, width);
    }

    @Override
    public int longestGame() {
        return depth;
    }

    @Override
    public String moveName(int move) {
        return Integer.toString(move);
    }

    @Override
    public int parseMove(String text) {
        for (int move = 0; move < moveCodes(); move++) {
            if (moveName(move).equals(text)) {
                return move;
            }
        }
        throw new BadInput("'%s' is not a child, 0 to %d".formatted(text, moveCodes() - 1));
    }

    /** A position: a node of the tree. */
    public static final class Spot implements Position<Spot> {
        private Node node;
        private int moveNumber;

        Spot(DrawnTree tree) {
            node = tree.root;
        }

        @Override
        public int toMove() {
            return moveNumber & 1;
        }

        @Override
        public int moveNumber() {
            return moveNumber;
        }

        @Override
        public boolean isOver() {
            return node.children.isEmpty();
        }

        @Override
        public double score() {
            return node.score;
        }

        /** The score under best play of both sides. */
        public double minimax() {
            return minimax(node, toMove());
        }

        private static double minimax(Node node, int toMove) {
            double best = node.score;
            for (int i = 0; i < node.children.size(); i++) {
                double value = minimax(node.children.get(i), toMove ^ 1);
                boolean better = toMove == 0 ? value > best : value < best;
                best = i == 0 || better ? value : best;
            }
            return best;
        }

        @Override
        public void legalMoves(MoveList moves) {
            moves.clear();
            for (int i = 0; i < node.children.size(); i++) {
                moves.add(i);
            }
        }

        @Override
        public boolean isLegal(int move) {
            return move < node.children.size();
        }

        @Override
        public void play(int move) {
            assert isLegal(move) : move;
            node = node.children.get(move);
            moveNumber++;
        }

        @Override
        public void copyFrom(Spot source) {
            node = source.node;
            moveNumber = source.moveNumber;
        }
    }

    /** Reads a drawing: a number, or children in parentheses. */
    private static final class Reader {
        private final String text;
        private int at;
        private int width;

        Reader(String text) {
            this.text = text;
        }

        Node node() {
            skipBlanks();
            return at < text.length() && text.charAt(at) == '(' ? inner() : leaf();
        }

        private Node inner() {
            at++;
            List<Node> children = new ArrayList<>();
            skipBlanks();
            while (at < text.length() && text.charAt(at) != ')') {
                children.add(node());
                skipBlanks();
            }
            if (at == text.length() || children.isEmpty()) {
                throw error("children and ')'");
            }
            at++;
            width = Math.max(width, children.size());
            return new Node(0, List.copyOf(children));
        }

        private Node leaf() {
            int start = at;
            while (at < text.length() && "+-.0123456789".indexOf(text.charAt(at)) >= 0) {
                at++;
            }
            if (at == start) {
                throw error("a number or '('");
            }
            return new Node(Double.parseDouble(text.substring(start, at)), List.of());
        }

        void end() {
            skipBlanks();
            if (at < text.length()) {
                throw error("the end");
            }
        }

        private void skipBlanks() {
            while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
                at++;
            }
        }

        private BadInput error(String expected) {
            return new BadInput(
                    "drawn tree '%s', character %d: expected %s".formatted(text, at + 1, expected));
        }
    }
}
