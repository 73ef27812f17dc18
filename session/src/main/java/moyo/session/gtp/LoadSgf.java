package moyo.session.gtp;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import moyo.game.BadInput;
import moyo.gtp.GtpRequest;
import moyo.session.SgfFiles;
import moyo.sgf.SgfError;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfReader;

/** The command {@code loadsgf}. */
public final class LoadSgf {
    private LoadSgf() {}

    /**
     * Converts a tree to a record.
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

    /** Handles {@code loadsgf FILE [MOVE]}; the name of the file may have blanks. */
    public static <R> R load(GtpRequest request, Reader<R> reader) {
        request.expect(1, 100);
        int last = request.count() - 1;
        boolean hasMove = last > 0 && request.text(last).matches("[0-9]{1,9}");
        int beforeMove = hasMove ? request.integer(last, 1, 999_999_999) : Integer.MAX_VALUE;
        String file = String.join(" ", request.arguments().subList(0, hasMove ? last : last + 1));
        try {
            return reader.read(SgfReader.read(Path.of(file)).get(0), beforeMove);
        } catch (IOException | InvalidPathException e) {
            throw new BadInput("cannot load file: '%s', %s".formatted(file, SgfFiles.reason(e)), e);
        } catch (SgfError | BadInput e) {
            throw new BadInput("cannot load file: '%s', %s".formatted(file, e.getMessage()), e);
        }
    }
}
