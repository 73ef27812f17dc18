package moyo.cluster.node;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import moyo.gtp.client.CommandText;
import moyo.gtp.client.Programs;
import moyo.lab.executor.PairTask;
import moyo.lab.play.Entrant;

/** The outside engines of a pair: whether their programs are on this machine. */
final class Engines {
    private Engines() {}

    static boolean areIn(PairTask pair) {
        return specs(pair).findAny().isPresent();
    }

    /** Returns the program of an engine that this machine does not have; empty if it has all. */
    static Optional<String> missing(PairTask pair) {
        return specs(pair)
                .map(spec -> spec.substring(Entrant.OUTSIDE.length()).strip())
                .map(command -> CommandText.split(command).get(0))
                .filter(program -> !isHere(program))
                .findFirst();
    }

    private static Stream<String> specs(PairTask pair) {
        return Stream.of(pair.a().spec(), pair.b().spec(), pair.conditions().rules().referee())
                .filter(Entrant::isOutside);
    }

    private static boolean isHere(String program) {
        return program.contains("/")
                ? Files.isExecutable(Path.of(program))
                : Programs.find(program).isPresent();
    }
}
