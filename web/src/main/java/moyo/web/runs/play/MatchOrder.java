package moyo.web.runs.play;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.gtp.client.CommandText;
import moyo.lab.clock.TimeLimit;
import moyo.lab.desk.Entrants;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.run.Matchup;
import moyo.lab.run.Openings;
import moyo.lab.run.RunPlan;
import moyo.lab.stats.Sprt;
import moyo.session.GameKit;
import moyo.web.part.Site;
import moyo.web.wire.Json;

/** A match as the form orders it, with limits. */
final class MatchOrder {
    /** The prefix of a player that is one of the operator's engines. */
    static final String ENGINE = "engine:";

    private static final int MOST_GAMES = 100_000;
    private static final int MOST_OPENING_MOVES = 40;
    private static final int MOST_PLAYOUTS = 1_000_000;
    private static final double LONGEST_MOVE = 120;
    private static final int LONGEST_NAME = 200;

    private final Site site;
    private final Map<String, Object> request;
    private final Map<String, String> board = new LinkedHashMap<>();

    MatchOrder(Site site, Map<String, Object> request) {
        this.site = site;
        this.request = request;
    }

    /** A match that can be played. */
    record Ready(GameKit<?, ?> kit, RunPlan plan, Openings<?> openings, List<String> command) {
        /** Returns the command line that continues the match; empty if there is none. */
        String command(Path folder) {
            if (command.isEmpty()) {
                return "";
            }
            List<String> words = new ArrayList<>(command);
            words.addAll(List.of("--dir", folder.toString()));
            return "./moyo " + CommandText.join(words);
        }
    }

    /**
     * Checks the request.
     *
     * @throws BadInput with a sentence for the form
     */
    Ready check() {
        Map<String, Object> settings = Json.child(request, "board");
        if (settings != null) {
            settings.forEach((key, value) -> board.put(key, String.valueOf(value)));
        }
        return check(site.games().of(Json.text(request, "game"), board));
    }

    private <G extends Game<P>, P extends Position<P>> Ready check(GameKit<G, P> kit) {
        int games = whole("games", 2, MOST_GAMES);
        int openingMoves = whole("openings", 0, MOST_OPENING_MOVES);
        long seed = seed();
        Budget budget = budget();
        Entrant a = entrant(kit, Json.text(request, "a"), budget);
        Entrant b = entrant(kit, Json.text(request, "b"), budget);
        if (b.name().equals(a.name())) {
            b = new Entrant(b.name() + " (2)", b.spec());
        }
        Openings<P> openings =
                Openings.parse(openingMoves == 0 ? "none" : String.valueOf(openingMoves), kit);
        Matchup matchup = new Matchup(a.name(), b.name());
        String sprt = sprt();
        RunPlan plan =
                new RunPlan(
                        matchup.text(),
                        kit.facts(),
                        List.of(a, b),
                        List.of(matchup),
                        games,
                        seed,
                        MatchRules.STANDARD.withTime(TimeLimit.perMove(budget.seconds, 0)),
                        openings.toString(),
                        sprt);
        return new Ready(kit, plan, openings, command(plan, openingMoves, budget));
    }

    /** Returns the words after {@code ./moyo}, as docs/lab.md describes them. */
    private List<String> command(RunPlan plan, int openingMoves, Budget budget) {
        boolean isKnown = List.of("size", "komi", "rules").containsAll(board.keySet());
        if (!isKnown || plan.entrants().stream().anyMatch(Entrant::isOutside)) {
            return List.of();
        }
        String a = plan.entrants().get(0).name();
        String b = plan.entrants().get(1).name();
        List<String> words = new ArrayList<>(List.of("match", a, b.equals(a + " (2)") ? a : b));
        words.addAll(List.of("--game", Json.text(request, "game")));
        board.forEach((key, value) -> words.addAll(List.of("--" + key, value)));
        if (!budget.playouts.isEmpty()) {
            words.addAll(List.of("--playouts", budget.playouts));
        }
        if (budget.seconds > 0) {
            words.addAll(List.of("--time", String.valueOf(budget.seconds)));
        }
        if (openingMoves > 0) {
            words.addAll(List.of("--openings", String.valueOf(openingMoves)));
        }
        if (!plan.sprt().isEmpty()) {
            words.addAll(List.of("--sprt", plan.sprt()));
        }
        words.addAll(List.of("--games", String.valueOf(plan.games())));
        words.addAll(List.of("--seed", String.valueOf(plan.seed())));
        return words;
    }

    /**
     * The budget of a move.
     *
     * @param playouts empty if the players' settings decide
     * @param seconds 0 if there is no limit
     */
    private record Budget(String playouts, double seconds) {}

    private Budget budget() {
        if (request.get("playouts") != null && request.get("seconds") != null) {
            throw new BadInput("a move has a number of simulations or of seconds, not both");
        }
        if (request.get("playouts") != null) {
            return new Budget(String.valueOf(whole("playouts", 1, MOST_PLAYOUTS)), 0);
        }
        double seconds = request.get("seconds") == null ? 0 : number("seconds");
        if (request.get("seconds") != null && !(seconds >= 0.01 && seconds <= LONGEST_MOVE)) {
            throw new BadInput(
                    "seconds %s is not from 0.01 to %.0f".formatted(seconds, LONGEST_MOVE));
        }
        return new Budget("", seconds);
    }

    private <G extends Game<P>, P extends Position<P>> Entrant entrant(
            GameKit<G, P> kit, String typed, Budget budget) {
        String text = typed.strip();
        if (text.startsWith(ENGINE)) {
            String name = text.substring(ENGINE.length()).strip();
            String game = String.valueOf(kit.facts().get("name"));
            return new Entrant(name, Entrant.OUTSIDE + site.engines().find(name, game).command());
        }
        if (text.startsWith(Entrant.OUTSIDE)) {
            throw new BadInput(
                    "the page accepts no commands: '%s' can be used with ./moyo match only, or"
                                    .formatted(Entrant.OUTSIDE)
                            + " as an engine that the operator has named");
        }
        if (text.length() > LONGEST_NAME) {
            throw new BadInput("a player has more than %d characters".formatted(LONGEST_NAME));
        }
        String playouts = budget.playouts.isEmpty() ? null : budget.playouts;
        site.specs().parse(kit, text);
        Entrant ready = new Entrants(kit, playouts, null).ready(new Entrant(text, text));
        site.specs().parse(kit, ready.spec());
        return ready;
    }

    private String sprt() {
        List<?> bounds = Json.list(request, "sprt");
        if (bounds.isEmpty()) {
            return "";
        }
        if (bounds.size() != 2 || bounds.stream().anyMatch(bound -> !(bound instanceof Number))) {
            throw new BadInput("sprt is not a list of two numbers");
        }
        return Sprt.parse("%s,%s".formatted(bounds.get(0), bounds.get(1))).text();
    }

    private long seed() {
        Object value = request.get("seed");
        if (value == null) {
            return 1;
        }
        if (value instanceof Integer || value instanceof Long) {
            return ((Number) value).longValue();
        }
        throw new BadInput("seed '%s' is not a whole number".formatted(value));
    }

    private int whole(String key, int least, int most) {
        int value = Json.integer(request, key);
        if (value < least || value > most) {
            throw new BadInput("%s %d is not from %d to %d".formatted(key, value, least, most));
        }
        return value;
    }

    private double number(String key) {
        if (request.get(key) instanceof Number number) {
            return number.doubleValue();
        }
        throw new BadInput("%s '%s' is not a number".formatted(key, request.get(key)));
    }
}
