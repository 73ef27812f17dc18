package moyo.app.terminal;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.session.GameKit;
import moyo.session.SgfFiles;
import moyo.session.record.GameRecord;
import moyo.sgf.SgfNode;
import org.jspecify.annotations.Nullable;

/** The file of a game. */
public final class Saves {
    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");
    private static final int MOST_NAMES = 1_000;

    private final Path folder;
    private final String program;

    /** The file in which the current game is; null before it was saved. */
    private @Nullable Path file;

    /**
     * @param folder where games without a name are saved
     * @param program the name of the program, for the records
     */
    public Saves(Path folder, String program) {
        this.folder = folder;
        this.program = program;
    }

    /** The next game has no file yet. */
    void forget() {
        file = null;
    }

    /**
     * Saves a game in the file that is named, in its own, or in a new one; returns the file.
     *
     * @param named the name of the file; empty for none
     * @param players who plays each colour
     * @param result the result as SGF writes it; empty if the game goes on
     * @throws BadInput if it cannot be written, or exists and is not the file of this game
     */
    <G extends Game<P>, P extends Position<P>> Path save(
            GameKit<G, P> kit,
            GameRecord<G, P> record,
            String named,
            List<String> players,
            String result) {
        Path to = named.isEmpty() ? (file == null ? fresh(kit) : file) : path(named);
        if (!to.equals(file) && Files.exists(to)) {
            throw new BadInput("'%s' exists; name another file".formatted(to));
        }
        SgfNode root = kit.format().write(record, program);
        root.set("PB", players.get(0)).set("PW", players.get(1));
        root.set("DT", LocalDate.now(ZoneId.systemDefault()).toString());
        if (!result.isEmpty()) {
            root.set("RE", result);
        }
        SgfFiles.save(root, to.toString());
        file = to;
        return to;
    }

    private static Path path(String named) {
        try {
            return Path.of(named);
        } catch (InvalidPathException e) {
            throw SgfFiles.cannotSave(named, e);
        }
    }

    private Path fresh(GameKit<?, ?> kit) {
        String type = kit.recordType().endsWith("sgf") ? kit.recordType() : "sgf";
        String name = "moyo-" + LocalDateTime.now(ZoneId.systemDefault()).format(NAME);
        for (int i = 1; i < MOST_NAMES; i++) {
            String end = i == 1 ? "" : "-" + i;
            Path free = folder.resolve("%s%s.%s".formatted(name, end, type));
            if (!Files.exists(free)) {
                return free;
            }
        }
        throw new BadInput("no free name for the game in '%s'".formatted(folder));
    }
}
