package moyo.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.gtp.GtpEngine;
import moyo.net.Teachable;
import moyo.search.agent.TeamBook;
import moyo.search.player.PlayerCatalogue;
import moyo.search.player.PlayerSpec;
import moyo.search.playout.PlayoutPolicy;
import moyo.session.record.GameRecord;
import moyo.session.record.PlainFormat;
import moyo.session.record.PlainRecord;
import moyo.session.record.RecordFormat;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfReader;
import moyo.sgf.SgfWriter;

/**
 * One game of a family with everything that front ends and the laboratory ask of it: players, GTP,
 * records, openings. Immutable, for several threads.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public interface GameKit<G extends Game<P>, P extends Position<P>> {
    G game();

    /**
     * What makes this game this game, for the record of a run: {@code size=9}, {@code komi=6.5}.
     */
    Map<String, Object> facts();

    /** Our own players. */
    PlayerCatalogue<G, P> players();

    /**
     * The name of the player that answers unless another is asked for; its search can be watched.
     */
    String standardPlayer();

    /**
     * Teaches a GTP engine every command of the game. Games without a dialect of their own register
     * {@code PlainGtp}.
     */
    void registerGtp(GtpEngine engine, PlayerSpec<G, P> spec, long seed);

    /** An empty record. */
    default GameRecord<G, P> newRecord() {
        return new PlainRecord<>(game(), this::whyIllegal);
    }

    /** How records are written as trees. */
    default RecordFormat<G, P> format() {
        return new PlainFormat<>(game(), this::newRecord);
    }

    /** Reads the first game of an SGF text. */
    default GameRecord<G, P> readRecord(String text) {
        return format().read(SgfReader.readText(text).get(0), Integer.MAX_VALUE);
    }

    /** Writes a game as SGF text. */
    default String writeRecord(GameRecord<G, P> record) {
        return SgfWriter.write(format().write(record, "Moyo"));
    }

    /** The tree of a record file that is no SGF; empty if the game writes no such files. */
    default Optional<SgfNode> treeOf(String text) {
        return Optional.empty();
    }

    /** Why the rules forbid the side to move a move in a game that goes on, a phrase for people. */
    default String whyIllegal(P position, int move) {
        return "the rules forbid '%s' here".formatted(game().moveName(move));
    }

    /** The name of a colour for people: Black or White, unless the game has its own. */
    default String colourName(int colour) {
        return colour == Colour.FIRST ? "Black" : "White";
    }

    /** The board for people, several lines. */
    String boardText(P position);

    /** Playout policies worth a benchmark, by the name of their line: {@code playout.light}. */
    Map<String, Supplier<PlayoutPolicy<P>>> playouts();

    /** The teams of agents that its players can play with; none if it has no agents. */
    default Optional<TeamBook> teams() {
        return Optional.empty();
    }

    /** How a network learns the game; empty if none can. */
    default Optional<Teachable<P>> lessons() {
        return Optional.empty();
    }

    /** How outside engines are spoken to. */
    default GtpDialect dialect() {
        return new PlainDialect(game());
    }

    /** Whether the side to move can only pass, and is not asked. */
    default boolean mustPass(P position) {
        return false;
    }

    /** No position has more moves, or hardly any; sizes trees. */
    default int mostMoves() {
        return game().moveCodes();
    }

    /** How many own moves the side to move may still have to make, at a guess. */
    int movesToGo(P position);

    /**
     * The first player's score at the end of a game; by default that of the position.
     *
     * @param dead the stones that both players take for dead, if they agree; else the referee
     *     judges
     * @param seed of the referee's own playouts
     */
    default double score(P end, Optional<Set<Integer>> dead, long seed) {
        return end.score();
    }

    /**
     * The moves that a random opening may have next, none if it should end; by default all moves
     * that do not end the game.
     */
    default void openingMoves(P position, MoveList moves) {
        position.legalMoves(moves);
        P after = game().newPosition();
        for (int i = moves.size() - 1; i >= 0; i--) {
            after.copyFrom(position);
            after.play(moves.get(i));
            if (after.isOver()) {
                moves.removeInOrder(i);
            }
        }
    }

    /** Sequences of moves from the start, from a file of a kind that the game knows. */
    default List<List<Integer>> readOpenings(Path file) {
        return OpeningLines.read(file, game());
    }

    /** The ending of the names of record files. */
    default String recordType() {
        return "sgf";
    }

    /** The text of a record file; by default SGF in this game's {@link #format}. */
    default String record(FinishedGame finished) {
        GameRecord<G, P> record = newRecord();
        for (int i = 0; i < finished.moves().size(); i++) {
            record.play(i & 1, finished.moves().get(i), finished.comments().get(i));
        }
        SgfNode root = format().write(record, finished.program());
        finished.describeIn(root);
        return SgfWriter.write(root);
    }
}
