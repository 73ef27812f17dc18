package moyo.web.room.analysis;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.count.Counts;
import moyo.search.player.PlayerSpec;
import moyo.search.selection.Explanation;
import moyo.search.watch.Analyst;
import moyo.search.watch.Snapshot;
import moyo.session.analysis.AnalysedMove;
import moyo.session.analysis.GameAnalysis;
import moyo.session.analysis.GameLine;
import moyo.web.lanes.Lanes;

/**
 * The judging of a whole game, move by move, in a thread of its own that waits for the searches:
 * these run in the lanes, so that players and analyses get their turn between them.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public final class Review<G extends Game<P>, P extends Position<P>> {
    private static final long SEED = 1;
    private static final long LOOK_MILLIS = 200;

    private final Lanes lanes;
    private final GameLine<G, P> line;
    private final PlayerSpec<G, P> spec;
    private final int visits;
    private final StopSignal stop = new StopSignal();
    private final AtomicInteger done = new AtomicInteger();

    public Review(Lanes lanes, GameLine<G, P> line, PlayerSpec<G, P> spec, int visits) {
        this.lanes = lanes;
        this.line = line;
        this.spec = spec;
        this.visits = visits;
    }

    public int done() {
        return done.get();
    }

    int of() {
        return line.steps().size();
    }

    public void stop() {
        stop.request();
    }

    /**
     * Begins.
     *
     * @param judged receives the moves in order
     * @param ended is called once at the end, with the reason if it ended by an error
     * @throws BadInput if the player cannot analyse
     */
    public void start(Consumer<AnalysedMove> judged, Consumer<Optional<String>> ended) {
        if (!(spec.make(line.game(), SEED) instanceof Analyst<P> analyst)) {
            throw new BadInput("player '%s' has no search tree to analyse".formatted(spec));
        }
        Thread thread =
                new Thread(
                        () -> {
                            Optional<String> trouble = Optional.empty();
                            try {
                                judge(analyst, judged);
                            } catch (BadInput e) {
                                trouble = Optional.of(String.valueOf(e.getMessage()));
                            } catch (RuntimeException | Error e) {
                                trouble = Optional.of("the review has failed");
                                throw e;
                            } finally {
                                ended.accept(trouble);
                            }
                        },
                        "moyo-review");
        thread.setDaemon(true);
        thread.start();
    }

    private void judge(Analyst<P> analyst, Consumer<AnalysedMove> judged) {
        new GameAnalysis<>(new InLanes(analyst), new Budget.Simulations(visits), stop)
                .analyse(
                        line.steps(),
                        move -> {
                            done.incrementAndGet();
                            judged.accept(move);
                            return !stop.isRequested();
                        });
    }

    /** Lets another thread search, and waits for it. */
    private final class InLanes implements Analyst<P> {
        private final Analyst<P> analyst;

        InLanes(Analyst<P> analyst) {
            this.analyst = analyst;
        }

        @Override
        public void analyse(P position, IntPredicate allowed, Budget budget, StopSignal signal) {
            CountDownLatch searched = new CountDownLatch(1);
            lanes.submit(
                    Lanes.Purpose.ANALYSIS,
                    () -> {
                        try {
                            analyst.analyse(position, allowed, budget, signal);
                        } finally {
                            searched.countDown();
                        }
                    });
            try {
                // A search that was stopped before it began may never run.
                boolean ended = false;
                while (!ended && !(lanes.isClosed() && signal.isRequested())) {
                    ended = searched.await(LOOK_MILLIS, TimeUnit.MILLISECONDS);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        @Override
        public Snapshot snapshot() {
            return analyst.snapshot();
        }

        @Override
        public Optional<Explanation> explain(int move) {
            return analyst.explain(move);
        }

        @Override
        public void watchOwners(boolean watch) {
            analyst.watchOwners(watch);
        }

        @Override
        public void reseed(long seed) {
            analyst.reseed(seed);
        }

        @Override
        public void newGame() {
            analyst.newGame();
        }

        @Override
        public Counts counts() {
            return analyst.counts();
        }

        @Override
        public int chooseMove(P position, Budget budget, StopSignal signal) {
            return analyst.chooseMove(position, budget, signal);
        }
    }
}
