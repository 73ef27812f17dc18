package moyo.session;

import java.net.URL;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.gtp.GtpEngine;
import moyo.net.Teachable;
import moyo.net.exam.Theory;
import moyo.net.selfplay.Recipe;
import moyo.search.agent.TeamBook;
import moyo.search.player.PlayerCatalogue;
import moyo.search.player.PlayerSpec;
import moyo.search.playout.PlayoutPolicy;
import moyo.session.face.BoardFace;
import moyo.session.record.GameRecord;
import moyo.session.record.PlainFormat;
import moyo.session.record.PlainRecord;
import moyo.session.record.RecordFormat;
import moyo.session.study.Study;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfReader;
import moyo.sgf.SgfWriter;

/**
 * A game of a family with everything that front ends and the laboratory need: players, GTP,
 * records, openings. Immutable and thread-safe.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public interface GameKit<G extends Game<P>, P extends Position<P>> {
    G game();

    /**
     * Returns the settings that identify the game, for the record of a run: {@code size=9}, {@code
     * komi=6.5}.
     */
    Map<String, Object> facts();

    /** Returns the players of the game. */
    PlayerCatalogue<G, P> players();

    /** Returns the name of the default player, which must be an {@code Analyst}. */
    String standardPlayer();

    /** Returns the name of the default player on another board of the same family. */
    default String standardPlayer(G game) {
        return standardPlayer();
    }

    /**
     * Returns every player that is the default on some board of the family, with the words that say
     * where: {@code on 9x9}; no words if it is everywhere.
     */
    default Map<String, String> standardPlayers() {
        return Map.of(standardPlayer(), "");
    }

    /** Returns the same kit for another board of the same family, such as that of a record. */
    default GameKit<G, P> on(G other) {
        return this;
    }

    /** Returns how the page draws the board; empty if the game is not offered there. */
    default Optional<BoardFace<P>> face() {
        return Optional.empty();
    }

    /** Returns the largest handicap of the second player; 0 if there are no handicaps. */
    default int mostHandicap() {
        return 0;
    }

    /**
     * Returns a record that begins with a handicap.
     *
     * @param stones a number that {@link #mostHandicap} allows
     */
    default GameRecord<G, P> newRecord(int stones) {
        if (stones != 0) {
            throw new BadInput("%s has no handicap".formatted(game().name()));
        }
        return newRecord();
    }

    /** Returns the strengths at which people may play on this board. */
    default Levels levels() {
        return Levels.bySimulations(game().name(), standardPlayer());
    }

    /**
     * Returns the weights of the network that is shipped for this board; empty if there is none.
     */
    default Optional<URL> shippedNetwork() {
        return Optional.empty();
    }

    /**
     * Registers every command of the game with a GTP engine. Games without a dialect of their own
     * register {@code PlainGtp}.
     */
    void registerGtp(GtpEngine engine, PlayerSpec<G, P> spec, long seed);

    /**
     * Registers every command of the game with a GTP engine whose user has not named a player: when
     * the board changes, the default player may change with it.
     */
    default void registerGtpByDefault(GtpEngine engine, PlayerSpec<G, P> spec, long seed) {
        registerGtp(engine, spec, seed);
    }

    /** Returns an empty record. */
    default GameRecord<G, P> newRecord() {
        return new PlainRecord<>(game(), this::whyIllegal);
    }

    /** Returns the format of records as SGF trees. */
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

    /** Reads a record file that is not SGF; empty if the game has no such format. */
    default Optional<SgfNode> treeOf(String text) {
        return Optional.empty();
    }

    /** Returns the reason why a move of the side to move is illegal in a game that is not over. */
    default String whyIllegal(P position, int move) {
        return "the rules forbid '%s' here".formatted(game().moveName(move));
    }

    /** Returns the name of a colour: Black or White, unless the game has other names. */
    default String colourName(int colour) {
        return colour == Colour.FIRST ? "Black" : "White";
    }

    /** Returns a drawing of the board, several lines of text. */
    String boardText(P position);

    /**
     * Returns the playout policies of {@code moyo bench}, by the name of their line: {@code
     * playout.light}.
     */
    Map<String, Supplier<PlayoutPolicy<P>>> playouts();

    /** Returns the teams of playout agents; empty if the game has no agents. */
    default Optional<TeamBook> teams() {
        return Optional.empty();
    }

    /** Returns the encoding of the game for networks; empty if there is none. */
    default Optional<Teachable<P>> lessons() {
        return Optional.empty();
    }

    /** Returns how a network is taught unless the user says otherwise. */
    default Recipe recipe() {
        return Recipe.STANDARD;
    }

    /** Returns solved positions, to measure players with; empty if there are none. */
    default Optional<Theory> theory() {
        return Optional.empty();
    }

    /** Returns the studies that experiments may name in {@code plots}; empty if there are none. */
    default Map<String, Study> studies() {
        return Map.of();
    }

    /** Returns the dialect for driving GTP engines. */
    default GtpDialect dialect() {
        return new PlainDialect(game());
    }

    /** Returns whether the side to move can only pass; the player is not asked then. */
    default boolean mustPass(P position) {
        return false;
    }

    /** Returns the number of moves that practically no position exceeds; trees are sized by it. */
    default int mostMoves() {
        return game().moveCodes();
    }

    /** Estimates the number of moves that the side to move still has to make. */
    int movesToGo(P position);

    /**
     * Returns the first player's score at the end of a game; by default that of the position.
     *
     * @param dead the dead stones on which both players agree; if empty, playouts decide
     * @param seed the seed of these playouts
     */
    default double score(P end, Optional<Set<Integer>> dead, long seed) {
        return end.score();
    }

    /**
     * Returns the possible next moves of a random opening, none if it should end; by default all
     * moves that do not end the game.
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

    /** Reads openings, sequences of moves from the start, from a file in a format of the game. */
    default List<List<Integer>> readOpenings(Path file) {
        return OpeningLines.read(file, game());
    }

    /** Returns the file name extension of records. */
    default String recordType() {
        return "sgf";
    }

    /** Returns the text of a record file; by default SGF in this game's {@link #format}. */
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
