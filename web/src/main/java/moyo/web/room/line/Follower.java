package moyo.web.room.line;

import java.util.List;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.player.PlayerSpec;
import moyo.session.GameKit;
import moyo.session.Session;
import moyo.session.record.GameRecord;

/**
 * A session that follows the lines of one game tree. If a line only goes on, its new moves are
 * played, so that the player keeps its search tree; otherwise the line is loaded.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public final class Follower<G extends Game<P>, P extends Position<P>> {
    private final Session<G, P> session;
    private boolean loaded;

    public Follower(GameKit<G, P> kit, PlayerSpec<G, P> spec, long seed) {
        session = new Session<>(kit, spec, seed);
    }

    public Session<G, P> session() {
        return session;
    }

    /** Brings the session to the end of a line of the tree. */
    public void follow(Line<G, P> line) {
        List<? extends GameRecord.Move> played = session.record().moves();
        List<? extends GameRecord.Move> wanted = line.record().moves();
        if (loaded && line.onlyMoves() && begins(wanted, played)) {
            for (GameRecord.Move move : wanted.subList(played.size(), wanted.size())) {
                session.play(move.colour(), move.move());
            }
        } else {
            session.load(line.record());
            loaded = line.onlyMoves();
        }
    }

    /** Whether the first list begins with the second. */
    private static boolean begins(
            List<? extends GameRecord.Move> line, List<? extends GameRecord.Move> start) {
        if (start.size() > line.size()) {
            return false;
        }
        for (int i = 0; i < start.size(); i++) {
            boolean same =
                    line.get(i).colour() == start.get(i).colour()
                            && line.get(i).move() == start.get(i).move();
            if (!same) {
                return false;
            }
        }
        return true;
    }
}
