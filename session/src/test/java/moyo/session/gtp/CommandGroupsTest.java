package moyo.session.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import moyo.game.Colour;
import moyo.search.clock.Budget;
import moyo.search.clock.TimeControl;
import moyo.session.Session;
import moyo.session.Toy;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command groups that all dialects share, in plain GTP. */
final class CommandGroupsTest {
    @TempDir private Path temp;

    @Test
    void whyAMoveIsIllegal() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("random");
        assertThat(
                        Talk.answers(
                                session,
                                "moyo-why_illegal b b2",
                                "play b b2",
                                "moyo-why_illegal w b2",
                                "moyo-why_illegal b a1",
                                "play w b2"))
                .containsExactly(
                        "= legal",
                        "=",
                        "= b2 is taken",
                        "= it is the turn of white",
                        "? illegal move");
        List<String> wrong =
                Talk.answers(
                        session,
                        "moyo-why_illegal b",
                        "moyo-why_illegal b z9",
                        "moyo-why_illegal x a1");
        assertThat(wrong.get(0)).startsWith("? syntax error: got 1 argument");
        assertThat(wrong.get(1)).startsWith("? syntax error: 'z9' is not a cell");
        assertThat(wrong.get(2)).startsWith("? syntax error: 'x' is not a colour");
    }

    @Test
    void gamesAreSavedAndLoaded() throws Exception {
        String file = temp.resolve("a game.sgf").toString();
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("random");
        assertThat(Talk.answers(session, "play b b2", "play w a1", "savesgf " + file))
                .containsOnly("=");
        assertThat(Files.readString(Path.of(file))).contains("GM[tic-tac-toe]", "B[b2]", "W[a1]");
        Session<TicTacToe, TicTacToe.Board> other = Toy.session("random");
        assertThat(Talk.answers(other, "loadsgf " + file, "showboard"))
                .containsExactly("=", "= \nafter 2 moves");
        assertThat(Talk.answers(other, "loadsgf " + file + " 2", "showboard"))
                .containsExactly("=", "= \nafter 1 moves");
    }

    @Test
    void filesThatWillNotDoAreNamed() throws Exception {
        Path bad = Files.writeString(temp.resolve("bad.sgf"), "(;GM[tic-tac-toe];B[b2];W[b2])");
        Path broken = Files.writeString(temp.resolve("broken.sgf"), "(;GM[");
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("random");
        List<String> answers =
                Talk.answers(
                        session,
                        "play b a2",
                        "loadsgf " + temp.resolve("none.sgf"),
                        "loadsgf " + bad,
                        "loadsgf " + broken,
                        "savesgf " + temp.resolve("no/folder.sgf"),
                        "loadsgf");
        assertThat(answers.get(1))
                .startsWith("? cannot load file: '")
                .endsWith("none.sgf', no such file or folder");
        assertThat(answers.get(2)).endsWith("move 2, W[b2]: illegal move: b2 is taken");
        assertThat(answers.get(3)).contains("broken.sgf', line 1, column");
        assertThat(answers.get(4))
                .startsWith("? cannot save file: '")
                .endsWith("no such file or folder");
        assertThat(answers.get(5)).startsWith("? syntax error");
        assertThat(session.record().moves()).as("nothing has changed").hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "time_settings 10 0 0 | Canadian",
                "time_settings 0 5 1 | Canadian",
                "time_settings 0 0 0 | Unlimited",
                "time_settings 10 5 0 | Unlimited",
                "kgs-time_settings byoyomi 10 5 3 | ByoYomi",
                "kgs-time_settings canadian 10 5 3 | Canadian",
                "kata-time_settings fischer 10 2 | Fischer",
                "kata-time_settings absolute 10 | Canadian",
                "kgs-time_settings none | Unlimited",
            })
    void clocksAreSet(String command, String kind) {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("uct playouts=5");
        assertThat(Talk.answers(session, command.strip())).containsExactly("=");
        TimeControl control = session.thinker().clock(Colour.SECOND).control();
        assertThat(control.getClass().getSimpleName()).isEqualTo(kind.strip());
    }

    @Test
    void theTimeLeftIsBelieved() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("uct playouts=5");
        Talk.answers(session, "time_settings 100 0 0", "time_left w 1 0");
        assertThat(session.thinker().budget(Colour.FIRST, 1))
                .isEqualTo(new Budget.Time(Duration.ofMillis(99_900)));
        assertThat(session.thinker().budget(Colour.SECOND, 1))
                .isEqualTo(new Budget.Time(Duration.ofMillis(900)));
    }

    @Test
    void wrongTimesAreRefused() {
        assertThat(
                        Talk.answers(
                                Toy.session("random"),
                                "time_settings -1 0 0",
                                "time_left b soon 0",
                                "kgs-time_settings hourglass 3",
                                "kgs-time_settings"))
                .allMatch(answer -> answer.startsWith("? syntax error: "));
        assertThat(Talk.answers(Toy.session("random"), "kata-list_time_settings"))
                .containsExactly("= none absolute byoyomi canadian fischer");
    }

    @Test
    void theSeedIsSetAndTold() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("random");
        List<String> answers =
                Talk.answers(
                        session,
                        "get_random_seed",
                        "set_random_seed 77",
                        "reg_genmove b",
                        "reg_genmove b",
                        "set_random_seed 77",
                        "reg_genmove b",
                        "reg_genmove b",
                        "get_random_seed",
                        "set_random_seed many");
        assertThat(answers.get(0)).isEqualTo("= 1");
        assertThat(answers.subList(5, 7)).isEqualTo(answers.subList(2, 4));
        assertThat(answers.get(7)).isEqualTo("= 77");
        assertThat(answers.get(8)).startsWith("? syntax error: 'many' is not a whole number");
    }

    @Test
    void countersAreThoseOfTheLastSearchOrOfAll() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("uct playouts=40");
        List<String> answers =
                Talk.answers(
                        session,
                        "reg_genmove b",
                        "reg_genmove b",
                        "moyo-search_stats",
                        "moyo-search_stats all",
                        "moyo-search_stats some",
                        "moyo-team_stats",
                        "cputime");
        long last = simulations(answers.get(2));
        assertThat(simulations(answers.get(3))).isGreaterThan(last);
        assertThat(answers.get(4)).contains("'some' is not 'all' or 'help'");
        assertThat(answers.get(5)).isEqualTo("? no agents play the playouts of this player");
        assertThat(answers.get(6)).matches("= \\d+\\.\\d{3}");
    }

    private static long simulations(String answer) {
        assertThat(answer).startsWith("= simulations ");
        return Long.parseLong(answer.lines().findFirst().orElse("").replaceAll("\\D", ""));
    }

    @Test
    void aClearedBoardHasFullClocks() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("uct playouts=5");
        Talk.answers(session, "time_settings 10 0 0", "time_left b 1 0", "play b a1");
        Talk.answers(session, "clear_board");
        assertThat(session.record().moves()).isEmpty();
        assertThat(session.thinker().budget(Colour.FIRST, 1))
                .isEqualTo(new Budget.Time(Duration.ofMillis(9_900)));
    }
}
