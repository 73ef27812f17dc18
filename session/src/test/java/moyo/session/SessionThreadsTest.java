package moyo.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import moyo.game.Colour;
import moyo.search.clock.StopSignal;
import moyo.search.watch.Snapshot;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A session between threads: somebody stops it, watches it, ponders, waits for it. */
@Timeout(60)
final class SessionThreadsTest {
    private static final int BLACK = Colour.FIRST;
    private static final int WHITE = Colour.SECOND;
    private static final String FOR_EVER = "uct playouts=2147483647";
    private static final Duration SOON = Duration.ofMillis(2);

    private static CompletableFuture<Integer> chooseElsewhere(
            Session<TicTacToe, TicTacToe.Board> session, StopSignal stop) {
        return CompletableFuture.supplyAsync(() -> session.choose(BLACK, stop));
    }

    private static void awaitThought(Session<TicTacToe, TicTacToe.Board> session) {
        Toy.await("it thinks", () -> session.snapshot().visits() > 100);
    }

    @Test
    void aThoughtIsStoppedFromAnotherThreadAndAnswers() throws Exception {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session(FOR_EVER);
        CompletableFuture<Integer> choice = chooseElsewhere(session, new StopSignal());
        awaitThought(session);
        assertThat(choice).isNotDone();
        session.stop();
        int move = choice.get(20, TimeUnit.SECONDS);
        assertThat(session.record().isLegal(BLACK, move)).isTrue();
    }

    @Test
    void itsOwnSignalStopsItToo() throws Exception {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session(FOR_EVER);
        StopSignal stop = new StopSignal();
        CompletableFuture<Integer> choice = chooseElsewhere(session, stop);
        awaitThought(session);
        stop.request();
        assertThat(choice.get(20, TimeUnit.SECONDS)).isNotNegative();
    }

    @Test
    void whoCallsMeanwhileWaitsForTheEndOfTheThought() throws Exception {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session(FOR_EVER);
        CompletableFuture<Integer> choice = chooseElsewhere(session, new StopSignal());
        awaitThought(session);
        CompletableFuture<Void> played =
                CompletableFuture.runAsync(() -> session.play(BLACK, Toy.move("b2")));
        assertThat(session.record().moves()).as("the board waits").isEmpty();
        assertThat(session.game()).as("what only looks does not wait").isSameAs(Toy.GAME);
        session.stop();
        choice.get(20, TimeUnit.SECONDS);
        played.get(20, TimeUnit.SECONDS);
        assertThat(session.record().moves()).hasSize(1);
    }

    @Test
    void aWatcherGetsSnapshotsInAThreadOfItsOwnAndTheLastOne() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("uct time=0.2");
        List<Snapshot> seen = new CopyOnWriteArrayList<>();
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        Watch watch =
                new Watch(
                        SOON,
                        false,
                        snapshot -> {
                            seen.add(snapshot);
                            threads.add(Thread.currentThread());
                        });
        Watch.Handle handle = session.watch(watch);
        session.think(BLACK, new StopSignal());
        assertThat(seen).hasSizeGreaterThan(2);
        assertThat(threads).hasSize(1).doesNotContain(Thread.currentThread());
        assertThat(seen)
                .extracting(Snapshot::simulations)
                .isSorted()
                .last()
                .isEqualTo(session.thinker().player().simulations());
        int before = seen.size();
        handle.close();
        session.think(BLACK, new StopSignal());
        assertThat(seen).as("nobody watches any more").hasSize(before);
    }

    @Test
    void aWatcherMayAskForNamesOfMoves() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("uct playouts=500");
        List<String> names = new CopyOnWriteArrayList<>();
        session.watch(
                new Watch(
                        SOON,
                        false,
                        snapshot ->
                                snapshot.moves()
                                        .forEach(
                                                info -> names.add(session.moveName(info.move())))));
        session.choose(BLACK, new StopSignal());
        assertThat(names).contains("a1", "b2", "c3");
    }

    @Test
    void severalMayWatch() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("uct playouts=100");
        AtomicInteger one = new AtomicInteger();
        AtomicInteger other = new AtomicInteger();
        session.watch(new Watch(Duration.ofDays(1), false, snapshot -> one.incrementAndGet()));
        session.watch(new Watch(Duration.ofDays(1), true, snapshot -> other.incrementAndGet()));
        session.think(BLACK, new StopSignal());
        assertThat(one).as("the last snapshot").hasValue(1);
        assertThat(other).hasValue(1);
    }

    @Test
    void aWatcherThatFailsEndsTheThoughtAndItsCallerHearsOfIt() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session(FOR_EVER);
        session.watch(
                new Watch(
                        SOON,
                        false,
                        snapshot -> {
                            throw new IllegalStateException("nobody listens");
                        }));
        assertThatThrownBy(() -> session.choose(BLACK, new StopSignal()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("nobody listens");
    }

    @Test
    void aPlayerWithoutATreeIsNotWatched() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("random");
        AtomicInteger seen = new AtomicInteger();
        session.watch(new Watch(SOON, false, snapshot -> seen.incrementAndGet()));
        session.think(BLACK, new StopSignal());
        assertThat(seen).hasValue(0);
    }

    /** Tic-tac-toe is solved in no time; snapshots come until somebody says stop. */
    @Test
    void anAnalysisGoesOnAfterAProof() throws Exception {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("uct solver=on");
        Toy.play(session, "a1", "b1", "a2", "b2");
        List<Snapshot> seen = new CopyOnWriteArrayList<>();
        session.watch(new Watch(SOON, false, seen::add));
        CompletableFuture<Void> analysis =
                CompletableFuture.runAsync(
                        () -> session.analyse(BLACK, move -> true, new StopSignal()));
        Toy.await(
                "a proof is seen several times",
                () -> seen.stream().filter(SessionThreadsTest::isProven).count() > 3);
        assertThat(analysis).isNotDone();
        session.stop();
        analysis.get(20, TimeUnit.SECONDS);
    }

    private static boolean isProven(Snapshot snapshot) {
        return !snapshot.moves().isEmpty() && snapshot.moves().get(0).proven();
    }

    @Test
    void anAnalysisLooksAtTheAllowedMovesOnly() throws Exception {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("uct");
        List<Integer> allowed = List.of(Toy.move("b2"), Toy.move("c3"));
        CompletableFuture<Void> analysis =
                CompletableFuture.runAsync(
                        () -> session.analyse(BLACK, allowed::contains, new StopSignal()));
        awaitThought(session);
        session.stop();
        analysis.get(20, TimeUnit.SECONDS);
        assertThat(session.snapshot().moves())
                .extracting(Snapshot.MoveInfo::move)
                .isSubsetOf(allowed);
    }

    @Test
    void pondersFromItsFirstMoveOnUntilTheNextCall() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("uct playouts=10 ponder=on");
        session.ponder();
        assertThat(session.snapshot()).as("no game is on").isEqualTo(Snapshot.EMPTY);
        session.playChosen(BLACK, session.choose(BLACK, new StopSignal()));
        session.ponder();
        Toy.await("it ponders", () -> session.snapshot().simulations() > 100);
        assertThat(session.snapshot().toMove()).isEqualTo(WHITE);
        session.endPondering();
        int simulations = session.snapshot().simulations();
        session.undo(1);
        assertThat(session.snapshot().simulations()).as("it has ended").isEqualTo(simulations);
    }

    @Test
    void ponderingGivesWayToAnyMove() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("uct playouts=10 ponder=on");
        session.playChosen(BLACK, session.choose(BLACK, new StopSignal()));
        session.ponder();
        int reply = session.think(WHITE, new StopSignal());
        session.play(WHITE, reply);
        session.ponder();
        Toy.await("it ponders", () -> session.snapshot().simulations() > 100);
        assertThat(session.snapshot().toMove()).isEqualTo(BLACK);
        session.endGame();
        List<Integer> counts = new ArrayList<>();
        counts.add(session.snapshot().simulations());
        session.ponder();
        counts.add(session.snapshot().simulations());
        assertThat(counts.get(1)).as("the game has ended").isEqualTo(counts.get(0));
    }

    @Test
    void whoMayNotPonderDoesNot() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("uct playouts=10");
        session.playChosen(BLACK, session.choose(BLACK, new StopSignal()));
        int simulations = session.snapshot().simulations();
        session.ponder();
        session.endPondering();
        assertThat(session.snapshot().simulations()).isEqualTo(simulations);
    }

    @Test
    void anInterruptEndsAnAnalysisThatWaits() throws Exception {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("uct solver=on");
        Toy.play(session, "a1", "b1", "a2", "b2");
        Thread thread = new Thread(() -> session.analyse(BLACK, move -> true, new StopSignal()));
        thread.start();
        Toy.await("all is proven", () -> isProven(session.snapshot()));
        thread.interrupt();
        thread.join(20_000);
        assertThat(thread.isAlive()).isFalse();
    }
}
