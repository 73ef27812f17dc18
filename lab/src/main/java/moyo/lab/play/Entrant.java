package moyo.lab.play;

import moyo.game.BadInput;

/**
 * Who takes part: one of our players, or any program that speaks GTP.
 *
 * @param name what people call it; in a run every name is there once
 * @param spec a player's name and settings, or {@code gtp:} and a command
 */
public record Entrant(String name, String spec) {
    public static final String OUTSIDE = "gtp:";

    public Entrant {
        if (name.isBlank() || spec.isBlank()) {
            throw new BadInput(
                    "a player needs a name and a spec: '%s', '%s'".formatted(name, spec));
        }
        if (isOutside(spec) && spec.substring(OUTSIDE.length()).isBlank()) {
            throw new BadInput(
                    "'%s' names no command; right is gtp:gnugo --mode gtp".formatted(spec));
        }
    }

    /** A player that is called by its spec. */
    public static Entrant of(String spec) {
        return new Entrant(spec.strip(), spec.strip());
    }

    public static boolean isOutside(String spec) {
        return spec.startsWith(OUTSIDE);
    }

    public boolean isOutside() {
        return isOutside(spec);
    }

    /** The command of an outside engine. */
    String command() {
        return spec.substring(OUTSIDE.length()).strip();
    }
}
