package moyo.lab.executor;

import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import moyo.game.Game;
import moyo.game.Position;
import moyo.lab.play.Abandoned;
import moyo.lab.play.GameManager;
import moyo.lab.play.GameStory;
import moyo.lab.play.Source;
import moyo.session.GameKit;
import org.jspecify.annotations.Nullable;

/**
 * Plays pairs one after the other in one thread. Players are kept from pair to pair as long as the
 * conditions are the same.
 */
public final class PairPlayer implements AutoCloseable {
    private final Function<Map<String, Object>, GameKit<?, ?>> games;
    private final Place place;
    private final Consumer<String> notes;
    private PairTask.@Nullable Conditions conditions;
    private @Nullable Manager<?, ?> manager;
    private @Nullable Manager<?, ?> checked;
    private boolean cancelled;

    /**
     * The place where games are played.
     *
     * @param host the machine
     * @param commit the build
     */
    public record Place(String host, String commit) {}

    /**
     * @param games creates a game from its facts
     * @param notes receives a sentence for each game that is played again
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
     * @throws moyo.game.BadInput if a player or the referee cannot be started
     */
    public void play(PairTask pair, Consumer<PlayedGame> finished) throws Abandoned {
        for (int game : pair.games()) {
            Manager<?, ?> playing = managerFor(pair);
            if (!playing.equals(checked)) {
                playing.manager.checkReferee(); // may take seconds; it can be cancelled meanwhile
                checked = playing;
            }
            finished.accept(playing.play(pair, game));
        }
    }

    private synchronized Manager<?, ?> managerFor(PairTask pair) throws Abandoned {
        if (cancelled) {
            throw new Abandoned();
        }
        Manager<?, ?> current = manager;
        if (current == null || !pair.conditions().equals(conditions)) {
            if (current != null) {
                current.manager.close();
            }
            current = manager(games.apply(pair.conditions().game()), pair.conditions());
            manager = current;
            conditions = pair.conditions();
        }
        return current;
    }

    private <G extends Game<P>, P extends Position<P>> Manager<G, P> manager(
            GameKit<G, P> kit, PairTask.Conditions conditions) {
        Source source = new Source(conditions.run(), place.host(), place.commit());
        return new Manager<>(kit, new GameManager<>(kit, conditions.rules(), source, notes));
    }

    /** Aborts the current game without a result; called from another thread. */
    public synchronized void cancel() {
        cancelled = true;
        if (manager != null) {
            manager.manager.abandon();
        }
    }

    /** Closes the players and frees their memory. */
    @Override
    public synchronized void close() {
        if (manager != null) {
            manager.manager.close();
            manager = null;
        }
    }

    private record Manager<G extends Game<P>, P extends Position<P>>(
            GameKit<G, P> kit, GameManager<G, P> manager) {
        PlayedGame play(PairTask pair, int game) throws Abandoned {
            GameStory story = manager.play(pair.task(game));
            return new PlayedGame(story.result(), kit.record(story.finished()));
        }
    }
}
