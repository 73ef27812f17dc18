package moyo.net.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class KernelsTest {
    @Test
    void takesTheVectorKernelWhereItsModuleIsPresent() {
        assertThat(Kernels.best().name()).startsWith("vector, ");
    }

    /** Threads must not share the scratch memory of a kernel. */
    @Test
    void makesANewKernelForEveryCaller() {
        assertThat(Kernels.plain()).isNotSameAs(Kernels.plain());
        assertThat(Kernels.vector()).isNotSameAs(Kernels.vector());
        assertThat(Kernels.best()).isNotSameAs(Kernels.best());
        assertThat(Kernels.plain().name()).isEqualTo("plain");
    }

    @Test
    void saysOnceThatItFallsBackToPlainJava() throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                KernelsTest.class.getName())
                        .start();
        process.getOutputStream().close();
        String output = text(process.getInputStream().readAllBytes());
        String errors = text(process.getErrorStream().readAllBytes());
        assertThat(process.waitFor()).isZero();
        assertThat(output.lines()).containsExactly("plain", "plain");
        assertThat(errors.lines().filter(line -> line.startsWith("moyo: networks run in plain")))
                .hasSize(1);
        assertThat(errors).contains("--add-modules jdk.incubator.vector");
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** What a program sees that was started without the module. */
    public static void main(String[] args) {
        System.out.println(Kernels.best().name());
        System.out.println(Kernels.best().name());
    }
}
