package moyo.app.lab;

import moyo.app.option.Games;
import moyo.gtp.client.CommandText;
import moyo.lab.desk.Circumstances;
import moyo.lab.desk.Workplace;
import moyo.lab.executor.ExecutorFactory;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Creates the laboratory's {@link Workplace} from the command line. */
public final class Workplaces {
    private Workplaces() {}

    /**
     * Returns the workplace of a command.
     *
     * @param jobs the number of games played in parallel
     */
    public static Workplace of(CommandSpec spec, int jobs) {
        CommandLine line = spec.commandLine();
        String command = "./moyo " + CommandText.join(line.getParseResult().originalArgs());
        Circumstances circumstances = new Circumstances(command, jobs, Circumstances.builtFrom());
        return new Workplace(
                circumstances,
                Games.LIST,
                ExecutorFactory.threads(circumstances.place(), jobs),
                OnInterrupt::new,
                line.getOut(),
                line.getErr());
    }
}
