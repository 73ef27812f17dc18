package moyo.blokus.learn;

import java.util.ArrayList;
import java.util.List;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.Placements;
import moyo.blokus.judge.Footprint;
import moyo.blokus.judge.JudgeWeights;
import moyo.blokus.judge.SpotClassifier;
import moyo.blokus.judge.SpotKinds;
import moyo.game.BadInput;
import moyo.game.MoveList;

/**
 * A training example: a position with its legal moves and the teacher's visit shares. Stored
 * compactly: the input of the move judge and two bytes per move.
 */
public final class Example {
    /**
     * Positions with a value closer to 0 or 1 than this are not used: the search is indifferent.
     */
    private static final double OPEN_GAME = 0.02;

    private final SpotKinds kinds = new SpotKinds();
    private final char[] moves;
    private final float[] shares;
    private final int chosen;

    private Example(
            BlokusPosition position, MoveList legal, TaughtPly ply, SpotClassifier classifier) {
        classifier.classify(position, kinds);
        moves = new char[legal.size()];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = (char) legal.get(i);
        }
        shares = new float[moves.length];
        chosen = find(ply.votes().get(0).move());
        double sum = ply.votes().stream().mapToInt(TaughtPly.Vote::visits).sum();
        for (TaughtPly.Vote vote : ply.votes()) {
            shares[find(vote.move())] += (float) (vote.visits() / sum);
        }
    }

    private int find(int move) {
        for (int i = 0; i < moves.length; i++) {
            if (moves[i] == move) {
                return i;
            }
        }
        throw new BadInput("move %d is illegal in this position".formatted(move));
    }

    /** The examples of a game. */
    public static List<Example> of(TaughtGame taught, BlokusGame game, SpotClassifier classifier) {
        List<Example> examples = new ArrayList<>();
        MoveList legal = new MoveList(game.moveCodes());
        BlokusPosition position = game.newPosition();
        for (TaughtPly ply : taught.plies()) {
            position.legalMoves(legal);
            if (!legal.contains(ply.played())) {
                throw new BadInput(
                        "game %d: move %d of the game, %d, is illegal"
                                .formatted(taught.number(), position.moveNumber(), ply.played()));
            }
            if (isOpen(ply) && legal.size() > 1) {
                examples.add(new Example(position, legal, ply, classifier));
            }
            position.play(ply.played());
        }
        return examples;
    }

    private static boolean isOpen(TaughtPly ply) {
        return ply.value() > OPEN_GAME && ply.value() < 1 - OPEN_GAME;
    }

    public int phase() {
        return kinds.phase();
    }

    SpotKinds kinds() {
        return kinds;
    }

    /** Number of legal moves. */
    int size() {
        return moves.length;
    }

    int move(int index) {
        return moves[index];
    }

    /** The teacher's share of visits of a move; all sum to 1. */
    float share(int index) {
        return shares[index];
    }

    /** The index of the teacher's best move. */
    int chosen() {
        return chosen;
    }

    /**
     * The probability of each move.
     *
     * @param values scratch, {@link Footprint#SLOTS} long and blank from {@link Footprint#BLANK} on
     * @param probabilities filled from 0 up to {@link #size}
     */
    void judge(JudgeWeights weights, float[] values, double[] probabilities) {
        weights.value(kinds, values);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.length; i++) {
            probabilities[i] =
                    weights.piece(kinds.phase(), Placements.piece(moves[i]))
                            + Footprint.sum(values, moves[i]);
            most = Math.max(most, probabilities[i]);
        }
        double sum = 0;
        for (int i = 0; i < moves.length; i++) {
            probabilities[i] = StrictMath.exp(probabilities[i] - most);
            sum += probabilities[i];
        }
        for (int i = 0; i < moves.length; i++) {
            probabilities[i] /= sum;
        }
    }
}
