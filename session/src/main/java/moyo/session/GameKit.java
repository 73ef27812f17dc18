package moyo.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.gtp.GtpEngine;
import moyo.search.agent.TeamBook;
import moyo.search.player.PlayerCatalogue;
import moyo.search.player.PlayerSpec;
import moyo.search.playout.PlayoutPolicy;

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

    /** Teaches a GTP engine every command of the game. */
    default void registerGtp(GtpEngine engine, PlayerSpec<G, P> spec, long seed) {
        new PlainSession<>(this, spec, seed).register(engine);
    }

    /** The board for people, several lines. */
    String boardText(P position);

    /** Playout policies worth a benchmark, by the name of their line: {@code playout.light}. */
    Map<String, Supplier<PlayoutPolicy<P>>> playouts();

    /** The teams of agents that its players can play with; none if it has no agents. */
    default Optional<TeamBook> teams() {
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
     * The first player's score at the end of a game.
     *
     * @param dead the stones that both players take for dead, if they agree; else the referee
     *     judges
     * @param seed of the referee's own playouts
     */
    double score(P end, Optional<Set<Integer>> dead, long seed);

    /** The moves that a random opening may have next; none if it should end. */
    void openingMoves(P position, MoveList moves);

    /** Sequences of moves from the start, from a file of a kind that the game knows. */
    default List<List<Integer>> readOpenings(Path file) {
        return OpeningLines.read(file, game());
    }

    /** The ending of the names of record files, {@code sgf}. */
    String recordType();

    /** The text of a record file. */
    String record(FinishedGame finished);
}
