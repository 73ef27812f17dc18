package moyo.blokus.pattern.learn;

import java.util.List;
import moyo.session.study.GameStudy;
import moyo.session.study.StudiedGame;
import moyo.session.study.StudyResult;

/**
 * The study of the paper's figure 4: the games in which A moves second, and the cells by which A
 * leads at their ends.
 */
public record CoveredCells() implements GameStudy {
    /** Its name in experiments. */
    public static final String NAME = "covered-cells";

    @Override
    public String x() {
        return "move number";
    }

    @Override
    public String y() {
        return "covered cells";
    }

    @Override
    public StudyResult of(String a, String b, List<StudiedGame> games) {
        Figure4 figure = new Figure4(a, b);
        games.stream()
                .filter(game -> !game.isAFirst())
                .forEach(game -> figure.add(game.moves(), false));
        return new StudyResult(
                figure.lines(),
                "covered cells at the end of the game, A minus B, A moving 2nd",
                figure.leadMovingSecond());
    }
}
