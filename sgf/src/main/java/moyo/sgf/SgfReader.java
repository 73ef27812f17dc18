package moyo.sgf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Reads the Smart Game Format, FF[1] to FF[4], as a list of the roots of its game trees; never an
 * empty one.
 *
 * <p>Strict about the structure, since a record half understood is a wrong game; lenient where
 * nothing can be misunderstood: text before the first {@code (;} is skipped, a property given twice
 * in a node gets the values of both, small letters in identifiers are dropped, unknown properties
 * are kept.
 */
public final class SgfReader {
    private SgfReader() {}

    /**
     * Reads a file, in the encoding that its byte order mark or its CA property names.
     *
     * @throws SgfError if the file holds something else
     */
    public static List<SgfNode> read(Path file) throws IOException {
        return read(Files.readAllBytes(file));
    }

    /**
     * Reads a file's bytes; without byte order mark and known CA they are UTF-8 if they can be, and
     * ISO-8859-1 otherwise.
     *
     * @throws SgfError if they hold something else
     */
    public static List<SgfNode> read(byte[] bytes) {
        return readText(SgfDecoder.decode(bytes));
    }

    /**
     * Reads a text; its CA property means nothing.
     *
     * @throws SgfError if it is something else
     */
    public static List<SgfNode> readText(String text) {
        return new SgfParser(text).collection();
    }
}
