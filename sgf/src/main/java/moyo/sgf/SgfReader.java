package moyo.sgf;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Reads the Smart Game Format, FF[1] to FF[4], as a non-empty list of the roots of its game trees.
 *
 * <p>Structural errors are refused, because they could change the game. Harmless deviations are
 * accepted: text before the first {@code (;} is skipped, values of a repeated property are merged,
 * small letters in identifiers are dropped, unknown properties are kept.
 */
public final class SgfReader {
    /** The maximum size of a file: a collection of tens of thousands of games. */
    private static final int MOST_MEBIBYTES = 32;

    private SgfReader() {}

    /**
     * Reads a file in the encoding given by its byte order mark or CA property.
     *
     * @throws SgfError if the file is not SGF
     * @throws IOException if it cannot be read, or is larger than 32 MiB, such as {@code /dev/zero}
     */
    public static List<SgfNode> read(Path file) throws IOException {
        int most = MOST_MEBIBYTES << 20;
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(most + 1);
            if (bytes.length > most) {
                throw new IOException("it is larger than %d MiB".formatted(MOST_MEBIBYTES));
            }
            return read(bytes);
        }
    }

    /**
     * Reads the bytes of a file. Without a byte order mark and a known CA, the encoding is UTF-8 if
     * the bytes are valid UTF-8, and ISO-8859-1 otherwise.
     *
     * @throws SgfError if the bytes are not SGF
     */
    public static List<SgfNode> read(byte[] bytes) {
        return readText(SgfDecoder.decode(bytes));
    }

    /**
     * Reads a text; its CA property is ignored.
     *
     * @throws SgfError if the text is not SGF
     */
    public static List<SgfNode> readText(String text) {
        return new SgfParser(text).collection();
    }
}
