package moyo.session;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import moyo.game.BadInput;
import moyo.gtp.GtpRequest;
import moyo.sgf.SgfError;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfReader;
import moyo.sgf.SgfWriter;

/** Game records in files that commands name. */
public final class SgfFiles {
    private SgfFiles() {}

    /**
     * Makes a record of a tree.
     *
     * @param <R> the game's records
     */
    @FunctionalInterface
    public interface Reader<R> {
        /**
         * The main line of the tree.
         *
         * @param beforeMove stops in front of this move, counted from 1; {@code Integer.MAX_VALUE}
         *     for the whole game
         */
        R read(SgfNode root, int beforeMove);
    }

    /** Serves {@code loadsgf FILE [MOVE]}; the name of the file may have blanks. */
    public static <R> R load(GtpRequest request, Reader<R> reader) {
        request.expect(1, 100);
        int last = request.count() - 1;
        boolean hasMove = last > 0 && request.text(last).matches("[0-9]{1,9}");
        int beforeMove = hasMove ? request.integer(last, 1, 999_999_999) : Integer.MAX_VALUE;
        String file = String.join(" ", request.arguments().subList(0, hasMove ? last : last + 1));
        try {
            return reader.read(SgfReader.read(Path.of(file)).get(0), beforeMove);
        } catch (IOException | InvalidPathException e) {
            throw new BadInput("cannot load file: '%s', %s".formatted(file, reason(e)), e);
        } catch (SgfError | BadInput e) {
            throw new BadInput("cannot load file: '%s', %s".formatted(file, e.getMessage()), e);
        }
    }

    /** All games of a file. */
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

    /** The complaint about a file that cannot be written. */
    public static BadInput cannotSave(String file, Exception e) {
        return new BadInput("cannot save file: '%s', %s".formatted(file, reason(e)), e);
    }

    private static String reason(Exception e) {
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
