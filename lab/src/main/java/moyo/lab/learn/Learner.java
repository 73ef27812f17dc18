package moyo.lab.learn;

import java.util.function.Consumer;

/** A method that searches for a strong team. */
@FunctionalInterface
public interface Learner {
    /**
     * Runs the whole learning.
     *
     * @param diary receives every trial as soon as it is decided
     */
    Learned learn(Arena arena, Consumer<Trial> diary) throws Stopped;
}
