package moyo.go;

import java.util.List;
import java.util.Locale;
import moyo.game.BadInput;

/**
 * A rule set.
 *
 * @param suicide whether a move may take off its own block (of two stones or more)
 * @param superko whether no whole-board position may come back; without it only the simple ko
 *     counts
 * @param scoring how a finished game is counted
 */
public record GoRules(String name, boolean suicide, boolean superko, Scoring scoring) {
    /** Area: stones and territory. Territory: territory and prisoners. */
    public enum Scoring {
        AREA,
        TERRITORY
    }

    public static final GoRules CHINESE = new GoRules("chinese", false, true, Scoring.AREA);
    public static final GoRules TROMP_TAYLOR =
            new GoRules("tromp-taylor", true, true, Scoring.AREA);
    public static final GoRules JAPANESE = new GoRules("japanese", false, false, Scoring.TERRITORY);

    /** Every named rule set; CGOS plays Chinese rules, AGA and New Zealand count area as well. */
    public static final List<GoRules> ALL =
            List.of(
                    CHINESE,
                    TROMP_TAYLOR,
                    JAPANESE,
                    new GoRules("aga", false, true, Scoring.AREA),
                    new GoRules("new-zealand", true, true, Scoring.AREA),
                    new GoRules("cgos", false, true, Scoring.AREA));

    /** Finds a rule set by name; {@code _} and blanks count as {@code -}. */
    public static GoRules parse(String text) {
        String wanted = text.trim().toLowerCase(Locale.ROOT).replaceAll("[_ ]+", "-");
        for (GoRules rules : ALL) {
            if (rules.name.equals(wanted)) {
                return rules;
            }
        }
        throw new BadInput(
                "unknown rules '%s'; known are %s"
                        .formatted(
                                text.trim(),
                                String.join(", ", ALL.stream().map(GoRules::name).toList())));
    }
}
