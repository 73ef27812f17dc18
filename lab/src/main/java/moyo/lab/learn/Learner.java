package moyo.lab.learn;

import java.util.function.Consumer;

/** Looks for a strong team. */
@FunctionalInterface
public interface Learner {
    /**
     * Learns to the end.
     *
     * @param diary hears of every trial as soon as it is decided
     */
    Learned learn(Arena arena, Consumer<Trial> diary) throws Stopped;
}
