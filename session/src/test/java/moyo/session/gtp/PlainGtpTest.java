package moyo.session.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import moyo.gtp.GtpEngine;
import moyo.session.TicTacToeKit;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

/** A GTP engine for a game that has no dialect of its own. */
final class PlainGtpTest {
    private static final TicTacToeKit KIT = new TicTacToeKit(new TicTacToe());

    private static List<String> answers(String player, String... commands) {
        GtpEngine engine =
                new GtpEngine(
                        "Moyo",
                        "0",
                        new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8));
        KIT.registerGtp(engine, KIT.players().parse(player), 1);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] input = (String.join("\n", commands) + "\n").getBytes(StandardCharsets.UTF_8);
        try {
            engine.run(new ByteArrayInputStream(input), out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Arrays.stream(out.toString(StandardCharsets.UTF_8).split("\n\n"))
                .map(String::stripTrailing)
                .toList();
    }

    @Test
    void movesAreMadeInTurnAndTakenBack() {
        assertThat(
                        answers(
                                "random",
                                "play b b2",
                                "play b a1",
                                "play w b2",
                                "play w a1",
                                "showboard",
                                "undo",
                                "showboard"))
                .containsExactly(
                        "=",
                        "? it is the turn of white",
                        "? illegal move",
                        "=",
                        "= \nafter 2 moves",
                        "=",
                        "= \nafter 1 moves");
    }

    @Test
    void whatIsNoMoveIsQuoted() {
        assertThat(answers("random", "play b z9").get(0)).startsWith("? ").contains("z9");
        assertThat(answers("random", "play x a1").get(0)).startsWith("? ").contains("'x'");
    }

    /** Two in a row are blocked; then the engine's colour has to wait. */
    @Test
    void thePlayerAnswersForTheSideToMove() {
        List<String> said =
                answers(
                        "uct playouts=2000",
                        "play b a1",
                        "play w b2",
                        "play b a2",
                        "reg_genmove w",
                        "genmove w",
                        "showboard",
                        "genmove w");
        assertThat(said.get(3)).as("blocks").isEqualTo("= a3");
        assertThat(said.get(4)).isEqualTo("= a3");
        assertThat(said.get(5)).isEqualTo("= \nafter 4 moves");
        assertThat(said.get(6)).isEqualTo("? it is the turn of black");
    }

    @Test
    void aFinishedGameHasAScoreAndNoMoves() {
        List<String> said =
                answers(
                        "random",
                        "final_score",
                        "play b a1",
                        "play w b1",
                        "play b a2",
                        "play w b2",
                        "play b a3",
                        "final_score",
                        "genmove w",
                        "all_legal w",
                        "clear_board",
                        "all_legal b");
        assertThat(said.get(0)).isEqualTo("? cannot score: the game is not over");
        assertThat(said.get(6)).isEqualTo("= B+1");
        assertThat(said.get(7)).isEqualTo("? the game is over");
        assertThat(said.get(8)).isEqualTo("=");
        assertThat(said.get(10).split(" ")).hasSize(10);
    }

    @Test
    void undoNeedsAMove() {
        assertThat(answers("random", "undo")).containsExactly("? cannot undo");
    }

    @Test
    void aSearchIsCountedAndExplained() {
        List<String> said =
                answers(
                        "uct playouts=300",
                        "genmove b",
                        "moyo-search_stats",
                        "moyo-explain b2",
                        "moyo-explain q7",
                        "moyo-search_stats help");
        assertThat(said.get(1)).startsWith("= simulations ");
        assertThat(said.get(2)).startsWith("= mean + c sqrt(ln N / n)\nmean ");
        assertThat(said.get(3)).startsWith("? ").contains("q7");
        assertThat(said.get(4)).contains("playout-moves (moves): ");
    }

    @Test
    void theSameSeedPlaysTheSame() {
        List<String> one = answers("uct playouts=50", "genmove b", "genmove w", "genmove b");
        List<String> other = answers("uct playouts=50", "genmove b", "genmove w", "genmove b");
        assertThat(one).isEqualTo(other);
    }
}
