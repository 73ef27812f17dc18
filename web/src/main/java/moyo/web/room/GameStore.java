package moyo.web.room;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import moyo.game.BadInput;
import moyo.lab.record.WholeFile;
import moyo.web.wire.Json;

/**
 * The games on disk, a file for each. A file is replaced as a whole, so that a kill at any time
 * leaves the game as it was after its last or last but one change.
 */
final class GameStore {
    /** The numbers of games. */
    static final Pattern ID = Pattern.compile("[a-z2-7]{12}");

    private static final String DAMAGED = ".damaged";
    private static final String ENDING = ".json";
    private static final long MOST_BYTES = 8_000_000;

    private final Path folder;

    GameStore(Path folder) {
        this.folder = folder;
    }

    /**
     * Returns the games on disk; a file that cannot be read is put aside and reported.
     *
     * @param check throws {@link BadInput} if a game could not be opened
     */
    List<ListedGame> all(Consumer<SavedGame> check, Consumer<String> log) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        List<ListedGame> games = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(GameStore::isGame).sorted().toList()) {
                try {
                    SavedGame game = read(file);
                    check.accept(game);
                    games.add(game.listed());
                } catch (BadInput e) {
                    log.accept(
                            "'%s' is not a saved game: %s; %s"
                                    .formatted(file, e.getMessage(), putAside(file)));
                }
            }
        } catch (IOException e) {
            throw new BadInput("cannot read '%s': %s".formatted(folder, e.getMessage()), e);
        }
        return games;
    }

    private static boolean isGame(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.endsWith(ENDING)
                && ID.matcher(name.substring(0, name.length() - ENDING.length())).matches();
    }

    /** Renames a file that is no game, so that nothing is ever written over it. */
    private static String putAside(Path file) {
        Path aside = file.resolveSibling(file.getFileName() + DAMAGED);
        try {
            Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
            return "it was put aside as '%s'".formatted(aside.getFileName());
        } catch (IOException e) {
            return "it could not be put aside: " + e;
        }
    }

    private static SavedGame read(Path file) {
        try {
            if (Files.size(file) > MOST_BYTES) {
                throw new BadInput("it has more than %d bytes".formatted(MOST_BYTES));
            }
            SavedGame game = SavedGame.read(Json.object(Files.readString(file)));
            if (!file.endsWith(game.id() + ENDING)) {
                throw new BadInput("it contains game '%s'".formatted(game.id()));
            }
            return game;
        } catch (IOException e) {
            throw new BadInput("the file cannot be read", e);
        }
    }

    /**
     * Reads a game.
     *
     * @throws BadInput if there is none, or it cannot be read
     */
    SavedGame load(String id) {
        return read(file(id));
    }

    /**
     * Returns when the game is on the disk.
     *
     * @throws IOException if it cannot be written; the old file is as it was
     */
    void save(SavedGame game) throws IOException {
        Files.createDirectories(folder);
        Map<String, Object> json = game.json();
        WholeFile.write(file(game.id()), Json.write(json));
    }

    void delete(String id) {
        try {
            Files.delete(file(id));
        } catch (NoSuchFileException e) {
            // It was never saved.
        } catch (IOException e) {
            throw new BadInput("the file of the game cannot be deleted", e);
        }
    }

    private Path file(String id) {
        if (!ID.matcher(id).matches()) {
            throw new BadInput("there is no game '%s'".formatted(id));
        }
        return folder.resolve(id + ENDING);
    }
}
