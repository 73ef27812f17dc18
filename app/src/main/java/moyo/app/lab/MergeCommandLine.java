package moyo.app.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import moyo.app.option.ProgramVersion;
import moyo.lab.desk.MergeDesk;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code moyo merge}: joins the folders of the parts of a run. */
@Command(
        name = "merge",
        description = {
            "Joins the folders of the parts of a match, a tournament or experiments (--part K/N)"
                    + " into one folder, and writes its report. The folders are only read.",
            "The same command continues an interrupted merge."
        },
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
public final class MergeCommandLine implements Callable<Integer> {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Parameters(
            arity = "1..*",
            paramLabel = "DIR",
            description = "The folders of the parts: runs with the same plan.")
    private List<Path> dirs = List.of();

    @Option(
            names = "--into",
            required = true,
            paramLabel = "DIR",
            description =
                    "The target: a new folder, or one with games of the same run, which stay there.")
    private Path into = Path.of("");

    @Override
    public Integer call() throws IOException {
        return new MergeDesk(Workplaces.of(spec, 1)).merge(dirs, into);
    }
}
