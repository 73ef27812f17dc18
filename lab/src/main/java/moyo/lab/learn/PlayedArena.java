package moyo.lab.learn;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import moyo.game.Rng;
import moyo.lab.executor.PairExecutor;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
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
 * An arena that plays games. Each round is a run in a folder of its own, so it can be continued
 * after a kill, and has its own report.
 */
public final class PlayedArena implements Arena {
    private static final String BASELINE = "baseline";

    private final GameKit<?, ?> kit;
    private final Contest contest;
    private final Path dir;
    private final Map<String, Object> session;
    private final Supplier<PairExecutor> executors;
    private final RoundListener listener;
    private volatile @Nullable Runner runner;
    private volatile boolean stopped;

    /**
     * The conditions that are the same in all games.
     *
     * @param player the spec of the player, to which the setting {@code team} is added
     * @param baseline the spec of the baseline
     */
    public record Contest(String player, String baseline, MatchRules rules, long seed) {}

    /** Receives the rounds and their games. */
    public interface RoundListener {
        /**
         * Called when a round begins.
         *
         * @param earlier the number of its games that were played before
         */
        RunListener begins(Round round, int earlier);
    }

    /**
     * @param session the circumstances of this process, for the folders of the rounds
     * @param executors creates an executor for each round
     */
    public PlayedArena(
            GameKit<?, ?> kit,
            Contest contest,
            Path dir,
            Map<String, Object> session,
            Supplier<PairExecutor> executors,
            RoundListener listener) {
        this.kit = kit;
        this.contest = contest;
        this.dir = dir;
        this.session = session;
        this.executors = executors;
        this.listener = listener;
    }

    @Override
    public List<Pentanomial> play(Round round) throws Stopped {
        RunPlan plan = plan(round);
        Path place = dir.resolve(round.name());
        try (RunFolder folder = RunFolder.open(place, plan, session, kit.recordType())) {
            if (folder.fold().games() < plan.allGames()) {
                playMissing(round, plan, folder);
            }
            return plan.matchups().stream().map(m -> folder.fold().standing(m).pairs()).toList();
        }
    }

    private void playMissing(Round round, RunPlan plan, RunFolder folder) throws Stopped {
        Runner playing =
                new Runner(
                        plan,
                        Openings.parse("none", kit),
                        folder,
                        executors.get(),
                        listener.begins(round, folder.fold().games()));
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

    private static Runner.End run(Runner playing) throws Stopped {
        try {
            return playing.run();
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

    /** Aborts the current games; called from another thread. */
    public void stop() {
        stopped = true;
        Optional.ofNullable(runner).ifPresent(Runner::stop);
    }
}
