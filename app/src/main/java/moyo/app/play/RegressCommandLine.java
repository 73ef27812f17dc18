package moyo.app.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import moyo.app.option.JobsOption;
import moyo.app.option.ProgramVersion;
import moyo.game.BadInput;
import moyo.game.FileTrouble;
import moyo.go.player.GoPlayers;
import moyo.gtp.client.CommandText;
import moyo.gtp.client.EngineFault;
import moyo.gtp.client.GtpClient;
import moyo.gtp.client.Limits;
import moyo.gtp.regress.Groups;
import moyo.gtp.regress.Suite;
import moyo.gtp.regress.SuiteResult;
import moyo.gtp.regress.SuiteRun;
import moyo.lab.console.Progress;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code moyo regress}: runs regression suites of positions with known answers. */
@Command(
        name = "regress",
        description = {
            "Runs regression suites, the .tst files of GNU Go, GoGui and Fuego. Each file gets"
                    + " a new engine process, started in the file's folder.",
            "pass and fail are expected by the suite's marks of known failures, PASS and FAIL"
                    + " are not."
        },
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
public final class RegressCommandLine implements Callable<Integer> {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "Suites; a folder stands for every .tst file in it.")
    private List<Path> files = List.of();

    @Option(
            names = "--engine",
            paramLabel = "COMMAND",
            description = "Shell command of another engine, used instead of Moyo.")
    private @Nullable String engine;

    @Option(
            names = "--player",
            paramLabel = "SPEC",
            description = "Moyo's player; default fuego-style.")
    private @Nullable String player;

    @Option(
            names = "--playouts",
            paramLabel = "N",
            description = "Playouts per move of Moyo's player.")
    private @Nullable String playouts;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Seed of Moyo's random numbers, the same for each file; default 1.")
    private @Nullable Long seed;

    @Option(
            names = "--komi",
            paramLabel = "POINTS",
            description = "Komi for Moyo if neither the suite nor its record sets one; default 0.")
    private @Nullable Double komi;

    @Option(
            names = "--send",
            paramLabel = "COMMAND",
            description =
                    "A GTP command for the engine, at the start of each file and after loadsgf,"
                            + " boardsize and clear_board. May be repeated.")
    private List<String> preparation = List.of();

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            description = "Seconds per command before the engine counts as hung; default 120.")
    private double timeout = 120;

    @Option(
            names = "--jobs",
            paramLabel = "J",
            description = "Number of files run at once; default 1.")
    private int jobs = 1;

    @Option(
            names = "--groups",
            paramLabel = "FILE",
            description =
                    "Runs only suites in the groups of this file and sums up by group;"
                            + " its lines are 'NAME: FILE.tst...'.")
    private @Nullable Path groups;

    @Option(names = "--verbose", description = "Also lists PASS, FAIL and failed commands.")
    private boolean verbose;

    @Option(names = "--json", description = "Prints one JSON object per file, with every check.")
    private boolean json;

    /** A suite and its group. */
    private record Job(String group, Suite suite) {}

    @Override
    public Integer call() throws InterruptedException {
        checkOptions();
        List<String> command = command();
        List<Job> work = work();
        int checks = work.stream().mapToInt(job -> job.suite.checks()).sum();
        Progress progress = new Progress(spec.commandLine().getErr(), checks, "checks");
        RegressReport report = new RegressReport(spec.commandLine().getOut(), json, verbose);
        report.begin();
        ExecutorService threads = Executors.newFixedThreadPool(jobs);
        try {
            List<Future<SuiteResult>> results = new ArrayList<>();
            for (Job job : work) {
                results.add(threads.submit(() -> run(job.suite, command, progress)));
            }
            for (int i = 0; i < work.size(); i++) {
                SuiteResult result = results.get(i).get();
                String group = work.get(i).group;
                progress.interrupted(() -> report.add(group, result));
            }
        } catch (ExecutionException e) {
            return explain(e);
        } finally {
            threads.shutdownNow();
        }
        report.end();
        return 0;
    }

    private void checkOptions() {
        JobsOption.checked(jobs);
        if (!(timeout > 0 && timeout <= 1e6)) {
            throw new BadInput("--timeout %s is not between 0 and 1000000".formatted(timeout));
        }
        if (engine != null
                && (player != null || playouts != null || seed != null || komi != null)) {
            throw new BadInput(
                    "--player, --playouts, --seed and --komi are options of Moyo; set up '%s'"
                                    .formatted(engine)
                            + " by its own options or by --send");
        }
    }

    /** Returns the command line of the engine. */
    private List<String> command() {
        if (engine != null) {
            return CommandText.split(engine);
        }
        String who = player == null ? "fuego-style" : player;
        String text = playouts == null ? who : who + " playouts=" + playouts;
        GoPlayers.ALL.parse(text); // reports a bad spec here, before an engine is started
        return OwnEngine.command(
                List.of(
                        "--player=" + text,
                        "--seed=" + (seed == null ? 1 : seed),
                        "--komi=" + (komi == null ? 0 : komi)));
    }

    /** Reads all files before any is run, so that an error in the last file is reported at once. */
    private List<Job> work() {
        List<Path> all = new ArrayList<>();
        for (Path file : files) {
            if (Files.isDirectory(file)) {
                all.addAll(suitesIn(file));
            } else {
                all.add(file);
            }
        }
        List<Job> work = new ArrayList<>();
        if (groups == null) {
            all.forEach(file -> work.add(new Job("", Suite.read(file))));
        } else {
            Groups named = Groups.read(groups);
            for (String group : named.groups().keySet()) {
                named.select(group, all)
                        .forEach(file -> work.add(new Job(group, Suite.read(file))));
            }
        }
        files.stream()
                .filter(Files::isRegularFile)
                .map(Suite::read)
                .forEach(RegressCommandLine::requireChecks);
        return work;
    }

    /** A file without a check is probably no suite. */
    private static void requireChecks(Suite suite) {
        if (suite.checks() == 0) {
            throw new BadInput(
                    "there is no check in '%s'; a check is a command with a number and a line such"
                                    .formatted(suite.file())
                            + " as '#? [D4]' behind it");
        }
    }

    private static List<Path> suitesIn(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> suites =
                    files.filter(file -> file.toString().endsWith(".tst")).sorted().toList();
            if (suites.isEmpty()) {
                throw new BadInput("there is no .tst file in '%s'".formatted(folder));
            }
            return suites;
        } catch (IOException e) {
            throw new BadInput("cannot read '%s': %s".formatted(folder, FileTrouble.reason(e)), e);
        }
    }

    private SuiteResult run(Suite suite, List<String> command, Progress progress)
            throws InterruptedException {
        Duration limit = Duration.ofMillis(Math.max(1, (long) (timeout * 1000)));
        Duration startUp = Limits.DEFAULT.startUp();
        Limits limits = new Limits(limit.compareTo(startUp) > 0 ? limit : startUp, limit);
        SuiteRun run = new SuiteRun(suite, preparation, () -> progress.step(suite.name()));
        return run.run(() -> GtpClient.start(command, suite.folder(), limits));
    }

    /**
     * Returns exit code 1 for a suite that could not be run; a {@code BadInput} is reported by
     * {@code Main}.
     */
    private int explain(ExecutionException e) {
        Throwable cause = e.getCause();
        if (cause instanceof EngineFault fault) {
            spec.commandLine().getErr().println("moyo: " + fault.getMessage());
            return CommandLine.ExitCode.SOFTWARE;
        } else if (cause instanceof BadInput mistake) {
            throw mistake;
        }
        throw new IllegalStateException(cause);
    }
}
