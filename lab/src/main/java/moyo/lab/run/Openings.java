package moyo.lab.run;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.session.GameKit;

/**
 * The openings of pairs: the first moves of both games. Immutable.
 *
 * @param <P> the positions of the game
 */
public final class Openings<P extends Position<P>> {
    private static final String NONE = "none";

    private final GameKit<?, P> kit;
    private final String description;
    private final int randomPlies;
    private final List<List<Integer>> given;

    private Openings(
            GameKit<?, P> kit, String description, int randomPlies, List<List<Integer>> given) {
        this.kit = kit;
        this.description = description;
        this.randomPlies = randomPlies;
        this.given = given;
    }

    /**
     * Reads the option of the command line: {@code none}, a number of random moves, or a file with
     * one opening per line (or in a format of the game).
     */
    public static <G extends Game<P>, P extends Position<P>> Openings<P> parse(
            String text, GameKit<G, P> kit) {
        if (text.equals(NONE)) {
            return new Openings<>(kit, NONE, 0, List.of());
        }
        if (text.matches("[0-9]{1,3}")) {
            int plies = Integer.parseInt(text);
            return new Openings<>(kit, "random " + plies, plies, List.of());
        }
        List<List<Integer>> given = kit.readOpenings(Path.of(text));
        if (given.isEmpty()) {
            throw new BadInput("there is no opening in '%s'".formatted(text));
        }
        for (int i = 0; i < given.size(); i++) {
            check(kit.game(), given.get(i), text, i + 1);
        }
        String digest = digest(String.join("\n", lines(kit.game(), given)));
        return new Openings<>(kit, "%d given, %s".formatted(given.size(), digest), 0, given);
    }

    /** Returns a hash of the openings, which identifies them independently of the file name. */
    private static String digest(String text) {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256")
                            .digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // cannot happen: every Java has it
        }
    }

    private static List<String> lines(Game<?> game, List<List<Integer>> openings) {
        return openings.stream()
                .map(o -> o.stream().map(game::moveName).collect(Collectors.joining(" ")))
                .toList();
    }

    /** Returns the given openings as text, one per line; empty if they are random. */
    public List<String> lines() {
        return lines(kit.game(), given);
    }

    private static <P extends Position<P>> void check(
            Game<P> game, List<Integer> moves, String file, int number) {
        P position = game.newPosition();
        for (int move : moves) {
            if (position.isOver() || !position.isLegal(move)) {
                throw new BadInput(
                        "opening %d in '%s': %s is illegal"
                                .formatted(number, file, game.moveName(move)));
            }
            position.play(move);
        }
        if (position.isOver()) {
            throw new BadInput("opening %d in '%s' is a whole game".formatted(number, file));
        }
    }

    /** Returns the opening of a pair, which is determined by its number and seed. */
    public List<Integer> of(int pair, long seed) {
        return given.isEmpty() ? random(new Rng(Rng.mix(seed))) : given.get(pair % given.size());
    }

    /** Returns random moves; fewer if the game ends. */
    private List<Integer> random(Rng rng) {
        P position = kit.game().newPosition();
        MoveList possible = new MoveList(kit.game().moveCodes());
        List<Integer> moves = new ArrayList<>();
        while (moves.size() < randomPlies) {
            kit.openingMoves(position, possible);
            if (possible.isEmpty()) {
                break;
            }
            int move = possible.draw(rng);
            position.play(move);
            if (position.isOver()) {
                break;
            }
            moves.add(move);
        }
        return moves;
    }

    @Override
    public String toString() {
        return description;
    }
}
