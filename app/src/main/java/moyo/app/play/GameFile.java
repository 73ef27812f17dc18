package moyo.app.play;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.game.FileTrouble;
import moyo.session.GameKit;
import moyo.sgf.SgfError;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfReader;

/** Reads game records from files and checks the files that are written. */
final class GameFile {
    /** The maximum number of bytes of a record that is not SGF. */
    private static final int LONGEST_TEXT = 1 << 20;

    private GameFile() {}

    /** Reads all games of a file. */
    static List<SgfNode> read(Path file) {
        try {
            return SgfReader.read(file);
        } catch (IOException e) {
            throw new BadInput("cannot read '%s': %s".formatted(file, reason(file, e)), e);
        } catch (SgfError e) {
            throw new BadInput("'%s' is no SGF: %s".formatted(file, e.getMessage()), e);
        }
    }

    /** Reads a text file that is not SGF, if the game has such a record format. */
    static Optional<SgfNode> readText(Path file, GameKit<?, ?> kit) {
        try (InputStream in = Files.newInputStream(file)) {
            ByteBuffer bytes = ByteBuffer.wrap(in.readNBytes(LONGEST_TEXT));
            String text = StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
            return text.stripLeading().startsWith("(") ? Optional.empty() : kit.treeOf(text);
        } catch (CharacterCodingException e) {
            return Optional.empty();
        } catch (IOException e) {
            throw new BadInput("cannot read '%s': %s".formatted(file, reason(file, e)), e);
        }
    }

    /** Returns the reason why a file cannot be read or written. */
    static String reason(Path file, IOException e) {
        return Files.isDirectory(file) ? "it is a folder" : FileTrouble.reason(e);
    }

    /**
     * Checks before the analysis that its result can be written.
     *
     * @param source the file of the game, which is never overwritten
     * @param force whether other existing files may be overwritten
     */
    static void requireWritable(Path file, Path source, boolean force) {
        Path folder = file.toAbsolutePath().normalize().getParent();
        if (Files.isDirectory(file) || folder == null) {
            throw new BadInput("cannot write '%s': it is a folder".formatted(file));
        } else if (!Files.isDirectory(folder)) {
            throw new BadInput("cannot write '%s': no folder '%s'".formatted(file, folder));
        } else if (isSame(file, source)) {
            throw new BadInput("'%s' is the game itself; name another file".formatted(file));
        } else if (Files.isRegularFile(file) && !force) {
            throw new BadInput("'%s' exists; --force replaces it".formatted(file));
        }
    }

    private static boolean isSame(Path a, Path b) {
        try {
            return Files.exists(a) && Files.isSameFile(a, b);
        } catch (IOException e) {
            return false;
        }
    }
}
