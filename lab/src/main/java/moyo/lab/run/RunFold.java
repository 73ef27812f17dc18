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
 * The state of a run: the fold over its results. It reads the results on the disk once and then
 * receives each game when it ends; queries are answered from memory. The order of the results does
 * not matter, and a game that is added twice counts once. Not thread-safe.
 */
public final class RunFold {
    private final Map<GameId, GameResult> results = new LinkedHashMap<>();
    private final Map<String, Standing> standings = new LinkedHashMap<>();
    private final Map<String, SearchWork> works = new LinkedHashMap<>();
    private long faults;

    /** Creates the fold of existing results. */
    public static RunFold of(Collection<GameResult> results) {
        RunFold fold = new RunFold();
        results.forEach(fold::add);
        return fold;
    }

    /** Adds a result; returns false, and changes nothing, if the game was added before. */
    public boolean add(GameResult result) {
        if (results.putIfAbsent(result.id(), result) != null) {
            return false;
        }
        standings.computeIfAbsent(result.matchup(), m -> new Standing()).add(result);
        works.computeIfAbsent(result.matchup(), m -> new SearchWork()).add(result);
        faults += result.isFault() ? 1 : 0;
        return true;
    }

    /** Returns the number of finished games. */
    public int games() {
        return results.size();
    }

    public boolean has(GameId id) {
        return results.containsKey(id);
    }

    /** Returns all results, in the order in which they were added. */
    public List<GameResult> results() {
        return new ArrayList<>(results.values());
    }

    /** Returns the results of one matchup, in the order in which they were added. */
    public List<GameResult> results(Matchup matchup) {
        return results.values().stream().filter(r -> r.matchup().equals(matchup.text())).toList();
    }

    /** Returns the standing of a matchup; an empty one if it has no games. */
    public Standing standing(Matchup matchup) {
        return standings.getOrDefault(matchup.text(), new Standing());
    }

    /** Returns the standings of the matchups that have games, by the text of the matchup. */
    public Map<String, Standing> standings() {
        return Collections.unmodifiableMap(standings);
    }

    /** Returns the search counters of a matchup. */
    public SearchWork work(Matchup matchup) {
        return works.getOrDefault(matchup.text(), new SearchWork());
    }

    /** Returns the search counters of all matchups that have games, by the text of the matchup. */
    public Map<String, SearchWork> works() {
        return Collections.unmodifiableMap(works);
    }

    /** Returns the number of games that ended by a fault. */
    public long faults() {
        return faults;
    }

    /** Returns whether a sequential test of a run with one matchup has decided. */
    public boolean isDecided(Sprt sprt) {
        return standings.values().stream()
                .anyMatch(standing -> sprt.decide(standing.pairs()) != Decision.CONTINUE);
    }
}
