package moyo.lab.run;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.lab.record.GameId;
import moyo.lab.record.GameResult;
import moyo.lab.record.SearchWork;
import moyo.lab.record.Standing;
import moyo.lab.stats.Decision;
import moyo.lab.stats.Sprt;

/**
 * The state of a run: the fold over its results. It is fed once with what is on the disk and then
 * with each game as it ends; every question is answered from memory. The order of the results does
 * not matter, and a game that comes twice counts once. Not for several threads at once.
 */
public final class RunFold {
    private final Map<GameId, GameResult> results = new LinkedHashMap<>();
    private final Map<String, Standing> standings = new LinkedHashMap<>();
    private final Map<String, SearchWork> works = new LinkedHashMap<>();
    private long faults;

    /** The fold over results that are there already. */
    public static RunFold of(Collection<GameResult> results) {
        RunFold fold = new RunFold();
        results.forEach(fold::add);
        return fold;
    }

    /** Returns false, and counts nothing, if the game is there already. */
    public boolean add(GameResult result) {
        if (results.putIfAbsent(result.id(), result) != null) {
            return false;
        }
        standings.computeIfAbsent(result.matchup(), m -> new Standing()).add(result);
        works.computeIfAbsent(result.matchup(), m -> new SearchWork()).add(result);
        faults += result.isFault() ? 1 : 0;
        return true;
    }

    /** How many games have ended. */
    public int games() {
        return results.size();
    }

    public boolean has(GameId id) {
        return results.containsKey(id);
    }

    /** All results, in the order in which they came. */
    public List<GameResult> results() {
        return new ArrayList<>(results.values());
    }

    /** Those of one matchup, in the order in which they came. */
    public List<GameResult> results(Matchup matchup) {
        return results.values().stream().filter(r -> r.matchup().equals(matchup.text())).toList();
    }

    /** How a matchup stands; without games if it has none. */
    public Standing standing(Matchup matchup) {
        return standings.getOrDefault(matchup.text(), new Standing());
    }

    /** The standings of the matchups that have games, by the text of the matchup. */
    public Map<String, Standing> standings() {
        return Collections.unmodifiableMap(standings);
    }

    /** What the searches of a matchup's players did. */
    public SearchWork work(Matchup matchup) {
        return works.getOrDefault(matchup.text(), new SearchWork());
    }

    /** The same for all matchups that have games, by the text of the matchup. */
    public Map<String, SearchWork> works() {
        return Collections.unmodifiableMap(works);
    }

    /** How many games ended by a fault. */
    public long faults() {
        return faults;
    }

    /** Whether a sequential test has come to a decision; it is about one matchup. */
    public boolean isDecided(Sprt sprt) {
        return standings.values().stream()
                .anyMatch(standing -> sprt.decide(standing.pairs()) != Decision.CONTINUE);
    }
}
