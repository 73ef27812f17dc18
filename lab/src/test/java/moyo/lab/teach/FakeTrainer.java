package moyo.lab.teach;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;

/**
 * A shell script in the place of Python. It keeps to what is agreed with a trainer: first weights
 * at once, an end when its input ends, last weights then. It learns nothing.
 */
public final class FakeTrainer {
    private static final String SCRIPT =
            """
            #!/bin/sh
            while [ "$1" != --dir ]; do shift; done
            dir=$2
            mkdir -p "$dir/nets"
            echo $$ >>"$dir/pids"
            for name in 00000000 latest; do
                cp HOME/toy.net "$dir/nets/$name.new" && mv "$dir/nets/$name.new" "$dir/nets/$name.net"
            done
            cat >/dev/null
            for name in 00000009 final; do
                cp HOME/toy.net "$dir/nets/$name.new" && mv "$dir/nets/$name.new" "$dir/nets/$name.net"
            done
            echo ended as agreed
            """;

    private final Path home;

    public FakeTrainer(Path home) throws IOException {
        this.home = Files.createDirectories(home);
        try (InputStream weights =
                Objects.requireNonNull(FakeTrainer.class.getResourceAsStream("toy.net"))) {
            Files.copy(weights, home.resolve("toy.net"));
        }
    }

    /** The weights that it hands out. */
    public Path weights() {
        return home.resolve("toy.net");
    }

    public Python python() throws IOException {
        return python(SCRIPT.replace("HOME", home.toString()));
    }

    /** A trainer that runs this script. */
    Python python(String script) throws IOException {
        Path file = home.resolve("python");
        Files.writeString(file, script);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
        return new Python(file.toString(), "0.0", false);
    }

    public TrainingPlan plan(Python python, double minutes) {
        var recipe =
                new moyo.net.selfplay.Recipe(
                        minutes, 1, 8, 4, ToyLessons.RECIPE.play(), ToyLessons.RECIPE.trainer());
        return new TrainingPlan(recipe, 1, python, home, 1, 1, false, "cpu");
    }
}
