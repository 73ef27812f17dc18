package moyo.lab.report.figure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import moyo.lab.record.GameResult;

/**
 * Games with the same moves as an earlier game and the same player moving first. They are not
 * independent samples, so intervals that count them are too narrow.
 */
public final class Duplicates {
    /** A game and the earlier one that it repeats. */
    public record Duplicate(GameResult game, GameResult earlier) {}

    private record Course(String first, List<String> moves) {}

    private Duplicates() {}

    /** Returns the duplicates; games without moves are not among them. */
    public static List<Duplicate> of(MatchupResults matchup) {
        Map<Course, GameResult> seen = new HashMap<>();
        List<Duplicate> duplicates = new ArrayList<>();
        for (GameResult game : matchup.results()) {
            if (!game.moves().isEmpty()) {
                Course course = new Course(matchup.player(game, 0), game.moves());
                GameResult earlier = seen.putIfAbsent(course, game);
                if (earlier != null) {
                    duplicates.add(new Duplicate(game, earlier));
                }
            }
        }
        return List.copyOf(duplicates);
    }
}
