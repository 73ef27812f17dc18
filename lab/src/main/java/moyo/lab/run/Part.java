package moyo.lab.run;

import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import moyo.game.BadInput;
import moyo.lab.record.GameId;

/**
 * A share of the pairs of a run, so that several machines can play one run without a connection.
 * All parts have the plan of the whole run; {@link Merge} joins their folders.
 *
 * @param number from 1 to {@code count}
 * @param count the number of parts; 1 for the whole run
 */
public record Part(int number, int count) {
    /** The whole run. */
    public static final Part ALL = new Part(1, 1);

    private static final Pattern TEXT = Pattern.compile("([0-9]{1,6})/([0-9]{1,6})");

    public Part {
        if (number < 1 || number > count) {
            throw wrong(number + "/" + count);
        }
    }

    /** Reads {@code K/N}. */
    public static Part parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            throw wrong(text);
        }
        return new Part(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }

    private static BadInput wrong(String text) {
        return new BadInput(
                "part '%s' is not K/N with whole numbers and K from 1 to N, such as 2/4"
                        .formatted(text));
    }

    public boolean isAll() {
        return count == 1;
    }

    /**
     * Returns whether a pair belongs to this part. The pairs of a matchup go to the parts in turn.
     * The part of pair 0 depends on the matchup and on the name of the run, so that the surplus
     * pairs of matchups, and of the rows of an experiment, are not all in the first parts.
     *
     * @param matchup the number of the matchup in the plan, from 0
     */
    boolean has(RunPlan plan, int matchup, int pair) {
        return Math.floorMod((long) plan.name().hashCode() + matchup + pair, count) == number - 1;
    }

    /** Returns the number of games of this part. */
    public int games(RunPlan plan) {
        return Schedule.games(plan, this).size();
    }

    /**
     * Returns the number of games of this part that are not done.
     *
     * @param isDone whether a game has a result
     */
    public int missing(RunPlan plan, Predicate<GameId> isDone) {
        return (int) Schedule.games(plan, this).stream().filter(isDone.negate()).count();
    }

    /**
     * Throws {@code BadInput} if the run cannot be played in parts: a sequential test decides after
     * each game whether the run ends, so it needs all games in one place.
     */
    public void check(RunPlan plan) {
        if (!isAll() && !plan.sprt().isEmpty()) {
            throw new BadInput(
                    "--part %s and --sprt exclude each other: a sequential test needs all games in"
                                    .formatted(this)
                            + " one place; play a fixed number of games (--games N) in parts, or"
                            + " the whole test on one machine");
        }
    }

    /** Returns the end of the name of a folder: {@code -part-2-of-4}; empty for the whole run. */
    public String suffix() {
        return isAll() ? "" : "-part-%d-of-%d".formatted(number, count);
    }

    /** Returns the text of command lines and files: {@code 2/4}. */
    @Override
    public String toString() {
        return number + "/" + count;
    }
}
