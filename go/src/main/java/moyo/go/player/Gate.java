package moyo.go.player;

import java.util.function.Supplier;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.search.expansion.Prior;
import moyo.search.part.Extension;
import moyo.search.table.TableOptions;

/**
 * The gate of BTT-Go's table for the other parts of a player: whether more of the board is filled
 * than the setting {@code gate} says. The threads of a search share it.
 */
final class Gate implements Extension<GoPosition> {
    private final GoGame game;
    private final TableOptions options;
    private volatile boolean open;

    Gate(GoGame game, TableOptions options) {
        this.game = game;
        this.options = options;
    }

    /** The filled share of the board, from 0 to 1. */
    static double filled(GoGame game, GoPosition position) {
        return 1 - position.board().emptyCount() / (double) (game.size() * game.size());
    }

    boolean isOpen(GoPosition position) {
        return options.isGateOpen(filled(game, position));
    }

    @Override
    public boolean beginSearch(GoPosition root) {
        open = isOpen(root);
        return false;
    }

    /** Prior knowledge that is off in searches for which the gate is open. */
    Supplier<Prior<GoPosition>> closing(Supplier<Prior<GoPosition>> priors) {
        return () -> {
            Prior<GoPosition> prior = priors.get();
            return (parent, children, rng) -> {
                if (!open) {
                    prior.introduce(parent, children, rng);
                }
            };
        };
    }
}
