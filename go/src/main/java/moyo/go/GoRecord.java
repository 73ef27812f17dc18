package moyo.go;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.session.record.GameRecord;

/**
 * A game with its set-up, its moves and its current position. Unlike a {@link GoPosition} it
 * accepts moves of either side at any time, and can undo them.
 *
 * <p>A move in turn must not repeat a position (superko). A move out of turn may, because programs
 * replay set-ups in this way.
 */
public final class GoRecord implements GameRecord<GoGame, GoPosition> {
    /** A move or a set-up. */
    public sealed interface Event {}

    /** A move with the player's comment. */
    public record Move(int colour, int move, String comment) implements Event, GameRecord.Move {}

    /** A set-up: all stones of the board after it, indexed by point. */
    record SetUp(List<Integer> stones, int toMove, boolean handicap) implements Event {}

    private final GoGame game;
    private final GoPosition position;
    private final GoPosition trial;
    private final List<Event> events = new ArrayList<>();

    public GoRecord(GoGame game) {
        this.game = game;
        position = game.newPosition();
        trial = game.newPosition();
    }

    @Override
    public GoGame game() {
        return game;
    }

    @Override
    public GoRecord fresh() {
        return new GoRecord(game);
    }

    @Override
    public GoPosition position() {
        return position;
    }

    @Override
    public GoPosition positionFor(int colour) {
        GoPosition copy = game.newPosition();
        copy.copyFrom(position);
        copy.setToMove(colour);
        copy.resumeIfOver();
        return copy;
    }

    /**
     * As {@link #positionFor}, for an analysis of the game. Under rules with an agreement on dead
     * stones, a preceding pass is removed; otherwise the search would end the game with a second
     * pass and count all stones as alive.
     */
    @Override
    public GoPosition positionToJudge(int colour) {
        GoPosition copy = positionFor(colour);
        forgetPasses(copy);
        return copy;
    }

    @Override
    public GoPosition positionToJudgeAfter(int colour, int move) {
        GoPosition copy = positionToJudge(colour);
        copy.playLeniently(move);
        forgetPasses(copy);
        return copy;
    }

    private void forgetPasses(GoPosition copy) {
        if (agreesOnDeadStones()) {
            copy.forgetPasses();
        }
    }

    private boolean agreesOnDeadStones() {
        return game.rules().scoring() != GoRules.Scoring.AREA_AS_IT_STANDS;
    }

    @Override
    public boolean onlyPassesTheTurn(int move) {
        return move == Game.PASS && agreesOnDeadStones();
    }

    @Override
    public int mover() {
        return position.toMove();
    }

    public List<Event> events() {
        return Collections.unmodifiableList(events);
    }

    /** The moves so far, without set-up. */
    @Override
    public List<Move> moves() {
        return events.stream().filter(Move.class::isInstance).map(Move.class::cast).toList();
    }

    /** The number of handicap stones, 0 for none. */
    public int handicap() {
        for (Event event : events) {
            if (event instanceof SetUp setUp && setUp.handicap) {
                return Collections.frequency(setUp.stones, Stone.BLACK);
            }
        }
        return 0;
    }

    /** The handicap stones, if the game begins with them and has no other set-up. */
    public List<Integer> handicapStones() {
        List<SetUp> setUps =
                events.stream().filter(SetUp.class::isInstance).map(SetUp.class::cast).toList();
        boolean only =
                setUps.size() == 1 && setUps.get(0).handicap && events.get(0) == setUps.get(0);
        List<Integer> stones = new ArrayList<>();
        for (int p : game.geometry().points) {
            if (only && setUps.get(0).stones.get(p) == Stone.BLACK) {
                stones.add(p);
            }
        }
        return stones;
    }

    public boolean isBoardEmpty() {
        return position.board().emptyCount() == game.geometry().pointCount();
    }

    @Override
    public boolean isLegal(int colour, int move) {
        boolean inTurn = colour == position.toMove();
        tryWith(colour);
        return inTurn ? trial.isLegal(move) : trial.isLegalButForSuperko(move);
    }

    private void tryWith(int colour) {
        trial.copyFrom(position);
        trial.setToMove(colour);
        trial.resumeIfOver();
    }

    @Override
    public Optional<String> whyIllegal(int colour, int move) {
        return isLegal(colour, move) ? Optional.empty() : Optional.of(fault(colour, move));
    }

    private String fault(int colour, int move) {
        String name = game.moveName(move);
        if (position.moveNumber() >= game.longestGame()) {
            return tooLong();
        } else if (position.board().stone(move) != Stone.EMPTY) {
            return name + " is occupied";
        }
        tryWith(colour);
        if (move == trial.board().ko()) {
            return "ko: %s would take back at once".formatted(name);
        }
        return trial.isLegalButForSuperko(move)
                ? "superko: %s would repeat a former position".formatted(name)
                : "suicide: a stone at %s would have no liberty".formatted(name);
    }

    private String tooLong() {
        return "the game has %d moves, the maximum".formatted(game.longestGame());
    }

    /** Plays a move of either colour, with a comment for the game record. */
    @Override
    public void play(int colour, int move, String comment) {
        requireRoom();
        if (!isLegal(colour, move)) {
            throw new BadInput("illegal move");
        }
        add(new Move(colour, move, comment));
    }

    /** Throws {@link BadInput} if the game has the maximum number of moves. */
    void requireRoom() {
        if (position.moveNumber() >= game.longestGame()) {
            throw new BadInput(tooLong());
        }
    }

    /** Adds an event of another record without checking that it is legal. */
    void add(Event event) {
        events.add(event);
        apply(event);
    }

    private void apply(Event event) {
        if (event instanceof Move move) {
            position.setToMove(move.colour);
            position.resumeIfOver();
            position.playLeniently(move.move);
        } else if (event instanceof SetUp setUp) {
            position.arrange(stones(setUp), setUp.toMove);
        }
    }

    /** Whether the last {@code moves} events are moves, which can be undone; a set-up cannot. */
    public boolean canUndo(int moves) {
        int n = events.size();
        return moves <= n && events.subList(n - moves, n).stream().allMatch(Move.class::isInstance);
    }

    @Override
    public boolean undo(int moves) {
        if (!canUndo(moves)) {
            return false;
        }
        int n = events.size();
        events.subList(n - moves, n).clear();
        replay();
        return true;
    }

    private void replay() {
        position.copyFrom(game.newPosition());
        events.forEach(this::apply);
    }

    private static int[] stones(SetUp setUp) {
        return setUp.stones.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Sets the side to move. */
    public void setToMove(int colour) {
        if (colour != position.toMove()) {
            setUp(arrangement(), colour, false);
        }
    }

    /** A copy of the stones, indexed by point, to be changed and given to {@link #setUp}. */
    public int[] arrangement() {
        int[] stones = new int[game.geometry().arrayLength];
        for (int p : game.geometry().points) {
            stones[p] = position.board().stone(p);
        }
        return stones;
    }

    /** Replaces the stones on the board by an arrangement in which every block has a liberty. */
    public void setUp(int[] stones, int toMove) {
        setUp(stones, toMove, false);
    }

    /** Places handicap stones on the empty board; White moves next. */
    public void placeHandicap(List<Integer> points) {
        int[] stones = arrangement();
        for (int p : points) {
            stones[p] = Stone.BLACK;
        }
        setUp(stones, Colour.SECOND, true);
    }

    private void setUp(int[] stones, int toMove, boolean handicap) {
        trial.copyFrom(position);
        if (!trial.arrange(stones, toMove)) {
            throw new BadInput("illegal set-up: a block without liberties");
        }
        List<Integer> list = new ArrayList<>(stones.length);
        for (int stone : stones) {
            list.add(stone);
        }
        add(new SetUp(List.copyOf(list), toMove, handicap));
    }

    /** The same moves and set-ups under another komi or rule set. */
    public GoRecord under(GoGame other) {
        assert other.size() == game.size();
        GoRecord record = new GoRecord(other);
        record.events.addAll(events);
        record.replay();
        return record;
    }

    /** Whether the last two moves were passes, with no set-up between or after them. */
    public boolean isFinished() {
        int n = events.size();
        return n >= 2 && isPass(events.get(n - 1)) && isPass(events.get(n - 2));
    }

    @Override
    public boolean isOver() {
        return isFinished() || position.isOver();
    }

    private static boolean isPass(Event event) {
        return event instanceof Move move && move.move == Game.PASS;
    }
}
