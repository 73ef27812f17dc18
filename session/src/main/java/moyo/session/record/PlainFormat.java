package moyo.session.record;

import java.util.List;
import java.util.function.Supplier;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.sgf.SgfNode;

/**
 * The SGF format of a game without a format of its own: GM has the name of the game, B and W have
 * the names of moves.
 *
 * @param empty creates empty records
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public record PlainFormat<G extends Game<P>, P extends Position<P>>(
        G game, Supplier<GameRecord<G, P>> empty) implements RecordFormat<G, P> {
    private static final String[] MOVES = {"B", "W"};

    @Override
    public boolean isOf(SgfNode root) {
        return root.value("GM").filter(name -> name.strip().equals(game.name())).isPresent();
    }

    @Override
    public GameRecord<G, P> read(SgfNode root, int beforeMove) {
        return read(root, beforeMove, (before, node, colour, move) -> {});
    }

    @Override
    public void tell(SgfNode root, Witness<G, P> witness) {
        read(root, Integer.MAX_VALUE, witness);
    }

    private GameRecord<G, P> read(SgfNode root, int beforeMove, Witness<G, P> witness) {
        if (!isOf(root)) {
            throw new BadInput(
                    "GM[%s] is not %s, which is GM[%s]"
                            .formatted(root.value("GM").orElse(""), game.name(), game.name()));
        }
        GameRecord<G, P> record = empty.get();
        for (SgfNode node : root.mainLine()) {
            for (int colour = 0; colour < 2; colour++) {
                if (node.has(MOVES[colour])) {
                    if (record.moves().size() + 1 >= beforeMove) {
                        return record;
                    }
                    play(record, colour, node, witness);
                }
            }
        }
        return record;
    }

    private void play(GameRecord<G, P> record, int colour, SgfNode node, Witness<G, P> witness) {
        String value = node.value(MOVES[colour]).orElse("").strip();
        int number = record.moves().size() + 1;
        try {
            int move = game.parseMove(value);
            if (record.isLegal(colour, move)) {
                witness.sees(record, node, colour, move);
            }
            record.play(colour, move, node.value("C").orElse(""));
        } catch (BadInput e) {
            throw new BadInput(
                    "move %d, %s[%s]: %s".formatted(number, MOVES[colour], value, e.getMessage()),
                    e);
        }
    }

    @Override
    public SgfNode write(GameRecord<G, P> record, String application) {
        SgfNode root = new SgfNode();
        root.set("GM", game.name()).set("AP", application);
        SgfNode node = root;
        for (GameRecord.Move move : record.moves()) {
            node = node.addChild();
            node.set(MOVES[move.colour()], game.moveName(move.move()));
            if (!move.comment().isEmpty()) {
                node.set("C", move.comment());
            }
        }
        return root;
    }

    /** Returns the tree of a game given by its moves, separated by blanks. */
    public SgfNode tree(String moves) {
        SgfNode root = new SgfNode();
        root.set("GM", game.name());
        SgfNode node = root;
        int colour = Colour.FIRST;
        for (String move : moves.strip().split("\\s+")) {
            node = node.addChild();
            node.set(MOVES[colour], move);
            colour = Colour.other(colour);
        }
        return root;
    }

    @Override
    public List<String> details(G game) {
        return List.of(game.name());
    }
}
