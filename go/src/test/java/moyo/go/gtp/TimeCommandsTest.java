package moyo.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimeCommandsTest {
    /** Thinks for minutes unless a clock runs. */
    private static final String PATIENT = "flat playouts=50000000";

    /** Done at once unless a clock runs. */
    private static final String HASTY = "flat playouts=3";

    /** CPU time: far more than any clock here allows, far less than {@link #PATIENT} takes. */
    private static final double SECONDS = 15;

    private static void assertMovesInTime(GoTalk talk, String command) {
        double seconds =
                CpuTime.seconds(() -> assertThat(talk.tell(command)).matches("[A-J][1-9]|pass"));
        assertThat(seconds).isLessThan(SECONDS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "time_settings 1 0 0",
                "time_settings 0.5 0 0",
                "time_settings 0 1 25",
                "time_settings 0 0.4 1",
                "time_settings 1 1 10",
                "kgs-time_settings absolute 1",
                "kgs-time_settings byoyomi 0 0.4 5",
                "kgs-time_settings byoyomi 1 0.5 1",
                "kgs-time_settings canadian 0 1 10",
                "kgs-time_settings canadian 1 1 10",
                "kata-time_settings absolute 1",
                "kata-time_settings byoyomi 0 0.5 5",
                "kata-time_settings canadian 0 1 10",
                "kata-time_settings fischer 0.5 0.1",
                "kata-time_settings fischer 0.2 0",
                "kata-time_settings fischer 0 0.2",
            })
    void movesWithinAShortClock(String settings) {
        GoTalk talk = GoTalk.with(PATIENT, 9);
        talk.check("> " + settings + "\n=");
        assertMovesInTime(talk, "genmove b");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "time_settings 1 1 0", // q5Go: no limit
                "time_settings 0 1 0",
                "time_settings 0 0 0",
                "kgs-time_settings none",
                "kata-time_settings none",
            })
    void withoutLimitThePlayersOwnSettingCounts(String settings) {
        GoTalk talk = GoTalk.with(HASTY, 5);
        talk.tell("time_settings 1 0 0");
        talk.check("> " + settings + "\n=");
        talk.tell("genmove b");
        assertThat(talk.tell("gomill-explain_last_move")).contains("; 3 playouts for");
        talk.tell("time_left b 0 0"); // Lizzie's way to make an engine ponder
        talk.tell("genmove b");
        assertThat(talk.tell("gomill-explain_last_move")).contains("; 3 playouts for");
    }

    @Test
    void settingsSurviveBoardsizeAndClearBoardAndKomi() {
        GoTalk talk = GoTalk.with(PATIENT, 19);
        talk.check(
                """
                > time_settings 1 0 0
                =
                > boardsize 9
                =
                > clear_board
                =
                > komi 7.5
                =
                > kgs-rules japanese
                =
                """);
        assertMovesInTime(talk, "genmove b");
        assertMovesInTime(talk, "reg_genmove w");
    }

    @Test
    void aNewGameStartsWithFullClocks() {
        GoTalk talk = GoTalk.with(HASTY, 9);
        talk.tell("time_settings 45 0 0"); // a second for the first move, of 42 expected
        talk.tell("time_left b 0.001 0");
        talk.tell("genmove b");
        assertThat(playouts(talk)).isLessThan(1000);
        talk.tell("clear_board");
        talk.tell("genmove b");
        assertThat(playouts(talk)).isGreaterThan(1000);
    }

    private static int playouts(GoTalk talk) {
        String text = talk.tell("gomill-explain_last_move");
        return Integer.parseInt(text.replaceAll(".*; ([0-9]+) playouts for .*", "$1"));
    }

    @Test
    void theControllersClockIsBelieved() {
        GoTalk talk = GoTalk.with(PATIENT, 9);
        talk.check(
                """
                > time_settings 100000 0 0
                =
                > time_left B 0.5 0
                =
                > time_left white 0 0
                =
                """);
        assertMovesInTime(talk, "genmove b");
        assertMovesInTime(talk, "genmove w");
    }

    @Test
    void inByoYomiTheStonesAreThePeriodsLeft() {
        GoTalk talk = GoTalk.with(PATIENT, 9);
        talk.tell("kgs-time_settings byoyomi 1000000 0.3 5");
        talk.tell("time_left b 0.3 2");
        assertMovesInTime(talk, "genmove b");
        assertMovesInTime(talk, "genmove b");
    }

    @Test
    void canadianStonesShareTheirPeriod() {
        GoTalk talk = GoTalk.with(PATIENT, 9);
        talk.tell("time_settings 1000000 10 25");
        talk.tell("time_left b 10 25");
        assertMovesInTime(talk, "genmove b");
    }

    @Test
    void aClockThatHasRunOutStillAllowsAMove() {
        GoTalk talk = GoTalk.with(PATIENT, 9);
        talk.tell("time_settings 0.001 0 0");
        double seconds =
                CpuTime.seconds(
                        () -> {
                            for (int i = 0; i < 20; i++) {
                                talk.tell("genmove b");
                                talk.tell("genmove w");
                            }
                        });
        assertThat(seconds).isLessThan(SECONDS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "kgs-time_settings byoyomi 0 0 99999999",
                "kgs-time_settings byoyomi 0 0.000000001 99999999",
                "kgs-time_settings canadian 0 0 99999999",
                "kata-time_settings fischer 0 0",
                "kgs-time_settings byoyomi 0 0 0",
                "kgs-time_settings canadian 0 0 0",
                "kgs-time_settings absolute 0",
            })
    void noTimeInAnyNumberOfPeriodsStillAllowsAMove(String settings) {
        GoTalk talk = GoTalk.with(PATIENT, 9);
        talk.check("> " + settings + "\n=");
        double seconds =
                CpuTime.seconds(
                        () -> {
                            talk.tell("genmove b");
                            talk.tell("genmove w");
                        });
        assertThat(seconds).isLessThan(SECONDS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "time_settings",
                "time_settings 1",
                "time_settings 1 2",
                "time_settings 1 2 3 4",
                "time_settings -1 0 0",
                "time_settings 1 -1 0",
                "time_settings 1 0 -1",
                "time_settings 1 1 1.5",
                "time_settings x 0 0",
                "time_settings NaN 0 0",
                "time_settings Infinity 0 0",
                "time_settings 1e9 0 0",
                "time_settings 99999999999999999999 0 0",
                "time_left",
                "time_left b",
                "time_left b 1",
                "time_left x 1 1",
                "time_left b -1 0",
                "time_left b 1 -1",
                "time_left b 1 1 1",
                "kgs-time_settings",
                "kgs-time_settings hourglass 1",
                "kgs-time_settings none 1",
                "kgs-time_settings absolute",
                "kgs-time_settings absolute 1 2",
                "kgs-time_settings byoyomi 1 2",
                "kgs-time_settings byoyomi 1 2 -3",
                "kgs-time_settings canadian 1 2 3 4",
                "kata-time_settings fischer 1",
                "kata-time_settings fischer 1 x",
                "kata-list_time_settings x",
            })
    void malformedSettingsAreRefusedAndChangeNothing(String command) {
        GoTalk talk = GoTalk.with(PATIENT, 9);
        talk.tell("time_settings 1 0 0");
        assertThat(talk.ask(command)).startsWith("? syntax error: ").contains("usage is '");
        assertMovesInTime(talk, "genmove b");
    }

    @Test
    void listsTheTimeSystems() {
        GoTalk.on(5)
                .check(
                        """
                        > kata-list_time_settings
                        = none absolute byoyomi canadian fischer
                        """);
    }
}
