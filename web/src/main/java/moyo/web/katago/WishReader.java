package moyo.web.katago;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import moyo.web.katago.Query.Warning;
import moyo.web.katago.Wish.Forbidden;

/** Reads what a query wants to know. */
final class WishReader {
    private static final String VISITS = "maxVisits";
    private static final String OWNERSHIP = "includeOwnership";
    private static final String MOVES_OWNERSHIP = "includeMovesOwnership";
    private static final String POLICY = "includePolicy";
    private static final String VARIATION_VISITS = "includePVVisits";
    private static final String LENGTH = "analysisPVLen";
    private static final String EVERY = "reportDuringSearchEvery";
    private static final String FIRST = "firstReportDuringSearchAfter";
    private static final String AVOID = "avoidMoves";
    private static final String ALLOW = "allowMoves";
    private static final String SETTINGS = "overrideSettings";

    /** Fields that have no effect; false, as clients send them, needs no warning. */
    private static final Set<String> FLAGS_WITHOUT_EFFECT =
            Set.of(
                    "includeOwnershipStdev",
                    "includeMovesOwnershipStdev",
                    "includeNoResultValue",
                    MOVES_OWNERSHIP);

    private static final Set<String> NUMBERS_WITHOUT_EFFECT =
            Set.of("rootFpuReductionMax", "rootPolicyTemperature");

    /** The fields that this class looks at. */
    static final Set<String> KNOWN = known();

    private static final int USUAL_LENGTH = 15;
    private static final long MOST_VISITS = 1L << 50;
    private static final double SHORTEST = 0.001;
    private static final double LONGEST = 1e6;
    private static final double NEVER = Double.POSITIVE_INFINITY;

    private final Fields query;
    private final Vertices<?, ?> vertices;
    private final List<Warning> warnings;
    private long visits;
    private double seconds = NEVER;
    private View view = View.BLACK;

    WishReader(Fields query, Vertices<?, ?> vertices, List<Warning> warnings) {
        this.query = query;
        this.vertices = vertices;
        this.warnings = warnings;
    }

    private static Set<String> known() {
        Set<String> all =
                new HashSet<>(
                        Set.of(
                                VISITS,
                                OWNERSHIP,
                                POLICY,
                                VARIATION_VISITS,
                                LENGTH,
                                EVERY,
                                FIRST,
                                AVOID,
                                ALLOW,
                                SETTINGS));
        all.addAll(FLAGS_WITHOUT_EFFECT);
        all.addAll(NUMBERS_WITHOUT_EFFECT);
        return Set.copyOf(all);
    }

    /**
     * Reads the wish.
     *
     * @param usual whose values are reported unless the query says otherwise
     */
    Wish read(View usual) {
        view = usual;
        if (query.has(SETTINGS)) {
            settings(Fields.of(SETTINGS, query.value(SETTINGS), "must be an object"));
        }
        if (query.has(VISITS)) {
            visits = query.integer(VISITS, 1, MOST_VISITS);
        }
        warnOfFlags();
        double every = query.has(EVERY) ? query.number(EVERY, SHORTEST, LONGEST) : NEVER;
        double first = query.has(FIRST) ? query.number(FIRST, SHORTEST, LONGEST) : every;
        return new Wish(
                (int) Math.min(visits, Integer.MAX_VALUE),
                seconds,
                first,
                every,
                query.flag(OWNERSHIP),
                query.flag(POLICY),
                query.flag(VARIATION_VISITS),
                view,
                query.has(LENGTH) ? (int) query.integer(LENGTH, 1, 1_000) : USUAL_LENGTH,
                forbidden());
    }

    private void warnOfFlags() {
        for (String field : FLAGS_WITHOUT_EFFECT) {
            if (query.flag(field)) {
                warnings.add(
                        new Warning(
                                field,
                                field.equals(MOVES_OWNERSHIP)
                                        ? "ownership is reported of the position only, not of each"
                                                + " move"
                                        : "is not reported"));
            }
        }
        for (String field : NUMBERS_WITHOUT_EFFECT) {
            if (query.has(field)) {
                query.number(field, 0, 100);
                warnings.add(new Warning(field, "has no effect"));
            }
        }
    }

    private void settings(Fields settings) {
        List<String> unused = new ArrayList<>();
        for (Map.Entry<String, Object> entry : settings.json().entrySet()) {
            String value = String.valueOf(entry.getValue());
            switch (entry.getKey()) {
                case VISITS, "maxPlayouts" -> visits = (long) number(entry.getKey(), value, 1);
                case "maxTime" -> seconds = number(entry.getKey(), value, 0);
                case "reportAnalysisWinratesAs" -> view = View.parse(value);
                default -> unused.add(entry.getKey());
            }
        }
        if (!unused.isEmpty()) {
            warnings.add(
                    new Warning(SETTINGS, "settings without effect: " + String.join(", ", unused)));
        }
    }

    private static double number(String key, String text, double least) {
        try {
            double number = Double.parseDouble(text);
            if (number >= least && number <= MOST_VISITS) {
                return number;
            }
        } catch (NumberFormatException e) {
            // the same refusal
        }
        throw new FieldError(
                SETTINGS, "%s '%s' is not a number of at least %.0f".formatted(key, text, least));
    }

    private Forbidden forbidden() {
        if (query.has(AVOID) && query.has(ALLOW)) {
            throw new FieldError(ALLOW, "allowMoves and avoidMoves exclude each other");
        }
        return new Forbidden(moves(AVOID), moves(ALLOW));
    }

    private Set<Stone> moves(String field) {
        Set<Stone> moves = new HashSet<>();
        if (!query.has(field)) {
            return moves;
        }
        String wanted = "must be an array of objects with player, moves and untilDepth";
        Set<Integer> seen = new HashSet<>();
        long deepest = 1;
        for (Object entry : query.list(field, wanted)) {
            Fields one = Fields.of(field, entry, wanted);
            int colour = Fields.colour(field, one.value("player"));
            if (!seen.add(colour) && field.equals(ALLOW)) {
                throw new FieldError(field, "at most one entry for each player is allowed");
            }
            deepest = Math.max(deepest, one.integer("untilDepth", 1, 1_000_000_000));
            for (Object point : one.list("moves", wanted)) {
                moves.add(new Stone(colour, vertices.read(field, point)));
            }
        }
        if (deepest > 1) {
            warnings.add(new Warning(field, "untilDepth is treated as 1: the first move only"));
        }
        return moves;
    }
}
