package moyo.lab.tune.games;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.tune.Parameter;
import moyo.lab.tune.Space;
import moyo.lab.tune.Trial;

/**
 * Everything that determines the games of a tuning.
 *
 * @param game the facts of the game: its name, size, komi
 * @param player the complete spec of the player as given
 * @param opponent plays against the proposed points; SPSA does not need it
 * @param games the number of games, even
 * @param ahead a trial is proposed from the results of all trials up to the one this many before
 *     it, so this many pairs can be played in parallel, and the number of jobs does not change the
 *     games
 * @param rules the time limit or CPU budget; the rest is standard
 * @param openings the text of the openings
 */
public record TuningPlan(
        Map<String, Object> game,
        String player,
        Entrant opponent,
        Space space,
        Method method,
        int games,
        int ahead,
        long seed,
        MatchRules rules,
        String openings) {

    /** The methods of tuning. */
    public enum Method {
        SPSA,
        MODEL;

        /** Returns the word of the command line. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public TuningPlan {
        game = Map.copyOf(game);
        assert games % Trial.GAMES == 0 && ahead > 0;
    }

    public int trials() {
        return games / Trial.GAMES;
    }

    /**
     * Returns everything that must stay the same when a tuning is continued. The model-based method
     * may get more games; the gains of SPSA depend on their number.
     */
    public Map<String, Object> facts() {
        Map<String, Object> facts = new LinkedHashMap<>(new TreeMap<>(game));
        facts.put("player", player);
        for (Parameter parameter : space.parameters()) {
            facts.put("over " + parameter.key(), parameter.range());
        }
        facts.put("method", method.word());
        if (method == Method.SPSA) {
            facts.put("games", games);
        } else {
            facts.put("against", opponent.spec());
        }
        facts.put("ahead", ahead);
        facts.put("openings", openings);
        facts.put("time", rules.time().perMove());
        facts.put("cpu", rules.time().cpu());
        facts.put("seed", seed);
        return facts;
    }
}
