package moyo.app.bench;

import java.util.ArrayList;
import java.util.List;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.player.Player;
import moyo.search.player.PlayerSpec;
import moyo.session.GameKit;

/**
 * The moves of one player against itself from the start position, with a fixed seed: the same on
 * every machine as long as the player plays the same.
 *
 * @param moves the names of the moves; {@code resign} is the last one of a resigned game
 * @param hash a hash of all moves, simulation counts and values
 */
record SelfPlayLine(List<String> moves, long hash) {
    private static final long FNV_OFFSET = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;

    /**
     * Plays at most {@code plies} moves.
     *
     * @param spec a player that searches with one thread and a number of playouts
     */
    static <G extends Game<P>, P extends Position<P>> SelfPlayLine play(
            GameKit<G, P> kit, String spec, long seed, int plies) {
        PlayerSpec<G, P> parsed = kit.players().parse(spec);
        Player<P> player = parsed.make(kit.game(), seed);
        P position = kit.game().newPosition();
        List<String> moves = new ArrayList<>();
        long hash = FNV_OFFSET;
        while (moves.size() < plies && !position.isOver()) {
            int move = player.chooseMove(position, parsed.budget());
            hash = mixed(hash, move);
            hash = mixed(hash, player.simulations());
            hash = mixed(hash, Float.floatToIntBits((float) player.lastValue()));
            if (move == Player.RESIGN) {
                moves.add("resign");
                break;
            }
            moves.add(kit.game().moveName(move));
            position.play(move);
        }
        return new SelfPlayLine(List.copyOf(moves), hash);
    }

    /** FNV-1a over the four bytes of a number. */
    static long mixed(long hash, int number) {
        long mixed = hash;
        for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
            mixed = (mixed ^ number >>> shift & 0xff) * FNV_PRIME;
        }
        return mixed;
    }
}
