package moyo.web.part;

import java.util.LinkedHashMap;
import java.util.Map;
import moyo.game.BadInput;
import moyo.web.wire.Json;

/**
 * A conversation in JSON objects {@code {do: ..., ref?: ...}}; a refusal is answered with {@code
 * {is: "error", text, ref?}}.
 */
public abstract class JsonTalk implements Talk {
    private static final int LONGEST_REF = 100;

    private final Peer peer;

    protected JsonTalk(Peer peer) {
        this.peer = peer;
    }

    protected final Peer peer() {
        return peer;
    }

    /**
     * Carries out a message.
     *
     * @param what the value of {@code do}
     * @throws BadInput with a sentence for the other side
     */
    protected abstract void hears(String what, Map<String, Object> message);

    @Override
    public final void hears(String text) {
        Object ref = null;
        try {
            Map<String, Object> message = Json.object(text);
            ref = message.get("ref");
            if (ref != null && String.valueOf(ref).length() > LONGEST_REF) {
                ref = null;
                throw new BadInput("the ref has more than %d characters".formatted(LONGEST_REF));
            }
            hears(Json.text(message, "do"), message);
        } catch (BadInput e) {
            Map<String, Object> error = new LinkedHashMap<>();
            error.put("is", "error");
            error.put("text", e.getMessage());
            if (ref != null) {
                error.put("ref", ref);
            }
            peer.send(error);
        }
    }
}
