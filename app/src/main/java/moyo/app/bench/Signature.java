package moyo.app.bench;

import java.util.List;
import java.util.Map;
import moyo.app.option.Games;

/**
 * A hash of fixed searches of all games. It changes if and only if one of these players chooses
 * another move, runs another number of simulations or returns another value; a commit that changes
 * it says so.
 */
final class Signature {
    private static final long SEED = 1;

    /** A player and the number of moves that it plays against itself. */
    private record Probe(String game, String size, String spec, int plies) {}

    private static final List<Probe> PROBES =
            List.of(
                    new Probe("go", "9", "fuego-style playouts=500", 8),
                    new Probe("go", "13", "fuego-style playouts=200", 3),
                    new Probe("go", "19", "fuego-style playouts=100", 2),
                    new Probe("go", "9", "agents team=table3 playouts=300", 4),
                    new Probe("go", "9", "btt gate=0 playouts=300", 6),
                    new Probe("go", "9", "graph playouts=300", 4),
                    new Probe("go", "9", "puct playouts=300 solver=on", 4),
                    new Probe("go", "9", "uct playouts=500", 3),
                    new Probe("blokus", "", "blokus playouts=500", 8),
                    new Probe("blokus", "", "uct-bouzy playouts=300", 3),
                    new Probe("blokus", "", "btt gate=0 playouts=300", 4),
                    new Probe("blokus", "", "ab playouts=1000", 2));

    private Signature() {}

    static int compute() {
        long hash = 0;
        for (Probe probe : PROBES) {
            Map<String, String> board =
                    probe.size.isEmpty() ? Map.of() : Map.of("size", probe.size);
            long line =
                    SelfPlayLine.play(Games.of(probe.game, board), probe.spec, SEED, probe.plies)
                            .hash();
            hash = 31 * hash + line;
        }
        return (int) (hash ^ hash >>> 32) & 0xfff_ffff;
    }
}
