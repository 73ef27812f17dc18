package moyo.app.learn;

import moyo.app.option.ProgramVersion;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code moyo learn}: learns parameters of players. */
@Command(
        name = "learn",
        description = "Learns parameters of players from games.",
        synopsisSubcommandLabel = "WHAT",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class,
        subcommands = {
            PriorCommandLine.class,
            PatternsCommandLine.class,
            AgentsCommandLine.class,
            RehearsalCommandLine.class
        })
public final class LearnCommandLine implements Runnable {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Override
    public void run() {
        throw new CommandLine.ParameterException(
                spec.commandLine(),
                "a subcommand of learn is missing; 'moyo learn --help' lists them");
    }
}
