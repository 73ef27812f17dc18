package moyo.blokus;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.sgf.SgfNode;

/**
 * Records of Blokus Duo as SGF trees, in Pentobi's dialect: a move or a piece is one value, its
 * cells with commas between them, and a pass has no node.
 */
public final class BlokusSgf {
    /** The required value of GM. */
    public static final String NAME = "Blokus Duo";

    /** The properties that this class interprets; all others are kept as notes. */
    private static final Set<String> OWN =
            Set.of("GM", "AP", "CA", "B", "W", "AB", "AW", "AE", "PL");

    private static final String[] MOVES = {"B", "W"};
    private static final String[] SET_UPS = {"AB", "AW"};

    private BlokusSgf() {}

    /** Told of the legal moves of a main line, each before it is played. */
    @FunctionalInterface
    public interface Witness {
        void sees(BlokusRecord before, SgfNode node, BlokusRecord.Move move);
    }

    /**
     * Reads the main line of a game tree.
     *
     * @param beforeMove reading stops before this move, counted from 1; {@code Integer.MAX_VALUE}
     *     for the whole game
     */
    public static BlokusRecord read(SgfNode root, int beforeMove) {
        return read(root, beforeMove, (before, node, move) -> {});
    }

    /** The main line of a game tree, told move by move: a broken record is told until it breaks. */
    public static void tell(SgfNode root, Witness witness) {
        read(root, Integer.MAX_VALUE, witness);
    }

    private static BlokusRecord read(SgfNode root, int beforeMove, Witness witness) {
        String name = root.value("GM").orElse("");
        if (!name.strip().equals(NAME)) {
            throw new BadInput("GM[%s] is not Blokus Duo, which is GM[%s]".formatted(name, NAME));
        }
        BlokusRecord record = new BlokusRecord(new BlokusGame());
        List<SgfNode> line = root.mainLine();
        int moves = 0;
        for (int i = 0; i < line.size(); i++) {
            try {
                SgfNode node = line.get(i);
                setUp(record, node);
                for (int colour = 0; colour < 2; colour++) {
                    if (node.has(MOVES[colour])) {
                        if (++moves >= beforeMove) {
                            withFacts(record, root).facts().remove("RE");
                            return record;
                        }
                        play(record, colour, node, witness);
                    }
                }
            } catch (BadInput e) {
                throw new BadInput("node %d: %s".formatted(i, e.getMessage()), e);
            }
        }
        return withFacts(record, root);
    }

    /** Copies the properties of the root, at the end because every move removes the result. */
    private static BlokusRecord withFacts(BlokusRecord record, SgfNode root) {
        record.facts().putAll(notes(root));
        return record;
    }

    private static Map<String, List<String>> notes(SgfNode node) {
        Map<String, List<String>> notes = new LinkedHashMap<>();
        for (String id : node.identifiers()) {
            if (!OWN.contains(id)) {
                notes.put(id, node.values(id));
            }
        }
        return notes;
    }

    /** The notes of an event; those of the root belong to the game instead. */
    private static Map<String, List<String>> notesOfEvent(SgfNode node) {
        return node.parent().isEmpty() ? Map.of() : notes(node);
    }

    private static void setUp(BlokusRecord record, SgfNode node) {
        boolean any = node.has("AB") || node.has("AW") || node.has("AE") || node.has("PL");
        if (!any) {
            return;
        }
        int toMove = node.value("PL").map(BlokusSgf::colour).orElse(record.position().toMove());
        List<List<Integer>> pieces = new ArrayList<>();
        for (int colour = 0; colour < 2; colour++) {
            pieces.add(new ArrayList<>(record.pieces(colour)));
            for (String value : node.values(SET_UPS[colour])) {
                pieces.get(colour).add(piece(record.game(), SET_UPS[colour], value));
            }
        }
        for (String value : node.values("AE")) {
            Integer piece = piece(record.game(), "AE", value);
            if (!pieces.get(0).remove(piece) && !pieces.get(1).remove(piece)) {
                throw new BadInput("AE[%s]: there is no such piece on the board".formatted(value));
            }
        }
        record.setUp(new BlokusRecord.SetUp(pieces, toMove, notesOfEvent(node)));
    }

    private static int colour(String text) {
        return switch (text.strip().toLowerCase(Locale.ROOT)) {
            case "b", "black", "1" -> Colour.FIRST;
            case "w", "white", "2" -> Colour.SECOND;
            default -> throw new BadInput("PL[%s] is not a colour, B or W".formatted(text));
        };
    }

    private static void play(BlokusRecord record, int colour, SgfNode node, Witness witness) {
        String id = MOVES[colour];
        String value = node.value(id).orElse("");
        int move = piece(record.game(), id, value);
        try {
            BlokusRecord.Move played = new BlokusRecord.Move(colour, move, notesOfEvent(node));
            if (record.isLegal(colour, move)) {
                witness.sees(record, node, played);
            }
            record.play(played);
        } catch (BadInput e) {
            throw new BadInput("%s[%s]: %s".formatted(id, value, e.getMessage()), e);
        }
    }

    private static int piece(BlokusGame game, String id, String value) {
        try {
            int move = game.parseMove(value.strip());
            if (move != Game.PASS) {
                return move;
            }
        } catch (BadInput e) {
            throw new BadInput("%s[%s]: %s".formatted(id, value, e.getMessage()), e);
        }
        throw new BadInput("%s[%s]: a pass has no node".formatted(id, value));
    }

    /** A tree whose only line is the record. */
    public static SgfNode write(BlokusRecord record, String application) {
        SgfNode root = new SgfNode();
        root.set("GM", NAME).set("AP", application);
        record.facts().forEach(root::set);
        SgfNode node = root;
        BlokusRecord replay = new BlokusRecord(record.game());
        for (BlokusRecord.Event event : record.events()) {
            boolean inRoot = replay.events().isEmpty() && event instanceof BlokusRecord.SetUp;
            node = inRoot ? root : node.addChild();
            if (event instanceof BlokusRecord.Move move) {
                node.set(MOVES[move.colour()], record.game().moveName(move.move()));
                replay.play(move);
            } else if (event instanceof BlokusRecord.SetUp setUp) {
                writeSetUp(node, replay, setUp);
                replay.setUp(setUp);
            }
            event.notes().forEach(node::set);
        }
        return root;
    }

    private static void writeSetUp(SgfNode node, BlokusRecord before, BlokusRecord.SetUp setUp) {
        for (int colour = 0; colour < 2; colour++) {
            for (int piece : setUp.pieces().get(colour)) {
                if (!before.pieces(colour).contains(piece)) {
                    node.add(SET_UPS[colour], before.game().moveName(piece));
                }
            }
            for (int piece : before.pieces(colour)) {
                if (!setUp.pieces().get(colour).contains(piece)) {
                    node.add("AE", before.game().moveName(piece));
                }
            }
        }
        node.set("PL", MOVES[setUp.toMove()]);
    }
}
