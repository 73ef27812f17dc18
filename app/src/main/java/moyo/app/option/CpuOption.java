package moyo.app.option;

import moyo.game.BadInput;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --cpu}: a budget of CPU time, which stands alone. */
public final class CpuOption {
    @Option(
            names = "--cpu",
            paramLabel = "SECONDS",
            description =
                    "CPU time of all threads of a player for each move: a busy machine makes games"
                            + " longer, not players weaker.")
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

    /** Complains if another budget is given, too. */
    public CpuOption besideOption(String name, boolean isGiven) {
        if (cpu != null && isGiven) {
            throw new BadInput("--cpu and %s: only one of them may be given".formatted(name));
        }
        return this;
    }
}
