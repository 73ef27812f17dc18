package moyo.search.selection;

import java.util.stream.Stream;

/** All selection rules. A new rule is one more entry, and is tested with the others. */
public final class EveryRule {
    private EveryRule() {}

    public static Stream<SelectionRule> rules() {
        return Stream.of(
                new Ucb1(1),
                new Ucb1(1.4),
                new Ucb1Tuned(),
                new UctRave(0.1, 1, 5000, 1),
                new UctRave(0.3, 1, 5000, 1),
                new UctRave(0, 0.9, 5000, 1),
                new Puct(1, 0),
                new Puct(1.5, 0.1),
                new PuctRave(1.4, new RaveFolding(0.4f, 2000, 20_000)),
                new Grave(50, 10, 1e-5, 1),
                new Grave(9, 50, 1e-5, 1));
    }
}
