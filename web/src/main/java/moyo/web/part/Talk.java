package moyo.web.part;

import moyo.game.BadInput;

/** One conversation on a socket. */
public interface Talk {
    /**
     * Is called with each message, one at a time; must not block for long.
     *
     * @throws BadInput with a sentence for the other side
     */
    void hears(String text);

    /** Is called once, when the socket has closed. */
    void ends();

    /** Begins conversations. */
    @FunctionalInterface
    interface Opening {
        /**
         * Begins a conversation.
         *
         * @param parameter returns a parameter of the path, such as the ID of {@code /games/{id}}
         * @throws BadInput if there is nothing to talk about; the socket is closed with the reason
         */
        Talk begin(Peer peer, java.util.function.UnaryOperator<String> parameter);
    }
}
