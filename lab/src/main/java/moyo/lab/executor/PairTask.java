package moyo.lab.executor;

import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.lab.play.Entrant;
import moyo.lab.play.GameTask;
import moyo.lab.play.MatchRules;
import moyo.lab.record.GameId;

/**
 * Two games to be played with the same opening and seed and swapped colours. It can be written as
 * JSON ({@code Json.line}), so another process or machine can play it.
 *
 * @param conditions the conditions that all pairs of a run share
 * @param matchup the names of the two players, as in results: {@code A vs B}
 * @param pair the number of the pair in its matchup
 * @param a moves first in game 0
 * @param b moves first in game 1
 * @param seed the seed of both games
 * @param opening the moves that both games begin with, as numbers of the game
 * @param games which of the two are to be played: 0, 1 or both; the other is on the disk already,
 *     or the plan has no such game
 */
public record PairTask(
        Conditions conditions,
        String matchup,
        int pair,
        Entrant a,
        Entrant b,
        long seed,
        List<Integer> opening,
        List<Integer> games) {

    /**
     * The conditions that all pairs of a run share.
     *
     * @param run the name of the run
     * @param game the facts of the game: its name, size, komi
     * @param rules the time limit, the adjudication and the referee
     */
    public record Conditions(String run, Map<String, Object> game, MatchRules rules) {
        public Conditions {
            game = Map.copyOf(game);
        }
    }

    public PairTask {
        opening = List.copyOf(opening);
        games = List.copyOf(games);
        if (games.isEmpty() || games.stream().distinct().count() < games.size()) {
            throw new BadInput("a pair has game 0, game 1 or both, not " + games);
        }
        for (int game : games) {
            if (game != 0 && game != 1) {
                throw new BadInput("the games of a pair are 0 and 1, not " + game);
            }
        }
    }

    /** Returns the task of one of its games. */
    GameTask task(int game) {
        GameId id = id(game);
        return game == 0
                ? new GameTask(id, a, b, seed, opening)
                : new GameTask(id, b, a, seed, opening);
    }

    /** Returns the id of one of its games. */
    public GameId id(int game) {
        return new GameId(matchup, pair, game);
    }

    /** Returns the same pair with other games to be played. */
    public PairTask withGames(List<Integer> others) {
        return new PairTask(conditions, matchup, pair, a, b, seed, opening, others);
    }
}
