package moyo.lab.report.data;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import moyo.lab.record.CpuPerMove;
import moyo.lab.record.GameResult;
import moyo.lab.record.SearchWork;
import moyo.lab.report.figure.Duplicates;
import moyo.lab.report.figure.Endings;
import moyo.lab.report.figure.Fault;
import moyo.lab.report.figure.MatchupFigures;
import moyo.lab.report.figure.MatchupResults;
import moyo.lab.stats.EloEstimate;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Pentanomial;
import moyo.lab.stats.Sprt;
import moyo.lab.stats.Tally;
import org.jspecify.annotations.Nullable;

/** One matchup of {@link SummaryJson}. */
final class MatchupJson {
    private MatchupJson() {}

    static void write(ObjectNode node, MatchupFigures standing, @Nullable Sprt sprt) {
        MatchupResults matchup = standing.matchup();
        node.put("a", matchup.a());
        node.put("b", matchup.b());
        tally(node.putObject("all"), standing.all());
        tally(node.putObject("first"), standing.first());
        tally(node.putObject("second"), standing.second());
        elo(node, standing);
        if (sprt != null) {
            SummaryJson.sprt(node.putObject("sprt"), standing.pairs(), sprt);
        }
        ObjectNode endings = node.putObject("endings");
        Endings.byReason(matchup.results())
                .forEach((reason, games) -> endings.put(reason, games.size()));
        faults(node.putArray("faults"), Fault.of(matchup));
        duplicates(node.putArray("duplicates"), Duplicates.of(matchup));
        cpu(node.putObject("cpu"), CpuPerMove.of(matchup.results()));
        lengths(node.putObject("plies"), matchup.results());
        if (!standing.work().compared().isEmpty()) {
            savings(node.putArray("savings"), standing.work());
        }
    }

    private static void tally(ObjectNode node, Tally tally) {
        Interval interval = MatchupFigures.interval(tally);
        node.put("games", tally.games());
        node.put("wins", tally.wins());
        node.put("draws", tally.draws());
        node.put("losses", tally.losses());
        node.put("points", tally.points());
        SummaryJson.number(node, "rate", tally.rate());
        SummaryJson.number(node, "rateLow", interval.low());
        SummaryJson.number(node, "rateHigh", interval.high());
    }

    private static void elo(ObjectNode node, MatchupFigures standing) {
        EloEstimate elo = standing.elo();
        Pentanomial pairs = standing.pairs();
        SummaryJson.number(node, "elo", elo.elo());
        SummaryJson.number(node, "eloLow", elo.low());
        SummaryJson.number(node, "eloHigh", elo.high());
        SummaryJson.number(node, "los", standing.los());
        SummaryJson.number(node, "tTestP", standing.p());
        node.put("pairs", pairs.pairs());
        node.putArray("pentanomial")
                .add(pairs.zero())
                .add(pairs.half())
                .add(pairs.one())
                .add(pairs.oneAndHalf())
                .add(pairs.two());
    }

    private static void faults(ArrayNode array, List<Fault> faults) {
        for (Fault fault : faults) {
            place(array.addObject().put("player", fault.player()), fault.game())
                    .put("reason", fault.game().reason())
                    .put("detail", fault.game().detail());
        }
    }

    private static void duplicates(ArrayNode array, List<Duplicates.Duplicate> duplicates) {
        for (Duplicates.Duplicate duplicate : duplicates) {
            place(place(array.addObject(), duplicate.game()).putObject("of"), duplicate.earlier());
        }
    }

    private static ObjectNode place(ObjectNode node, GameResult game) {
        return node.put("pair", game.pair()).put("game", game.game());
    }

    /** Writes the mean CPU time per move and whether it is equal. */
    private static void cpu(ObjectNode node, CpuPerMove cpu) {
        SummaryJson.number(node, "secondsPerMoveOfA", cpu.a());
        SummaryJson.number(node, "secondsPerMoveOfB", cpu.b());
        if (cpu.isKnown()) {
            node.put("equal", cpu.isEqual());
        } else {
            node.putNull("equal");
        }
    }

    /** Writes the savings of A compared with B. */
    private static void savings(ArrayNode array, SearchWork work) {
        for (SearchWork.Compared compared : work.compared()) {
            ObjectNode node = array.addObject();
            node.put("of", compared.of());
            node.put("per", compared.per());
            node.put("games", compared.games());
            SummaryJson.number(node, "share", compared.saving().share());
            SummaryJson.number(node, "low", compared.saving().interval().low());
            SummaryJson.number(node, "high", compared.saving().interval().high());
        }
    }

    private static void lengths(ObjectNode node, List<GameResult> games) {
        int[] plies = games.stream().mapToInt(GameResult::plies).sorted().toArray();
        if (plies.length > 0) {
            node.put("min", plies[0]);
            node.put("median", plies[plies.length / 2]);
            node.put("max", plies[plies.length - 1]);
        }
    }
}
