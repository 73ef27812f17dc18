package moyo.blokus.pattern.learn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.pattern.Features;
import moyo.blokus.pattern.PatternBoard;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.MoveList;
import moyo.net.perceptron.Sample;

/**
 * The positions of rated games by move number, each position once: the win rates of identical ones
 * are averaged, as in the paper. The win rate is that of the side to move. A position with one
 * legal move has the win rate of the position after it; a position that was not rated is left out.
 */
public final class PatternData {
    private final BlokusGame game;
    private final Features features;
    private final PatternBoard board = new PatternBoard();
    private final MoveList moves;
    private final SortedMap<Integer, Map<Key, Merged>> byNumber = new TreeMap<>();

    private record Key(long key, int check) {}

    /** Identical positions. */
    private static final class Merged {
        private final Sample first;
        private double sum;
        private int count;

        Merged(Sample first) {
            this.first = first;
        }

        void add(double value) {
            sum += value;
            count++;
        }

        Sample sample() {
            return first.withTarget((float) (sum / count));
        }
    }

    /** A position of a game that is being replayed. */
    private record Visited(Key key, Sample sample, boolean isForced) {}

    public PatternData(BlokusGame game, Features features) {
        this.game = game;
        this.features = features;
        moves = new MoveList(game.moveCodes());
    }

    /** Adds the positions of a game; an illegal move or a wrong score is an error. */
    public void add(RatedGame rated) {
        List<Visited> visited = new ArrayList<>();
        BlokusPosition position = game.newPosition();
        for (RatedPly ply : rated.plies()) {
            visited.add(visit(rated, position, ply));
            position.play(ply.move());
        }
        rated.score().ifPresent(score -> checkEnd(rated, position, score));
        double next = position.isOver() ? result(position) : Double.NaN;
        for (int number = visited.size() - 1; number >= 0; number--) {
            RatedPly ply = rated.plies().get(number);
            Visited at = visited.get(number);
            next = ply.isRated() ? ply.value() : at.isForced ? 1 - next : Double.NaN;
            if (!Double.isNaN(next)) {
                byNumber.computeIfAbsent(number, n -> new LinkedHashMap<>())
                        .computeIfAbsent(at.key, key -> new Merged(at.sample))
                        .add(next);
            }
        }
    }

    private Visited visit(RatedGame rated, BlokusPosition position, RatedPly ply) {
        position.legalMoves(moves);
        if (!moves.contains(ply.move())) {
            throw new BadInput(
                    "game %d: move %d of the game, %d, is illegal"
                            .formatted(rated.number(), position.moveNumber(), ply.move()));
        }
        return new Visited(
                new Key(position.key(0), position.checkKey(0)),
                new Sample(features.of(position, board), 0),
                moves.size() == 1);
    }

    private static void checkEnd(RatedGame rated, BlokusPosition position, int score) {
        if (!position.isOver() || (int) position.score() != score) {
            throw new BadInput(
                    "game %d: the score is said to be %d; the moves give %s"
                            .formatted(
                                    rated.number(),
                                    score,
                                    position.isOver() ? (int) position.score() : "no end"));
        }
    }

    /** The result for the side to move. */
    private static double result(BlokusPosition end) {
        return Colour.valueFor(end.toMove(), (Math.signum(end.score()) + 1) / 2);
    }

    /** The distinct positions by move number, in the order in which they were added. */
    public SortedMap<Integer, List<Sample>> samples() {
        SortedMap<Integer, List<Sample>> samples = new TreeMap<>();
        byNumber.forEach(
                (number, merged) ->
                        samples.put(number, merged.values().stream().map(Merged::sample).toList()));
        return samples;
    }
}
