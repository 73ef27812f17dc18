package moyo.blokus.pattern;

import java.util.Arrays;
import moyo.blokus.BlokusPosition;
import moyo.blokus.Piece;
import moyo.game.BadInput;
import moyo.game.Colour;

/** The inputs of the networks. A position is seen by the side to move. */
public enum Features {
    /** The counts of all patterns, as in the paper. */
    PATTERNS("patterns", Patterns.COUNT),

    /** Also the pieces in hand: a 0 or 1 for each piece, own pieces first. */
    PIECES("patterns and pieces", Patterns.COUNT + 2 * Piece.ALL.size());

    private final String words;
    private final int count;

    Features(String words, int count) {
        this.words = words;
        this.count = count;
    }

    /** The features with a name in a file. */
    public static Features of(String words, String source) {
        return Arrays.stream(values())
                .filter(features -> features.words.equals(words))
                .findFirst()
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "network file '%s' has unknown features '%s'"
                                                .formatted(source, words)));
    }

    /** The name in a file. */
    public String words() {
        return words;
    }

    /** The number of inputs. */
    public int count() {
        return count;
    }

    /** The counts of a position. */
    public int[] of(BlokusPosition position, PatternBoard scratch) {
        int[] counts = new int[count];
        scratch.read(position, position.toMove());
        scratch.count(counts);
        if (this == PIECES) {
            for (int piece = 0; piece < Piece.ALL.size(); piece++) {
                int own = position.toMove();
                counts[ownPiece(piece)] = position.hasPiece(own, piece) ? 1 : 0;
                counts[enemyPiece(piece)] = position.hasPiece(Colour.other(own), piece) ? 1 : 0;
            }
        }
        return counts;
    }

    /** The input of a piece in the hand of the side to move. */
    static int ownPiece(int piece) {
        return Patterns.COUNT + piece;
    }

    /** The input of a piece in the hand of the other side. */
    static int enemyPiece(int piece) {
        return Patterns.COUNT + Piece.ALL.size() + piece;
    }
}
