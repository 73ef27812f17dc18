package moyo.app.option;

import moyo.game.BadInput;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --cpu}: a budget of CPU time, which excludes all other budgets. */
public final class CpuOption {
    @Option(
            names = "--cpu",
            paramLabel = "SECONDS",
            description =
                    "CPU seconds per move, summed over all threads of a player; on a busy machine"
                            + " the games take longer, but the players get the same work done.")
    private @Nullable Double cpu;

    /** The CPU seconds for each move; 0 if none are given. */
    public double seconds() {
        if (cpu == null) {
            return 0;
        }
        if (!(cpu > 0 && cpu <= 1e6)) {
            throw new BadInput(
                    "--cpu %s is not a number of CPU seconds above 0, up to 1e6".formatted(cpu));
        }
        return cpu;
    }

    /** Throws an exception if {@code --cpu} and another budget are given. */
    public CpuOption besideOption(String name, boolean isGiven) {
        if (cpu != null && isGiven) {
            throw new BadInput("--cpu and %s: only one of them may be given".formatted(name));
        }
        return this;
    }
}
