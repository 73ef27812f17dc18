package moyo.app.learn;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import moyo.app.option.ProgramVersion;
import moyo.app.option.SeedOption;
import moyo.game.BadInput;
import moyo.go.heuristic.GoTeams;
import moyo.lab.console.Progress;
import moyo.lab.learn.Anneal;
import moyo.lab.learn.Climb;
import moyo.lab.learn.Race;
import moyo.lab.learn.RaceOptions;
import moyo.lab.learn.Rehearsal;
import moyo.lab.report.chart.RehearsalChart;
import moyo.search.agent.AgentOrder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code moyo learn rehearsal}: compares learners on simulated agents of known strength. */
@Command(
        name = "rehearsal",
        description = {
            "Compares the methods of 'moyo learn agents' on simulated agents of known strength:",
            "the win rate that each method reports, the true one, and the number of games."
        },
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
final class RehearsalCommandLine implements Callable<Integer> {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Option(
            names = "--runs",
            paramLabel = "N",
            description = "Learning runs per method; default 100.")
    private int runs = 100;

    @Option(
            names = "--spread",
            paramLabel = "ELO",
            split = ",",
            description =
                    "Standard deviation of the agents' strength in Elo; 0 means equal agents."
                            + " Default 0,40.")
    private List<Double> spreads = List.of(0.0, 40.0);

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Games per test of climb and anneal; default 1000.")
    private int games = 1000;

    @Mixin private SeedOption seed = new SeedOption();

    @Option(
            names = "--plot",
            paramLabel = "FILE",
            description = "Writes a plot of reported against true win rates as SVG.")
    private @Nullable Path plot;

    @Override
    public Integer call() throws IOException {
        if (runs < 2 || games < 2 || games % 2 != 0) {
            throw new BadInput(
                    "--runs %d must be 2 or more, --games %d even".formatted(runs, games));
        }
        for (double spread : spreads) {
            if (!(spread >= 0 && spread <= 1000)) {
                throw new BadInput("--spread %s is not from 0 to 1000 Elo".formatted(spread));
            }
        }
        PrintWriter out = spec.commandLine().getOut();
        List<AgentOrder> orders = GoTeams.BOOK.orders();
        Map<String, List<Rehearsal.Run>> all = new LinkedHashMap<>();
        Progress progress =
                new Progress(
                        spec.commandLine().getErr(),
                        runs * spreads.size() * methods().size(),
                        "runs");
        out.println("spread  method   claimed    true  overstated (95 %)      games");
        for (double spread : spreads) {
            Rehearsal rehearsal = new Rehearsal(orders, spread);
            methods()
                    .forEach(
                            (name, method) -> {
                                List<Rehearsal.Run> results = new ArrayList<>();
                                for (int i = 0; i < runs; i++) {
                                    results.add(rehearsal.run(method, seed.value() + i));
                                    progress.step(name);
                                }
                                progress.interrupted(
                                        () -> out.println(line(spread, name, results)));
                                all.computeIfAbsent(name, n -> new ArrayList<>()).addAll(results);
                            });
        }
        if (plot != null) {
            boolean drawn = RehearsalChart.write(all, plot);
            out.println(
                    drawn
                            ? "plot: " + plot
                            : "this machine has no fonts for Java; the plot is not written");
        }
        return 0;
    }

    private Map<String, Rehearsal.Method> methods() {
        Map<String, Rehearsal.Method> methods = new LinkedHashMap<>();
        methods.put("climb", (list, chance) -> new Climb(GoTeams.ORIGINAL, list, games));
        methods.put(
                "anneal",
                (list, chance) ->
                        new Anneal(GoTeams.ORIGINAL, list, games, 120, 0.02, 0.002, chance));
        methods.put(
                "race", (list, chance) -> new Race(GoTeams.ORIGINAL, list, RaceOptions.STANDARD));
        return methods;
    }

    private static String line(double spread, String name, List<Rehearsal.Run> results) {
        double overstated =
                results.stream().mapToDouble(Rehearsal.Run::overstated).average().orElse(0);
        double squares =
                results.stream()
                        .mapToDouble(run -> Math.pow(run.overstated() - overstated, 2))
                        .sum();
        double error = 1.96 * Math.sqrt(squares / (results.size() - 1) / results.size());
        return String.format(
                Locale.ROOT,
                "%6.0f  %-6s  %6.2f %%  %5.2f %%  %+.2f %% ± %.2f    %9.0f",
                spread,
                name,
                100 * results.stream().mapToDouble(Rehearsal.Run::claimed).average().orElse(0),
                100 * results.stream().mapToDouble(Rehearsal.Run::truth).average().orElse(0),
                100 * overstated,
                100 * error,
                results.stream().mapToDouble(Rehearsal.Run::games).average().orElse(0));
    }
}
