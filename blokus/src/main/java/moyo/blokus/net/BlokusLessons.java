package moyo.blokus.net;

import java.net.URL;
import java.util.Optional;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.game.Game;
import moyo.game.Rng;
import moyo.net.Encoding;
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
        return rng.nextInt(WITHOUT_BONUS_EVERY) == 0 ? WITHOUT_BONUS : WITH_BONUS;
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
