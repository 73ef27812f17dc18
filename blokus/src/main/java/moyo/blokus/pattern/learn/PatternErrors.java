package moyo.blokus.pattern.learn;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToDoubleBiFunction;
import moyo.blokus.BlokusGame;
import moyo.blokus.pattern.Features;
import moyo.blokus.pattern.ShippedNetworks;
import moyo.game.BadInput;
import moyo.net.perceptron.NetworkBook;
import moyo.net.perceptron.Sample;
import moyo.net.perceptron.Trainer;
import moyo.session.study.DataStudy;
import moyo.session.study.Mean;
import moyo.session.study.StudyResult;

/**
 * The study of the paper's figure 3: the squared error of the shipped networks on the test games of
 * a file, beside that of the mean win rate of the training games. Its effect is that of the paper's
 * networks: for each test game, the mean error of late moves minus that of early moves.
 */
public record PatternErrors() implements DataStudy {
    /** Its name in experiments. */
    public static final String NAME = "pattern-error";

    private static final int EARLY_FROM = 1;
    private static final int EARLY_TO = 10;
    private static final int LATE_FROM = 20;
    private static final int LATE_TO = 30;

    @Override
    public String x() {
        return "move number";
    }

    @Override
    public String y() {
        return "mean squared error";
    }

    @Override
    public StudyResult of(Path data) {
        Map<String, NetworkBook> books = new LinkedHashMap<>();
        for (String name : ShippedNetworks.NAMES) {
            String missing = ShippedNetworks.missing(name);
            if (missing.isEmpty()) {
                books.put(name, ShippedNetworks.read(name));
            } else if (books.isEmpty()) {
                throw new BadInput(missing);
            }
        }
        return of(RatedFile.read(data), books);
    }

    /**
     * @param books networks by name, those of the effect first
     */
    static StudyResult of(List<RatedGame> games, Map<String, NetworkBook> books) {
        List<RatedGame> tests =
                games.stream().filter(game -> PatternFit.isTest(game.number())).toList();
        Map<String, SortedMap<Integer, Mean>> lines = new LinkedHashMap<>();
        books.forEach((name, book) -> lines.put(name, line(samples(tests, book), error(book))));
        SortedMap<Integer, Double> means = new TreeMap<>();
        samples(
                        games.stream().filter(game -> !PatternFit.isTest(game.number())).toList(),
                        Features.PATTERNS)
                .forEach((number, learned) -> means.put(number, Trainer.meanTarget(learned)));
        lines.put(
                "constant",
                line(
                        samples(tests, Features.PATTERNS),
                        (number, sample) ->
                                square(means.getOrDefault(number, Double.NaN) - sample.target())));
        NetworkBook first = books.values().iterator().next();
        double[] rises =
                tests.stream()
                        .mapToDouble(game -> rise(samples(List.of(game), first), error(first)))
                        .filter(Double::isFinite)
                        .toArray();
        return new StudyResult(
                lines,
                "mean squared error at moves %d to %d minus that at moves %d to %d"
                        .formatted(LATE_FROM, LATE_TO, EARLY_FROM, EARLY_TO),
                Mean.of(rises));
    }

    private static SortedMap<Integer, List<Sample>> samples(
            List<RatedGame> games, NetworkBook book) {
        return samples(games, Features.of(book.features(), book.source()));
    }

    private static SortedMap<Integer, List<Sample>> samples(
            List<RatedGame> games, Features features) {
        PatternData data = new PatternData(new BlokusGame(), features);
        games.forEach(data::add);
        return data.samples();
    }

    /** The squared error by move number and position. */
    private static ToDoubleBiFunction<Integer, Sample> error(NetworkBook book) {
        return (number, sample) -> square(sample.value(book.at(number)) - sample.target());
    }

    private static double square(double x) {
        return x * x;
    }

    private static SortedMap<Integer, Mean> line(
            SortedMap<Integer, List<Sample>> samples, ToDoubleBiFunction<Integer, Sample> error) {
        SortedMap<Integer, Mean> line = new TreeMap<>();
        samples.forEach(
                (number, positions) ->
                        line.put(
                                number,
                                Mean.of(
                                        positions.stream()
                                                .mapToDouble(s -> error.applyAsDouble(number, s))
                                                .toArray())));
        return line;
    }

    /** The rise of the error in one game; NaN if the game has no late moves. */
    private static double rise(
            SortedMap<Integer, List<Sample>> game, ToDoubleBiFunction<Integer, Sample> error) {
        SortedMap<Integer, Mean> errors = line(game, error);
        return mean(errors.subMap(LATE_FROM, LATE_TO + 1))
                - mean(errors.subMap(EARLY_FROM, EARLY_TO + 1));
    }

    private static double mean(SortedMap<Integer, Mean> errors) {
        return errors.values().stream().mapToDouble(Mean::value).average().orElse(Double.NaN);
    }
}
