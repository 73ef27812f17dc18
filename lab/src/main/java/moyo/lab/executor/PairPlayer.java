package moyo.lab.executor;

import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import moyo.game.Game;
import moyo.game.Position;
import moyo.lab.play.Abandoned;
import moyo.lab.play.GameStory;
import moyo.lab.play.GameTable;
import moyo.lab.play.Source;
import moyo.session.GameKit;
import org.jspecify.annotations.Nullable;

/**
 * Plays pair after pair in one thread, in whatever process. Players stay at the table from pair to
 * pair as long as the conditions are the same.
 */
public final class PairPlayer implements AutoCloseable {
    private final Function<Map<String, Object>, GameKit<?, ?>> games;
    private final Place place;
    private final Consumer<String> notes;
    private PairTask.@Nullable Conditions conditions;
    private @Nullable Table<?, ?> table;
    private boolean cancelled;

    /**
     * Where games are played.
     *
     * @param host the machine
     * @param commit the build
     */
    public record Place(String host, String commit) {}

    /**
     * @param games makes a game from its facts
     * @param notes hears of games that are played again
     */
    public PairPlayer(
            Function<Map<String, Object>, GameKit<?, ?>> games,
            Place place,
            Consumer<String> notes) {
        this.games = games;
        this.place = place;
        this.notes = notes;
    }

    /**
     * Plays the games of a pair, one after the other.
     *
     * @throws Abandoned if it was cancelled
     */
    public void play(PairTask pair, Consumer<PlayedGame> finished) throws Abandoned {
        for (int game : pair.games()) {
            finished.accept(tableFor(pair).play(pair, game));
        }
    }

    private synchronized Table<?, ?> tableFor(PairTask pair) throws Abandoned {
        if (cancelled) {
            throw new Abandoned();
        }
        Table<?, ?> current = table;
        if (current == null || !pair.conditions().equals(conditions)) {
            if (current != null) {
                current.table.close();
            }
            current = table(games.apply(pair.conditions().game()), pair.conditions());
            table = current;
            conditions = pair.conditions();
        }
        return current;
    }

    private <G extends Game<P>, P extends Position<P>> Table<G, P> table(
            GameKit<G, P> kit, PairTask.Conditions conditions) {
        Source source = new Source(conditions.run(), place.host(), place.commit());
        return new Table<>(kit, new GameTable<>(kit, conditions.rules(), source, notes));
    }

    /** Makes the game under way end without a result; for another thread. */
    public synchronized void cancel() {
        cancelled = true;
        if (table != null) {
            table.table.abandon();
        }
    }

    /** Lets the players go, and the memory they have. */
    @Override
    public synchronized void close() {
        if (table != null) {
            table.table.close();
            table = null;
        }
    }

    private record Table<G extends Game<P>, P extends Position<P>>(
            GameKit<G, P> kit, GameTable<G, P> table) {
        PlayedGame play(PairTask pair, int game) throws Abandoned {
            GameStory story = table.play(pair.task(game));
            return new PlayedGame(story.result(), kit.record(story.finished()));
        }
    }
}
