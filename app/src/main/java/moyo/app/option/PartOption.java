package moyo.app.option;

import moyo.lab.run.Part;
import picocli.CommandLine.Option;

/** {@code --part}: the share of the pairs that this machine plays. */
public final class PartOption {
    @Option(
            names = "--part",
            paramLabel = "K/N",
            description =
                    "Plays only part K of N of the pairs, so that N machines can share a run;"
                            + " 'moyo merge' joins their folders. The name of the default folder"
                            + " ends with the part.")
    private String part = Part.ALL.toString();

    public Part value() {
        return Part.parse(part);
    }
}
