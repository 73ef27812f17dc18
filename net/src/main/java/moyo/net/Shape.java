package moyo.net;

import java.util.List;

/**
 * The numbers of an encoding. A policy index is {@code plane * cells + cell}; pass, if the game
 * knows it, is the last index.
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
        List<int[]> moveSymmetries) {

    public Shape {
        assert planes <= 8;
        assert symmetries.size() == moveSymmetries.size();
        symmetries = List.copyOf(symmetries);
        moveSymmetries = List.copyOf(moveSymmetries);
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

    /** The policy index of pass; only if the game knows it. */
    public int passIndex() {
        assert pass;
        return policySize() - 1;
    }
}
