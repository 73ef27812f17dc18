package moyo.lab.teach;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import moyo.game.BadInput;
import moyo.gtp.client.Programs;
import org.jspecify.annotations.Nullable;

/**
 * A Python that has PyTorch.
 *
 * @param program the path of its program
 * @param torch the version of PyTorch
 * @param hasGpu whether PyTorch can use a GPU
 */
public record Python(String program, String torch, boolean hasGpu) {
    /** The environment variable that names a Python. */
    public static final String VARIABLE = "MOYO_PYTHON";

    private static final String QUESTION =
            "import numpy, torch; print('torch', torch.__version__, torch.cuda.is_available())";

    private static final int PATIENCE_SECONDS = 120;

    /**
     * Finds a Python: the one that {@link #VARIABLE} names, or else the first python3 that has
     * PyTorch.
     *
     * @throws BadInput if there is none
     */
    public static Python find() {
        return find(System.getenv(VARIABLE));
    }

    static Python find(@Nullable String named) {
        Set<String> tried = new LinkedHashSet<>();
        if (named != null) {
            tried.add(named);
        } else {
            Programs.find("python3").map(Path::toString).ifPresent(tried::add);
            tried.add("/usr/bin/python3");
        }
        return tried.stream()
                .map(Python::ask)
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "no Python with PyTorch found (tried '%s'); install it, for example: apt-get install python3-torch; %s names another Python"
                                                .formatted(String.join("', '", tried), VARIABLE)));
    }

    private static Optional<Python> ask(String program) {
        try {
            Process process =
                    new ProcessBuilder(List.of(program, "-c", QUESTION))
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start();
            process.getOutputStream().close();
            String answer =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return Optional.empty();
            }
            return parse(program, answer);
        } catch (IOException e) {
            return Optional.empty(); // there is no such program
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private static Optional<Python> parse(String program, String answer) {
        String[] words = answer.strip().split(" ");
        return words.length == 3 && words[0].equals("torch")
                ? Optional.of(new Python(program, words[1], words[2].equals("True")))
                : Optional.empty();
    }
}
