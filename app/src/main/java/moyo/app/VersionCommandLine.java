package moyo.app;

import moyo.app.option.ProgramVersion;
import moyo.lab.desk.Circumstances;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code moyo version}. */
@Command(
        name = "version",
        description =
                "Prints the version and commit of this build, and those of Java and the operating"
                        + " system.",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
final class VersionCommandLine implements Runnable {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine()
                .getOut()
                .printf(
                        "Moyo %s, commit %s, Java %s (%s), %s %s, %d cores%n",
                        ProgramVersion.text(),
                        Circumstances.builtFrom(),
                        Runtime.version(),
                        System.getProperty("java.vm.name"),
                        System.getProperty("os.name"),
                        System.getProperty("os.arch"),
                        Runtime.getRuntime().availableProcessors());
    }
}
