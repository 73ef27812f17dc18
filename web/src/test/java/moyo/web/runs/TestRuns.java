package moyo.web.runs;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import moyo.game.Game;
import moyo.game.Position;
import moyo.lab.desk.Circumstances;
import moyo.lab.desk.Entrants;
import moyo.lab.desk.Interrupt;
import moyo.lab.desk.RunDesk;
import moyo.lab.desk.TuningDesk;
import moyo.lab.desk.Workplace;
import moyo.lab.desk.rows.Extent;
import moyo.lab.desk.rows.Reproducer;
import moyo.lab.executor.ExecutorFactory;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.file.Experiments;
import moyo.lab.learn.LearningFile;
import moyo.lab.learn.Trial;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.report.LearningWriter;
import moyo.lab.report.figure.LearningView;
import moyo.lab.run.Openings;
import moyo.lab.run.Part;
import moyo.lab.run.RunPlan;
import moyo.lab.stats.Pentanomial;
import moyo.lab.tune.ModelTuner;
import moyo.lab.tune.Parameter;
import moyo.lab.tune.Space;
import moyo.lab.tune.games.TuningPlan;
import moyo.search.agent.AgentTeam;
import moyo.session.GameKit;
import moyo.web.TestServer;

/** Small folders as the laboratory makes them. */
final class TestRuns {
    static final String EXPERIMENT =
            """
            title: "A small experiment"
            game: connect4
            players:
              small: uct tree-nodes=10000 exploration=0.5
              usual: uct tree-nodes=10000 exploration=1
            b: usual
            scales:
              quick: {games: 4, playouts: 10}
            openings: 2
            rows:
              - name: the first row
                a: small
              - name: the second row
                a: uct tree-nodes=10000 exploration=2
            """;

    private final Path runs;
    private final GameKit<?, ?> kit = TestServer.GAMES.of("connect4", Map.of());

    TestRuns(Path runs) {
        this.runs = runs;
    }

    private static Workplace workplace() {
        Circumstances known = new Circumstances("./moyo by a test", 1, "none");
        PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
        Interrupt never =
                new Interrupt() {
                    @Override
                    public void does(Runnable action) {}

                    @Override
                    public void close() {}
                };
        return new Workplace(
                known,
                TestServer.GAMES,
                ExecutorFactory.threads(known.place(), 1),
                () -> never,
                nowhere,
                nowhere);
    }

    /** Makes the folder of a match or a tournament of these players, each against each. */
    Path games(String name, int games, String... players) {
        return playing(name, games, kit, players);
    }

    private <G extends Game<P>, P extends Position<P>> Path playing(
            String name, int games, GameKit<G, P> kit, String... players) {
        Entrants ready = new Entrants(kit, "10", null);
        List<Entrant> entrants =
                List.of(players).stream()
                        .map(player -> Entrant.of(player + " tree-nodes=10000"))
                        .map(ready::ready)
                        .toList();
        Openings<P> openings = Openings.parse("2", kit);
        RunPlan plan =
                new RunPlan(
                        name,
                        kit.facts(),
                        entrants,
                        RunPlan.roundRobin(entrants),
                        games,
                        1,
                        MatchRules.STANDARD,
                        openings.toString(),
                        "");
        Path folder = runs.resolve(name);
        done(() -> new RunDesk(workplace(), kit, openings).carryOut(plan, folder, false));
        return folder;
    }

    /** Makes the folder of an experiment with two rows. */
    Path experiment(String name) {
        List<Experiment> one = List.of(Experiments.parse(EXPERIMENT, "small"));
        Extent extent = Extent.all(Scale.QUICK, one, Double.POSITIVE_INFINITY);
        Path folder = runs.resolve(name);
        done(
                () ->
                        new Reproducer(workplace(), one, extent, folder, Part.ALL, Optional.empty())
                                .play());
        return folder;
    }

    /** Makes the folder of a tuning of one setting. */
    Path tuning(String name) {
        return tuning(name, kit);
    }

    private <G extends Game<P>, P extends Position<P>> Path tuning(String name, GameKit<G, P> kit) {
        Space space = new Space(List.of(new Parameter("exploration", 0.1, 3, true, false)));
        Openings<P> openings = Openings.parse("2", kit);
        String player =
                new Entrants(kit, "10", null).ready(Entrant.of("uct tree-nodes=10000")).spec();
        TuningPlan plan =
                new TuningPlan(
                        kit.facts(),
                        player,
                        Entrant.of(player),
                        space,
                        TuningPlan.Method.MODEL,
                        12,
                        2,
                        1,
                        MatchRules.STANDARD,
                        openings.toString());
        Path folder = runs.resolve(name);
        done(
                () ->
                        new TuningDesk(
                                        workplace(),
                                        kit,
                                        openings,
                                        plan,
                                        List.of(1.0),
                                        new ModelTuner(space, 1))
                                .carryOut(folder, 0, false));
        return folder;
    }

    /** Makes the files of a learning with two trials, the second of which was rejected. */
    Path learning(String name) {
        Path folder = runs.resolve(name);
        try {
            Files.createDirectories(folder);
            LearningFile.check(folder, Map.of("method", "climb", "game", "go"));
            LearningWriter.write(
                    new LearningView(
                            "Learning agents: climb",
                            List.of(
                                    trial("start", "P-AC", true),
                                    trial("agent 1", "P-AC,AC-P", false)),
                            null,
                            true,
                            40,
                            List.of(),
                            "./moyo learn agents",
                            Instant.now()),
                    folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return folder;
    }

    private static Trial trial(String stage, String team, boolean kept) {
        return new Trial(
                stage,
                AgentTeam.parse(team, List.of("P", "AC")),
                Trial.BASELINE,
                new Pentanomial(1, 2, 3, 2, 2),
                kept);
    }

    /** Makes the files of a training. */
    Path training(String name) {
        Path folder = runs.resolve(name);
        try {
            Files.createDirectories(folder);
            Files.writeString(folder.resolve("training.json"), "{\"name\": \"connect4\"}");
            Files.writeString(
                    folder.resolve("metrics.jsonl"),
                    """
                    {"seconds":60,"step":100,"rows":5000,"policy":1.9,"value":0.9,"total":2.8,"targetEntropy":1,"networkEntropy":1,"calibration":[]}
                    {"seconds":120,"step":200,"rows":9000,"policy":1.7,"value":0.8,"total":2.5,"targetEntropy":1,"networkEntropy":1,"calibration":[]}
                    """);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return folder;
    }

    /** Something that returns an exit code. */
    private interface Work {
        int run() throws IOException, InterruptedException;
    }

    private static void done(Work work) {
        try {
            int code = work.run();
            if (code != 0) {
                throw new AssertionError("exit code " + code);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
