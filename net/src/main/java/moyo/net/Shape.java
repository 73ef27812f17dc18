package moyo.net;

import java.util.List;

/**
 * The numbers of an encoding. A policy index is {@code plane * cells + cell}; pass, if the game
 * knows it, is the last index.
 *
 * <p>A game with a large policy lists moves: a row goes to the network with the policy indices of
 * its moves, and only their logits come back; the policy to learn is a list of moves, too.
 *
 * @param game the game's name
 * @param version counts changes of the encoding: weights of another version do not fit
 * @param planes the binary input planes of a cell, at most 8
 * @param globals the global inputs
 * @param policyPlanes how many kinds of moves each cell has
 * @param pass whether there is an index for pass
 * @param symmetries for each symmetry: which cell of the true board each cell of the symmetric
 *     board shows; the identity first
 * @param moveSymmetries the same for policy indices
 * @param listedMoves how many moves of a row are listed at most; 0 if the game lists no moves
 * @param targetMoves how many moves of the policy to learn are listed at most, the likeliest; 0 if
 *     the game lists no moves
 */
public record Shape(
        String game,
        int version,
        int height,
        int width,
        int planes,
        int globals,
        int policyPlanes,
        boolean pass,
        List<int[]> symmetries,
        List<int[]> moveSymmetries,
        int listedMoves,
        int targetMoves) {
    /** Policy indices are exchanged as 16-bit numbers, of which the last means no move. */
    private static final int MOST_LISTED_POLICY = 0xffff;

    public Shape {
        assert planes <= 8;
        assert symmetries.size() == moveSymmetries.size();
        assert listedMoves > 0 == targetMoves > 0;
        assert listedMoves == 0 || policyPlanes * height * width < MOST_LISTED_POLICY;
        symmetries = List.copyOf(symmetries);
        moveSymmetries = List.copyOf(moveSymmetries);
    }

    /** The shape of a game that lists no moves. */
    public Shape(
            String game,
            int version,
            int height,
            int width,
            int planes,
            int globals,
            int policyPlanes,
            boolean pass,
            List<int[]> symmetries,
            List<int[]> moveSymmetries) {
        this(
                game,
                version,
                height,
                width,
                planes,
                globals,
                policyPlanes,
                pass,
                symmetries,
                moveSymmetries,
                0,
                0);
    }

    public int cells() {
        return height * width;
    }

    /** The number of policy outputs. */
    public int policySize() {
        return policyPlanes * cells() + (pass ? 1 : 0);
    }

    /** The length of an input row. */
    public int rowBytes() {
        return cells() + Float.BYTES * globals;
    }

    /** Whether moves are listed in the exchange and in the policy to learn. */
    public boolean listsMoves() {
        return listedMoves > 0;
    }

    /** The policy index of pass; only if the game knows it. */
    public int passIndex() {
        assert pass;
        return policySize() - 1;
    }

    /** Where the symmetric board shows a policy index: by symmetry and true index. */
    public int[][] places() {
        int[][] places = new int[moveSymmetries.size()][policySize()];
        for (int s = 0; s < places.length; s++) {
            int[] shown = moveSymmetries.get(s);
            for (int i = 0; i < shown.length; i++) {
                places[s][shown[i]] = i;
            }
        }
        return places;
    }
}
