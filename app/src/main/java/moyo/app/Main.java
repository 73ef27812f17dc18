package moyo.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import moyo.app.bench.BenchCommandLine;
import moyo.app.lab.DocsCommandLine;
import moyo.app.lab.ExperimentCommandLine;
import moyo.app.lab.MatchCommandLine;
import moyo.app.lab.MergeCommandLine;
import moyo.app.lab.OpeningsCommandLine;
import moyo.app.lab.ReportCommandLine;
import moyo.app.lab.ReproduceCommandLine;
import moyo.app.lab.TournamentCommandLine;
import moyo.app.lab.TuneCommandLine;
import moyo.app.learn.ExamCommandLine;
import moyo.app.learn.LearnCommandLine;
import moyo.app.learn.SelfPlayCommandLine;
import moyo.app.learn.TrainCommandLine;
import moyo.app.option.ProgramVersion;
import moyo.app.play.AnalysisCommandLine;
import moyo.app.play.AnalyzeCommandLine;
import moyo.app.play.GtpCommandLine;
import moyo.app.play.PlayCommandLine;
import moyo.app.play.PlayersCommandLine;
import moyo.app.play.RegressCommandLine;
import moyo.app.web.WebCommandLine;
import moyo.game.BadInput;
import moyo.game.FileTrouble;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command {@code ./moyo} and its subcommands. */
@Command(
        name = "moyo",
        description =
                "A Monte Carlo tree search engine and laboratory for Go, Blokus Duo and Connect Four.",
        synopsisSubcommandLabel = "COMMAND",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class,
        subcommands = {
            ReproduceCommandLine.class,
            ExperimentCommandLine.class,
            WebCommandLine.class,
            PlayCommandLine.class,
            GtpCommandLine.class,
            AnalyzeCommandLine.class,
            AnalysisCommandLine.class,
            MatchCommandLine.class,
            TournamentCommandLine.class,
            TuneCommandLine.class,
            MergeCommandLine.class,
            ReportCommandLine.class,
            PlayersCommandLine.class,
            BenchCommandLine.class,
            LearnCommandLine.class,
            TrainCommandLine.class,
            ExamCommandLine.class,
            SelfPlayCommandLine.class,
            OpeningsCommandLine.class,
            RegressCommandLine.class,
            DocsCommandLine.class,
            VersionCommandLine.class
        })
public final class Main implements Runnable {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    public static void main(String[] args) {
        Locale.setDefault(Locale.ROOT); // numbers are printed in the same form everywhere
        PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        System.exit(run(out, err, args));
    }

    /** Returns the exit code: 0 for success, 1 for a failure, 2 for wrong usage. */
    static int run(PrintWriter out, PrintWriter err, String... args) {
        CommandLine line =
                new CommandLine(new Main())
                        .setOut(out)
                        .setErr(err)
                        .setCaseInsensitiveEnumValuesAllowed(true);
        line.setExecutionExceptionHandler(
                (e, command, parsed) -> {
                    if (e instanceof BadInput) {
                        command.getErr().println("moyo: " + e.getMessage());
                        return CommandLine.ExitCode.USAGE;
                    }
                    if (e instanceof UncheckedIOException) {
                        command.getErr().println("moyo: " + e.getMessage());
                        return CommandLine.ExitCode.SOFTWARE;
                    }
                    if (e instanceof IOException trouble) {
                        command.getErr().println("moyo: " + FileTrouble.sentence(trouble));
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
                spec.commandLine(), "a command is missing; 'moyo --help' lists them");
    }
}
