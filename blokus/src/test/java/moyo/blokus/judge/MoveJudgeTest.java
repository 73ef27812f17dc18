package moyo.blokus.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.BlokusRecord;
import moyo.blokus.Cells;
import moyo.blokus.Placements;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.testkit.Allocation;
import moyo.testkit.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MoveJudgeTest {
    private static final BlokusGame GAME = new BlokusGame();
    private static final int GAMES = 20;

    /** Of single precision, summed up in another order. */
    private static final double ERROR = 1e-4;

    @TempDir private Path temp;

    /** A weight of its own for every feature, so that none can be taken for another. */
    private static JudgeWeights randomWeights() {
        Rng rng = new Rng(3);
        float[] all = new float[JudgeWeights.COUNT];
        for (int i = 0; i < all.length; i++) {
            all[i] = (float) rng.nextDouble();
        }
        return new JudgeWeights(all);
    }

    private Map<String, Float> names(JudgeWeights weights) throws IOException {
        Path file = temp.resolve("weights.txt");
        weights.write(file, "for a test");
        Map<String, Float> names = new HashMap<>();
        List<String> lines = Files.readAllLines(file);
        for (String line : lines.subList(1, lines.size())) {
            String[] words = line.split(" ", -1);
            names.put(words[0], Float.valueOf(words[1]));
        }
        return names;
    }

    @Test
    void judgesAsTheDefinitionDoesCellByCell() throws IOException {
        Map<String, Float> names = names(randomWeights());
        MoveJudge judge = new MoveJudge(randomWeights());
        MoveList moves = new MoveList(GAME.moveCodes());
        Walks.repeat(
                GAMES / 2,
                rng -> {
                    BlokusPosition position = GAME.newPosition();
                    while (!position.isOver()) {
                        judge.look(position);
                        NaiveJudge naive = new NaiveJudge(names, position);
                        position.placements(position.toMove(), moves);
                        for (int i = 0; i < moves.size(); i++) {
                            int move = moves.get(i);
                            assertClose(judge.logWeight(move), naive.logWeight(move), move);
                        }
                        position.play(position.draw(rng));
                    }
                });
    }

    /** Plain, since there are many. */
    private static void assertClose(double judged, double expected, int move) {
        if (!(Math.abs(judged - expected) < ERROR)) {
            throw new AssertionError(
                    "%s is judged %s, not %s".formatted(GAME.moveName(move), judged, expected));
        }
    }

    @Test
    void aMirroredPositionIsJudgedAsItsImage() {
        MoveJudge judge = new MoveJudge(randomWeights());
        MoveJudge mirroredJudge = new MoveJudge(randomWeights());
        MoveList moves = new MoveList(GAME.moveCodes());
        Walks.repeat(
                GAMES,
                rng -> {
                    BlokusPosition position = GAME.newPosition();
                    BlokusPosition mirrored = GAME.newPosition();
                    while (!position.isOver()) {
                        judge.look(position);
                        mirroredJudge.look(mirrored);
                        position.placements(position.toMove(), moves);
                        for (int i = 0; i < moves.size(); i++) {
                            int image = Placements.mirrored(moves.get(i));
                            assertClose(
                                    mirroredJudge.logWeight(image),
                                    judge.logWeight(moves.get(i)),
                                    moves.get(i));
                        }
                        int move = position.draw(rng);
                        position.play(move);
                        mirrored.play(GAME.symmetricMove(move, 1));
                    }
                });
    }

    /** The second player's board upside down is the first player's. */
    @Test
    void bothColoursJudgeAlike() {
        MoveJudge judge = new MoveJudge(randomWeights());
        MoveJudge turnedJudge = new MoveJudge(randomWeights());
        MoveList moves = new MoveList(GAME.moveCodes());
        Walks.repeat(
                GAMES,
                rng -> {
                    BlokusPosition position = GAME.newPosition();
                    List<Integer> played = new ArrayList<>();
                    int plies = 2 * rng.nextInt(10);
                    while (position.moveNumber() < plies) {
                        if (position.mustPass()) {
                            return; // a set-up knows no passes
                        }
                        played.add(position.draw(rng));
                        position.play(played.get(played.size() - 1));
                    }
                    BlokusPosition turned = turned(played);
                    judge.look(position);
                    turnedJudge.look(turned);
                    assertThat(turned.toMove()).isEqualTo(Colour.other(position.toMove()));
                    position.placements(position.toMove(), moves);
                    for (int i = 0; i < moves.size(); i++) {
                        int move = moves.get(i);
                        assertClose(
                                turnedJudge.logWeight(turned(move)), judge.logWeight(move), move);
                    }
                });
    }

    /** Sets up what was played, turned and with colours exchanged; the second player is to move. */
    private static BlokusPosition turned(List<Integer> played) {
        List<List<Integer>> pieces = List.of(new ArrayList<>(), new ArrayList<>());
        for (int i = 0; i < played.size(); i++) {
            pieces.get(1 - i % 2).add(turned(played.get(i)));
        }
        BlokusRecord record = new BlokusRecord(GAME);
        record.setUp(pieces, Colour.SECOND);
        return record.position();
    }

    private static int turned(int placement) {
        int[] cells = Placements.cells(placement);
        for (int i = 0; i < cells.length; i++) {
            cells[i] = Cells.COUNT - 1 - cells[i];
        }
        return Placements.of(cells);
    }

    @Test
    void allocatesNothing() {
        MoveJudge judge = new MoveJudge(randomWeights());
        BlokusPosition position = GAME.newPosition();
        MoveList moves = new MoveList(GAME.moveCodes());
        position.legalMoves(moves);
        float[] sum = new float[1];
        Allocation.assertNone(
                () -> {
                    for (int i = 0; i < 1000; i++) {
                        judge.look(position);
                        sum[0] += judge.logWeight(moves.get(i % moves.size()));
                    }
                });
    }

    @Test
    void shippedWeightsPreferLargePiecesInTheOpening() {
        MoveJudge judge = new MoveJudge(JudgeWeights.shipped());
        judge.look(GAME.newPosition());
        assertThat(judge.logWeight(GAME.parseMove("f8,e9,f9,g9,e10")))
                .isGreaterThan(judge.logWeight(GAME.parseMove("e10")) + 1);
    }

    @Test
    void weightsSurviveTheirFile() throws IOException {
        Path file = temp.resolve("weights.txt");
        randomWeights().write(file, "for a test");
        Path again = temp.resolve("again.txt");
        JudgeWeights.read(file).write(again, "for a test");
        assertThat(again).hasSameTextualContentAs(file);
        assertThat(Files.readAllLines(file)).anyMatch(l -> l.startsWith("4-7.piece.V5 "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4-7.piece.V6 0.5",
                "4-7.piece.V5",
                "4-7.piece.V5 heavy",
                "4-7.piece.V5 NaN",
                "4-7.piece.V5 1 2"
            })
    void aBrokenFileIsNamedWithLineAndText(String line) throws IOException {
        Path file = temp.resolve("broken.txt");
        Files.writeString(file, "# weights\n0-1.piece.V5 1\n" + line + "\n");
        assertThatThrownBy(() -> JudgeWeights.read(file))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("line 3 of '%s' is '%s'".formatted(file, line))
                .hasMessageContaining("such as '4-7.piece.V5 0.25'");
        assertThatThrownBy(() -> JudgeWeights.read(temp.resolve("none.txt")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("none.txt");
    }
}
