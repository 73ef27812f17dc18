package moyo.lab.run;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import moyo.game.BadInput;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.stats.Sprt;

/**
 * Everything that determines the games of a run, so that the run can be repeated.
 *
 * @param name the name of the run
 * @param game the facts of the game: its name, size, komi
 * @param games the number of games per matchup; if it is odd, the last pair has one game
 * @param openings {@code none}, {@code random K}, or the number and the hash of the openings of a
 *     file
 * @param sprt the bounds of a sequential test, {@code E0,E1,ALPHA,BETA}; empty for none
 */
public record RunPlan(
        String name,
        Map<String, Object> game,
        List<Entrant> entrants,
        List<Matchup> matchups,
        int games,
        long seed,
        MatchRules rules,
        String openings,
        String sprt) {
    /** The maximum number of games of all matchups; the schedule of a run is held in memory. */
    public static final int MOST_GAMES = 1_000_000;

    public RunPlan {
        entrants = List.copyOf(entrants);
        matchups = List.copyOf(matchups);
        if (games < 1) {
            throw new BadInput("a match has at least one game, not " + games);
        }
        if ((long) games * matchups.size() > MOST_GAMES) {
            throw new BadInput(
                    "a run has at most %d games, not %d for each of %d matchups"
                            .formatted(MOST_GAMES, games, matchups.size()));
        }
        Set<String> names = new HashSet<>();
        for (Entrant entrant : entrants) {
            if (entrant.name().contains(Matchup.VERSUS)) {
                throw new BadInput(
                        "no player can be called '%s': '%s' stands between two names"
                                .formatted(entrant.name(), Matchup.VERSUS.strip()));
            }
            if (!names.add(entrant.name())) {
                throw new BadInput("two players are called '%s'".formatted(entrant.name()));
            }
        }
        for (Matchup matchup : matchups) {
            for (String player : List.of(matchup.a(), matchup.b())) {
                if (!names.contains(player)) {
                    throw new BadInput("'%s' is not a player of this run".formatted(player));
                }
            }
        }
    }

    public Entrant entrant(String name) {
        return entrants.stream()
                .filter(e -> e.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new BadInput("no player is called '%s'".formatted(name)));
    }

    /** Returns the plan with another number of games per matchup. */
    public RunPlan withGames(int number) {
        return new RunPlan(name, game, entrants, matchups, number, seed, rules, openings, sprt);
    }

    /** Returns the total number of games. */
    public int allGames() {
        return games * matchups.size();
    }

    /** Returns the sequential test that may end the run early. */
    public Optional<Sprt> test() {
        return sprt.isEmpty() ? Optional.empty() : Optional.of(Sprt.parse(sprt));
    }

    /** Returns the matchups of a round robin. */
    public static List<Matchup> roundRobin(List<Entrant> entrants) {
        long pairings = entrants.size() * (entrants.size() - 1L) / 2;
        if (pairings > MOST_GAMES) {
            throw new BadInput(
                    "a round robin of %d players has %d matchups, but a run has at most %d games"
                            .formatted(entrants.size(), pairings, MOST_GAMES));
        }
        List<Matchup> matchups = new ArrayList<>();
        for (int i = 0; i < entrants.size(); i++) {
            for (int j = i + 1; j < entrants.size(); j++) {
                matchups.add(new Matchup(entrants.get(i).name(), entrants.get(j).name()));
            }
        }
        return matchups;
    }

    /** Returns the matchups of one player against all others. */
    public static List<Matchup> gauntlet(String one, List<Entrant> entrants) {
        return entrants.stream()
                .map(Entrant::name)
                .filter(name -> !name.equals(one))
                .map(name -> new Matchup(one, name))
                .toList();
    }
}
