package moyo.blokus.net;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.StringJoiner;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.net.EncodingJson;

/**
 * Prints positions of random games as JSON: the moves that lead to them, the row under one of the
 * symmetries and the policy indices of the legal moves under it. With an argument, prints the
 * encoding instead. To renew the golden files: this, then {@code python3 -m moyo_train.golden
 * golden.json --encoding ENCODING --rows ROWS --channels 16 --blocks 3}.
 */
public final class GoldenRows {
    private static final int GAMES = 8;

    private GoldenRows() {}

    public static void main(String[] args) {
        if (args.length > 0) {
            System.out.print(EncodingJson.of(new BlokusEncoding().shape()));
            return;
        }
        Rng rng = new Rng(2026);
        StringJoiner rows = new StringJoiner(",\n", "[", "]\n");
        for (int i = 0; i < GAMES; i++) {
            rows.add(row(rng, 4 * i, i % 4));
        }
        System.out.print(rows);
    }

    private static String row(Rng rng, int length, int symmetry) {
        BlokusGame game = new BlokusGame(true);
        BlokusPosition position = game.newPosition();
        MoveList moves = new MoveList(game.moveCodes());
        StringJoiner played = new StringJoiner(" ");
        for (int i = 0; i < length; i++) {
            position.legalMoves(moves);
            int move = moves.get(rng.nextInt(moves.size()));
            position.play(move);
            if (position.isOver()) {
                throw new IllegalStateException("the game is too short");
            }
            played.add(game.moveName(move));
        }
        BlokusEncoding encoding = new BlokusEncoding();
        return "{\"game\": \"%s\", \"symmetry\": %d, \"row\": \"%s\", \"moves\": %s}"
                .formatted(
                        played,
                        symmetry,
                        HexFormat.of().formatHex(row(encoding, position, symmetry)),
                        Arrays.toString(indices(encoding, position, symmetry)));
    }

    static byte[] row(BlokusEncoding encoding, BlokusPosition position, int symmetry) {
        byte[] row = new byte[encoding.shape().rowBytes()];
        encoding.encode(position, symmetry, row, 0);
        return row;
    }

    /** The policy indices of the legal moves as the symmetric board shows them. */
    static int[] indices(BlokusEncoding encoding, BlokusPosition position, int symmetry) {
        MoveList moves = new MoveList(position.game().moveCodes());
        position.legalMoves(moves);
        int[] indices = new int[moves.size()];
        for (int i = 0; i < indices.length; i++) {
            int index = encoding.index(position, moves.get(i));
            indices[i] = encoding.shape().moveSymmetries().get(symmetry)[index];
        }
        return indices;
    }
}
