package moyo.lab.teach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import moyo.game.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs that answer as a Python with or without PyTorch does. */
final class PythonTest {
    @TempDir private Path dir;

    private String program(String script) throws IOException {
        Path file = dir.resolve("python");
        Files.writeString(file, "#!/bin/sh\n" + script + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
        return file.toString();
    }

    @Test
    void aPythonWithPyTorchIsFound() throws IOException {
        String program = program("echo torch 2.3.1 True");
        assertThat(Python.find(program)).isEqualTo(new Python(program, "2.3.1", true));
        program("echo torch 1.13.1 False");
        assertThat(Python.find(program).hasGpu()).isFalse();
    }

    @Test
    void withoutPyTorchTheSentenceSaysHowToInstallIt() throws IOException {
        String program = program("echo 'No module named torch' >&2; exit 1");
        assertThatThrownBy(() -> Python.find(program))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(program)
                .hasMessageContaining("apt-get install python3-torch");
        assertThatThrownBy(() -> Python.find("/no/such/python"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("'/no/such/python'");
    }
}
