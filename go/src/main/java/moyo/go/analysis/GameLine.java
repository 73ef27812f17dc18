package moyo.go.analysis;

import java.util.ArrayList;
import java.util.List;
import moyo.game.BadInput;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRecord;
import moyo.go.GoSgf;
import moyo.sgf.SgfNode;

/**
 * The main line of a game record as far as it can be understood.
 *
 * @param steps the moves; at least one
 * @param fault why the record breaks off after the last of them; empty if it does not
 */
public record GameLine(SgfNode root, GoGame game, List<Step> steps, String fault) {
    /**
     * A move of the line.
     *
     * @param number counted from 1
     * @param node where it stands
     * @param before the position to judge, the player to move
     * @param after the same with the opponent to move; the next step's {@code before} itself if
     *     nothing happens in between
     */
    public record Step(
            int number, SgfNode node, GoRecord.Move move, GoPosition before, GoPosition after) {}

    public GameLine {
        steps = List.copyOf(steps);
    }

    /**
     * Reads a game tree.
     *
     * @param standard komi and rules where the tree is silent
     * @throws BadInput if it is not Go, or breaks before the first move
     */
    public static GameLine read(SgfNode root, GoGame standard) {
        List<Step> steps = new ArrayList<>();
        String fault = "";
        try {
            GoSgf.tell(root, standard, (record, node, move) -> add(steps, record, node, move));
        } catch (BadInput e) {
            if (steps.isEmpty()) {
                throw e;
            }
            fault = String.valueOf(e.getMessage());
        }
        if (steps.isEmpty()) {
            throw new BadInput("the game has no moves");
        }
        return new GameLine(root, steps.get(0).before().game(), steps, fault);
    }

    private static void add(List<Step> steps, GoRecord record, SgfNode node, GoRecord.Move move) {
        GoPosition before = record.positionToJudge(move.colour());
        if (!steps.isEmpty()) {
            GoPosition reached = steps.get(steps.size() - 1).after();
            before = isSame(reached, before) ? reached : before;
        }
        GoPosition after = record.positionToJudgeAfter(move);
        steps.add(new Step(steps.size() + 1, node, move, before, after));
    }

    private static boolean isSame(GoPosition a, GoPosition b) {
        return a.key(0) == b.key(0)
                && a.checkKey(0) == b.checkKey(0)
                && a.passes() == b.passes()
                && a.moveNumber() == b.moveNumber();
    }
}
