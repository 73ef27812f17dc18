package moyo.app.learn;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import moyo.blokus.pattern.Features;
import moyo.blokus.pattern.learn.Figure3;
import moyo.blokus.pattern.learn.FitOptions;
import moyo.blokus.pattern.learn.PatternFit;
import moyo.blokus.pattern.learn.RatedFile;
import moyo.blokus.pattern.learn.RatedGame;
import moyo.lab.record.WholeFile;
import moyo.lab.report.chart.LineChart;
import moyo.net.perceptron.NetworkBookFile;
import moyo.net.perceptron.TrainingOptions;
import picocli.CommandLine.Option;

/** The second step of {@code moyo learn patterns}: networks and figure 3 from rated games. */
final class PatternTraining {
    private static final String NETWORKS = "patterns.net";
    private static final String FIGURE = "figure3";

    @Option(
            names = "--hidden",
            paramLabel = "N",
            description = "Hidden units of each network; default 10.")
    private int hidden = 10;

    @Option(names = "--rate", paramLabel = "X", description = "Step size of Adam; default 0.0003.")
    private double rate = 0.0003;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "Most passes over the training positions; default 500.")
    private int rounds = 500;

    @Option(
            names = "--patience",
            paramLabel = "N",
            description =
                    "Ends the training when the held-out error has not fallen for N passes;"
                            + " default 30. 0: no position is held out, and all passes are made.")
    private int patience = 30;

    @Option(
            names = "--least-seen",
            paramLabel = "N",
            description = "Ignores inputs that fewer training positions have; default 50.")
    private int leastSeen = 50;

    @Option(
            names = "--least-positions",
            paramLabel = "N",
            description =
                    "Trains no network for move numbers with fewer positions; default 100. The"
                            + " network before is used there.")
    private int leastPositions = 100;

    @Option(
            names = "--pieces",
            description = "Adds the pieces in hand of both sides to the inputs.")
    private boolean pieces;

    /** Checks the options. */
    FitOptions options(long seed) {
        return new FitOptions(
                new TrainingOptions(hidden, rate, 32, rounds, patience, leastSeen),
                pieces ? Features.PIECES : Features.PATTERNS,
                leastPositions,
                seed);
    }

    /**
     * Trains, prints the errors and writes the files.
     *
     * @param files of games and strays
     */
    void run(List<Path> files, Path dir, FitOptions options, int jobs, Workbench bench)
            throws IOException, InterruptedException {
        List<RatedGame> all = files.stream().flatMap(f -> RatedFile.read(f).stream()).toList();
        List<RatedGame> games = all.stream().filter(g -> g.score().isPresent()).toList();
        List<RatedGame> strays = all.stream().filter(g -> g.score().isEmpty()).toList();
        PatternFit fit = new PatternFit(games, strays, options);
        bench.out()
                .println(
                        "%d games, %d strays; %d training positions, %d test positions of games"
                                .formatted(
                                        games.size(),
                                        strays.size(),
                                        fit.positions(),
                                        fit.testPositions()));
        try (LessonProgress progress =
                new LessonProgress(bench.err(), fit.networks(), "networks")) {
            fit.train(jobs, () -> progress.step("training"));
        }
        Figure3 figure = new Figure3(fit.errors());
        bench.out().print(figure.table());
        WholeFile.write(dir.resolve(FIGURE + ".csv"), figure.csv());
        LineChart.write(
                "move number", "mean squared error", figure.lines(), dir.resolve(FIGURE + ".svg"));
        Path file = dir.resolve(NETWORKS);
        byte[] bytes =
                NetworkBookFile.bytes(
                        fit.book(provenance(files, games, strays, options, figure, bench)));
        WholeFile.write(file, bytes);
        bench.out()
                .println(
                        "%d networks are in '%s', %d KiB"
                                .formatted(fit.networks(), file, bytes.length >> 10));
    }

    /** What a command prints to, and what it was. */
    record Workbench(PrintWriter out, PrintWriter err, String command, String commit) {}

    private Map<String, String> provenance(
            List<Path> files,
            List<RatedGame> games,
            List<RatedGame> strays,
            FitOptions options,
            Figure3 figure,
            Workbench bench) {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("command", bench.command());
        facts.put("commit", bench.commit());
        facts.put("data", String.join("; ", files.stream().map(RatedFile::teacher).toList()));
        facts.put("games", "" + games.size());
        facts.put("strays", "" + strays.size());
        facts.put("seed", "" + options.seed());
        facts.put("training", options.training().toString());
        facts.put(
                "test error",
                String.format(
                        Locale.ROOT,
                        "%.5f, constant %.5f",
                        figure.total().error(),
                        figure.total().constant()));
        return facts;
    }
}
