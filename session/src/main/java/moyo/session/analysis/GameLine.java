package moyo.session.analysis;

import java.util.ArrayList;
import java.util.List;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Keyed;
import moyo.game.Position;
import moyo.session.record.GameRecord;
import moyo.session.record.RecordFormat;
import moyo.sgf.SgfNode;

/**
 * The main line of a game record up to the first error.
 *
 * @param steps the moves; at least one
 * @param fault the error after the last of them; empty if there is none
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public record GameLine<G extends Game<P>, P extends Position<P>>(
        SgfNode root, G game, List<Step<P>> steps, String fault) {
    /**
     * A move of the line.
     *
     * @param number counted from 1
     * @param node the node of the move
     * @param before the position to analyse, with the mover to move
     * @param after the same with the opponent to move; the next step's {@code before} itself if
     *     nothing happens in between
     * @param onlyPassesTheTurn as {@link GameRecord#onlyPassesTheTurn}
     * @param <P> the positions of the game
     */
    public record Step<P extends Position<P>>(
            int number,
            SgfNode node,
            int colour,
            int move,
            P before,
            P after,
            boolean onlyPassesTheTurn) {}

    public GameLine {
        steps = List.copyOf(steps);
    }

    /**
     * Reads a game tree.
     *
     * @throws BadInput if it is another game, or breaks before the first move
     */
    public static <G extends Game<P>, P extends Position<P>> GameLine<G, P> read(
            SgfNode root, RecordFormat<G, P> format) {
        List<Step<P>> steps = new ArrayList<>();
        List<G> games = new ArrayList<>();
        String fault = "";
        try {
            format.tell(
                    root,
                    (record, node, colour, move) -> {
                        games.add(record.game());
                        add(steps, record, node, colour, move);
                    });
        } catch (BadInput e) {
            if (steps.isEmpty()) {
                throw e;
            }
            fault = String.valueOf(e.getMessage());
        }
        if (steps.isEmpty()) {
            throw new BadInput("the game has no moves");
        }
        return new GameLine<>(root, games.get(0), steps, fault);
    }

    private static <G extends Game<P>, P extends Position<P>> void add(
            List<Step<P>> steps, GameRecord<G, P> record, SgfNode node, int colour, int move) {
        P before = record.positionToJudge(colour);
        if (!steps.isEmpty()) {
            P reached = steps.get(steps.size() - 1).after();
            before = isSame(reached, before) ? reached : before;
        }
        P after = record.positionToJudgeAfter(colour, move);
        boolean onlyTurn = record.onlyPassesTheTurn(move);
        steps.add(new Step<>(steps.size() + 1, node, colour, move, before, after, onlyTurn));
    }

    /**
     * Compares positions by their keys; positions without keys count as different and are searched
     * twice.
     */
    private static <P extends Position<P>> boolean isSame(P a, P b) {
        return a instanceof Keyed first
                && b instanceof Keyed second
                && first.key(0) == second.key(0)
                && first.checkKey(0) == second.checkKey(0)
                && a.toMove() == b.toMove()
                && a.moveNumber() == b.moveNumber();
    }
}
