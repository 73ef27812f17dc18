package moyo.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import moyo.go.Diagrams;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.family.GoKit;
import moyo.go.net.GoLessons;
import moyo.go.net.NetworkOwnership;
import moyo.go.player.GoPlayers;
import moyo.gtp.GtpEngine;
import moyo.net.kernel.Network;
import moyo.net.player.ZeroPlayer;
import org.junit.jupiter.api.Test;

/** The player with the network that is shipped, over GTP. */
final class ZeroGtpTest {
    /** White's stone at C7 is dead; its neighbourhood is too open for random playouts. */
    private static final String BOARD =
            """
            ....X.O..
            ....XXO..
            ..O.X.O..
            ....XXO..
            ....X.O..
            ....XXO..
            ....X.O..
            ....XXO..
            ....X.O..
            """;

    private static String setUp(String diagram) {
        GoPosition position = Diagrams.position(GoRules.CHINESE, diagram);
        StringBuilder command = new StringBuilder("gogui-setup");
        for (int p : position.game().geometry().points()) {
            int stone = position.board().stone(p);
            if (stone != 0) {
                command.append(stone == 1 ? " b " : " w ").append(position.game().moveName(p));
            }
        }
        return command.toString();
    }

    private static GoTalk talk() {
        GoTalk talk = GoTalk.with("zero playouts=30 tree-nodes=100000", 9);
        talk.tell(setUp(BOARD));
        return talk;
    }

    @Test
    void deadStonesAreThoseThatTheNetworkGivesToTheOtherSide() {
        GoTalk talk = talk();
        assertThat(talk.tell("final_status_list dead")).isEqualTo("C7");
        assertThat(talk.words("final_status_list alive")).contains("E9", "G1").doesNotContain("C7");
        assertThat(talk.tell("final_status C7")).isEqualTo("dead");
        assertThat(talk.tell("final_status A1")).isEqualTo("black_territory");
        assertThat(talk.tell("final_status J1")).isEqualTo("white_territory");
        assertThat(talk.tell("final_score")).as("49 - 27 - 6.5").isEqualTo("B+15.5");
    }

    @Test
    void ownershipIsTheNetworks() {
        Network network =
                ZeroPlayer.shipped(
                        GoLessons.shippedNetwork(9).orElseThrow(),
                        new GoLessons(9).encoding().shape());
        GoPosition position = Diagrams.position(GoRules.CHINESE, BOARD);
        double corner =
                new NetworkOwnership(network, 9)
                        .estimate(position)
                        .black(position.game().parseMove("A9"));
        String shown = talk().words("moyo-ownership").get(0);
        assertThat(Double.parseDouble(shown)).isCloseTo(2 * corner - 1, within(0.006));
    }

    private static double number(String report, String key) {
        List<String> words = Arrays.asList(report.split(" "));
        return Double.parseDouble(words.get(words.indexOf(key) + 1));
    }

    @Test
    void anAnalysisHasScoreOwnershipAndTheNetworksPriors() {
        GoTalk talk = talk();
        talk.tell("komi 15");
        String answer = talk.answers("kata-genmove_analyze b ownership true\n");
        String report =
                answer.lines().filter(l -> l.startsWith("info")).reduce((a, b) -> b).orElseThrow();
        assertThat(number(report, "scoreLead")).as("49 - 27 - 15, and dame").isBetween(2.0, 10.0);
        assertThat(number(report, "winrate")).isGreaterThan(0.8);
        assertThat(number(report, "lcb")).isLessThan(number(report, "winrate"));
        assertThat(number(report, "lcb")).as("results are close").isGreaterThan(0.7);
        assertThat(number(report, "prior")).isNotCloseTo(1 / 50.0, within(0.005));
        String[] owners = report.substring(report.indexOf("ownership ") + 10).split(" ");
        assertThat(owners).hasSize(81);
        assertThat(Double.parseDouble(owners[0])).as("A9").isGreaterThan(0.7);
        assertThat(Double.parseDouble(owners[8])).as("J9").isLessThan(-0.7);
        assertThat(Double.parseDouble(owners[2 * 9 + 2])).as("C7").isGreaterThan(0.3);
    }

    private static List<String> describe(boolean named, String player, String commands) {
        GoKit kit = new GoKit(new GoGame(19, 6.5, GoRules.CHINESE));
        GtpEngine engine = new GtpEngine("Moyo", "0.1", System.err);
        if (named) {
            kit.registerGtp(engine, GoPlayers.ALL.parse(player), 1);
        } else {
            kit.registerGtpByDefault(engine, GoPlayers.ALL.parse(player), 1);
        }
        return GoTalk.run(engine, commands)
                .lines()
                .filter(line -> line.contains("player: "))
                .map(line -> line.replaceAll(".*player: ", ""))
                .toList();
    }

    private static final String THREE_BOARDS =
            """
            gomill-describe_engine
            boardsize 9
            gomill-describe_engine
            kata-set-param time 2
            komi 7
            boardsize 13
            gomill-describe_engine
            """;

    @Test
    void theDefaultPlayerIsChosenForTheBoard() {
        assertThat(describe(false, "fuego-style playouts=70", THREE_BOARDS))
                .containsExactly(
                        "fuego-style playouts=70",
                        "zero playouts=70",
                        "fuego-style playouts=70 time=2.0");
    }

    @Test
    void aNamedPlayerStaysOnEveryBoard() {
        assertThat(describe(true, "fuego-style", THREE_BOARDS))
                .containsExactly("fuego-style", "fuego-style", "fuego-style time=2.0");
    }

    @Test
    void aPlayerWithASettingOfItsOwnStays() {
        assertThat(describe(false, "fuego-style nakade=on", THREE_BOARDS))
                .containsExactly(
                        "fuego-style nakade=on",
                        "fuego-style nakade=on",
                        "fuego-style time=2.0 nakade=on");
    }

    @Test
    void itPlaysOnUnderAllRulesKomiHandicapAndSetUp() {
        GoTalk talk = GoTalk.with("zero playouts=8 tree-nodes=100000", 9);
        for (String rules : List.of("japanese", "tromp-taylor", "aga")) {
            for (String komi : List.of("-40", "0", "7", "250")) {
                talk.tell("kata-set-rules " + rules);
                talk.tell("komi " + komi);
                talk.tell("clear_board");
                talk.tell("fixed_handicap 4");
                assertThat(talk.tell("genmove w")).matches("[A-HJ][1-9]|pass");
                assertThat(talk.tell("genmove w")).matches("[A-HJ][1-9]|pass");
                talk.tell("gogui-setup_player b");
                assertThat(talk.tell("genmove b")).matches("[A-HJ][1-9]|pass");
            }
        }
    }

    @Test
    void anotherBoardSizeNeedsANetworkOfItsOwn() {
        GoTalk talk = GoTalk.with("zero", 13);
        assertThat(talk.ask("genmove b")).contains("no network is shipped for go 13x13");
    }
}
