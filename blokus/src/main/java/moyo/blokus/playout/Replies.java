package moyo.blokus.playout;

import java.util.Arrays;
import moyo.blokus.Placements;
import moyo.blokus.Side;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.search.tree.Trail;

/**
 * Last good replies with forgetting (Baier and Drake 2010): the winner's reply to the last move,
 * and to the last two moves, is played again until a playout with it is lost. For one thread; never
 * allocates after construction.
 */
final class Replies {
    private static final int PAIR_BITS = 16;
    private static final int PRIME = 0x9E3779B1;

    /** The reply by colour and the opponent's last placement; 0 if there is none. */
    private final char[][] toOne = new char[2][Placements.CODES];

    /** The reply by colour and a hash of the last placements of both sides; 0 if there is none. */
    private final char[][] toTwo = new char[2][1 << PAIR_BITS];

    void forget() {
        for (int colour = Colour.FIRST; colour <= Colour.SECOND; colour++) {
            Arrays.fill(toOne[colour], (char) 0);
            Arrays.fill(toTwo[colour], (char) 0);
        }
    }

    /** The stored reply, to two moves or else to one, if it is legal; 0 if there is none. */
    int find(int colour, Side own, Side other) {
        int reply = toTwo[colour][pair(own.last(), other.last())];
        if (reply != 0 && own.isLegal(reply)) {
            return reply;
        }
        reply = toOne[colour][other.last()];
        return reply != 0 && own.isLegal(reply) ? reply : 0;
    }

    private static int pair(int own, int other) {
        return (own * PRIME + other) * PRIME >>> 32 - PAIR_BITS;
    }

    /**
     * Stores the replies of a playout's winner and removes the loser's; a draw is a win of both.
     */
    void learn(Trail trail, double value) {
        for (int i = 1; i < trail.length(); i++) {
            int colour = trail.mover(i);
            int reply = trail.move(i);
            int to = trail.move(i - 1);
            if (reply != Game.PASS && to != Game.PASS) {
                boolean good = Colour.valueFor(colour, value) >= 0.5;
                learn(toOne[colour], to, reply, good);
                if (i >= 2) {
                    learn(toTwo[colour], pair(trail.move(i - 2), to), reply, good);
                }
            }
        }
    }

    private static void learn(char[] replies, int index, int reply, boolean good) {
        if (good) {
            replies[index] = (char) reply;
        } else if (replies[index] == reply) {
            replies[index] = 0;
        }
    }
}
