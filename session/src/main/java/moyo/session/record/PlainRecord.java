package moyo.session.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;

/**
 * The record of a game in which the sides alternate from the start position.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public final class PlainRecord<G extends Game<P>, P extends Position<P>>
        implements GameRecord<G, P> {
    /** Returns the reason why a move of the side to move is illegal in a game that is not over. */
    @FunctionalInterface
    public interface Reason<P> {
        String whyIllegal(P position, int move);
    }

    private record Played(int colour, int move, String comment) implements Move {}

    private final G game;
    private final Reason<P> reason;
    private final P position;
    private final List<Played> moves = new ArrayList<>();

    public PlainRecord(G game, Reason<P> reason) {
        this.game = game;
        this.reason = reason;
        position = game.newPosition();
    }

    @Override
    public G game() {
        return game;
    }

    @Override
    public GameRecord<G, P> fresh() {
        return new PlainRecord<>(game, reason);
    }

    @Override
    public P position() {
        return position;
    }

    @Override
    public P positionFor(int colour) {
        if (colour != position.toMove()) {
            throw new BadInput(turn());
        }
        P copy = game.newPosition();
        copy.copyFrom(position);
        return copy;
    }

    private String turn() {
        return "it is the turn of " + (position.toMove() == Colour.FIRST ? "black" : "white");
    }

    @Override
    public int mover() {
        return position.toMove();
    }

    @Override
    public boolean isLegal(int colour, int move) {
        return colour == position.toMove() && position.isLegal(move);
    }

    @Override
    public Optional<String> whyIllegal(int colour, int move) {
        if (isLegal(colour, move)) {
            return Optional.empty();
        } else if (position.isOver()) {
            return Optional.of("the game is over");
        }
        return Optional.of(
                colour == position.toMove() ? reason.whyIllegal(position, move) : turn());
    }

    @Override
    public void play(int colour, int move, String comment) {
        whyIllegal(colour, move)
                .ifPresent(
                        why -> {
                            throw new BadInput("illegal move: " + why);
                        });
        moves.add(new Played(colour, move, comment));
        position.play(move);
    }

    @Override
    public boolean undo(int count) {
        if (count > moves.size()) {
            return false;
        }
        moves.subList(moves.size() - count, moves.size()).clear();
        position.copyFrom(game.newPosition());
        moves.forEach(played -> position.play(played.move));
        return true;
    }

    @Override
    public List<? extends Move> moves() {
        return Collections.unmodifiableList(moves);
    }

    @Override
    public boolean isOver() {
        return position.isOver();
    }

    @Override
    public int answerWhenOver() {
        throw new BadInput("the game is over");
    }
}
