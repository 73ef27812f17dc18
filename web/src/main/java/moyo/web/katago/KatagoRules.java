package moyo.web.katago;

import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a query: the nearest rules that the program knows.
 *
 * @param name the program's name of the rules
 * @param exact whether they are those that were asked for
 * @param bonus what White gets for the handicap stones
 * @param komi the komi if the query has none
 */
record KatagoRules(String name, boolean exact, Bonus bonus, double komi) {
    static final String FIELD = "rules";
    static final double MOST_KOMI = 400;

    private static final String CHINESE = "chinese";
    private static final String JAPANESE = "japanese";
    private static final String AGA = "aga";
    private static final String NEW_ZEALAND = "new-zealand";
    private static final String TROMP_TAYLOR = "tromp-taylor";

    private static final double AREA_KOMI = 7.5;
    private static final double TERRITORY_KOMI = 6.5;

    /** The points that White gets for N handicap stones. */
    enum Bonus {
        NONE("0"),
        N("N"),
        N_LESS_ONE("N-1");

        private final String text;

        Bonus(String text) {
            this.text = text;
        }

        int points(int stones) {
            return stones == 0 || this == NONE ? 0 : this == N ? stones : stones - 1;
        }

        static Bonus parse(String field, Object value) {
            for (Bonus bonus : values()) {
                if (bonus.text.equals(value)) {
                    return bonus;
                }
            }
            throw new FieldError(field, "'%s' is not \"0\", \"N\" or \"N-1\"".formatted(value));
        }
    }

    static KatagoRules read(Fields query) {
        Object value = query.value(FIELD);
        if (value instanceof String name) {
            return named(name);
        }
        return detailed(
                Fields.of(
                        FIELD,
                        value,
                        "must be a name, such as \"chinese\", or an object with the details"));
    }

    private static KatagoRules named(String text) {
        String name = text.strip().toLowerCase(Locale.ROOT).replaceAll("[-_ ]", "");
        return switch (name) {
            case "japanese", "korean" ->
                    new KatagoRules(JAPANESE, true, Bonus.NONE, TERRITORY_KOMI);
            case "ancientterritory" -> new KatagoRules(JAPANESE, false, Bonus.NONE, TERRITORY_KOMI);
            case CHINESE, "chineseogs", "chinesekgs" ->
                    new KatagoRules(CHINESE, true, Bonus.N, AREA_KOMI);
            case "ancientarea", "stonescoring" ->
                    new KatagoRules(CHINESE, false, Bonus.NONE, AREA_KOMI);
            case AGA, "bga", "french" -> new KatagoRules(AGA, true, Bonus.N_LESS_ONE, AREA_KOMI);
            case "agabutton" -> new KatagoRules(AGA, false, Bonus.N_LESS_ONE, 7);
            case "nz", "newzealand" -> new KatagoRules(NEW_ZEALAND, true, Bonus.NONE, 7);
            case "goe", "ing" -> new KatagoRules(NEW_ZEALAND, true, Bonus.NONE, AREA_KOMI);
            case "tromptaylor" -> new KatagoRules(TROMP_TAYLOR, true, Bonus.NONE, AREA_KOMI);
            case "cgos" -> new KatagoRules("cgos", true, Bonus.NONE, AREA_KOMI);
            default -> throw new FieldError(FIELD, "unknown rules: " + text);
        };
    }

    /** The details that are absent are those of Tromp and Taylor. */
    private static KatagoRules detailed(Fields rules) {
        boolean area = true;
        boolean suicide = true;
        boolean friendly = false;
        boolean button = false;
        String ko = "POSITIONAL";
        String tax = "";
        double komi = Double.NaN;
        Bonus bonus = Bonus.NONE;
        for (Map.Entry<String, Object> entry : rules.json().entrySet()) {
            Object value = entry.getValue();
            switch (entry.getKey()) {
                case "ko" -> ko = oneOf(value, "SIMPLE", "POSITIONAL", "SITUATIONAL", "SPIGHT");
                case "score", "scoring" -> area = oneOf(value, "AREA", "TERRITORY").equals("AREA");
                case "tax" -> tax = oneOf(value, "NONE", "SEKI", "ALL");
                case "suicide" -> suicide = flag(value);
                case "hasButton" -> button = flag(value);
                case "friendlyPassOk" -> friendly = flag(value);
                case "whiteHandicapBonus" -> bonus = Bonus.parse(FIELD, value);
                case "komi" -> komi = komi(FIELD, value);
                default -> throw new FieldError(FIELD, "unknown detail: " + entry.getKey());
            }
        }
        String name = area ? ofArea(suicide, friendly) : JAPANESE;
        String usualTax = area ? "NONE" : "SEKI";
        boolean exact =
                !button
                        && (tax.isEmpty() || tax.equals(usualTax))
                        && (area ? ko.equals("POSITIONAL") : ko.equals("SIMPLE") && !suicide);
        return new KatagoRules(
                name, exact, bonus, Double.isNaN(komi) ? area ? AREA_KOMI : TERRITORY_KOMI : komi);
    }

    private static String ofArea(boolean suicide, boolean friendly) {
        if (friendly) {
            return suicide ? NEW_ZEALAND : CHINESE;
        }
        return suicide ? TROMP_TAYLOR : "cgos";
    }

    private static String oneOf(Object value, String... known) {
        for (String name : known) {
            if (name.equals(value)) {
                return name;
            }
        }
        throw new FieldError(
                FIELD, "'%s' is not one of %s".formatted(value, String.join(", ", known)));
    }

    private static boolean flag(Object value) {
        if (value instanceof Boolean flag) {
            return flag;
        }
        throw new FieldError(FIELD, "'%s' is not true or false".formatted(value));
    }

    /** Reads a komi, an integer or half-integer. */
    static double komi(String field, @Nullable Object value) {
        if (value instanceof Number number) {
            double komi = number.doubleValue();
            if (Math.abs(komi) <= MOST_KOMI && 2 * komi == Math.rint(2 * komi)) {
                return komi;
            }
        }
        throw new FieldError(field, "komi must be an integer or half-integer from -400 to 400");
    }
}
