package moyo.lab.report.data;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import moyo.lab.report.figure.Figures;
import moyo.lab.report.figure.MatchupFigures;
import moyo.lab.report.figure.Names;
import moyo.lab.report.figure.RunView;
import moyo.lab.report.figure.Verdict;
import moyo.lab.stats.Pentanomial;
import moyo.lab.stats.Rating;
import moyo.lab.stats.Sprt;
import moyo.search.count.Counter;

/**
 * The figures of the page as JSON; the list of games is in {@code games.csv}. Field names are
 * stable. Unknown and infinite numbers are null.
 */
public final class SummaryJson {
    private SummaryJson() {}

    public static String of(Figures figures) {
        RunView view = figures.view();
        ObjectNode root = JsonNodeFactory.instance.objectNode();
        root.put("title", view.title());
        root.put("written", view.written().toString());
        root.put("running", view.running());
        root.put("playedGames", view.playedGames());
        root.put("plannedGames", view.plannedGames());
        root.put("headline", Verdict.headline(figures));
        root.put("conclusion", Verdict.conclusion(figures));
        Verdict.warnings(figures).forEach(root.putArray("warnings")::add);
        root.put("level", MatchupFigures.LEVEL);
        matchups(root.putArray("matchups"), figures);
        ratings(root.putArray("ratings"), figures);
        usage(root.putObject("usage"), figures);
        searches(root.putObject("searches"), figures);
        root.put("command", view.command());
        ArrayNode facts = root.putArray("facts");
        view.facts().forEach(f -> facts.addObject().put("label", f.label()).put("text", f.text()));
        return root.toPrettyString() + "\n";
    }

    private static void matchups(ArrayNode matchups, Figures figures) {
        for (MatchupFigures standing : figures.standings()) {
            MatchupJson.write(matchups.addObject(), standing, figures.view().sprt());
        }
    }

    private static void ratings(ArrayNode ratings, Figures figures) {
        for (Rating rating : figures.ratings()) {
            ObjectNode node = ratings.addObject().put("player", rating.player());
            number(node, "elo", rating.elo());
            number(node, "eloLow", rating.interval().low());
            number(node, "eloHigh", rating.interval().high());
            node.put("games", rating.games());
            number(node, "points", rating.points());
        }
    }

    private static void usage(ObjectNode players, Figures figures) {
        figures.usage()
                .forEach(
                        (player, usage) -> {
                            ObjectNode node = players.putObject(player);
                            node.put("games", usage.games());
                            number(node, "cpuSecondsPerGame", usage.cpuPerGame());
                            number(node, "cpuSecondsPerMove", usage.cpuPerMove());
                            number(node, "secondsPerGame", usage.secondsPerGame());
                            number(node, "secondsPerMove", usage.secondsPerMove());
                            number(node, "longestMove", usage.longestMove());
                            number(node, "simulationsPerMove", usage.simulationsPerMove());
                            number(
                                    node,
                                    "simulationsPerCpuSecond",
                                    usage.simulationsPerCpuSecond());
                        });
    }

    /**
     * Writes the counters of players; no players if there are only simulations and playout moves.
     */
    private static void searches(ObjectNode players, Figures figures) {
        figures.work()
                .forEach(
                        (player, work) -> {
                            ObjectNode node = players.putObject(player);
                            for (Counter counter : work.counts().counters()) {
                                String name = Names.camel(counter.name());
                                node.put(name, work.counts().get(counter));
                                if (!counter.per().isEmpty()) {
                                    String per = "Per" + Names.capital(counter.per());
                                    number(node, name + per, work.mean(counter));
                                }
                                if (counter.use() == Counter.Use.TIME) {
                                    number(
                                            node,
                                            "cpuSecondsPer" + Names.capital(counter.name()),
                                            work.secondsPer(counter));
                                }
                            }
                        });
    }

    /** Writes a sequential test and its state. */
    public static void sprt(ObjectNode node, Pentanomial pairs, Sprt sprt) {
        node.put("elo0", sprt.elo0());
        node.put("elo1", sprt.elo1());
        node.put("alpha", sprt.alpha());
        node.put("beta", sprt.beta());
        number(node, "llr", sprt.llr(pairs));
        node.put("lowerBound", sprt.lowerBound());
        node.put("upperBound", sprt.upperBound());
        node.put("decision", sprt.decide(pairs).name());
    }

    /** Returns the number, or null for NaN and infinity, which JSON lacks. */
    public static void number(ObjectNode node, String name, double value) {
        if (Double.isFinite(value)) {
            node.put(name, value);
        } else {
            node.putNull(name);
        }
    }
}
