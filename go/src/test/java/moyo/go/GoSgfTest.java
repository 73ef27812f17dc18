package moyo.go;

import static moyo.go.Diagrams.assertBoard;
import static moyo.go.Diagrams.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfReader;
import moyo.sgf.SgfWriter;
import moyo.testkit.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class GoSgfTest {
    private static final GoGame STANDARD = new GoGame(19, 7.5, GoRules.CHINESE);

    /** Black takes a ko. */
    private static final String KO = "(;SZ[5]AB[bb][bd][ac]AW[cb][cd][dc][bc];B[cc]";

    private static GoRecord read(String sgf) {
        return read(sgf, Integer.MAX_VALUE);
    }

    private static GoRecord read(String sgf, int beforeMove) {
        return GoSgf.read(SgfReader.readText(sgf).get(0), beforeMove, STANDARD);
    }

    private static void assertRefused(String sgf, String message) {
        assertThatThrownBy(() -> read(sgf)).isInstanceOf(BadInput.class).hasMessage(message);
    }

    /** Through text, as a file would be. */
    private static GoRecord again(GoRecord record) {
        return read(SgfWriter.write(GoSgf.write(record, "moyo:test")));
    }

    private static void assertSame(GoRecord again, GoRecord record) {
        assertThat(again.game().size()).isEqualTo(record.game().size());
        assertThat(again.game().komi()).isEqualTo(record.game().komi());
        assertThat(again.game().rules()).isEqualTo(record.game().rules());
        assertThat(again.events()).isEqualTo(record.events());
        assertThat(again.handicap()).isEqualTo(record.handicap());
        assertThat(again.position().key(0)).isEqualTo(record.position().key(0));
        assertThat(again.position().toMove()).isEqualTo(record.position().toMove());
    }

    @Test
    void readsAGame() {
        GoRecord record = read("(;GM[1]FF[4]SZ[5]KM[3.5]RU[Japanese];B[cc];W[dc];B[cd])");
        assertBoard(
                record,
                """
                .....
                .....
                ..XO.
                ..X..
                .....
                """);
        assertThat(record.game().komi()).isEqualTo(3.5);
        assertThat(record.game().rules()).isEqualTo(GoRules.JAPANESE);
        assertThat(record.position().toMove()).isEqualTo(Colour.SECOND);
    }

    @Test
    void pointsAreCountedFromTheTopLeft() {
        GoRecord record = read("(;SZ[5];B[aa];W[ea];B[ae];W[ee])");
        assertThat(record.moves().stream().map(m -> record.game().moveName(m.move())))
                .containsExactly("A5", "E5", "A1", "E1");
    }

    @Test
    void whatIsNotSaidIsStandard() {
        GoRecord record = read("(;B[aa])");
        assertThat(record.game().size()).isEqualTo(19);
        assertThat(record.game().komi()).isEqualTo(7.5);
        assertThat(record.game().rules()).isEqualTo(GoRules.CHINESE);
    }

    @ParameterizedTest
    @CsvSource({
        "6.5, 6.5",
        "'6,5', 6.5",
        "-3, -3",
        "' 0.5 ', 0.5",
        "'', 0",
        "7., 7",
        "+1.25, 1.25"
    })
    void komiIsReadAsItIsFoundInFiles(String text, double komi) {
        assertThat(read("(;KM[" + text + "])").game().komi()).isEqualTo(komi);
    }

    @ParameterizedTest
    @ValueSource(strings = {"six", "NaN", "1e3", "6.5.5", "--1", "Infinity", "99999"})
    void komiThatIsNoNumberIsQuoted(String text) {
        assertRefused("(;KM[" + text + "])", "KM[" + text + "] is not a number of points");
    }

    @Test
    void theBoardIsSquare() {
        assertThat(read("(;SZ[9:9])").game().size()).isEqualTo(9);
        assertThat(read("(;SZ[ 13 ])").game().size()).isEqualTo(13);
        assertRefused("(;SZ[9:13])", "SZ[9:13]: only square boards are known");
        assertRefused("(;SZ[nine])", "SZ[nine] is not a board size");
        assertRefused("(;SZ[])", "SZ[] is not a board size");
        assertRefused("(;SZ[26])", "board size 26 is not between 2 and 25");
        assertRefused("(;SZ[1])", "board size 1 is not between 2 and 25");
    }

    @Test
    void otherGamesAreRefused() {
        assertRefused("(;GM[2]SZ[8])", "GM[2] is not Go, which is GM[1]");
        assertThat(read("(;GM[ 1 ]SZ[9])").game().size()).isEqualTo(9);
    }

    @ParameterizedTest
    @CsvSource({
        "Chinese, chinese", "japanese, japanese", "AGA, aga", "NZ, new-zealand",
        "Tromp-Taylor, tromp-taylor", "New Zealand, new-zealand", "GOE, chinese", "'', chinese"
    })
    void rulesAreReadInManySpellingsAndUnknownOnesAreStandard(String text, String name) {
        assertThat(read("(;RU[" + text + "])").game().rules().name()).isEqualTo(name);
    }

    @Test
    void aPassIsNothingOrTt() {
        GoRecord record = read("(;SZ[19];B[];W[tt];B[dd];W[tt])");
        assertThat(record.moves().stream().map(GoRecord.Move::move))
                .containsExactly(Game.PASS, Game.PASS, record.game().parseMove("D16"), Game.PASS);
    }

    @Test
    void onALargerBoardTtIsAPoint() {
        GoRecord record = read("(;SZ[25];B[tt];W[yy])");
        assertThat(record.moves().stream().map(m -> record.game().moveName(m.move())))
                .containsExactly("U6", "Z1");
    }

    @Test
    void setUpStonesMayBeRectangles() {
        GoRecord record = read("(;SZ[5]AB[aa:bc][ee]AW[dd:cc]PL[W])");
        assertBoard(
                record,
                """
                XX...
                XX...
                XXOO.
                ..OO.
                ....X
                """);
        assertThat(record.position().toMove()).isEqualTo(Colour.SECOND);
        assertThat(record.handicap()).isZero();
    }

    @Test
    void setUpMayComeInTheMiddleAndTakeStonesOff() {
        GoRecord record = read("(;SZ[5];B[aa];W[bb];AE[aa]AB[cc][dd]AW[ee];B[cd])");
        assertBoard(
                record,
                """
                .....
                .O...
                ..X..
                ..XX.
                ....O
                """);
        assertThat(record.moves()).hasSize(3);
    }

    @Test
    void aChangeOfTurnNeedsNoStones() {
        GoRecord record = read("(;SZ[5];B[aa];PL[B])");
        assertThat(record.position().toMove()).isEqualTo(Colour.FIRST);
        assertRefused("(;PL[green])", "PL[green] is not a colour, B or W");
    }

    @Test
    void handicapStonesLetWhiteBegin() {
        GoRecord record = read("(;SZ[9]HA[2]KM[0.5]AB[cg][gc];W[ee])");
        assertThat(record.handicap()).isEqualTo(2);
        assertThat(record.moves()).hasSize(1);
        assertThat(record.position().toMove()).isEqualTo(Colour.FIRST);
        assertThat(read("(;SZ[9]HA[2]AB[cg][gc])").position().toMove()).isEqualTo(Colour.SECOND);
        assertThat(read("(;SZ[9]AB[cg][gc])").position().toMove()).isEqualTo(Colour.FIRST);
        assertThat(read("(;SZ[9]AB[cg][gc])").handicap()).isZero();
    }

    @Test
    void aMoveOutOfTurnIsReadAsItStands() {
        GoRecord record = read("(;SZ[5];B[aa];B[bb];W[cc];W[dd])");
        assertThat(record.moves().stream().map(GoRecord.Move::colour)).containsExactly(0, 0, 1, 1);
    }

    @Test
    void anIllegalMoveIsNamedWithItsNumber() {
        assertRefused("(;SZ[5];B[aa];W[bb];B[bb])", "move 3, B[bb], is illegal");
        assertRefused("(;SZ[5];B[ab];W[];B[ba];W[aa])", "move 4, W[aa], is illegal");
        assertRefused("(;SZ[5];B[zz])", "B[zz] is not a point of a 5x5 board");
        assertRefused("(;SZ[5];B[aa];W[ff])", "W[ff] is not a point of a 5x5 board");
        assertRefused("(;SZ[5]AB[aaa])", "AB[aaa] is not a point of a 5x5 board");
        assertRefused("(;SZ[5]AB[aa:])", "AB[] is not a point of a 5x5 board");
    }

    @Test
    void setUpWithoutLibertiesIsRefused() {
        assertRefused("(;SZ[5]AB[aa]AW[ab][ba])", "illegal set-up: a block without liberties");
    }

    @Test
    void theSimpleKoIsAlwaysIllegal() {
        assertRefused(KO + ";W[bc])", "move 2, W[bc], is illegal");
    }

    /** The game may have been played under other rules: here White sends two and returns one. */
    @Test
    void anotherRepetitionIsForgiven() {
        GoRecord record = read("(;SZ[4]AB[ac][bc]AW[cc][bd][dd]PL[W];W[ad];B[cd];W[bd];B[aa])");
        assertBoard(
                record,
                """
                X...
                ....
                XXO.
                .O.O
                """);
        assertThat(record.moves()).hasSize(4);
        assertThat(record.position().board().captured(Stone.WHITE)).isEqualTo(2);
        assertThat(record.position().board().captured(Stone.BLACK)).isEqualTo(1);
        assertThat(again(record).moves()).isEqualTo(record.moves());
    }

    @Test
    void aRepetitionIsForgivenAlsoAfterTwoPasses() {
        GoRecord record = read(KO + ";W[];B[];W[bc];B[ee])");
        assertThat(record.moves()).hasSize(5);
        assertBoard(
                record,
                """
                .....
                .XO..
                XO.O.
                .XO..
                ....X
                """);
        assertThat(record.position().board().captured(Stone.WHITE)).isEqualTo(1);
        assertThat(record.position().board().captured(Stone.BLACK)).isEqualTo(1);
    }

    @Test
    void setUpInTheMiddleKeepsThePrisoners() {
        GoRecord record = read(KO + ";AB[ee]AE[cb])");
        assertThat(record.position().board().captured(Stone.WHITE)).isEqualTo(1);
        assertThat(record.position().board().captured(Stone.BLACK)).isZero();
    }

    @Test
    void stopsInFrontOfTheMoveAskedFor() {
        String sgf = "(;SZ[5]AB[ee];B[aa];W[bb];AW[dd];B[cc];W[cd])";
        assertThat(read(sgf, 1).moves()).isEmpty();
        assertThat(read(sgf, 1).position().board().total(Stone.BLACK)).isEqualTo(1);
        assertThat(read(sgf, 2).moves()).hasSize(1);
        assertThat(read(sgf, 3).moves()).hasSize(2);
        assertThat(read(sgf, 4).moves()).hasSize(3);
        assertThat(read(sgf, 5).moves()).hasSize(4);
        assertThat(read(sgf, 99).moves()).hasSize(4);
        assertThat(read("(;SZ[5];B[aa];W[aa])", 2).moves()).as("no error behind").hasSize(1);
    }

    @Test
    void followsTheMainLine() {
        GoRecord record = read("(;SZ[5];B[aa](;W[bb];B[cc])(;W[dd]))");
        assertThat(record.moves()).hasSize(3);
        assertThat(record.position().board().stone(record.game().parseMove("B4")))
                .isEqualTo(Stone.WHITE);
    }

    @Test
    void writesWhatProgramsExpect() {
        GoRecord record = new GoRecord(new GoGame(9, 7, GoRules.JAPANESE));
        play(record, "C7 pass");
        record.play(Colour.FIRST, record.game().parseMove("G3"), "a [comment]");
        assertThat(SgfWriter.write(GoSgf.write(record, "moyo:1")))
                .isEqualToIgnoringNewLines(
                        "(;FF[4]GM[1]AP[moyo:1]SZ[9]KM[7]RU[japanese];B[cc];W[];B[gg]"
                                + "C[a [comment\\]])");
    }

    @Test
    void readsBackAHandicapGame() {
        GoRecord record = new GoRecord(new GoGame(9, 0.5, GoRules.CHINESE));
        record.placeHandicap(Handicap.fixed(record.game().geometry(), 4));
        play(record, "E5 E3 pass C5 pass pass");
        SgfNode root = GoSgf.write(record, "moyo:1");
        assertThat(root.value("HA")).contains("4");
        assertThat(root.values("AB")).hasSize(4);
        assertSame(again(record), record);
    }

    @Test
    void readsBackSetUpAtTheStartAndInTheMiddle() {
        GoRecord record =
                Diagrams.record(
                        GoRules.TROMP_TAYLOR,
                        -2.5,
                        """
                        .....
                        .XO..
                        XO.O.
                        .XO..
                        .....
                        """);
        play(record, "C3 E5");
        int[] stones = record.arrangement();
        stones[record.game().parseMove("A1")] = Stone.WHITE;
        stones[record.game().parseMove("E5")] = Stone.BLACK;
        stones[record.game().parseMove("B4")] = Stone.EMPTY;
        record.setUp(stones, Colour.SECOND);
        play(record, "D1 E1");
        record.setToMove(Colour.FIRST == record.position().toMove() ? 1 : 0);
        play(record, "pass");
        assertSame(again(record), record);
    }

    @Test
    void readsBackMovesOutOfTurn() {
        GoRecord record = new GoRecord(new GoGame(5, 6.5, GoRules.CHINESE));
        record.play(Colour.SECOND, record.game().parseMove("A1"));
        record.play(Colour.SECOND, record.game().parseMove("B1"));
        record.play(Colour.FIRST, Game.PASS);
        record.play(Colour.FIRST, record.game().parseMove("E1"));
        assertSame(again(record), record);
    }

    @Test
    void writesAGameWhoseRulesBecameStricter() {
        GoRecord record =
                Diagrams.record(
                        GoRules.JAPANESE,
                        """
                        .....
                        .XO..
                        XO.O.
                        .XO..
                        .....
                        """);
        play(record, "C3 pass pass B3 E5");
        GoRecord strict = record.under(new GoGame(5, 6.5, GoRules.CHINESE));
        GoRecord again = again(strict);
        assertThat(again.moves()).isEqualTo(record.moves());
        assertThat(Diagrams.draw(again.position().board()))
                .isEqualTo(Diagrams.draw(record.position().board()));
    }

    @Test
    void readsBackRandomGames() {
        Walks.repeat(
                20,
                rng -> {
                    GoRules rules = GoRules.ALL.get(rng.nextInt(GoRules.ALL.size()));
                    int size = 2 + rng.nextInt(24);
                    GoRecord record =
                            new GoRecord(new GoGame(size, rng.nextInt(41) / 2.0 - 10, rules));
                    UniformPolicy policy = new UniformPolicy();
                    int moves = Math.min(150, record.game().longestGame());
                    for (int i = 0; i < moves; i++) {
                        int colour = record.position().toMove();
                        GoPosition position = record.positionFor(colour);
                        record.play(colour, policy.choose(position, rng));
                    }
                    assertSame(again(record), record);
                });
    }

    @Test
    void readsTheFirstOfSeveralTreesItIsGiven() {
        List<SgfNode> trees = SgfReader.readText("(;SZ[5];B[aa])(;SZ[7])");
        assertThat(GoSgf.read(trees.get(1), Integer.MAX_VALUE, STANDARD).game().size())
                .isEqualTo(7);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(;SZ[9]AB[aa]AW[bb];W[cc];B[dd]) | 1 | 1",
                "(;SZ[9]AB[aa]AW[bb];W[cc];B[dd]) | 2 | 0",
                "(;SZ[9]AB[aa]AW[bb];B[cc];W[dd]) | 1 | 0",
                "(;SZ[9];W[cc];B[dd]) | 1 | 1",
                "(;SZ[9];B[aa];B[cc];W[dd]) | 2 | 0",
            })
    void whoMovesNextIsWhoMovesInTheFile(String sgf, int beforeMove, int colour) {
        GoGame standard = new GoGame(19, 6.5, GoRules.CHINESE);
        GoRecord record = GoSgf.read(SgfReader.readText(sgf).get(0), beforeMove, standard);
        assertThat(record.position().toMove()).isEqualTo(colour);
    }

    @Test
    void aKomiMayBeginWithThePoint() {
        GoGame standard = new GoGame(19, 6.5, GoRules.CHINESE);
        SgfNode root = SgfReader.readText("(;SZ[9]KM[.5])").get(0);
        assertThat(GoSgf.read(root, Integer.MAX_VALUE, standard).game().komi()).isEqualTo(0.5);
    }

    @Test
    void aGameThatIsTooLongIsRefusedAsSuch() {
        GoGame standard = new GoGame(19, 6.5, GoRules.CHINESE);
        SgfNode root = SgfReader.readText("(;SZ[5]" + ";B[];W[]".repeat(130) + ")").get(0);
        assertThatThrownBy(() -> GoSgf.read(root, Integer.MAX_VALUE, standard))
                .isInstanceOf(BadInput.class)
                .hasMessage("the game has 200 moves, the maximum");
    }
}
