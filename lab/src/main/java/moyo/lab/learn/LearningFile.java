package moyo.lab.learn;

import java.nio.file.Path;
import java.util.Map;
import moyo.lab.record.FactsFile;

/**
 * {@code learning.json}: everything that determines a learning, so that a folder is continued only
 * by the same learning.
 */
public final class LearningFile {
    public static final String NAME = "learning.json";

    private LearningFile() {}

    /**
     * Writes the facts, or checks that they are the same as before.
     *
     * @param facts everything that determines the games
     */
    public static void check(Path dir, Map<String, Object> facts) {
        FactsFile.check(dir.resolve(NAME), "learning", facts);
    }
}
