package moyo.blokus.pattern;

import moyo.blokus.BlokusPosition;
import moyo.blokus.Piece;
import moyo.blokus.Placements;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Rng;
import moyo.net.perceptron.NetworkBook;
import moyo.net.perceptron.Perceptron;
import moyo.search.expansion.NodeWriter;
import moyo.search.expansion.Prior;

/**
 * Sets the prior value of every new move to the win rate that the network of its move number
 * predicts. The hidden sums of the parent's board are computed once; each move changes the windows
 * that it touches. One instance per thread; never allocates after construction.
 */
public final class PatternPrior implements Prior<BlokusPosition> {
    private final Perceptron[] networks;
    private final boolean hasPieces;
    private final View view;
    private final double weight;
    private final PatternBoard board = new PatternBoard();
    private final float[] base;
    private final float[] sums;

    /** Whose win rate the output of a network is taken for. */
    public enum View {
        /** The side that moves in the position: so the networks were trained. */
        NEXT,
        /** The side that has moved, by mistake. */
        MOVER
    }

    /**
     * @param weight prior weight, in simulations
     * @param longest the most moves that a game has
     */
    public PatternPrior(NetworkBook book, View view, double weight, int longest) {
        this.view = view;
        this.weight = weight;
        hasPieces = Features.of(book.features(), book.source()) == Features.PIECES;
        networks = new Perceptron[longest + 1];
        for (int number = 0; number <= longest; number++) {
            networks[number] = book.at(number);
        }
        base = new float[networks[0].hidden()];
        sums = new float[base.length];
    }

    @Override
    public void introduce(BlokusPosition parent, NodeWriter children, Rng rng) {
        Perceptron network = networks[Math.min(parent.moveNumber() + 1, networks.length - 1)];
        sumBase(parent, Colour.other(parent.toMove()), network);
        for (int i = 0; i < children.size(); i++) {
            double next = value(children.move(i), network);
            children.setPrior(i, view == View.NEXT ? 1 - next : next, weight);
        }
    }

    /** The sums of the parent's board as the side sees it that moves next but one. */
    private void sumBase(BlokusPosition parent, int side, Perceptron network) {
        board.read(parent, side);
        network.start(base);
        board.sum(network, base);
        for (int piece = 0; hasPieces && piece < Piece.ALL.size(); piece++) {
            if (parent.hasPiece(side, piece)) {
                network.add(Features.ownPiece(piece), 1, base);
            }
            if (parent.hasPiece(Colour.other(side), piece)) {
                network.add(Features.enemyPiece(piece), 1, base);
            }
        }
    }

    /** The win rate after a move, for the side that then moves. */
    private double value(int move, Perceptron network) {
        System.arraycopy(base, 0, sums, 0, base.length);
        if (move != Game.PASS) {
            board.exchange(move, network, sums);
            if (hasPieces) {
                network.add(Features.enemyPiece(Placements.piece(move)), -1, sums);
            }
        }
        return network.value(sums);
    }
}
