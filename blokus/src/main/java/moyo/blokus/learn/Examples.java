package moyo.blokus.learn;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import moyo.blokus.BlokusGame;
import moyo.blokus.judge.SpotClassifier;
import moyo.game.BadInput;

/**
 * The training and test examples of many games: every tenth game is held out as test data.
 *
 * @param games number of games
 * @param teachers description of the teacher of each file
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
                    "%d games are too few: every %dth game is held out as test data"
                            .formatted(games, FOLDS));
        }
        return new Examples(games, teachers, learned, heldOut);
    }
}
