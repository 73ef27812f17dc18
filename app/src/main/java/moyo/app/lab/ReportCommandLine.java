package moyo.app.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import moyo.app.option.Games;
import moyo.app.option.ProgramVersion;
import moyo.game.BadInput;
import moyo.gtp.client.CommandText;
import moyo.lab.desk.RunReport;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code moyo report}: writes the report of a run, finished or not. */
@Command(
        name = "report",
        description =
                "Writes report.html (one page, plots and tables), games.csv, summary.csv and"
                        + " summary.json into the folder of a run, also while it is running.",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
public final class ReportCommandLine implements Callable<Integer> {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "DIR", description = "The folder of a run.")
    private List<Path> dirs = List.of();

    @Option(names = "--json", description = "Prints the summary as JSON.")
    private boolean json;

    @Option(
            names = "--cells",
            paramLabel = "FILE.svg",
            description =
                    "Also plots the cells that both players of a match of Blokus Duo cover, by"
                            + " move number; FILE.csv has the numbers.")
    private @Nullable Path cells;

    @Override
    public Integer call() throws IOException {
        if (dirs.size() > 1) {
            throw new BadInput(
                    "a report shows one folder, not %d; 'moyo merge %s --into DIR' joins folders of"
                                    .formatted(dirs.size(), words(dirs))
                            + " the same run");
        }
        Path dir = dirs.get(0);
        if (cells != null) {
            CellsFigure.write(dir, cells);
        }
        RunReport report = RunReport.of(dir, Games.LIST);
        report.write();
        report.print(spec.commandLine().getOut(), json);
        return 0;
    }

    private static String words(List<Path> paths) {
        return CommandText.join(paths.stream().map(Path::toString).toList());
    }
}
