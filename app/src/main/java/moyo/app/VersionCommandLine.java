package moyo.app;

import moyo.app.option.ProgramVersion;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code moyo version}. */
@Command(
        name = "version",
        description = "Prints the version of this build, of Java and of the operating system.",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
final class VersionCommandLine implements Runnable {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine()
                .getOut()
                .printf(
                        "Moyo %s, Java %s (%s), %s %s, %d cores%n",
                        ProgramVersion.text(),
                        Runtime.version(),
                        System.getProperty("java.vm.name"),
                        System.getProperty("os.name"),
                        System.getProperty("os.arch"),
                        Runtime.getRuntime().availableProcessors());
    }
}
