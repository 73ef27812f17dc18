package moyo.web.runs.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import moyo.lab.report.figure.Figures;
import moyo.lab.report.figure.MatchupFigures;
import moyo.lab.report.figure.Trace;
import moyo.lab.stats.EloEstimate;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Pentanomial;
import moyo.lab.stats.Rating;
import moyo.lab.stats.Sprt;
import moyo.lab.stats.Tally;
import org.jspecify.annotations.Nullable;

/** Standings, ratings and the course of matchups as the page shows them. */
final class FiguresJson {
    private static final int MOST_POINTS = 2_400;

    private FiguresJson() {}

    /**
     * Returns the points of a matchup's course.
     *
     * @param matchups the number of matchups that share a message
     */
    static int points(int matchups) {
        return Math.min(200, Math.max(10, MOST_POINTS / Math.max(1, matchups)));
    }

    static List<Map<String, Object>> ratings(List<Rating> ratings) {
        List<Map<String, Object>> all = new ArrayList<>();
        for (Rating rating : ratings) {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("player", rating.player());
            put(json, "elo", rating.elo());
            put(json, "low", rating.interval().low());
            put(json, "high", rating.interval().high());
            json.put("games", rating.games());
            put(json, "points", rating.points());
            all.add(json);
        }
        return all;
    }

    static List<Map<String, Object>> matchups(Figures figures, int points) {
        return figures.standings().stream()
                .map(standing -> matchup(standing, figures.view().sprt(), points))
                .toList();
    }

    private static Map<String, Object> matchup(
            MatchupFigures standing, @Nullable Sprt sprt, int points) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("a", standing.matchup().a());
        json.put("b", standing.matchup().b());
        tally(json, standing.all());
        json.put("elo", elo(standing.elo()));
        json.put("byColour", List.of(colour(0, standing.first()), colour(1, standing.second())));
        Pentanomial p = standing.pairs();
        json.put("pentanomial", List.of(p.zero(), p.half(), p.one(), p.oneAndHalf(), p.two()));
        List<Trace.Step> steps = standing.trace().thin(points).steps();
        json.put("trace", steps.stream().map(FiguresJson::step).toList());
        if (sprt != null) {
            json.put("sprt", sprt(sprt, standing.pairs(), steps));
        }
        return json;
    }

    private static Map<String, Object> colour(int colour, Tally tally) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("colour", colour);
        tally(json, tally);
        return json;
    }

    private static void tally(Map<String, Object> json, Tally tally) {
        Interval interval = MatchupFigures.interval(tally);
        json.put("games", tally.games());
        json.put("wins", tally.wins());
        json.put("draws", tally.draws());
        json.put("losses", tally.losses());
        put(json, "rate", tally.games() == 0 ? Double.NaN : tally.rate());
        put(json, "low", interval.low());
        put(json, "high", interval.high());
    }

    private static Map<String, Object> elo(EloEstimate elo) {
        Map<String, Object> json = new LinkedHashMap<>();
        put(json, "value", elo.elo());
        put(json, "low", elo.low());
        put(json, "high", elo.high());
        return json;
    }

    private static Map<String, Object> step(Trace.Step step) {
        Map<String, Object> json = new LinkedHashMap<>();
        Interval interval = MatchupFigures.interval(step.tally());
        json.put("games", step.games());
        put(json, "rate", step.tally().rate());
        put(json, "low", interval.low());
        put(json, "high", interval.high());
        if (step.pairs().pairs() > 0) {
            EloEstimate elo = step.pairs().elo(MatchupFigures.LEVEL);
            put(json, "elo", elo.elo());
            put(json, "eloLow", elo.low());
            put(json, "eloHigh", elo.high());
        }
        return json;
    }

    private static Map<String, Object> sprt(Sprt sprt, Pentanomial pairs, List<Trace.Step> steps) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("elo0", sprt.elo0());
        json.put("elo1", sprt.elo1());
        put(json, "llr", sprt.llr(pairs));
        json.put("lower", sprt.lowerBound());
        json.put("upper", sprt.upperBound());
        json.put("decision", sprt.decide(pairs).name().toLowerCase(Locale.ROOT).replace('_', '-'));
        List<Map<String, Object>> trace = new ArrayList<>();
        for (Trace.Step step : steps) {
            Map<String, Object> point = new LinkedHashMap<>();
            point.put("games", step.games());
            put(point, "llr", sprt.llr(step.pairs()));
            trace.add(point);
        }
        json.put("trace", trace);
        return json;
    }

    private static void put(Map<String, Object> json, String key, double value) {
        json.put(key, Figure.of(value));
    }
}
