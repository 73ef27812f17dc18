package moyo.session.gtp;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.IntPredicate;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.gtp.GtpRequest;
import moyo.search.watch.Analyst;

/**
 * The arguments of an analysis command: {@code [COLOUR] [INTERVAL] [KEY VALUE]...}, all optional,
 * as in Leela Zero and KataGo. {@code avoid} and {@code allow} apply to the root; their depth is
 * read, but treated as 1.
 *
 * @param colour the side to move
 * @param intervalMillis the milliseconds between two reports
 * @param leastMoves the minimum number of reported moves, including unvisited ones
 * @param mostMoves the maximum number of reported moves
 * @param allowed the moves to consider
 */
record AnalysisWish(
        int colour,
        long intervalMillis,
        int leastMoves,
        int mostMoves,
        IntPredicate allowed,
        boolean rootInfo,
        boolean ownership,
        boolean variationVisits) {

    private static final int DEFAULT_CENTISECONDS = 100;
    private static final int MOST_MOVES_OF_CGOS = 20;
    private static final int MOST_CENTISECONDS = 100_000_000;

    /** The keys of KataGo that are accepted and have no effect. */
    private static final Set<String> UNTOLD =
            Set.of(
                    "movesownership",
                    "ownershipstdev",
                    "movesownershipstdev",
                    "pvedgevisits",
                    "noresultvalue");

    private static final String KEYS =
            "one of interval, minmoves, maxmoves, avoid, allow, rootInfo, ownership, pvVisits";

    /** The best moves and the ownership, reported once at the end. */
    static AnalysisWish atTheEnd(int colour) {
        return new AnalysisWish(
                colour,
                TimeUnit.DAYS.toMillis(1),
                0,
                MOST_MOVES_OF_CGOS,
                Analyst.ALL_MOVES,
                false,
                true,
                false);
    }

    static AnalysisWish read(GtpRequest request, Notation notation, Game<?> game, int toMove) {
        return new Reader(request, notation, game, toMove).read();
    }

    /** Reads the arguments from left to right. */
    private static final class Reader {
        private final GtpRequest request;
        private final Notation notation;
        private final Game<?> game;
        private int at;
        private int colour;
        private int centiseconds = DEFAULT_CENTISECONDS;
        private int least;
        private int most = Integer.MAX_VALUE;
        private boolean rootInfo;
        private boolean ownership;
        private boolean visits;
        private final Set<Integer> avoided = new HashSet<>();
        private final Set<Integer> only = new HashSet<>();

        Reader(GtpRequest request, Notation notation, Game<?> game, int toMove) {
            this.request = request;
            this.notation = notation;
            this.game = game;
            colour = toMove;
        }

        AnalysisWish read() {
            if (at < request.count() && notation.isColour(request, at)) {
                colour = notation.colour(request, at++);
            }
            if (at < request.count() && Character.isDigit(request.text(at).charAt(0))) {
                centiseconds = request.integer(at++, 0, MOST_CENTISECONDS);
            }
            while (at < request.count()) {
                pair(request.text(at++));
            }
            boolean limited = !avoided.isEmpty() || !only.isEmpty();
            return new AnalysisWish(
                    colour,
                    10L * Math.max(1, centiseconds),
                    least,
                    most,
                    limited ? this::isAllowed : Analyst.ALL_MOVES,
                    rootInfo,
                    ownership,
                    visits);
        }

        private boolean isAllowed(int move) {
            return !avoided.contains(move) && (only.isEmpty() || only.contains(move));
        }

        private void pair(String key) {
            switch (key.toLowerCase(Locale.ROOT)) {
                case "interval" -> centiseconds = number(MOST_CENTISECONDS);
                case "minmoves" -> least = number(Integer.MAX_VALUE);
                case "maxmoves" -> most = number(Integer.MAX_VALUE);
                case "rootinfo" -> rootInfo = flag();
                case "ownership" -> ownership = flag();
                case "pvvisits" -> visits = flag();
                case "avoid" -> moves(avoided);
                case "allow" -> moves(only);
                default -> {
                    if (!UNTOLD.contains(key.toLowerCase(Locale.ROOT))) {
                        throw request.syntax(key, KEYS);
                    }
                    flag();
                }
            }
        }

        private int next() {
            if (at >= request.count()) {
                throw new BadInput(
                        "syntax error: '%s' has no value".formatted(request.text(at - 1)));
            }
            return at++;
        }

        private int number(int largest) {
            return request.integer(next(), 0, largest);
        }

        private boolean flag() {
            String text = request.text(next());
            return switch (text.toLowerCase(Locale.ROOT)) {
                case "true", "1" -> true;
                case "false", "0" -> false;
                default -> throw request.syntax(text, "true or false");
            };
        }

        /** Colour, moves with separators between them, depth. */
        private void moves(Set<Integer> set) {
            int whose = notation.colour(request, next());
            String[] names = request.text(next()).split(notation.separator(), -1);
            request.integer(next(), 1, Integer.MAX_VALUE);
            for (String name : names) {
                int move = notation.move(game, name);
                if (whose == colour) {
                    set.add(move);
                }
            }
        }
    }
}
