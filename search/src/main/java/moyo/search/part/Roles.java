package moyo.search.part;

import java.lang.reflect.Array;
import java.util.List;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Keyed;
import moyo.game.Position;
import moyo.search.count.Counts;

/**
 * The extensions of one thread, grouped by role; only those that take part in the current search.
 *
 * @param <P> the positions of the game
 */
public final class Roles<P extends Position<P>> {
    private final List<Extension<P>> extensions;
    private Extension<P>[] active;
    private NodeKnowledge<P>[] knowledge;
    private Cutoff<P>[] cutoffs;
    private PlayoutObserver<P>[] playoutObservers;
    private ForecastObserver<P>[] forecastObservers;
    private Observer<P>[] observers;
    private int keySymmetries;

    /** Before the first {@link #beginSearch} all extensions are active. */
    public Roles(Game<P> game, List<Extension<P>> extensions) {
        this.extensions = List.copyOf(extensions);
        for (Extension<P> extension : extensions) {
            if (extension.keySymmetries() > 0) {
                requireKeys(game, extension.getClass().getSimpleName());
            }
        }
        active = array(this.extensions, Extension.class);
        knowledge = array(this.extensions, NodeKnowledge.class);
        cutoffs = array(this.extensions, Cutoff.class);
        playoutObservers = array(this.extensions, PlayoutObserver.class);
        forecastObservers = array(this.extensions, ForecastObserver.class);
        observers = array(this.extensions, Observer.class);
    }

    /** The extensions with a role; every extension is for positions of type P. */
    @SuppressWarnings("unchecked")
    private static <E, R> R[] array(List<E> extensions, Class<? super R> role) {
        return (R[])
                extensions.stream()
                        .filter(role::isInstance)
                        .toArray(n -> (Object[]) Array.newInstance(role, n));
    }

    /** Throws {@link BadInput} if the positions of a game have no keys. */
    public static void requireKeys(Game<?> game, String part) {
        if (!(game.newPosition() instanceof Keyed)) {
            throw new BadInput(
                    "%s looks positions up by their keys, and positions of %s have none"
                            .formatted(part, game.name()));
        }
    }

    public void newGame() {
        extensions.forEach(Extension::newGame);
    }

    /** Called when a search begins; selects the extensions that take part in it. */
    public void beginSearch(P root) {
        List<Extension<P>> present = extensions.stream().filter(e -> e.beginSearch(root)).toList();
        active = array(present, Extension.class);
        knowledge = array(present, NodeKnowledge.class);
        cutoffs = array(present, Cutoff.class);
        playoutObservers = array(present, PlayoutObserver.class);
        forecastObservers = array(present, ForecastObserver.class);
        observers = array(present, Observer.class);
        keySymmetries = present.stream().mapToInt(Extension::keySymmetries).max().orElse(0);
    }

    /** Called when a simulation begins. */
    public void beginSimulation(P root) {
        for (Extension<P> extension : active) {
            extension.beginSimulation(root);
        }
    }

    /** Makes a position maintain the keys that the active extensions need. */
    public void keepKeys(P position) {
        if (position instanceof Keyed keyed) {
            keyed.keepKeysInPlayouts(keySymmetries);
        }
    }

    // The arrays are not copied: they are read in every simulation.

    public NodeKnowledge<P>[] knowledge() {
        return knowledge;
    }

    public Cutoff<P>[] cutoffs() {
        return cutoffs;
    }

    public PlayoutObserver<P>[] playoutObservers() {
        return playoutObservers;
    }

    public ForecastObserver<P>[] forecastObservers() {
        return forecastObservers;
    }

    public Observer<P>[] observers() {
        return observers;
    }

    public Counts counts() {
        return Counts.sum(extensions.stream().map(Extension::counts).toList());
    }
}
