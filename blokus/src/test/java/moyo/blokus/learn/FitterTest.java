package moyo.blokus.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.Placements;
import moyo.blokus.judge.JudgeWeights;
import moyo.blokus.judge.SpotClassifier;
import moyo.blokus.player.BlokusPlayers;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Rng;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Teachers with a simple taste are understood. */
final class FitterTest {
    private static final BlokusGame GAME = new BlokusGame();

    @TempDir private Path temp;

    /**
     * A random game under the eyes of a teacher who likes large pieces, and among them those that
     * lie far to the right.
     */
    private static TaughtGame game(int number) {
        Rng rng = new Rng(number);
        MoveList moves = new MoveList(GAME.moveCodes());
        BlokusPosition position = GAME.newPosition();
        List<TaughtPly> plies = new ArrayList<>();
        while (!position.isOver()) {
            position.legalMoves(moves);
            int best = moves.get(0);
            int second = best;
            for (int i = 1; i < moves.size(); i++) {
                if (taste(moves.get(i), position) > taste(best, position)) {
                    second = best;
                    best = moves.get(i);
                }
            }
            int played = moves.draw(rng);
            List<TaughtPly.Vote> votes =
                    List.of(new TaughtPly.Vote(best, 80), new TaughtPly.Vote(second, 20));
            plies.add(
                    best == Game.PASS
                            ? TaughtPly.blind(played)
                            : new TaughtPly(played, 0.5, votes));
            position.play(played);
        }
        return new TaughtGame(number, plies);
    }

    private static double taste(int move, BlokusPosition position) {
        if (move == Game.PASS) {
            return 0;
        }
        double x = 0;
        for (int cell : Placements.cells(move)) {
            int seen = position.toMove() == Colour.FIRST ? cell : 195 - cell;
            int column = seen % 14;
            int image = 13 - seen / 14; // the column of the mirror image
            x += column + image;
        }
        return 100 * Placements.size(move) + x;
    }

    private static List<Example> examples(int from, int to) {
        List<Example> examples = new ArrayList<>();
        for (int number = from; number < to; number++) {
            examples.addAll(Example.of(game(number), GAME, new SpotClassifier()));
        }
        return examples;
    }

    private static FitOptions options(double smoothness) {
        return new FitOptions(0.1, smoothness, 0.5, Set.of());
    }

    private static JudgeWeights fit(int rounds) {
        return new Fitter(examples(0, 40), options(0.1), 1).fit(rounds, () -> {});
    }

    @Test
    void aSimpleTasteIsLearned() {
        List<Example> unseen = examples(100, 110);
        JudgeWeights blank = new JudgeWeights(new float[JudgeWeights.COUNT]);
        assertThat(new Scorecard(unseen, blank).loss()).isGreaterThan(3);
        assertThat(new Scorecard(unseen, fit(20)).loss()).isLessThan(2);
    }

    @Test
    void theSameSeedLearnsTheSame() throws IOException {
        Path once = temp.resolve("once.txt");
        Path twice = temp.resolve("twice.txt");
        fit(2).write(once, "");
        fit(2).write(twice, "");
        assertThat(twice).hasSameTextualContentAs(once);
    }

    @Test
    void phasesFollowEachOtherWhenToldTo() throws IOException {
        List<Example> opening =
                examples(0, 20).stream().filter(example -> example.phase() == 0).toList();
        Path file = temp.resolve("weights.txt");
        new Fitter(opening, options(0), 1).fit(20, () -> {}).write(file, "");
        assertThat(Files.readString(file)).doesNotContain("2-3.piece.V5");
        new Fitter(opening, options(10), 1).fit(20, () -> {}).write(file, "");
        assertThat(Files.readString(file)).contains("2-3.piece.V5", "4-7.piece.V5");
    }

    @Test
    void featuresCanBeLeftOut() throws IOException {
        Path file = temp.resolve("weights.txt");
        FitOptions options = new FitOptions(0.1, 1, 0.5, Set.of("piece", "cell"));
        new Fitter(examples(0, 5), options, 1).fit(1, () -> {}).write(file, "");
        assertThat(Files.readString(file))
                .contains(".covered.", ".beside.", ".corner.", ".outlook.")
                .doesNotContain(".piece.", ".cell.");
        assertThatThrownBy(() -> new FitOptions(1, 1, 0.5, Set.of("colour")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("unknown features 'colour'; known are piece, covered");
    }

    @Test
    void aTeacherPlaysTheSameGameForTheSameNumber() {
        Teacher teacher = teacher("uct-plain playouts=10", 5);
        Teacher other = teacher("uct-plain playouts=10", 5);
        other.play(2);
        assertThat(other.play(3)).isEqualTo(teacher.play(3));
        assertThat(teacher.play(4).plies()).isNotEqualTo(teacher.play(3).plies());
        assertThat(teacher("uct-plain playouts=10", 6).play(3)).isNotEqualTo(teacher.play(3));
        assertThat(Example.of(teacher.play(3), GAME, new SpotClassifier())).isNotEmpty();
    }

    private static Teacher teacher(String spec, long seed) {
        return new Teacher(GAME, BlokusPlayers.ALL.parse(spec), seed);
    }

    @Test
    void whoDoesNotSearchCannotTeach() {
        assertThatThrownBy(() -> teacher("largest", 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("'largest' cannot teach");
    }

    @Test
    void aGameAgainstTheRulesIsNamed() {
        TaughtGame wrong = new TaughtGame(9, List.of(TaughtPly.blind(1)));
        assertThatThrownBy(() -> Example.of(wrong, GAME, new SpotClassifier()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("game 9");
    }
}
