package moyo.cluster;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import moyo.cluster.node.Handout;
import moyo.cluster.post.Mailbox;
import moyo.cluster.post.Message;
import moyo.cluster.post.PostOffice;
import moyo.game.BadInput;
import moyo.lab.executor.PairExecutor;
import moyo.lab.executor.PairTask;
import moyo.lab.executor.PlayedGame;
import moyo.lab.record.Json;
import org.apache.spark.api.java.function.Function;

/**
 * One run on a cluster: each wave of the {@link Ledger} is a job of Spark, each pair a task. The
 * games come back by messages as they end. One thread, the caller of {@link #play}, hands out pairs
 * and reports games; Spark's threads answer the nodes and fill the inbox.
 */
final class SparkRun implements Mailbox {
    private static final long LOOK_MILLIS = 100;

    /** A pair that ends every executor that plays it is not handed out for ever. */
    private static final int MOST_BEGINNINGS = 8;

    /** Of nodes that cannot play. */
    private static final int MOST_WARNINGS = 20;

    private static final int[] NOTHING = {};

    private final SparkCluster cluster;
    private final List<PairTask> pairs;
    private final PairExecutor.Listener listener;
    private final Ledger ledger;
    private final long number;
    private final Jobs jobs;
    private final BlockingQueue<Message> inbox = new LinkedBlockingQueue<>();
    private volatile boolean cancelled;
    private final Patience patience = new Patience(System.nanoTime());
    private final Set<String> unfit = new LinkedHashSet<>();

    SparkRun(SparkCluster cluster, List<PairTask> pairs, PairExecutor.Listener listener) {
        this(cluster, pairs, listener, run -> cluster.pairsOf(run, pairs));
    }

    /**
     * @param function what the nodes do with the pairs of a run
     */
    SparkRun(
            SparkCluster cluster,
            List<PairTask> pairs,
            PairExecutor.Listener listener,
            LongFunction<Function<Handout, List<Message.Game>>> function) {
        this.cluster = cluster;
        this.pairs = pairs;
        this.listener = listener;
        ledger = new Ledger(pairs.stream().map(PairTask::games).toList());
        number = PostOffice.number();
        jobs =
                new Jobs(
                        cluster,
                        "moyo-" + number,
                        pairs.get(0).conditions().run(),
                        function.apply(number));
    }

    void play() throws InterruptedException {
        Consumer<String> notes = sentence -> inbox.add(new Message.Note(number, sentence));
        PostOffice.open(number, this);
        cluster.hear(notes);
        try {
            while (!cancelled && !ledger.isDone()) {
                step();
            }
        } finally {
            cluster.ignore(notes);
            PostOffice.close(number);
            jobs.end(cancelled);
        }
    }

    /** Makes {@link #play} return soon. */
    void cancel() {
        cancelled = true;
        inbox.add(new Message.Note(number, "")); // wakes the other thread
    }

    /** Returns the number of messages that wait to be read. */
    int waiting() {
        return inbox.size();
    }

    /** Answers a node; called by Spark's threads. */
    @Override
    public Object receive(Message message) {
        if (message instanceof Message.Begin begin) {
            if (ledger.beginnings(begin.pair()) >= MOST_BEGINNINGS) {
                inbox.add(new Message.Refused(number, tooOften(begin)));
                return NOTHING;
            }
            return cancelled
                    ? NOTHING
                    : ledger.begin(begin.pair(), System.nanoTime()).stream()
                            .mapToInt(game -> game)
                            .toArray();
        }
        if (message instanceof Message.Unfit node) {
            ledger.giveBack(node.pair());
        }
        inbox.add(message);
        return !cancelled;
    }

    private String tooOften(Message.Begin begin) {
        PairTask pair = pairs.get(begin.pair());
        return "pair %d of %s was begun %d times and never ended: its executors are lost, the last on"
                        .formatted(pair.pair(), pair.matchup(), MOST_BEGINNINGS)
                + " host %s; is their memory too small?".formatted(begin.host());
    }

    private void step() throws InterruptedException {
        List<Integer> wave = ledger.wave(cluster.slots(), System.nanoTime());
        if (!wave.isEmpty()) {
            jobs.submit(
                    wave.stream()
                            .map(pair -> new Handout(pair, Json.line(pairs.get(pair))))
                            .toList());
        }
        Message message = inbox.poll(wave.isEmpty() ? LOOK_MILLIS : 0, TimeUnit.MILLISECONDS);
        if (message != null) {
            read(message);
        } else if (!cancelled) {
            lookAtJobs();
            sayIfNothingBegins();
        }
    }

    private void read(Message message) {
        if (cancelled) {
            return;
        }
        if (message instanceof Message.Game game) {
            report(game);
        } else if (message instanceof Message.Note note) {
            listener.warn(note.sentence());
        } else if (message instanceof Message.Unfit node) {
            warnOfNode(node.sentence());
        } else if (message instanceof Message.Refused refused) {
            throw new BadInput(refused.sentence());
        }
    }

    /** Warns once, although every pair may be tried on every unfit node. */
    private void warnOfNode(String sentence) {
        if (unfit.size() < MOST_WARNINGS && unfit.add(sentence)) {
            listener.warn(sentence + "; other nodes play its pairs");
        }
    }

    private void report(Message.Game message) {
        PlayedGame game = game(message.json());
        if (ledger.take(message.pair(), game.result().game(), System.nanoTime())) {
            listener.finished(game);
        }
    }

    private static PlayedGame game(String json) {
        try {
            return Json.MAPPER.readValue(json, PlayedGame.class);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a node sent '%s'".formatted(json), e);
        }
    }

    /** Reads what ended jobs have left, or why they failed. */
    private void lookAtJobs() throws InterruptedException {
        try {
            jobs.ended().forEach(this::report);
        } catch (Jobs.Failed e) {
            if (!cluster.isClosedBecause(() -> cancelled)) {
                throw new BadInput(
                        unfit.isEmpty()
                                ? String.valueOf(e.getMessage())
                                : "no node can play: " + String.join("; ", unfit),
                        e);
            }
        }
        if (jobs.isEmpty() && inbox.isEmpty() && !ledger.isDone() && !cancelled) {
            throw new IllegalStateException("the nodes have left out pairs");
        }
    }

    private void sayIfNothingBegins() {
        if (patience.isOver(ledger.underWay() > 0 || cluster.isBusy(), System.nanoTime())) {
            listener.warn(
                    "%d pairs wait for the cluster: no node has begun one yet"
                            .formatted(ledger.handedOut()));
        }
    }
}
