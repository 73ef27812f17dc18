package moyo.session;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import moyo.game.BadInput;
import moyo.sgf.SgfError;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfReader;
import moyo.sgf.SgfWriter;

/** Reads and writes game records in SGF files. */
public final class SgfFiles {
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

    public static void save(SgfNode tree, String file) {
        try {
            SgfWriter.write(tree, Path.of(file));
        } catch (IOException | InvalidPathException e) {
            throw cannotSave(file, e);
        }
    }

    /** Returns the error for a file that cannot be written. */
    public static BadInput cannotSave(String file, Exception e) {
        return new BadInput("cannot save file: '%s', %s".formatted(file, reason(e)), e);
    }

    /** Returns the reason why a file cannot be read or written. */
    public static String reason(Exception e) {
        if (e instanceof NoSuchFileException) {
            return "no such file or folder";
        } else if (e instanceof AccessDeniedException) {
            return "permission denied";
        } else if (e instanceof InvalidPathException) {
            return "not a file name";
        }
        return String.valueOf(e.getMessage());
    }
}
