package moyo.gtp.regress;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import moyo.game.BadInput;
import moyo.gtp.client.EngineFault;
import moyo.gtp.client.GtpClient;

/**
 * Runs one suite with one new engine. If the engine dies or hangs, the remaining checks fail.
 * Checks of a position that could not be set up fail, too.
 */
public final class SuiteRun {
    /** Commands that start another game. */
    private static final Set<String> NEW_GAME = Set.of("loadsgf", "boardsize", "clear_board");

    private final Suite suite;
    private final List<String> preparation;
    private final Runnable afterCheck;
    private final List<CheckResult> results = new ArrayList<>();
    private final List<String> notes;
    private boolean positionIsMissing;

    /**
     * @param preparation commands sent at the start and after each new game
     * @param afterCheck called after each check
     */
    public SuiteRun(Suite suite, List<String> preparation, Runnable afterCheck) {
        this.suite = suite;
        this.preparation = List.copyOf(preparation);
        this.afterCheck = afterCheck;
        notes = new ArrayList<>(suite.notes());
    }

    /**
     * Runs the suite once. Throws {@link EngineFault} only if the engine cannot be started.
     *
     * @param start starts the engine
     */
    public SuiteResult run(Supplier<GtpClient> start) throws InterruptedException {
        long begin = System.nanoTime();
        String fault = "";
        try (GtpClient client = start.get()) {
            converse(client);
        } catch (EngineFault e) {
            if (e.kind() == EngineFault.Kind.COULD_NOT_START) {
                throw e;
            }
            fault = String.valueOf(e.getMessage());
            failWhatIsLeft();
        }
        double seconds = (double) (System.nanoTime() - begin) / TimeUnit.SECONDS.toNanos(1);
        return new SuiteResult(suite, results, notes, fault, seconds);
    }

    private void converse(GtpClient client) throws InterruptedException {
        Dialect engine = new Dialect(client);
        prepare(engine);
        for (Suite.Step step : suite.steps()) {
            Reply reply = engine.send(step.command());
            String name = step.command().split("\\s+", 2)[0];
            if (NEW_GAME.contains(name)) {
                positionIsMissing = reply.refused();
                prepare(engine);
            } else if (name.equals("play")) {
                positionIsMissing |= reply.refused();
            }
            Expectation expected = step.expected();
            if (expected == null) {
                noteRefusal(step, reply);
            } else {
                boolean met = !positionIsMissing && !reply.refused();
                record(step, met && expected.isMetBy(reply.text()), reply.toString());
            }
        }
    }

    private void prepare(Dialect engine) throws InterruptedException {
        for (String command : preparation) {
            Reply reply = engine.send(command);
            if (reply.refused()) {
                throw new BadInput("the engine refuses '%s': %s".formatted(command, reply.text()));
            }
        }
    }

    private void noteRefusal(Suite.Step step, Reply reply) {
        if (reply.refused()) {
            notes.add(
                    "line %d: the engine refuses '%s': %s"
                            .formatted(step.line(), step.command(), reply.text()));
        }
    }

    private void record(Suite.Step step, boolean met, String answer) {
        results.add(new CheckResult(step, met, answer));
        afterCheck.run();
    }

    private void failWhatIsLeft() {
        List<Suite.Step> checks = suite.steps().stream().filter(Suite.Step::isCheck).toList();
        for (Suite.Step step : checks.subList(results.size(), checks.size())) {
            record(step, false, "");
        }
    }
}
