package moyo.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import moyo.game.BadInput;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/** {@code ./moyo}: one subcommand for each thing to do. */
@Command(
        name = "moyo",
        description =
                "A Monte Carlo tree search engine and laboratory for Go, Blokus Duo and Connect Four.",
        synopsisSubcommandLabel = "COMMAND",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        subcommands = {
            ReproduceCommandLine.class,
            ExperimentCommandLine.class,
            GtpCommandLine.class,
            AnalyzeCommandLine.class,
            MatchCommandLine.class,
            TournamentCommandLine.class,
            ReportCommandLine.class,
            PlayersCommandLine.class,
            BenchCommandLine.class,
            LearnCommandLine.class,
            RegressCommandLine.class,
            VersionCommandLine.class
        })
public final class Main implements Runnable {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    public static void main(String[] args) {
        Locale.setDefault(Locale.ROOT); // digits and points are the same everywhere
        PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        System.exit(run(out, err, args));
    }

    /** 0: done; 1: it failed; 2: wrong usage. */
    static int run(PrintWriter out, PrintWriter err, String... args) {
        CommandLine line = new CommandLine(new Main()).setOut(out).setErr(err);
        line.setExecutionExceptionHandler(
                (e, command, parsed) -> {
                    if (e instanceof BadInput) {
                        command.getErr().println("moyo: " + e.getMessage());
                        return CommandLine.ExitCode.USAGE;
                    }
                    if (e instanceof UncheckedIOException || e instanceof IOException) {
                        command.getErr().println("moyo: " + e.getMessage());
                        return CommandLine.ExitCode.SOFTWARE;
                    }
                    command.getErr().println("moyo: internal error");
                    e.printStackTrace(command.getErr());
                    return CommandLine.ExitCode.SOFTWARE;
                });
        return line.execute(args);
    }

    @Override
    public void run() {
        throw new CommandLine.ParameterException(
                spec.commandLine(), "which command? 'moyo --help' shows them all");
    }

    /** The version of this build. */
    static final class Version implements IVersionProvider {
        static String text() {
            String version = Main.class.getPackage().getImplementationVersion();
            return version == null ? "development" : version;
        }

        @Override
        public String[] getVersion() {
            return new String[] {"Moyo " + text()};
        }
    }
}
