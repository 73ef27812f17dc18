package moyo.blokus.pattern.learn;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import moyo.blokus.BlokusGame;
import moyo.game.BadInput;
import moyo.net.perceptron.NetworkBook;
import moyo.net.perceptron.Perceptron;
import moyo.net.perceptron.Sample;
import moyo.net.perceptron.Trainer;

/**
 * Trains a network for each move number and tests it. Every tenth game is test data, and so are the
 * strays from it: with 2,000 games, 1,800 and 200 as in the paper.
 */
public final class PatternFit {
    /** One game in ten is test data. */
    static final int FOLDS = 10;

    private final FitOptions options;
    private final SortedMap<Integer, List<Sample>> learned;
    private final SortedMap<Integer, List<Sample>> tests;
    private final SortedMap<Integer, List<Sample>> strayTests;
    private final Map<Integer, Integer> withoutStrays = new HashMap<>();
    private final SortedMap<Integer, Trainer.Trained> trained = new TreeMap<>();

    /**
     * @param games played to their ends
     * @param strays single rated positions; may be empty
     */
    public PatternFit(List<RatedGame> games, List<RatedGame> strays, FitOptions options) {
        this.options = options;
        PatternData data = data(games, false);
        data.samples().forEach((number, samples) -> withoutStrays.put(number, samples.size()));
        addTo(data, strays, false);
        learned = data.samples();
        tests = data(games, true).samples();
        strayTests = data(strays, true).samples();
        if (learned.values().stream().noneMatch(s -> s.size() >= options.leastPositions())) {
            throw new BadInput(
                    "%d games are too few: no move number has %d positions"
                            .formatted(games.size(), options.leastPositions()));
        }
    }

    /** Whether the positions of a game, or of a stray from it, are test data. */
    static boolean isTest(int game) {
        return game % FOLDS == FOLDS - 1;
    }

    private PatternData data(List<RatedGame> games, boolean areTests) {
        PatternData data = new PatternData(new BlokusGame(), options.features());
        addTo(data, games, areTests);
        return data;
    }

    private static void addTo(PatternData data, List<RatedGame> games, boolean areTests) {
        games.stream().filter(game -> isTest(game.number()) == areTests).forEach(data::add);
    }

    /** Number of networks to be trained. */
    public int networks() {
        return (int)
                learned.values().stream().filter(s -> s.size() >= options.leastPositions()).count();
    }

    /**
     * Trains all networks.
     *
     * @param jobs number of networks trained in parallel
     * @param finished called after each network, from any thread
     */
    public void train(int jobs, Runnable finished) throws InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(jobs);
        try {
            Map<Integer, Future<Trainer.Trained>> all = new TreeMap<>();
            learned.forEach(
                    (number, samples) -> {
                        if (samples.size() >= options.leastPositions()) {
                            all.put(number, threads.submit(() -> train(number, samples, finished)));
                        }
                    });
            for (Map.Entry<Integer, Future<Trainer.Trained>> one : all.entrySet()) {
                trained.put(one.getKey(), one.getValue().get());
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            threads.shutdownNow();
        }
    }

    private Trainer.Trained train(int number, List<Sample> samples, Runnable finished) {
        Trainer.Trained made =
                Trainer.train(
                        samples,
                        options.features().count(),
                        options.training(),
                        options.seed() + number);
        finished.run();
        return made;
    }

    /** The trained networks. */
    public NetworkBook book(Map<String, String> provenance) {
        SortedMap<Integer, Perceptron> networks = new TreeMap<>();
        trained.forEach((number, made) -> networks.put(number, made.network()));
        return new NetworkBook("trained", options.features().words(), networks, provenance);
    }

    /** The errors on the test positions by move number. */
    public List<MoveError> errors() {
        NetworkBook book = book(Map.of());
        List<MoveError> errors = new ArrayList<>();
        learned.forEach((number, samples) -> errors.add(error(number, samples, book.at(number))));
        return errors;
    }

    private MoveError error(int number, List<Sample> samples, Perceptron network) {
        double mean = Trainer.meanTarget(samples);
        Trainer.Trained own = trained.get(number);
        return new MoveError(
                number,
                samples.size(),
                samples.size() - withoutStrays.getOrDefault(number, 0),
                own == null ? 0 : network.usedInputs(),
                own == null ? 0 : own.rounds(),
                TestError.of(tests.getOrDefault(number, List.of()), network, mean),
                TestError.of(strayTests.getOrDefault(number, List.of()), network, mean));
    }

    /** Number of distinct training positions of all move numbers. */
    public int positions() {
        return learned.values().stream().mapToInt(List::size).sum();
    }

    /** Number of distinct test positions of all move numbers, without strays. */
    public int testPositions() {
        return tests.values().stream().mapToInt(List::size).sum();
    }
}
