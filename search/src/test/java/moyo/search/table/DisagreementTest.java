package moyo.search.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import moyo.game.MoveList;
import moyo.search.part.Choices;
import moyo.search.part.Cutoff;
import moyo.search.player.Settings;
import moyo.testkit.TicTacToe;
import moyo.testkit.TicTacToe.Board;
import org.junit.jupiter.api.Test;

final class DisagreementTest {
    private final TicTacToe game = new TicTacToe();
    private final TranspositionTable table = new TranspositionTable(1);
    private final TranspositionTable.Access access = table.new Access();
    private TableOptions options = options("");

    private static TableOptions options(String penaltyOf) {
        Settings all =
                Settings.defaults(TableOptions.SETTINGS)
                        .with("symmetry=none")
                        .with("disagreement-penalty=0.3");
        return TableOptions.from(penaltyOf.isEmpty() ? all : all.with("penalty-of=" + penaltyOf));
    }

    private Board after(String... moves) {
        Board board = game.newPosition();
        for (String move : moves) {
            board.play(game.parseMove(move));
        }
        return board;
    }

    private void know(Board board, float mean) {
        access.add(board.key(0), board.checkKey(0), mean, 1);
    }

    private float known(Board board) {
        assertThat(access.find(board.key(0), board.checkKey(0))).isTrue();
        return access.mean();
    }

    /** The playout has moved to a1 among a1, b1, c1 and a3. */
    private double punish(Board before, double value, float mean) {
        PositionKeys<Board> keys = new PositionKeys<>(game, options, position -> true);
        Disagreement<Board> disagreement = new Disagreement<>(game, options, keys, access);
        disagreement.remember(before);
        Choices choices =
                (MoveList moves) -> {
                    moves.clear();
                    for (String move : new String[] {"a1", "b1", "c1", "a3"}) {
                        moves.add(game.parseMove(move));
                    }
                };
        return disagreement.punish(value, mean, game.parseMove("a1"), choices);
    }

    /** For the second player, who moves, low means are good: c1 is the table's move. */
    private void knowSomeAnswersToB2() {
        know(after("b2", "b1"), 0.3f);
        know(after("b2", "c1"), 0.2f);
        know(after("b2", "a3"), 0.9f);
    }

    @Test
    void theValueOfTheRulesMoveIsReducedByDefault() {
        knowSomeAnswersToB2();
        assertThat(punish(after("b2"), 0.4, 0.4f)).isCloseTo(1 - 0.7 * 0.6, within(1e-6));
        assertThat(punish(after("b2"), 0.1, 0.1f)).as("a1 is the best").isEqualTo(0.1);
        assertThat(punish(after("b2"), Cutoff.PLAY_ON, Float.NaN))
                .as("a1 is not known")
                .isEqualTo(Cutoff.PLAY_ON);
    }

    @Test
    void orThePlayoutEndsWithTheReducedValueOfTheTablesMove() {
        options = options("table-move");
        knowSomeAnswersToB2();
        double reduced = 1 - 0.7 * 0.8;
        assertThat(punish(after("b2"), 0.4, 0.4f)).isCloseTo(reduced, within(1e-6));
        assertThat(punish(after("b2"), Cutoff.PLAY_ON, Float.NaN)).isCloseTo(reduced, within(1e-6));
        assertThat(punish(after("b2"), 0.1, 0.1f)).as("a1 is the best").isEqualTo(0.1);
        assertThat(known(after("b2", "c1"))).as("the table stays").isEqualTo(0.2f);
    }

    @Test
    void orTheEntryOfTheTablesMoveIsReduced() {
        options = options("table-entry");
        knowSomeAnswersToB2();
        assertThat(punish(after("b2"), 0.4, 0.4f)).as("the playout's value stays").isEqualTo(0.4);
        assertThat(known(after("b2", "c1"))).isCloseTo(1 - 0.7f * 0.8f, within(1e-6f));
        assertThat(known(after("b2", "b1"))).isEqualTo(0.3f);
        assertThat(known(after("b2", "a3"))).isEqualTo(0.9f);
        punish(after("b2"), Cutoff.PLAY_ON, Float.NaN);
        assertThat(known(after("b2", "b1"))).as("now b1").isCloseTo(1 - 0.7f * 0.7f, within(1e-6f));
    }

    /** The first player moves: high means are good. */
    @Test
    void thePenaltyIsTheMovers() {
        options = options("table-move");
        know(after("b1"), 0.8f);
        know(after("c1"), 0.5f);
        assertThat(punish(after(), 0.4, 0.4f)).isCloseTo(0.7 * 0.8, within(1e-6));
    }
}
