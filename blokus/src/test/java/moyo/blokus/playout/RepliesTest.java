package moyo.blokus.playout;

import static org.assertj.core.api.Assertions.assertThat;

import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.game.Colour;
import moyo.search.tree.Trail;
import org.junit.jupiter.api.Test;

/** A game of four moves; the second side's last one is the reply in question. */
final class RepliesTest {
    private static final BlokusGame GAME = new BlokusGame();
    private static final int A = GAME.parseMove("e8,d9,e9,f9,e10");
    private static final int B = GAME.parseMove("i4,h5,i5,j5,i6");
    private static final int C = GAME.parseMove("h6,f7,g7,h7,g8");
    private static final int REPLY = GAME.parseMove("j7,j8,k8,j9");

    private final Replies replies = new Replies();
    private final BlokusPosition position = GAME.newPosition();

    private int find(int... moves) {
        position.copyFrom(GAME.newPosition());
        for (int move : moves) {
            position.play(move);
        }
        int colour = position.toMove();
        return replies.find(colour, position.side(colour), position.side(Colour.other(colour)));
    }

    private void learn(double value, int... moves) {
        Trail trail = new Trail(GAME.longestGame());
        for (int move : moves) {
            trail.addPlayoutMove(move);
        }
        replies.learn(trail, value);
    }

    @Test
    void whatWonIsPlayedAgain() {
        assertThat(find(A, B, C)).isZero();
        learn(0, A, B, C, REPLY);
        assertThat(find(A, B, C)).isEqualTo(REPLY);
        assertThat(find(A)).as("the second side's first reply won too").isEqualTo(B);
        assertThat(find(A, B)).as("the first side has lost").isZero();
    }

    @Test
    void whatFailsIsForgotten() {
        learn(0, A, B, C, REPLY);
        learn(1, A, B, C, REPLY);
        assertThat(find(A, B, C)).isZero();
        assertThat(find(A, B)).isEqualTo(C);
    }

    @Test
    void aDrawIsGoodForBoth() {
        learn(0.5, A, B, C, REPLY);
        assertThat(find(A, B, C)).isEqualTo(REPLY);
        assertThat(find(A, B)).isEqualTo(C);
    }

    @Test
    void whatIsNotLegalIsNoReply() {
        learn(0, A, B);
        learn(0, C, REPLY); // as if to C alone, wherever it came
        assertThat(find(A, B, C)).isEqualTo(REPLY);
        learn(0, C, A);
        assertThat(find(A, B, C)).as("the second side cannot place A").isZero();
    }

    @Test
    void forgetsEverythingWhenToldTo() {
        learn(0.5, A, B, C, REPLY);
        replies.forget();
        assertThat(find(A, B, C)).isZero();
        assertThat(find(A)).isZero();
    }
}
