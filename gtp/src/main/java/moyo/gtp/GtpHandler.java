package moyo.gtp;

/** The action of a command. */
@FunctionalInterface
public interface GtpHandler {
    /**
     * Carries out the command and returns the text of its answer, empty for none.
     *
     * @throws moyo.game.BadInput if the command fails; the message becomes the answer
     */
    String handle(GtpRequest request);
}
