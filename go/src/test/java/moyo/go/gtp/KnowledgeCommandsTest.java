package moyo.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The worked example: Black E5, White E4, Black D4; White to move. */
final class KnowledgeCommandsTest {
    private static GoTalk example() {
        GoTalk talk = GoTalk.on(9);
        talk.ask("gogui-play_sequence b E5 w E4 b D4");
        return talk;
    }

    @Test
    void thePolicyPutsLowLibertiesFirst() {
        assertThat(example().ask("moyo-policy_moves")).isEqualTo("= LowLib E3 F4");
        assertThat(GoTalk.on(5).ask("moyo-policy_moves")).startsWith("= Random A1 B1 C1");
    }

    @Test
    void patternsAreListed() {
        assertThat(example().ask("moyo-patterns")).isEqualTo("= D3 E3 F4 D5 F5");
    }

    /** (9 x 1.0 + 4 x 0.6) / 13 and so on. */
    @Test
    void priorsHaveMeanAndWeight() {
        assertThat(example().ask("moyo-prior").substring(2).lines())
                .contains(
                        "E3 0.8769 13",
                        "F4 0.8769 13",
                        "D3 0.7231 13",
                        "D5 0.7231 13",
                        "F5 0.6000 13",
                        "C4 0.5846 13",
                        "C2 0.4615 13",
                        "A1 0.3077 13",
                        "pass 0.1000 13");
    }

    @Test
    void movesThatTheRootDoesNotConsiderAreListed() {
        GoTalk talk = GoTalk.on(5);
        talk.tell("play b C3");
        assertThat(talk.tell("moyo-root_filter")).as("everything is near").isEmpty();
        talk = GoTalk.on(9);
        talk.tell("play b A1");
        assertThat(talk.words("moyo-root_filter"))
                .contains("F1", "J1", "A6", "J9")
                .doesNotContain("E1", "A5", "F2", "pass");
    }

    /** The whole board is Black's. */
    @Test
    void theValueIsForTheSideToMove() {
        GoTalk talk = GoTalk.with("fuego-style playouts=200 tree-nodes=100000", 5);
        assertThat(talk.ask("moyo-value")).isEqualTo("? no search to tell a value");
        talk.tell("komi 0.5");
        talk.tell("gogui-setup b A2 b B2 b C2 b D2 b E2 b A4 b B4 b C4 b D4 b E4");
        talk.tell("reg_genmove b");
        assertThat(Double.parseDouble(talk.tell("moyo-value"))).isBetween(0.95, 1.0);
        talk.tell("reg_genmove w");
        assertThat(Double.parseDouble(talk.tell("moyo-value"))).isBetween(0.0, 0.05);
        assertThat(GoTalk.on(5).ask("moyo-value")).isEqualTo("? no search to tell a value");
    }

    @Test
    void searchesAreCounted() {
        GoTalk talk = GoTalk.with("fuego-style playouts=200 tree-nodes=100000", 9);
        assertThat(talk.tell("moyo-search_stats").lines())
                .contains("simulations 0", "playout-moves 0");
        talk.tell("reg_genmove b");
        assertThat(talk.tell("moyo-search_stats").lines())
                .hasSize(2)
                .allMatch(line -> line.matches("[a-z-]+ [0-9]+"));
        int first = simulations(talk, "moyo-search_stats");
        assertThat(first).isBetween(1, 200);
        talk.tell("reg_genmove w");
        int second = simulations(talk, "moyo-search_stats");
        assertThat(second).isBetween(1, 200);
        assertThat(simulations(talk, "moyo-search_stats all")).isEqualTo(first + second);
        assertThat(talk.ask("moyo-search_stats every"))
                .isEqualTo(
                        "? syntax error: 'every' is not 'all' or 'help', usage is"
                                + " 'moyo-search_stats [all|help]'");
        assertThat(talk.tell("moyo-search_stats help"))
                .contains("playout-moves (moves): playout moves, without the moves in the tree");
        assertThat(GoTalk.with("btt table=1 tree-nodes=100000", 9).tell("moyo-search_stats all"))
                .contains("gated-simulations 0", "interrupted 0", "lookups 0");
        assertThat(GoTalk.on(5).ask("moyo-search_stats"))
                .startsWith("? player 'random' cannot be watched");
        assertThat(GoTalk.on(5).tell("moyo-search_stats all")).isEmpty();
    }

    @Test
    void aMoveIsExplainedByTheTermsOfTheSelectionRule() {
        GoTalk talk = GoTalk.with("fuego-style playouts=200 tree-nodes=100000", 9);
        assertThat(talk.ask("moyo-explain E5"))
                .startsWith("? 'E5' was not considered in the last search");
        String move = talk.tell("genmove b");
        List<String> lines = talk.tell("moyo-explain " + move).lines().toList();
        assertThat(lines.get(0))
                .isEqualTo(
                        "(n mean + w rave) / (n + w) + c sqrt(ln N / (n + 1)), w = r / (1/I + r/F)");
        assertThat(lines).anyMatch(line -> line.matches("mean +0\\.\\d+  mean result of the move"));
        assertThat(lines.get(lines.size() - 1)).startsWith("bound ");
        assertThat(talk.ask("moyo-explain Z9")).startsWith("? ").contains("Z9");
        assertThat(GoTalk.on(5).ask("moyo-explain C3"))
                .startsWith("? player 'random' cannot be watched");
    }

    @Test
    void agentsAreCountedOneByOne() {
        GoTalk talk = GoTalk.with("agents team=N-AC-AD-L-P,P:3 playouts=100 tree-nodes=100000", 9);
        talk.tell("reg_genmove b");
        List<String> lines = talk.tell("moyo-team_stats").lines().toList();
        assertThat(lines).hasSize(4);
        assertThat(lines.get(0)).contains("moves  Nakade  AtariCapture", "Pattern", "Random");
        assertThat(lines.get(1)).matches("N-AC-AD-L-P +\\d+( +\\d+\\.\\d%){9}");
        assertThat(lines.get(2)).matches("P:3 +\\d+( +0\\.0%){4} .*");
        assertThat(lines.get(3)).startsWith("team ");
        assertThat(moves(lines.get(1)) + moves(lines.get(2))).isEqualTo(moves(lines.get(3)));
        assertThat(moves(lines.get(2))).isGreaterThan(2 * moves(lines.get(1)));
        assertThat(GoTalk.on(5).ask("moyo-team_stats"))
                .isEqualTo("? no agents play the playouts of this player");
    }

    private static int moves(String line) {
        return Integer.parseInt(line.split(" +")[1]);
    }

    private static int simulations(GoTalk talk, String command) {
        String line = talk.tell(command).lines().findFirst().orElseThrow();
        assertThat(line).startsWith("simulations ");
        return Integer.parseInt(line.substring("simulations ".length()));
    }

    /** A wall has what is behind it; the value is small enough to see the rim. */
    @Test
    void influenceIsShownRowByRow() {
        GoTalk talk = GoTalk.on(5);
        assertThat(talk.tell("moyo-bouzy").lines()).hasSize(5).allMatch("0 0 0 0 0"::equals);
        talk.tell("gogui-setup b B1 b B2 b B3 b B4 b B5 w D1 w D2 w D3 w D4 w D5");
        assertThat(talk.tell("moyo-bouzy").lines())
                .hasSize(5)
                .allMatch(row -> row.matches("[1-9]\\d* [1-9]\\d+ 0 -[1-9]\\d+ -[1-9]\\d*"));
        assertThat(talk.ask("moyo-bouzy E5")).startsWith("? ");
    }
}
