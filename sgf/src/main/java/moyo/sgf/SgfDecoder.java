package moyo.sgf;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.util.Optional;

/**
 * Decodes the bytes of a file. The charset is given by the byte order mark, or else by the CA
 * property of the first root; otherwise it is UTF-8 if the bytes are valid UTF-8, and ISO-8859-1,
 * the default of FF[4], if not.
 *
 * <p>The whole file is decoded before it is parsed, so that a Shift_JIS character whose second byte
 * is that of a backslash is not read as one. CA itself is searched in the undecoded bytes, which is
 * reliable only if no such character precedes it; programs write CA near the beginning.
 */
final class SgfDecoder {
    /** Characters that the charset must encode as ASCII does, or CA could not have been read. */
    private static final String SYNTAX = "(;CA[]\\:)";

    private SgfDecoder() {}

    static String decode(byte[] bytes) {
        if (startsWith(bytes, 0xef, 0xbb, 0xbf)) {
            return new String(bytes, 3, bytes.length - 3, UTF_8);
        }
        if (startsWith(bytes, 0xfe, 0xff)) {
            return new String(bytes, 2, bytes.length - 2, UTF_16BE);
        }
        if (startsWith(bytes, 0xff, 0xfe)) {
            return new String(bytes, 2, bytes.length - 2, UTF_16LE);
        }
        return declared(bytes)
                .map(charset -> new String(bytes, charset))
                .orElseGet(() -> guess(bytes));
    }

    private static boolean startsWith(byte[] bytes, int... mark) {
        for (int i = 0; i < mark.length; i++) {
            if (i >= bytes.length || (bytes[i] & 0xff) != mark[i]) {
                return false;
            }
        }
        return true;
    }

    private static Optional<Charset> declared(byte[] bytes) {
        return new SgfParser(new String(bytes, ISO_8859_1))
                .charsetName()
                .flatMap(SgfDecoder::charset)
                .filter(SgfDecoder::keepsAscii);
    }

    /** The charset with a name; empty if Java does not have it. */
    private static Optional<Charset> charset(String name) {
        try {
            return Optional.of(Charset.forName(name.strip()));
        } catch (IllegalArgumentException unknown) {
            return Optional.empty();
        }
    }

    /** Whether a charset encodes {@link #SYNTAX} as ASCII does; false for UTF-16, for instance. */
    private static boolean keepsAscii(Charset charset) {
        return SYNTAX.equals(new String(SYNTAX.getBytes(US_ASCII), charset));
    }

    private static String guess(byte[] bytes) {
        try {
            return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException notUtf8) {
            return new String(bytes, ISO_8859_1);
        }
    }
}
