package moyo.web.room.analysis;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.clock.StopSignal;
import moyo.search.player.PlayerSpec;
import moyo.search.watch.Analyst;
import moyo.search.watch.Snapshot;
import moyo.search.watch.Snapshot.MoveInfo;
import moyo.session.GameKit;
import moyo.session.Session;
import moyo.session.Watch;
import moyo.web.lanes.Lanes;
import moyo.web.room.line.Follower;
import moyo.web.room.line.Line;
import moyo.web.wire.Faces;

/**
 * A good move for a person who asks: the best one of a short search by the game's default player.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public final class Hint<G extends Game<P>, P extends Position<P>> {
    private static final Duration LOOK = Duration.ofMillis(100);
    private static final double SECONDS = 1;
    private static final long SEED = 1;

    private final Analyses home;
    private final String room;
    private final GameKit<G, P> kit;
    private final PlayerSpec<G, P> spec;

    public Hint(Analyses home, String room, GameKit<G, P> kit, PlayerSpec<G, P> spec) {
        this.home = home;
        this.room = room;
        this.kit = kit;
        this.spec = spec;
    }

    /**
     * Searches in a thread of the lanes.
     *
     * @param answer receives name, cells and win rate of the move
     * @param refusal receives the reason if there is no move
     */
    public void search(
            Line<G, P> line, Consumer<Map<String, Object>> answer, Consumer<String> refusal) {
        home.lanes()
                .submit(
                        Lanes.Purpose.MOVE,
                        () -> {
                            try {
                                answer.accept(best(line));
                            } catch (BadInput e) {
                                refusal.accept(String.valueOf(e.getMessage()));
                            } catch (RuntimeException | Error e) {
                                refusal.accept("the search has failed");
                                throw e;
                            }
                        });
    }

    private Map<String, Object> best(Line<G, P> line) {
        Follower<G, P> follower = home.borrow(room, kit, spec, SEED);
        try {
            follower.follow(line);
            Session<G, P> session = follower.session();
            int colour = session.record().mover();
            P root = session.rootToAnalyse(colour);
            StopSignal stop = new StopSignal();
            Watch watch =
                    new Watch(
                            LOOK,
                            false,
                            snapshot -> {
                                if (isEnough(snapshot)) {
                                    stop.request();
                                }
                            });
            Watch.Handle handle = session.watch(watch);
            try {
                session.analyse(colour, Analyst.ALL_MOVES, stop);
            } finally {
                handle.close();
            }
            return answer(root, session.snapshot());
        } finally {
            home.giveBack(room, spec.toString(), follower);
        }
    }

    private static boolean isEnough(Snapshot snapshot) {
        return snapshot.seconds() >= SECONDS
                || !snapshot.moves().isEmpty()
                        && (snapshot.moves().get(0).proven() || snapshot.moves().size() == 1);
    }

    private Map<String, Object> answer(P root, Snapshot snapshot) {
        if (snapshot.moves().isEmpty()) {
            throw new BadInput("the search has found no move");
        }
        MoveInfo best = snapshot.moves().get(0);
        Map<String, Object> json = new LinkedHashMap<>();
        json.putAll(SearchJson.named(kit, Faces.of(kit), root, best.move()));
        json.put("rate", best.value());
        return json;
    }
}
