package moyo.web.runs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import moyo.game.BadInput;
import moyo.web.part.RunRecords;
import moyo.web.runs.find.FoundRun;
import moyo.web.runs.find.RunFinder;

/**
 * The game records of runs. A run is looked up in what a scan has found; a file has a fixed form.
 */
final class GameFiles implements RunRecords {
    private static final long MOST_BYTES = 2_000_000;

    /** {@code games/m1-0007-0.sgf}, of a tuning {@code games/t0007-0.sgf}; before it a row. */
    private static final Pattern FILE =
            Pattern.compile(
                    "(?:(.{1,400})/)?games/((?:m[0-9]{1,6}-|t)[0-9]{1,9}-[01]\\.[a-z]{1,10})");

    private final RunFinder finder;

    GameFiles(RunFinder finder) {
        this.finder = finder;
    }

    @Override
    public Found find(String id, String file) {
        FoundRun run = finder.find(id);
        Matcher name = FILE.matcher(file);
        if (!name.matches()) {
            throw missing(id, file);
        }
        FoundRun owner =
                name.group(1) == null
                        ? run
                        : finder.at(run.path() + "/" + name.group(1))
                                .orElseThrow(() -> missing(id, file));
        Path record = owner.folder().resolve("games").resolve(name.group(2));
        try {
            if (!Files.isRegularFile(record)) {
                throw missing(id, file);
            }
            if (Files.size(record) > MOST_BYTES) {
                throw new BadInput("the game's record is too large for the page");
            }
            return new Found(name.group(2), Files.readString(record));
        } catch (IOException e) {
            throw new BadInput("the game's record cannot be read", e);
        }
    }

    private static BadInput missing(String id, String file) {
        String shown = file.length() > 80 ? file.substring(0, 80) + "..." : file;
        return new BadInput("run '%s' has no game '%s'".formatted(id, shown));
    }
}
