package moyo.app.lab;

import moyo.app.option.Games;
import moyo.app.option.GamesOfFacts;
import moyo.app.option.JobsOption;
import moyo.app.option.MasterOption;
import moyo.game.BadInput;
import moyo.gtp.client.CommandText;
import moyo.lab.desk.Circumstances;
import moyo.lab.desk.Interrupt;
import moyo.lab.desk.Workplace;
import moyo.lab.executor.ClusterService;
import moyo.lab.executor.ExecutorFactory;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Creates the laboratory's {@link Workplace} from the command line. */
public final class Workplaces {
    private Workplaces() {}

    /**
     * Returns the workplace of a command that plays in this process.
     *
     * @param jobs the number of games played in parallel
     */
    public static Workplace of(CommandSpec spec, int jobs) {
        Circumstances circumstances =
                new Circumstances(command(spec), jobs, Circumstances.builtFrom());
        return of(spec, circumstances, ExecutorFactory.threads(circumstances.place(), jobs));
    }

    /** Returns the workplace of a command that plays in this process or on a cluster. */
    public static Workplace of(CommandSpec spec, JobsOption jobs, MasterOption master) {
        if (master.url().isEmpty()) {
            return of(spec, jobs.count());
        }
        if (spec.commandLine().getParseResult().hasMatchedOption("--jobs")) {
            throw new BadInput(
                    "--jobs and --master exclude each other: the cores of the cluster say how many"
                            + " games are played in parallel");
        }
        ClusterService.Cluster cluster = connect(spec, master);
        return of(
                spec,
                new Circumstances(
                        command(spec), cluster.slots(), Circumstances.builtFrom(), master.url()),
                cluster);
    }

    /** Connects to a cluster, which may take a minute. */
    public static ClusterService.Cluster connect(CommandSpec spec, MasterOption master) {
        ClusterService service =
                ClusterService.find()
                        .orElseThrow(
                                () ->
                                        new BadInput(
                                                "the module cluster is not loaded: ./moyo loads it"
                                                        + " if --master is on its command line"
                                                        + " (docs/cluster.md)"));
        spec.commandLine().getErr().println("moyo: connecting to " + master.url());
        return service.connect(master.url(), new GamesOfFacts(), Circumstances.builtFrom());
    }

    /** Returns what hears Ctrl-C. */
    public static Interrupt interrupt() {
        return new OnInterrupt();
    }

    private static Workplace of(
            CommandSpec spec, Circumstances circumstances, ExecutorFactory executors) {
        CommandLine line = spec.commandLine();
        return new Workplace(
                circumstances,
                Games.LIST,
                executors,
                OnInterrupt::new,
                line.getOut(),
                line.getErr());
    }

    private static String command(CommandSpec spec) {
        return "./moyo " + CommandText.join(spec.commandLine().getParseResult().originalArgs());
    }
}
