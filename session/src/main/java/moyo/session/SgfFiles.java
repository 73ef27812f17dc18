package moyo.session;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import moyo.game.BadInput;
import moyo.game.FileTrouble;
import moyo.sgf.SgfError;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfReader;
import moyo.sgf.SgfWriter;

/** Reads and writes game records in SGF files. */
public final class SgfFiles {
    /** The beginning of a game record, after the byte order mark of UTF-8 if it has one. */
    private static final Pattern RECORD = Pattern.compile("(\\xef\\xbb\\xbf)?\\s*\\(\\s*;");

    private static final int LONGEST_START = 1024;

    private SgfFiles() {}

    /** Reads all games of a file. */
    public static List<SgfNode> read(Path file) {
        try {
            return SgfReader.read(file);
        } catch (IOException e) {
            throw new BadInput("cannot read '%s': %s".formatted(file, reason(e)), e);
        } catch (SgfError e) {
            throw new BadInput("'%s' is no SGF: %s".formatted(file, e.getMessage()), e);
        }
    }

    /**
     * Saves a game. A game record that is there is replaced; any other file is refused, so that a
     * wrong name costs nobody a file.
     */
    public static void save(SgfNode tree, String file) {
        try {
            Path path = Path.of(file);
            requireReplaceable(path);
            SgfWriter.write(tree, path);
        } catch (IOException | InvalidPathException e) {
            throw cannotSave(file, e);
        }
    }

    private static void requireReplaceable(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return;
        }
        try (InputStream in = Files.newInputStream(file)) {
            String start =
                    new String(in.readNBytes(LONGEST_START), StandardCharsets.ISO_8859_1).strip();
            if (!start.isEmpty() && !RECORD.matcher(start).lookingAt()) {
                throw new IOException("it exists and is no game record; name another file");
            }
        }
    }

    /** Returns the error for a file that cannot be written. */
    public static BadInput cannotSave(String file, Exception e) {
        return new BadInput("cannot save file: '%s', %s".formatted(file, reason(e)), e);
    }

    /** Returns the reason why a file cannot be read or written. */
    public static String reason(Exception e) {
        if (e instanceof InvalidPathException) {
            return "not a file name";
        }
        return e instanceof IOException trouble
                ? FileTrouble.reason(trouble)
                : String.valueOf(e.getMessage());
    }
}
