package moyo.gtp;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import moyo.game.BadInput;
import moyo.game.Colour;

/**
 * A running command: its arguments, read with checks, and its connection to the engine. Every error
 * quotes the offending text and shows the command's usage.
 */
public final class GtpRequest {
    private static final Pattern NUMBER = Pattern.compile("[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)");

    private final GtpCommand command;
    private final List<String> arguments;
    private final GtpEngine engine;

    GtpRequest(GtpCommand command, List<String> arguments, GtpEngine engine) {
        this.command = command;
        this.arguments = arguments;
        this.engine = engine;
    }

    public int count() {
        return arguments.size();
    }

    public List<String> arguments() {
        return arguments;
    }

    /** Requires {@code least} to {@code most} arguments. */
    public GtpRequest expect(int least, int most) {
        if (count() < least || count() > most) {
            String found = count() == 1 ? "1 argument" : count() + " arguments";
            throw new BadInput(
                    "syntax error: got %s, usage is '%s'".formatted(found, command.synopsis()));
        }
        return this;
    }

    public GtpRequest expect(int exactly) {
        return expect(exactly, exactly);
    }

    public String text(int index) {
        return arguments.get(index);
    }

    public int integer(int index, int least, int most) {
        String text = text(index);
        if (text.matches("[+-]?[0-9]{1,9}")) {
            int value = Integer.parseInt(text);
            if (value >= least && value <= most) {
                return value;
            }
        }
        throw syntax(text, "a whole number from %d to %d".formatted(least, most));
    }

    /** Reads a finite number in plain decimal notation. */
    public double number(int index, double least, double most) {
        String text = text(index);
        if (text.length() <= 30 && NUMBER.matcher(text).matches()) {
            double value = Double.parseDouble(text);
            if (value >= least && value <= most) {
                return value;
            }
        }
        throw syntax(text, "a number from %s to %s".formatted(plain(least), plain(most)));
    }

    private static String plain(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }

    /** {@link Colour#FIRST} for b or black, {@link Colour#SECOND} for w or white, in any case. */
    public int colour(int index) {
        return switch (text(index).toLowerCase(Locale.ROOT)) {
            case "b", "black" -> Colour.FIRST;
            case "w", "white" -> Colour.SECOND;
            default -> throw syntax(text(index), "a colour, b or w");
        };
    }

    /** The error for a wrong argument. */
    public BadInput syntax(String text, String expected) {
        return new BadInput(
                "syntax error: '%s' is not %s, usage is '%s'"
                        .formatted(shortened(text), expected, command.synopsis()));
    }

    private static String shortened(String text) {
        return text.length() <= 60 ? text : text.substring(0, 60) + "...";
    }

    /** Whether the command has been asked to end early. */
    public boolean isInterrupted() {
        return engine.isInterrupted();
    }

    /** Runs {@code action} (in another thread) when the command is asked to end early. */
    public void onInterrupt(Runnable action) {
        engine.onInterrupt(action);
    }

    /** Sends a line of the answer at once, before the text that the handler returns. */
    public void send(String line) {
        engine.send(line);
    }
}
