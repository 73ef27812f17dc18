package moyo.web.room;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import moyo.game.BadInput;
import moyo.web.part.Peer;
import moyo.web.wire.Json;

/** The pages that look at a game. Guarded by its room. */
final class Pages {
    private static final int MOST = 100;

    private final Set<Peer> peers = new LinkedHashSet<>();

    void add(Peer peer) {
        if (peers.size() >= MOST) {
            throw new BadInput("%d pages look at this game, the maximum".formatted(MOST));
        }
        peers.add(peer);
    }

    void remove(Peer peer) {
        peers.remove(peer);
    }

    boolean isEmpty() {
        return peers.isEmpty();
    }

    void tell(Map<String, Object> message) {
        if (!peers.isEmpty()) {
            String text = Json.write(message);
            peers.forEach(peer -> peer.sendText(text));
        }
    }

    void tell(String is, String text) {
        Map<String, Object> message = Json.map("is", is);
        message.put("text", text);
        tell(message);
    }

    /** Says that the game is not there any more. */
    void close(String why) {
        tell("gone", why);
        peers.forEach(peer -> peer.close(why));
        peers.clear();
    }
}
