package moyo.web.katago;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.session.GameFamily;
import moyo.session.GameKit;
import moyo.session.GameList;
import moyo.web.katago.Query.Warning;

/**
 * Reads queries about one game: the family whose board has a size, a komi and rules. Immutable.
 *
 * @param games the games of the program
 * @param family the name of the family
 * @param view whose values are reported unless a query says otherwise
 */
record QueryReader(GameList games, String family, View view) {
    static final String ID = "id";

    private static final String X_SIZE = "boardXSize";
    private static final String Y_SIZE = "boardYSize";
    private static final String KOMI = "komi";
    private static final String MOVES = "moves";
    private static final String STONES = "initialStones";
    private static final String PLAYER = "initialPlayer";
    private static final String TURNS = "analyzeTurns";
    private static final String PRIORITY = "priority";
    private static final String PRIORITIES = "priorities";
    private static final String BONUS = "whiteHandicapBonus";
    private static final long MOST_PRIORITY = 1L << 62;
    private static final int SMALLEST = 2;
    private static final int LARGEST = 25;

    /** What the board of a family must have. */
    private static final Set<String> BOARD = Set.of("size", KOMI, KatagoRules.FIELD);

    private static final Set<String> KNOWN =
            Set.of(
                    ID,
                    X_SIZE,
                    Y_SIZE,
                    KOMI,
                    MOVES,
                    STONES,
                    PLAYER,
                    TURNS,
                    PRIORITY,
                    PRIORITIES,
                    BONUS,
                    KatagoRules.FIELD);

    static QueryReader of(GameList games, View view) {
        return new QueryReader(games, family(games), view);
    }

    /**
     * Returns the game that the protocol describes.
     *
     * @throws BadInput if there is none
     */
    static String family(GameList games) {
        return games.families().stream()
                .filter(QueryReader::isDescribed)
                .findFirst()
                .map(GameFamily::name)
                .orElseThrow(() -> new BadInput("no game has a size, a komi and rules"));
    }

    private static boolean isDescribed(GameFamily family) {
        return BOARD.stream()
                .allMatch(
                        key ->
                                family.board().stream()
                                        .anyMatch(setting -> setting.key().equals(key)));
    }

    /**
     * Reads a query.
     *
     * @throws FieldError if a field is wrong, or a move illegal
     */
    Query<?, ?> read(String id, Fields query) {
        int size = size(query);
        KatagoRules rules = KatagoRules.read(query);
        GameKit<?, ?> board = kit(size, 0, rules);
        List<Stone> stones = stones(query, board, STONES, false);
        List<Stone> moves = stones(query, board, MOVES, true);
        double komi = query.has(KOMI) ? KatagoRules.komi(KOMI, query.value(KOMI)) : rules.komi();
        KatagoRules.Bonus bonus =
                query.has(BONUS)
                        ? KatagoRules.Bonus.parse(BONUS, query.text(BONUS, "must be a text"))
                        : rules.bonus();
        int handicap = handicap(stones, moves);
        return read(
                id,
                query,
                kit(size, komi + bonus.points(handicap), rules),
                stones,
                moves,
                handicap,
                rules);
    }

    private GameKit<?, ?> kit(int size, double komi, KatagoRules rules) {
        Map<String, String> board = new LinkedHashMap<>();
        board.put("size", String.valueOf(size));
        board.put(KOMI, String.valueOf(komi));
        board.put(KatagoRules.FIELD, rules.name());
        return games.of(family, board);
    }

    private static int size(Fields query) {
        long x = query.integer(X_SIZE, SMALLEST, LARGEST);
        long y = query.integer(Y_SIZE, SMALLEST, LARGEST);
        if (x != y) {
            throw new FieldError(
                    Y_SIZE, "only square boards are known, and %dx%d is not".formatted(x, y));
        }
        return (int) x;
    }

    /** Returns the handicap stones, on the board or as first moves of Black; 0 or at least 2. */
    private static int handicap(List<Stone> stones, List<Stone> moves) {
        if (stones.stream().anyMatch(stone -> stone.colour() == Colour.SECOND)) {
            return 0;
        }
        int first = 0;
        while (first < moves.size()
                && moves.get(first).colour() == Colour.FIRST
                && moves.get(first).move() != Game.PASS) {
            first++;
        }
        int count = stones.size() + (first >= 2 ? first : 0);
        return count >= 2 ? count : 0;
    }

    private <G extends Game<P>, P extends Position<P>> Query<G, P> read(
            String id,
            Fields query,
            GameKit<G, P> kit,
            List<Stone> stones,
            List<Stone> moves,
            int handicap,
            KatagoRules rules) {
        Course<G, P> course = new Course<>(kit, stones, firstMover(query, moves, handicap), moves);
        SortedMap<Integer, Long> turns = turns(query, moves.size());
        List<Warning> warnings = new ArrayList<>();
        WishReader wishes = new WishReader(query, new Vertices<>(kit), warnings);
        Wish wish = wishes.read(view);
        course.check();
        if (!rules.exact()) {
            warnings.add(
                    new Warning(
                            KatagoRules.FIELD,
                            "these rules are not known; the nearest, %s, are used"
                                    .formatted(rules.name())));
        }
        for (String key : query.json().keySet()) {
            if (!KNOWN.contains(key) && !WishReader.KNOWN.contains(key)) {
                warnings.add(new Warning(key, "unknown or unused field"));
            }
        }
        return new Query<>(id, course, turns, wish, warnings);
    }

    private static int firstMover(Fields query, List<Stone> moves, int handicap) {
        if (query.has(PLAYER)) {
            return query.colour(PLAYER);
        }
        if (!moves.isEmpty()) {
            return moves.get(0).colour();
        }
        return handicap > 0 ? Colour.SECOND : Colour.FIRST;
    }

    private static List<Stone> stones(
            Fields query, GameKit<?, ?> kit, String field, boolean isRequired) {
        String wanted = "must be an array of pairs [\"B\" or \"W\", point]";
        List<Stone> stones = new ArrayList<>();
        if (!isRequired && !query.has(field)) {
            return stones;
        }
        Vertices<?, ?> vertices = new Vertices<>(kit);
        for (Object pair : query.list(field, wanted)) {
            if (!(pair instanceof List<?> both && both.size() == 2)) {
                throw new FieldError(field, wanted);
            }
            int move = vertices.read(field, both.get(1));
            if (!isRequired && move == Game.PASS) {
                throw new FieldError(field, "a stone is on a point, not on 'pass'");
            }
            stones.add(new Stone(Fields.colour(field, both.get(0)), move));
        }
        return stones;
    }

    private static SortedMap<Integer, Long> turns(Fields query, int last) {
        List<Long> turns = query.has(TURNS) ? query.integers(TURNS) : List.of((long) last);
        List<Long> priorities = priorities(query, turns.size());
        SortedMap<Integer, Long> all = new TreeMap<>();
        for (int i = 0; i < turns.size(); i++) {
            long turn = turns.get(i);
            if (turn < 0 || turn > last) {
                throw new FieldError(TURNS, "turn %d is not from 0 to %d".formatted(turn, last));
            }
            all.put((int) turn, priorities.get(i));
        }
        return all;
    }

    private static List<Long> priorities(Fields query, int count) {
        if (!query.has(PRIORITIES)) {
            long all =
                    query.has(PRIORITY)
                            ? query.integer(PRIORITY, -MOST_PRIORITY, MOST_PRIORITY)
                            : 0;
            return Collections.nCopies(count, all);
        }
        if (query.has(PRIORITY)) {
            throw new FieldError(PRIORITY, "priority and priorities exclude each other");
        }
        List<Long> each = query.integers(PRIORITIES);
        if (!query.has(TURNS) || each.size() != count) {
            throw new FieldError(PRIORITIES, "must have as many numbers as analyzeTurns");
        }
        return each;
    }
}
