package moyo.go;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.sgf.SgfNode;

/** Go records as SGF trees: GM[1] of FF[4]. */
public final class GoSgf {
    private static final Pattern NUMBER =
            Pattern.compile("[+-]?([0-9]{1,4}(\\.[0-9]*)?|\\.[0-9]+)");

    private GoSgf() {}

    /** Called for each legal move of the main line, before it is played. */
    @FunctionalInterface
    public interface Witness {
        void sees(GoRecord before, SgfNode node, GoRecord.Move move);
    }

    /**
     * Reads the main line of a game tree.
     *
     * @param beforeMove reading stops before this move, counted from 1; {@code Integer.MAX_VALUE}
     *     for the whole game
     * @param standard komi and rules if the tree does not specify them
     */
    public static GoRecord read(SgfNode root, int beforeMove, GoGame standard) {
        return read(root, beforeMove, standard, (before, node, move) -> {});
    }

    /** Reports the main line move by move; an invalid record up to its first error. */
    public static void tell(SgfNode root, GoGame standard, Witness witness) {
        read(root, Integer.MAX_VALUE, standard, witness);
    }

    private static GoRecord read(SgfNode root, int beforeMove, GoGame standard, Witness witness) {
        root.value("GM")
                .filter(gm -> !gm.strip().equals("1"))
                .ifPresent(
                        gm -> {
                            throw new BadInput("GM[%s] is not Go, which is GM[1]".formatted(gm));
                        });
        GoRecord record = new GoRecord(game(root, standard));
        int number = 0;
        for (SgfNode node : root.mainLine()) {
            setUp(record, node);
            for (String id : node.identifiers()) {
                if (id.equals("B") || id.equals("W")) {
                    if (++number >= beforeMove) {
                        record.setToMove(id.equals("B") ? Colour.FIRST : Colour.SECOND);
                        return record;
                    }
                    play(record, id, node, number, witness);
                }
            }
        }
        return record;
    }

    private static GoGame game(SgfNode root, GoGame standard) {
        int size = root.value("SZ").map(GoSgf::size).orElse(19);
        double komi = root.value("KM").map(GoSgf::komi).orElse(standard.komi());
        GoRules rules = root.value("RU").map(ru -> rules(ru, standard)).orElse(standard.rules());
        return new GoGame(size, komi, rules);
    }

    private static int size(String text) {
        String value = text.strip();
        if (!value.matches("[0-9]{1,3}(:[0-9]{1,3})?")) {
            throw new BadInput("SZ[%s] is not a board size".formatted(text));
        }
        String[] sides = value.split(":", 2);
        if (sides.length == 2 && !sides[0].equals(sides[1])) {
            throw new BadInput("SZ[%s]: only square boards are known".formatted(text));
        }
        return Integer.parseInt(sides[0]);
    }

    private static double komi(String text) {
        String value = text.strip().replace(',', '.');
        if (value.isEmpty()) {
            return 0;
        }
        if (!NUMBER.matcher(value).matches()) {
            throw new BadInput("KM[%s] is not a number of points".formatted(text));
        }
        return Double.parseDouble(value);
    }

    /** Reads RU; an unknown name gives the standard rules, as SGF files name rules in many ways. */
    private static GoRules rules(String text, GoGame standard) {
        String wanted = text.strip().toLowerCase(Locale.ROOT);
        if (wanted.equals("nz")) {
            return GoRules.parse("new-zealand");
        }
        try {
            return GoRules.parse(wanted);
        } catch (BadInput e) {
            return standard.rules();
        }
    }

    private static void setUp(GoRecord record, SgfNode node) {
        boolean stones = node.has("AB") || node.has("AW") || node.has("AE");
        if (!stones && !node.has("PL")) {
            return;
        }
        boolean handicap = isHandicapGame(node) && !node.has("AW");
        int toMove =
                node.value("PL")
                        .map(GoSgf::colour)
                        .or(() -> nextMover(node))
                        .orElse(handicap ? Colour.SECOND : record.position().toMove());
        if (!stones) {
            record.setToMove(toMove);
            return;
        }
        int[] arrangement = record.arrangement();
        place(record, node, "AB", Stone.BLACK, arrangement);
        place(record, node, "AW", Stone.WHITE, arrangement);
        place(record, node, "AE", Stone.EMPTY, arrangement);
        if (handicap && record.isBoardEmpty() && toMove == Colour.SECOND) {
            record.placeHandicap(points(record.game(), "AB", node));
        } else {
            record.setUp(arrangement, toMove);
        }
    }

    /** The colour of the next move of the main line, if there is one. */
    private static Optional<Integer> nextMover(SgfNode from) {
        SgfNode node = from;
        while (!node.has("B") && !node.has("W")) {
            if (node.children().isEmpty()) {
                return Optional.empty();
            }
            node = node.children().get(0);
        }
        return Optional.of(node.has("B") ? Colour.FIRST : Colour.SECOND);
    }

    private static boolean isHandicapGame(SgfNode node) {
        return node.parent().isEmpty()
                && node.value("HA").orElse("").matches("\\s*[1-9][0-9]*\\s*");
    }

    private static int colour(String text) {
        return switch (text.strip().toLowerCase(Locale.ROOT)) {
            case "b", "black", "1" -> Colour.FIRST;
            case "w", "white", "2" -> Colour.SECOND;
            default -> throw new BadInput("PL[%s] is not a colour, B or W".formatted(text));
        };
    }

    private static void place(GoRecord record, SgfNode node, String id, int stone, int[] to) {
        for (int p : points(record.game(), id, node)) {
            to[p] = stone;
        }
    }

    /** The points of a list property; {@code aa:cc} is a rectangle. */
    private static List<Integer> points(GoGame game, String id, SgfNode node) {
        List<Integer> points = new ArrayList<>();
        for (String value : node.values(id)) {
            String[] corners = value.strip().split(":", 2);
            int from = point(game, id, corners[0]);
            int to = point(game, id, corners[corners.length - 1]);
            Geometry g = game.geometry();
            for (int x = Math.min(g.x(from), g.x(to)); x <= Math.max(g.x(from), g.x(to)); x++) {
                for (int y = Math.min(g.y(from), g.y(to)); y <= Math.max(g.y(from), g.y(to)); y++) {
                    points.add(g.point(x, y));
                }
            }
        }
        return points;
    }

    private static int point(GoGame game, String id, String text) {
        if (text.matches("[a-y][a-y]")) {
            int x = text.charAt(0) - 'a';
            int y = game.size() - 1 - (text.charAt(1) - 'a');
            if (x < game.size() && y >= 0) {
                return game.geometry().point(x, y);
            }
        }
        throw new BadInput(
                "%s[%s] is not a point of a %dx%d board"
                        .formatted(id, text, game.size(), game.size()));
    }

    private static void play(
            GoRecord record, String id, SgfNode node, int number, Witness witness) {
        GoGame game = record.game();
        String text = node.value(id).orElse("");
        String value = text.strip();
        boolean pass = value.isEmpty() || value.equals("tt") && game.size() <= 19;
        int move = pass ? Game.PASS : point(game, id, value);
        int colour = id.equals("B") ? Colour.FIRST : Colour.SECOND;
        record.requireRoom();
        // A game that was played under other rules may repeat a position.
        if (!record.positionFor(colour).isLegalButForSuperko(move)) {
            throw new BadInput("move %d, %s[%s], is illegal".formatted(number, id, text));
        }
        GoRecord.Move played = new GoRecord.Move(colour, move, node.value("C").orElse(""));
        witness.sees(record, node, played);
        record.add(played);
    }

    /** A tree whose only line is the record. */
    public static SgfNode write(GoRecord record, String application) {
        GoGame game = record.game();
        SgfNode root = new SgfNode();
        root.set("FF", "4").set("GM", "1").set("AP", application);
        root.set("SZ", Integer.toString(game.size()));
        root.set("KM", plain(game.komi()));
        root.set("RU", game.rules().name());
        if (record.handicap() > 0) {
            root.set("HA", Integer.toString(record.handicap()));
        }
        SgfNode node = root;
        boolean first = true;
        int[] board = new int[game.geometry().arrayLength];
        GoRecord replay = new GoRecord(game);
        for (GoRecord.Event event : record.events()) {
            node = first && event instanceof GoRecord.SetUp ? root : node.addChild();
            first = false;
            if (event instanceof GoRecord.Move move) {
                node.set(move.colour() == Colour.FIRST ? "B" : "W", point(game, move.move()));
                if (!move.comment().isEmpty()) {
                    node.set("C", move.comment());
                }
            } else if (event instanceof GoRecord.SetUp setUp) {
                writeSetUp(game, node, board, setUp);
            }
            replay.add(event);
            board = replay.arrangement();
        }
        return root;
    }

    private static void writeSetUp(GoGame game, SgfNode node, int[] before, GoRecord.SetUp setUp) {
        String[] ids = {"AE", "AB", "AW"};
        for (int stone : new int[] {Stone.BLACK, Stone.WHITE, Stone.EMPTY}) {
            for (int p : game.geometry().points) {
                if (setUp.stones().get(p) == stone && before[p] != stone) {
                    node.add(ids[stone], point(game, p));
                }
            }
        }
        node.set("PL", setUp.toMove() == Colour.FIRST ? "B" : "W");
    }

    /** Two small letters counted from the top left; empty for a pass. */
    public static String point(GoGame game, int move) {
        if (move == Game.PASS) {
            return "";
        }
        char x = (char) ('a' + game.geometry().x(move));
        char y = (char) ('a' + game.size() - 1 - game.geometry().y(move));
        return "" + x + y;
    }

    static String plain(double number) {
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }
}
