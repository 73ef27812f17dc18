package moyo.net.weights;

import moyo.game.BadInput;

/** What is wrong with a network file, as an exception that names the file. */
public record Fault(String source) {
    public BadInput of(String reason) {
        return new BadInput(message(reason));
    }

    public BadInput of(String reason, Throwable cause) {
        return new BadInput(message(reason), cause);
    }

    private String message(String reason) {
        return "network file '" + source + "' cannot be used: " + reason;
    }
}
