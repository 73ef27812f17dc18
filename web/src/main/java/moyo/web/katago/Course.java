package moyo.web.katago;

import java.util.ArrayList;
import java.util.List;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.session.GameKit;
import moyo.session.record.GameRecord;
import moyo.sgf.SgfNode;

/**
 * The stones and moves of a query. Immutable.
 *
 * @param stones the stones on the board at turn 0
 * @param mover the side that moves at turn 0
 * @param moves the moves; either side may move at any time
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
record Course<G extends Game<P>, P extends Position<P>>(
        GameKit<G, P> kit, List<Stone> stones, int mover, List<Stone> moves) {
    /** The SGF properties of a stone on the board, and of the side to move. */
    private static final List<String> SET_UP = List.of("AB", "AW");

    private static final List<String> SIDES = List.of("B", "W");

    Course {
        stones = List.copyOf(stones);
        moves = List.copyOf(moves);
    }

    /**
     * Returns the record of turn 0.
     *
     * @throws FieldError if a stone has no liberty
     */
    GameRecord<G, P> start() {
        SgfNode root = kit.format().write(kit.newRecord(), "Moyo");
        for (int colour = 0; colour < 2; colour++) {
            List<String> points = new ArrayList<>();
            for (Stone stone : stones) {
                if (stone.colour() == colour) {
                    points.add(kit.format().value(kit.game(), stone.move()));
                }
            }
            if (!points.isEmpty()) {
                root.set(SET_UP.get(colour), points);
            }
        }
        root.set("PL", SIDES.get(mover));
        try {
            return kit.format().read(root, Integer.MAX_VALUE);
        } catch (BadInput e) {
            throw new FieldError("initialStones", e);
        }
    }

    /**
     * Plays all moves.
     *
     * @throws FieldError with the number of the first illegal move
     */
    void check() {
        GameRecord<G, P> record = start();
        for (int i = 0; i < moves.size(); i++) {
            Stone next = moves.get(i);
            int number = i;
            record.whyIllegal(next.colour(), next.move())
                    .ifPresent(
                            why -> {
                                throw new FieldError(
                                        "moves",
                                        "Illegal move %d: %s (%s)"
                                                .formatted(
                                                        number,
                                                        kit.game().moveName(next.move()),
                                                        why));
                            });
            record.play(next.colour(), next.move());
        }
    }

    /** Returns the side to move at a turn. */
    int mover(int turn) {
        return turn == 0 ? mover : Colour.other(moves.get(turn - 1).colour());
    }

    /** Returns the position to analyse at a turn of checked moves. */
    P root(int turn) {
        GameRecord<G, P> record = start();
        moves.subList(0, turn).forEach(next -> record.play(next.colour(), next.move()));
        return record.positionToJudge(mover(turn));
    }

    /** Returns whether a turn of this course lies on the way to a turn of another one. */
    boolean leadsTo(Course<?, ?> other, int turn, int otherTurn) {
        return turn <= otherTurn
                && mover == other.mover
                && stones.equals(other.stones)
                && moves.subList(0, turn).equals(other.moves.subList(0, turn));
    }
}
