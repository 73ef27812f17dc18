package moyo.web;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * How a server runs.
 *
 * @param host the name or address to listen on
 * @param port the port; 0 for any that is free
 * @param token what a request must know; null for nothing, which only a server on the loopback
 *     address may have
 * @param threads how many searches run at a time
 * @param engines the file with the outside engines; null for none
 * @param dir the folder for the games
 * @param runs the folder with the runs of the laboratory
 * @param version the version of the program
 * @param log receives what the operator should know
 */
public record WebOptions(
        String host,
        int port,
        @Nullable String token,
        int threads,
        @Nullable Path engines,
        Path dir,
        Path runs,
        String version,
        Consumer<String> log) {}
