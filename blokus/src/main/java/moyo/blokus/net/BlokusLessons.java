package moyo.blokus.net;

import java.net.URL;
import java.util.Optional;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.game.Game;
import moyo.game.Rng;
import moyo.net.Encoding;
import moyo.net.StartedGame;
import moyo.net.Teachable;
import moyo.search.expansion.Candidates;

/**
 * How Blokus Duo is taught: with the bonus in most games, without it in the rest, so that the
 * network learns what the bonus means.
 */
public final class BlokusLessons implements Teachable<BlokusPosition> {
    private static final BlokusGame WITH_BONUS = new BlokusGame(true);
    private static final BlokusGame WITHOUT_BONUS = new BlokusGame(false);

    /** One game of so many has no bonus. */
    private static final int WITHOUT_BONUS_EVERY = 8;

    /**
     * The share of games that begin after 1 to 4 random placements. Without them a network that had
     * trained for 52 minutes was no better than that of minute 25.5 after two random placements.
     */
    private static final double STARTED_SHARE = 0.3;

    private static final int MOST_RANDOM_MOVES = 4;

    private final Encoding<BlokusPosition> encoding = new BlokusEncoding();

    /** The weights that are shipped; empty if there are none. */
    public static Optional<URL> shippedNetwork() {
        return Optional.ofNullable(BlokusLessons.class.getResource("blokus-duo.net"));
    }

    @Override
    public Encoding<BlokusPosition> encoding() {
        return encoding;
    }

    @Override
    public Game<BlokusPosition> drawGame(Rng rng) {
        BlokusGame drawn = rng.nextInt(WITHOUT_BONUS_EVERY) == 0 ? WITHOUT_BONUS : WITH_BONUS;
        return rng.nextDouble() < STARTED_SHARE
                ? StartedGame.draw(drawn, candidates(), 1 + rng.nextInt(MOST_RANDOM_MOVES), rng)
                : drawn;
    }

    @Override
    public Candidates<BlokusPosition> candidates() {
        return BlokusPosition::legalMoves;
    }

    @Override
    public int mostMoves() {
        return WITH_BONUS.longestGame();
    }

    /** Keeps trees small: a position has up to several hundred moves. */
    @Override
    public int mostChildren() {
        return 48;
    }

    /** The cells of three pieces. */
    @Override
    public double clearLead() {
        return 15;
    }
}
