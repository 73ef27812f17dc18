package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.MoveList;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRecord;
import moyo.go.GoRules;
import moyo.go.Stone;
import moyo.go.family.GoKit;
import moyo.session.FinishedGame;
import moyo.session.GtpDialect;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class GoKitTest {
    private static GoKit kit(String rules) {
        return new GoKit(new GoGame(5, 0.5, GoRules.parse(rules)));
    }

    /** Black owns the board but for a white stone in it. */
    private static GoPosition whiteStoneInBlacksArea(GoKit kit) {
        GoPosition position = kit.game().newPosition();
        for (String move : "B1 D5 B2 pass B3 pass B4 pass B5 pass pass".split(" ")) {
            position.play(kit.game().parseMove(move));
        }
        return position;
    }

    @Test
    void countsWhatThePlayersAgreeOn() {
        GoKit kit = kit("chinese");
        GoPosition end = whiteStoneInBlacksArea(kit);
        Set<Integer> stone = Set.of(kit.game().parseMove("D5"));
        assertThat(kit.score(end, Optional.of(stone), 1)).isEqualTo(24.5);
        assertThat(kit.score(end, Optional.of(Set.of()), 1)).isEqualTo(10 - 1 - 0.5);
    }

    @Test
    void anEngineIsToldTheHandicapButNoOtherSetUp() {
        GoKit kit = new GoKit(new GoGame(9, 0.5, GoRules.parse("chinese")));
        assertThat(kit.dialect().handicap(kit.newRecord(3)))
                .hasSize(4)
                .last()
                .asString()
                .startsWith("set_free_handicap ")
                .hasSize("set_free_handicap C3 C3 C3".length());
        assertThat(kit.dialect().handicap(kit.newRecord())).isEmpty();
        GoRecord setUp = new GoRecord(kit.game());
        int[] stones = setUp.arrangement();
        stones[kit.game().parseMove("C3")] = Stone.BLACK;
        setUp.setUp(stones, Colour.SECOND);
        assertThat(kit.dialect().handicap(setUp)).isEmpty();
    }

    @Test
    void wherePlayersSayNothingPlayoutsJudge() {
        GoKit kit = kit("chinese");
        GoPosition end = kit.game().newPosition();
        for (String move : "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 A2 B5 B3 pass B1 pass pass".split(" ")) {
            end.play(kit.game().parseMove(move));
        }
        // Black's wall in the middle holds the left side, with B5 dead in it.
        assertThat(kit.score(end, Optional.empty(), 1)).isEqualTo(15 - 10 - 0.5);
    }

    @Test
    void underRulesThatCountTheBoardAsItStandsNothingIsDead() {
        GoKit kit = kit("cgos");
        Set<Integer> stone = Set.of(kit.game().parseMove("D5"));
        assertThat(kit.score(whiteStoneInBlacksArea(kit), Optional.of(stone), 1))
                .isEqualTo(10 - 1 - 0.5);
    }

    @Test
    void speaksGtp() {
        GtpDialect dialect = kit("chinese").dialect();
        assertThat(dialect.newGame()).containsExactly("boardsize 5", "clear_board", "komi 0.5");
        assertThat(dialect.genmove(1)).isEqualTo("genmove w");
        assertThat(dialect.play(0, kit("chinese").game().parseMove("b3"))).contains("play b B3");
        assertThat(dialect.moveTime(2)).containsExactly("time_settings 0 2 1");
        assertThat(dialect.moveTimeLeft(Colour.SECOND, 2)).containsExactly("time_left w 2 1");
        assertThat(dialect.moveTimeLeft(Colour.SECOND, 0.5)).isEmpty();
        assertThat(dialect.moveTime(0.25))
                .containsExactly("time_settings 0 0.250 1", "time_settings 0 1 1");
        assertThat(dialect.gameTime(90)).containsExactly("time_settings 90 0 0");
        assertThat(dialect.timeLeft(0, 33.7)).containsExactly("time_left b 33 0");
        assertThat(dialect.theDead("A1 B2\nC3")).hasSize(3);
        assertThat(dialect.theDead(" ")).isEmpty();
        assertThatThrownBy(() -> dialect.theDead("none")).isInstanceOf(BadInput.class);
    }

    @Test
    void recordsAGameWithItsThoughts() {
        GoKit kit = kit("chinese");
        List<Integer> moves = List.of(kit.game().parseMove("C3"), 0, 0);
        FinishedGame finished =
                new FinishedGame(
                        "Moyo:test",
                        "run",
                        "pair 3, game 1",
                        "B",
                        "A",
                        "flat",
                        "random",
                        9,
                        "2026-11-15",
                        moves,
                        List.of("wins ]", "", "lost"),
                        Colour.FIRST,
                        "score",
                        24.5,
                        "");
        SgfNode root = SgfReader.read(kit.record(finished).getBytes(StandardCharsets.UTF_8)).get(0);
        assertThat(root.value("RE")).contains("B+24.5");
        assertThat(root.value("PB")).contains("B");
        assertThat(root.value("RO")).contains("pair 3, game 1");
        assertThat(root.mainLine().get(1).value("C")).contains("wins ]");
        assertThat(root.mainLine()).hasSize(4);
    }

    @Test
    void randomOpeningsHaveNoPasses() {
        GoKit kit = kit("chinese");
        MoveList moves = new MoveList(kit.game().moveCodes());
        kit.openingMoves(kit.game().newPosition(), moves);
        assertThat(moves.size()).isEqualTo(25);
        assertThat(moves.contains(0)).isFalse();
    }

    @Test
    void complainsAboutOpenings(@TempDir Path temp) throws IOException {
        List<String> complaints = new ArrayList<>();
        for (String text : List.of("(;SZ[9];B[cc])", "(;SZ[5]AB[aa];W[bb])", "(;SZ[5];W[aa])")) {
            Path file = Files.writeString(temp.resolve("o.sgf"), text);
            try {
                kit("chinese").readOpenings(file);
            } catch (BadInput e) {
                complaints.add(e.getMessage());
            }
        }
        assertThat(complaints)
                .hasSize(3)
                .satisfiesExactly(
                        size -> assertThat(size).contains("is on 9x9, not 5x5"),
                        setUp -> assertThat(setUp).contains("set-up stones"),
                        order -> assertThat(order).contains("does not alternate"));
        Path lines = Files.writeString(temp.resolve("o.txt"), "C3\nC3 Z9\n");
        assertThatThrownBy(() -> kit("chinese").readOpenings(lines))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("line 2")
                .hasMessageContaining("Z9");
    }
}
