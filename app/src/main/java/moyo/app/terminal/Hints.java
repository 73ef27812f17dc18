package moyo.app.terminal;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.watch.Analyst;
import moyo.search.watch.Snapshot;
import moyo.session.GameKit;
import org.jspecify.annotations.Nullable;

/** Good moves for a person who asks, from a second of search by the default player. */
final class Hints<G extends Game<P>, P extends Position<P>> {
    private static final Budget BUDGET = new Budget.Time(Duration.ofSeconds(1));

    /** A slower search has this many simulations, however long they take. */
    private static final int LEAST_SIMULATIONS = 100;

    private static final int TREE_NODES = 300_000;
    private static final int MOST_MOVES = 3;
    private static final int LONGEST_LINE = 6;

    private final GameKit<G, P> kit;
    private @Nullable Analyst<P> analyst;

    Hints(GameKit<G, P> kit) {
        this.kit = kit;
    }

    /** Returns a line for each of the best moves. */
    List<String> of(P root) {
        Analyst<P> player = analyst();
        player.newGame();
        player.analyse(root, Analyst.ALL_MOVES, BUDGET, new StopSignal());
        if (player.simulations() < LEAST_SIMULATIONS) {
            Budget least = new Budget.AllSimulations(LEAST_SIMULATIONS);
            player.analyse(root, Analyst.ALL_MOVES, least, new StopSignal());
        }
        Snapshot snapshot = player.snapshot();
        List<String> lines = new ArrayList<>();
        for (Snapshot.MoveInfo info : snapshot.moves()) {
            if (lines.size() < MOST_MOVES && (info.visits() > 0 || lines.isEmpty())) {
                lines.add(line(info));
            }
        }
        return lines;
    }

    private String line(Snapshot.MoveInfo info) {
        String variation =
                info.variation().stream()
                        .limit(LONGEST_LINE)
                        .skip(1)
                        .map(kit.game()::moveName)
                        .collect(Collectors.joining(" "));
        return String.format(
                Locale.ROOT,
                "%s: win rate %.0f %%%s%s",
                kit.game().moveName(info.move()),
                100 * info.value(),
                info.proven() ? " (proven)" : "",
                variation.isEmpty() ? "" : ", then " + variation);
    }

    private Analyst<P> analyst() {
        if (analyst == null) {
            String name = kit.standardPlayer();
            if (kit.players().parse(name).orTreeNodes(TREE_NODES).make(kit.game(), 1)
                    instanceof Analyst<P> made) {
                analyst = made;
            } else {
                throw new BadInput("player '%s' gives no hints".formatted(name));
            }
        }
        return analyst;
    }
}
