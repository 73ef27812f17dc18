package moyo.go;

import java.util.List;
import java.util.Locale;
import moyo.game.BadInput;

/**
 * A rule set.
 *
 * @param suicide whether suicide of two or more stones is legal
 * @param superko whether positional superko applies; otherwise only the simple ko
 * @param scoring how a finished game is counted
 */
public record GoRules(String name, boolean suicide, boolean superko, Scoring scoring) {
    /** How a finished game is counted. */
    public enum Scoring {
        /** Stones plus territory, after the removal of dead stones. */
        AREA,
        /** Stones plus territory, where every stone on the board counts as alive. */
        AREA_AS_IT_STANDS,
        /** Territory plus prisoners; dead stones count as prisoners. */
        TERRITORY
    }

    public static final GoRules CHINESE = new GoRules("chinese", false, true, Scoring.AREA);
    public static final GoRules TROMP_TAYLOR =
            new GoRules("tromp-taylor", true, true, Scoring.AREA_AS_IT_STANDS);
    public static final GoRules JAPANESE = new GoRules("japanese", false, false, Scoring.TERRITORY);

    /** Every named rule set. */
    public static final List<GoRules> ALL =
            List.of(
                    CHINESE,
                    TROMP_TAYLOR,
                    JAPANESE,
                    new GoRules("aga", false, true, Scoring.AREA),
                    new GoRules("new-zealand", true, true, Scoring.AREA),
                    new GoRules("cgos", false, true, Scoring.AREA_AS_IT_STANDS));

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
