package moyo.search.player;

import java.util.List;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Nearest;
import moyo.game.Position;

/**
 * The players of one game, by name.
 *
 * @param old players under former names, which are accepted but not listed
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public record PlayerCatalogue<G extends Game<P>, P extends Position<P>>(
        List<PlayerKind<G, P>> kinds, List<PlayerKind<G, P>> old) {

    public PlayerCatalogue {
        kinds = List.copyOf(kinds);
        old = List.copyOf(old);
    }

    /** Creates a catalogue without former names. */
    public PlayerCatalogue(List<PlayerKind<G, P>> kinds) {
        this(kinds, List.of());
    }

    /** Reads a spec: a name and settings, separated by blanks. */
    public PlayerSpec<G, P> parse(String text) {
        String[] words = text.strip().split("\\s+", -1);
        PlayerKind<G, P> kind = find(words[0]);
        Settings settings = Settings.defaults(kind.settings());
        for (int i = 1; i < words.length; i++) {
            try {
                settings = settings.with(words[i]);
            } catch (BadInput e) {
                throw new BadInput("player '%s': %s".formatted(kind.name(), e.getMessage()), e);
            }
        }
        return new PlayerSpec<>(kind, settings);
    }

    private PlayerKind<G, P> find(String name) {
        for (List<PlayerKind<G, P>> known : List.of(kinds, old)) {
            for (PlayerKind<G, P> kind : known) {
                if (kind.name().equals(name)) {
                    return kind;
                }
            }
        }
        List<String> names = kinds.stream().map(PlayerKind::name).toList();
        String hint =
                Nearest.to(name, names)
                        .map(n -> "did you mean '" + n + "'?")
                        .orElse("known are " + String.join(", ", names));
        throw new BadInput("unknown player '%s'; %s".formatted(name, hint));
    }
}
