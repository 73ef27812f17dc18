package moyo.session;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import moyo.game.BadInput;
import moyo.game.Nearest;

/**
 * The levels of a game on one board, from the weakest to full strength. Immutable.
 *
 * @param where the game and its board, such as {@code Go 9x9}
 * @param offered the number of the level that a person gets without choosing one
 */
public record Levels(String where, List<Level> all, int offered) {
    private static final int USUALLY_OFFERED = 3;

    /** The names of the levels, the same in all games. */
    private static final List<String> NAMES =
            List.of("beginner", "casual", "club", "strong", "full strength");

    public Levels {
        all = List.copyOf(all);
    }

    /** Returns no levels yet; {@link #and} adds them. */
    public static Levels of(String where) {
        return new Levels(where, List.of(), USUALLY_OFFERED);
    }

    /** Returns five levels of a player without measured ratings: 4 to 1000 simulations a move. */
    public static Levels bySimulations(String where, String player) {
        Levels levels = of(where);
        for (int simulations : new int[] {4, 16, 64, 256, 1000}) {
            levels =
                    levels.and(
                            "%d simulations a move".formatted(simulations),
                            "%s playouts=%d".formatted(player, simulations));
        }
        return levels;
    }

    /** Adds the next level, without a rating. */
    public Levels and(String sentence, String player) {
        return and(sentence, player, OptionalInt.empty());
    }

    /** Adds the next level with its rating. */
    public Levels and(String sentence, String player, int rating) {
        return and(sentence, player, OptionalInt.of(rating));
    }

    private Levels and(String sentence, String player, OptionalInt rating) {
        List<Level> more = new ArrayList<>(all);
        int number = more.size() + 1;
        more.add(new Level(number, NAMES.get(number - 1), sentence, player, rating));
        return new Levels(where, more, offered);
    }

    /** Offers the strongest level to people who choose none; otherwise it is level 3. */
    public Levels offeringTheStrongest() {
        return new Levels(where, all, all.size());
    }

    @Override
    public int offered() {
        return Math.min(offered, all.size());
    }

    /** Returns full strength. */
    public Level strongest() {
        return all.get(all.size() - 1);
    }

    /**
     * Returns a level by its number.
     *
     * @throws BadInput if there is none, with the range
     */
    public Level at(int number) {
        return find(String.valueOf(number));
    }

    /**
     * Returns a level by its number or name.
     *
     * @throws BadInput if there is none, with the range
     */
    public Level find(String text) {
        String wanted = text.strip();
        return all.stream()
                .filter(
                        level ->
                                level.name().equalsIgnoreCase(wanted)
                                        || String.valueOf(level.number()).equals(wanted))
                .findFirst()
                .orElseThrow(() -> unknown(wanted));
    }

    private BadInput unknown(String text) {
        List<String> names = all.stream().map(Level::name).toList();
        String hint = Nearest.to(text, names).map(n -> "; did you mean '" + n + "'?").orElse("");
        return new BadInput(
                "unknown level '%s'; the levels of %s are %s%s"
                        .formatted(
                                text,
                                where,
                                all.stream()
                                        .map(l -> "%d (%s)".formatted(l.number(), l.name()))
                                        .collect(Collectors.joining(", ")),
                                hint));
    }
}
