package moyo.web.room.analysis;

import java.util.LinkedHashMap;
import java.util.Map;
import moyo.web.part.Peer;

/** A viewer of an analysis: one lane of one page. */
public final class AnalysisView {
    private final Peer peer;
    private final int lane;
    private volatile boolean owners;

    /**
     * @param lane the number that the page gave to the lane
     */
    public AnalysisView(Peer peer, int lane) {
        this.peer = peer;
        this.lane = lane;
    }

    boolean wantsOwners() {
        return owners;
    }

    public void setOwners(boolean wanted) {
        owners = wanted;
    }

    /** Sends the message {@code search}, instead of an earlier one that still waits. */
    public void shows(Map<String, Object> search) {
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("is", "search");
        message.put("lane", lane);
        message.putAll(search);
        peer.sendLatest("search" + lane, message);
    }

    void refuses(String text) {
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("is", "error");
        message.put("text", text);
        peer.send(message);
    }
}
