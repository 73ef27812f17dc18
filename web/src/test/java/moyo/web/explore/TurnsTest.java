package moyo.web.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import moyo.game.BadInput;
import moyo.web.lanes.Lanes;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class TurnsTest {
    private final List<String> done = Collections.synchronizedList(new ArrayList<>());
    private final CountDownLatch hold = new CountDownLatch(1);
    private final CountDownLatch ended = new CountDownLatch(1);
    private final Lanes lanes = new Lanes(1, failure -> done.add("failed: " + failure));
    private final Turns turns = new Turns(lanes, ended::countDown);

    @AfterEach
    void closeLanes() {
        lanes.close();
    }

    private void add(boolean searches, BooleanSupplier work) {
        turns.add(
                new Turns.Turn() {
                    @Override
                    public boolean searches() {
                        return searches;
                    }

                    @Override
                    public boolean take() {
                        return work.getAsBoolean();
                    }
                });
    }

    private void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(20, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private boolean say(String what) {
        done.add(what + " in " + Thread.currentThread().getName());
        return true;
    }

    @Test
    void aLookAtAnIdleSearchIsAnsweredAtOnce() {
        add(false, () -> say("look"));
        assertThat(done).containsExactly("look in " + Thread.currentThread().getName());
    }

    @Test
    void requestsAreTakenInTheirOrderAndSearchesInTheLanes() {
        CountDownLatch all = new CountDownLatch(1);
        add(
                true,
                () -> {
                    await(hold);
                    return say("search");
                });
        add(false, () -> say("look"));
        add(
                true,
                () -> {
                    say("last");
                    all.countDown();
                    return true;
                });
        assertThat(done).isEmpty();
        hold.countDown();
        await(all);
        assertThat(done)
                .containsExactly(
                        "search in moyo-search-1",
                        "look in moyo-search-1",
                        "last in moyo-search-1");
    }

    @Test
    void tooManyThatWaitAreRefused() {
        CountDownLatch begun = new CountDownLatch(1);
        add(
                true,
                () -> {
                    begun.countDown();
                    await(hold);
                    return true;
                });
        await(begun);
        assertThatThrownBy(
                        () -> {
                            for (int i = 0; i < 101; i++) {
                                add(false, () -> true);
                            }
                        })
                .isInstanceOf(BadInput.class)
                .hasMessage("100 requests of this exploration wait, the maximum");
        hold.countDown();
    }

    @Test
    void theEndWaitsForTheTurnUnderWayAndDropsTheOthers() {
        CountDownLatch begun = new CountDownLatch(1);
        add(
                true,
                () -> {
                    begun.countDown();
                    await(hold);
                    return turns.hasEnded();
                });
        add(true, () -> say("dropped"));
        await(begun);
        turns.end();
        assertThat(ended.getCount()).isEqualTo(1);
        hold.countDown();
        await(ended);
        turns.end();
        add(true, () -> say("too late"));
        assertThat(done).isEmpty();
    }
}
