package moyo.lab.play;

import moyo.game.BadInput;
import moyo.gtp.client.CommandText;

/**
 * A participant of a run: a player of Moyo, or a GTP engine.
 *
 * @param name the name, unique in a run
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
                    "'%s' names no command; an example is gtp:gnugo --mode gtp".formatted(spec));
        }
    }

    /** Returns a player named by its spec, or an engine named by its program. */
    public static Entrant of(String spec) {
        String text = spec.strip();
        Entrant entrant = new Entrant(text, text);
        return entrant.isOutside() ? new Entrant(program(entrant.command()), text) : entrant;
    }

    private static String program(String command) {
        String first = CommandText.split(command).get(0);
        String name = first.substring(first.lastIndexOf('/') + 1);
        return name.isBlank() ? first : name;
    }

    public static boolean isOutside(String spec) {
        return spec.startsWith(OUTSIDE);
    }

    public boolean isOutside() {
        return isOutside(spec);
    }

    /** Returns the command of a GTP engine. */
    String command() {
        return spec.substring(OUTSIDE.length()).strip();
    }
}
