package moyo.session.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import moyo.session.Session;
import moyo.session.Toy;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Analysis in plain GTP, over pipes, line by line. */
@Timeout(60)
final class AnalyzeCommandsTest {
    private static final String FLOAT = "-?\\d+\\.\\d+";

    private static List<String> infos(String report) {
        assertThat(report).startsWith("info ").doesNotContain("  ");
        return Arrays.asList(report.substring("info ".length()).split(" info "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"lz-analyze b 1", "lz-analyze 1", "lz-analyze interval 1"})
    void reportsComeUntilAnythingArrives(String command) throws Exception {
        try (Talk talk = Talk.live("uct")) {
            talk.send("7 " + command);
            assertThat(talk.next()).as("at once").isEqualTo("=7");
            for (int i = 0; i < 3; i++) {
                for (String info : infos(talk.next())) {
                    assertThat(info)
                            .matches(
                                    "move [abc][123] visits \\d+ winrate \\d{1,5} prior \\d{1,5}"
                                            + " lcb \\d{1,5} order \\d+ pv( [abc][123])+");
                }
            }
            talk.send("8 name");
            talk.rest();
            assertThat(talk.next()).isEqualTo("=8 Moyo");
        }
    }

    @Test
    void katasReportsAreFractions() throws Exception {
        try (Talk talk = Talk.live("uct")) {
            talk.send("kata-analyze b 1 rootInfo true pvVisits true ownership true maxmoves 2");
            assertThat(talk.next()).isEqualTo("=");
            String report = talk.next();
            talk.send("name");
            int root = report.indexOf(" rootInfo visits ");
            assertThat(root).isPositive();
            assertThat(report).as("nobody owns cells here").doesNotContain("ownership");
            assertThat(infos(report.substring(0, root)))
                    .hasSizeBetween(1, 2)
                    .allMatch(
                            info ->
                                    info.matches(
                                            "move [abc][123] visits \\d+ utility "
                                                    + FLOAT
                                                    + " winrate .* pv( [abc][123])+ pvVisits.*"));
        }
    }

    @Test
    void movesAreAllowedAndAvoided() throws Exception {
        try (Talk talk = Talk.live("uct")) {
            talk.send("lz-analyze b 3 allow b a1,b2,c3 1 avoid b c3 1 avoid w a1 1");
            talk.next();
            String report = talk.next();
            talk.send("name");
            assertThat(infos(report)).hasSize(2).allMatch(info -> info.matches("move (a1|b2) .*"));
        }
    }

    @Test
    void aWatchedMoveIsReportedAndPlayed() throws Exception {
        try (Talk talk = Talk.live("uct playouts=300")) {
            talk.send("kata-genmove_analyze b 100000");
            assertThat(talk.next()).isEqualTo("=");
            List<String> answer = talk.rest();
            assertThat(answer).hasSize(2);
            String best = answer.get(0).split(" ")[2];
            assertThat(answer.get(1)).isEqualTo("play " + best);
            talk.send("showboard");
            assertThat(talk.rest()).contains("after 1 moves");
            talk.send("lz-genmove_analyze b");
            assertThat(talk.next()).isEqualTo("? it is the turn of white");
        }
    }

    @Test
    void nothingIsAnalysedAfterTheEndOrByAPlayerWithoutATree() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("uct playouts=20");
        Toy.play(session, "a1", "b1", "a2", "b2", "a3");
        assertThat(Talk.answers(session, "lz-analyze w 1", "kata-genmove_analyze w"))
                .containsExactly("? the game is over", "? the game is over");
        assertThat(Talk.answers(Toy.session("random"), "lz-analyze b 1", "lz-genmove_analyze b"))
                .allMatch(answer -> answer.startsWith("? player 'random' cannot be watched"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "lz-analyze b ten | 'ten' is not one of interval,",
                "lz-analyze b 5 depth 3 | 'depth' is not one of interval,",
                "lz-analyze avoid b z9 1 | 'z9' is not a cell, a1 to c3",
                "lz-analyze avoid x a1 1 | 'x' is not a colour",
                "lz-analyze avoid b a1 | has no value",
                "lz-analyze maxmoves -1 | '-1' is not a whole number",
                "kata-analyze ownership maybe | 'maybe' is not true or false",
            })
    void nonsenseIsRefusedWithItsReason(String command, String reason) {
        assertThat(Talk.answers(Toy.session("uct"), command.strip()).get(0))
                .startsWith("? syntax error: ")
                .contains(reason.strip());
    }

    @Test
    void pondersBetweenCommands() throws Exception {
        try (Talk talk = Talk.live("uct playouts=50 ponder=on")) {
            talk.send("genmove b");
            talk.rest();
            int simulations = 0;
            for (int i = 0; i < 1000 && simulations < 1000; i++) {
                talk.send("moyo-search_stats");
                String first = talk.rest().get(0);
                simulations = Integer.parseInt(first.replaceAll("\\D+(\\d+).*", "$1"));
                Thread.onSpinWait();
            }
            assertThat(simulations).as("thought on the opponent's time").isGreaterThan(50);
        }
    }
}
