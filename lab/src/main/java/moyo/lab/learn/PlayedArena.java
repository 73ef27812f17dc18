package moyo.lab.learn;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.lab.play.Entrant;
import moyo.lab.play.Source;
import moyo.lab.play.TableRules;
import moyo.lab.record.GameResult;
import moyo.lab.record.Standing;
import moyo.lab.run.Matchup;
import moyo.lab.run.Openings;
import moyo.lab.run.RunFolder;
import moyo.lab.run.RunListener;
import moyo.lab.run.RunPlan;
import moyo.lab.run.Runner;
import moyo.lab.stats.Pentanomial;
import moyo.lab.stats.Sprt;
import moyo.search.agent.AgentTeam;
import moyo.session.GameKit;
import org.jspecify.annotations.Nullable;

/**
 * An arena of real games. Each round is a run in a folder of its own: what was played is there
 * after a kill, and anybody can look at it.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public final class PlayedArena<G extends Game<P>, P extends Position<P>> implements Arena {
    private static final String BASELINE = "baseline";

    private final GameKit<G, P> kit;
    private final Contest contest;
    private final Path dir;
    private final Map<String, Object> session;
    private final Source source;
    private final int jobs;
    private final RoundListener listener;
    private volatile @Nullable Runner<G, P> runner;
    private volatile boolean stopped;

    /**
     * What is the same in all games.
     *
     * @param player the spec that a team is put into
     * @param baseline the spec of the baseline
     */
    public record Contest(String player, String baseline, TableRules rules, long seed) {}

    /** Hears of rounds and their games. */
    public interface RoundListener {
        /**
         * A round begins.
         *
         * @param earlier the games that are there already
         */
        RunListener begins(Round round, List<GameResult> earlier);
    }

    public PlayedArena(
            GameKit<G, P> kit,
            Contest contest,
            Path dir,
            Map<String, Object> session,
            Source source,
            int jobs,
            RoundListener listener) {
        this.kit = kit;
        this.contest = contest;
        this.dir = dir;
        this.session = session;
        this.source = source;
        this.jobs = jobs;
        this.listener = listener;
    }

    @Override
    public List<Pentanomial> play(Round round) throws Stopped {
        RunPlan plan = plan(round);
        Path place = dir.resolve(round.name());
        try (RunFolder folder = RunFolder.open(place, plan, session, kit.recordType())) {
            if (folder.earlier().size() < plan.games() * plan.matchups().size()) {
                playMissing(round, plan, folder);
            }
        }
        Map<String, Standing> standings = Standing.of(RunFolder.results(place));
        List<Pentanomial> results = new ArrayList<>();
        for (Matchup matchup : plan.matchups()) {
            results.add(standings.getOrDefault(matchup.text(), new Standing()).pairs());
        }
        return results;
    }

    private void playMissing(Round round, RunPlan plan, RunFolder folder) throws Stopped {
        var playing =
                new Runner<>(
                        kit,
                        plan,
                        Openings.parse("none", kit),
                        folder,
                        source,
                        listener.begins(round, folder.earlier()));
        runner = playing;
        if (stopped) {
            throw new Stopped("");
        }
        Runner.End end = run(playing);
        if (end == Runner.End.STOPPED) {
            throw new Stopped("");
        } else if (end == Runner.End.FAULTY) {
            throw new Stopped(playing.complaint());
        }
    }

    private Runner.End run(Runner<G, P> playing) throws Stopped {
        try {
            return playing.run(jobs);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Stopped("");
        }
    }

    private RunPlan plan(Round round) {
        Map<String, Entrant> entrants = new LinkedHashMap<>();
        List<Matchup> matchups = new ArrayList<>();
        for (Pairing pairing : round.pairings()) {
            Entrant team = entrant(pairing.team());
            Entrant opponent =
                    pairing.opponent()
                            .map(this::entrant)
                            .orElse(new Entrant(BASELINE, contest.baseline()));
            entrants.put(team.name(), team);
            entrants.put(opponent.name(), opponent);
            matchups.add(new Matchup(team.name(), opponent.name()));
        }
        return new RunPlan(
                round.name(),
                kit.facts(),
                List.copyOf(entrants.values()),
                matchups,
                round.games(),
                Rng.mix(contest.seed()) + round.name().hashCode(),
                contest.rules(),
                "none",
                round.sprt().map(Sprt::text).orElse(""));
    }

    private Entrant entrant(AgentTeam team) {
        return new Entrant(team.toString(), contest.player() + " team=" + team);
    }

    /** Games under way are given up; for another thread. */
    public void stop() {
        stopped = true;
        Optional.ofNullable(runner).ifPresent(Runner::stop);
    }
}
