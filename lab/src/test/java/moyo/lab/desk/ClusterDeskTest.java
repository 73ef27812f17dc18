package moyo.lab.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import moyo.lab.executor.ExecutorFactory;
import moyo.lab.executor.PairExecutor;
import moyo.lab.executor.PairPlayer;
import moyo.lab.executor.PairTask;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.play.ToyKit;
import moyo.lab.run.Matchup;
import moyo.lab.run.Openings;
import moyo.lab.run.RunPlan;
import moyo.lab.tune.ModelTuner;
import moyo.lab.tune.Parameter;
import moyo.lab.tune.Space;
import moyo.lab.tune.games.TuningPlan;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is different if a cluster plays. */
final class ClusterDeskTest {
    private static final int AHEAD = 3;
    private static final int LIMIT_SECONDS = 60;
    private static final ToyKit KIT = new ToyKit();

    private final ToyGames.Place place =
            new ToyGames.Place(new Circumstances("./moyo toy", 1, "abc1234", "spark://host:7077"));

    @TempDir private Path temp;

    /** Each executor waits until as many play as may play at once. */
    private static ExecutorFactory together(CountDownLatch playing) {
        ExecutorFactory threads = ExecutorFactory.threads(new PairPlayer.Place("n1", "abc"), 1);
        return kit -> {
            PairExecutor executor = threads.make(kit);
            return new PairExecutor() {
                @Override
                public void play(List<PairTask> pairs, Listener listener)
                        throws InterruptedException {
                    playing.countDown();
                    assertThat(playing.await(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
                    executor.play(pairs, listener);
                }

                @Override
                public void cancel() {
                    executor.cancel();
                }
            };
        };
    }

    @Test
    void aTuningAsksForMorePairsThanTheClusterHasSlotsNow() throws Exception {
        Space space = new Space(List.of(new Parameter("value", 0, 1, false, false)));
        TuningPlan plan =
                new TuningPlan(
                        KIT.facts(),
                        "random",
                        Entrant.of("random"),
                        space,
                        TuningPlan.Method.MODEL,
                        2 * AHEAD,
                        AHEAD,
                        1,
                        MatchRules.STANDARD,
                        "none");
        int code =
                new TuningDesk(
                                place.workplace(together(new CountDownLatch(AHEAD))),
                                KIT,
                                Openings.parse("none", KIT),
                                plan,
                                List.of(0.5),
                                new ModelTuner(space, 1))
                        .carryOut(temp.resolve("run"), 0, false);
        assertThat(code).as(place.err.toString()).isZero();
    }

    /** The nodes may have it, and the pairs are not played here. */
    @Test
    void theEngineThatCountsIsNotStartedHere() throws Exception {
        MatchRules rules =
                new MatchRules(MatchRules.STANDARD.time(), 0, 3, 0, "gtp:no-such-engine");
        RunPlan plan =
                new RunPlan(
                        "run",
                        Map.of("name", "tic-tac-toe"),
                        List.of(new Entrant("a", "random"), new Entrant("b", "random")),
                        List.of(new Matchup("a", "b")),
                        2,
                        1,
                        rules,
                        "none",
                        "");
        ExecutorFactory nobody =
                kit ->
                        new PairExecutor() {
                            @Override
                            public void play(List<PairTask> pairs, Listener listener) {
                                listener.warn("there is no 'no-such-engine' on host n1");
                            }

                            @Override
                            public void cancel() {
                                // Nothing is played.
                            }
                        };
        new RunDesk(place.workplace(nobody), KIT, Openings.parse("none", KIT))
                .carryOut(plan, temp.resolve("run"), false);
        assertThat(place.err.toString()).contains("no 'no-such-engine' on host n1");
    }
}
