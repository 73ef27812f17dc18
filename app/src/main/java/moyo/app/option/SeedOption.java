package moyo.app.option;

import picocli.CommandLine.Option;

/** {@code --seed}: the seed of commands whose random numbers are the same in every run. */
public final class SeedOption {
    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed of the random numbers; default 1.")
    private long seed = 1;

    public long value() {
        return seed;
    }
}
