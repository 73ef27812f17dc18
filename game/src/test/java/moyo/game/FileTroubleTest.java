package moyo.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FileTroubleTest {
    @TempDir private Path temp;

    private static IOException caught(ThrowingCallable what) {
        return catchThrowableOfType(IOException.class, what);
    }

    @Test
    void reasonsNameNoException() throws IOException {
        Path file = Files.writeString(temp.resolve("file"), "");
        IOException missing = caught(() -> Files.readString(temp.resolve("nowhere")));
        assertThat(FileTrouble.reason(missing)).isEqualTo("no such file or folder");
        assertThat(FileTrouble.sentence(missing))
                .isEqualTo("'%s': no such file or folder".formatted(temp.resolve("nowhere")));
        assertThat(FileTrouble.reason(caught(() -> Files.createDirectory(file))))
                .isEqualTo("a file of that name is in the way");
        assertThat(FileTrouble.reason(caught(() -> Files.list(file)))).isEqualTo("not a folder");
        assertThat(FileTrouble.reason(new AccessDeniedException("/x")))
                .isEqualTo("permission denied");
        assertThat(FileTrouble.reason(new MalformedInputException(1)))
                .isEqualTo("it is not text in UTF-8");
        assertThat(FileTrouble.reason(new FileSystemException("/x", null, "Read-only file system")))
                .isEqualTo("Read-only file system");
        assertThat(FileTrouble.reason(new IOException("broken"))).isEqualTo("broken");
        assertThat(FileTrouble.sentence(new IOException("broken"))).isEqualTo("broken");
    }
}
