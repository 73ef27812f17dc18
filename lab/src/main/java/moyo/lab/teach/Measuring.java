package moyo.lab.teach;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleSupplier;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.net.Teachable;
import moyo.net.exam.Exam;
import moyo.net.exam.ExamResult;
import moyo.net.exam.Theory;
import moyo.net.weights.WeightsFile;
import moyo.search.clock.Budget;
import moyo.session.GameKit;

/**
 * Measures the networks of a run while it goes on: games against earlier networks, and the game's
 * exam if there is one. It takes a small share of one core. Keeps the best network.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public final class Measuring<G extends Game<P>, P extends Position<P>> {
    /** The visits of searches in exams; beside it the policy alone is measured. */
    public static final int EXAM_VISITS = 100;

    private static final int LEAGUE_VISITS = 16;
    private static final int PAIRS_EACH = 12;
    private static final double SHARE = 0.06;
    private static final long POLL_MILLIS = 200;

    /** While the run goes on, searches are asked every eighth question only. */
    private static final int SAMPLE = 8;

    private final GameKit<G, P> kit;
    private final TrainingFolder folder;
    private final DoubleSupplier seconds;
    private final PairOfGames<G, P> games;
    private final Optional<Exam> exam;
    private final League league;
    private final Rng rng;
    private volatile boolean ends;

    /**
     * @param seconds of training so far
     */
    public Measuring(
            GameKit<G, P> kit,
            Teachable<P> lessons,
            TrainingFolder folder,
            DoubleSupplier seconds,
            long seed)
            throws IOException {
        this.kit = kit;
        this.folder = folder;
        this.seconds = seconds;
        games = new PairOfGames<>(kit, lessons, LEAGUE_VISITS);
        exam = kit.theory().map(Theory::exam);
        league = new League(folder.pairs(), PAIRS_EACH);
        rng = new Rng(Rng.mix(seed ^ league.pairs()));
    }

    /** Measures new networks as they appear, until {@link #end}; for a thread of its own. */
    public void run() throws IOException, InterruptedException {
        double spent = 0;
        double start = seconds.getAsDouble();
        while (!ends) {
            double free = SHARE * (seconds.getAsDouble() - start) - spent;
            long began = System.nanoTime();
            if (free > 0 && step(folder.snapshots(), () -> ends)) {
                spent += (System.nanoTime() - began) / 1e9;
            } else {
                TimeUnit.MILLISECONDS.sleep(POLL_MILLIS);
            }
        }
    }

    /** Ends {@link #run} soon; called by another thread. */
    public void end() {
        ends = true;
    }

    /** Measures one thing about the newest network; false if nothing is left to do. */
    private boolean step(List<String> networks, BooleanSupplier stops) throws IOException {
        if (networks.isEmpty()) {
            return false;
        }
        String newest = networks.get(networks.size() - 1);
        if (exam.isPresent() && examine(newest, exam.get(), SAMPLE, stops)) {
            return true;
        }
        Optional<League.Pairing> next = league.next(networks);
        if (next.isPresent()) {
            play(next.get(), stops);
            keepBest();
        }
        return next.isPresent();
    }

    private void play(League.Pairing pairing, BooleanSupplier stops) throws IOException {
        Optional<Double> points =
                games.play(folder.net(pairing.a()), folder.net(pairing.b()), rng, stops);
        if (points.isPresent()) {
            league.add(new PairRecord(pairing.a(), pairing.b(), points.get()));
        }
    }

    private void keepBest() throws IOException {
        Optional<String> best = League.best(league.ratings());
        if (best.isPresent()) {
            folder.keepAsBest(best.get());
        }
    }

    /** Examines a network, unless it was examined as thoroughly before. */
    private boolean examine(String network, Exam questions, int sample, BooleanSupplier stops)
            throws IOException {
        boolean worked = take(network, questions, ExamRecord.POLICY_ALONE, stops);
        return take(network, questions.every(sample), EXAM_VISITS, stops) || worked;
    }

    private boolean take(String network, Exam questions, int visits, BooleanSupplier stops)
            throws IOException {
        boolean isDone =
                folder.exams().read().stream()
                        .anyMatch(
                                e ->
                                        e.network().equals(network)
                                                && e.visits() == visits
                                                && e.asked() >= questions.questions().size());
        if (isDone) {
            return false;
        }
        ExamResult result =
                questions.take(
                        kit.game(),
                        PairOfGames.player(kit, folder.net(network), visits, rng.nextLong()),
                        new Budget.Simulations(visits),
                        stops);
        if (result.asked() == questions.questions().size()) {
            folder.exams()
                    .add(
                            new ExamRecord(
                                    network,
                                    madeAt(network),
                                    visits,
                                    result.perfect(),
                                    result.asked()));
        }
        return true;
    }

    /** The seconds of the run at which a network was written, from its provenance. */
    private double madeAt(String network) {
        String minutes =
                WeightsFile.read(folder.net(network)).provenance().getOrDefault("minutes", "NaN");
        return 60 * Double.parseDouble(minutes);
    }

    /**
     * After the run: lets the last network play all its games and take the whole exam.
     *
     * @param stops ends it early
     */
    public void finish(BooleanSupplier stops) throws IOException {
        List<String> networks = new ArrayList<>(folder.snapshots());
        while (!stops.getAsBoolean() && step(networks, stops)) {
            // Goes on with the next thing.
        }
        if (exam.isPresent() && !networks.isEmpty()) {
            examine(networks.get(networks.size() - 1), exam.get(), 1, stops);
        }
    }
}
