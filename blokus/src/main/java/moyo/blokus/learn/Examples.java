package moyo.blokus.learn;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import moyo.blokus.BlokusGame;
import moyo.blokus.judge.SpotClassifier;
import moyo.game.BadInput;

/**
 * The positions of many games. One game in ten is held out, so that it can be foretold how well
 * games are judged that nobody has seen.
 *
 * @param games how many games there were
 * @param teachers who taught, file by file
 */
public record Examples(
        int games, List<String> teachers, List<Example> learned, List<Example> heldOut) {
    private static final int FOLDS = 10;

    /** Reads files of games. */
    public static Examples of(List<Path> files) {
        List<Example> learned = new ArrayList<>();
        List<Example> heldOut = new ArrayList<>();
        BlokusGame rules = new BlokusGame();
        SpotClassifier classifier = new SpotClassifier();
        List<String> teachers = new ArrayList<>();
        int games = 0;
        for (Path file : files) {
            teachers.add(LessonFile.teacher(file));
            for (TaughtGame game : LessonFile.read(file)) {
                games++;
                (games % FOLDS == 0 ? heldOut : learned)
                        .addAll(Example.of(game, rules, classifier));
            }
        }
        if (learned.isEmpty() || heldOut.isEmpty()) {
            throw new BadInput(
                    "%d games are too few: one in %d is held out to test what was learned"
                            .formatted(games, FOLDS));
        }
        return new Examples(games, teachers, learned, heldOut);
    }
}
