package moyo.lab.report;

import java.util.List;
import java.util.Map;
import moyo.lab.record.PlayerWork;
import moyo.lab.record.SearchWork;
import moyo.lab.stats.Saving;

/** What searches did, and what a memory of positions saved them. */
final class WorkTable {
    private WorkTable() {}

    static void write(Html html, Map<String, PlayerWork> players, List<MatchupFigures> standings) {
        Table table =
                Table.ofFigures(
                        html,
                        "Player",
                        "Episodes",
                        "Moves an episode",
                        "Gated episodes",
                        "Moves an episode",
                        "CPU an episode",
                        "Cut short",
                        "Look-ups that hit",
                        "Known nodes an episode",
                        "Replaced of stored");
        players.forEach((player, work) -> table.row(player, cells(work)));
        table.end();
        html.element(
                "p",
                "Gated episodes, and all that is right of them, belong to moves during which the"
                        + " memory of positions was open, or would have been if there were one."
                        + " Known nodes are those that the memory had a value for.",
                "class",
                "note");
        List<MatchupFigures> compared =
                standings.stream().filter(s -> s.work().comparedGames() > 0).toList();
        if (!compared.isEmpty()) {
            writeSavings(html, compared);
        }
    }

    private static String[] cells(PlayerWork work) {
        return new String[] {
            Numbers.count(work.effort().simulations()),
            Numbers.tenth(work.movesPerPlayout()),
            Numbers.count(work.effort().gatedSimulations()),
            Numbers.tenth(work.gatedMovesPerPlayout()),
            Numbers.micros(work.gatedCpuPerPlayout()),
            Numbers.percent(work.interruptedShare()),
            Numbers.percent(work.hitShare()),
            Numbers.decimal(work.knownNodesPerPlayout()),
            Numbers.percent(work.replacedShare())
        };
    }

    private static void writeSavings(Html html, List<MatchupFigures> compared) {
        Table table =
                Table.ofFigures(
                        html,
                        "Saved by the player named first",
                        "Playout moves of a gated episode",
                        "95\u00A0% interval",
                        "CPU of a gated episode",
                        "95\u00A0% interval",
                        "Games");
        for (MatchupFigures standing : compared) {
            SearchWork work = standing.work();
            Saving moves = work.savedMoves();
            Saving cpu = work.savedCpu();
            table.row(
                    standing.matchup().title(),
                    Numbers.percent(moves.share()),
                    Numbers.range(moves.interval()),
                    Numbers.percent(cpu.share()),
                    Numbers.range(cpu.interval()),
                    Numbers.count(work.comparedGames()));
        }
        table.end();
        html.element(
                "p",
                "A saving is 1 − (moves a playout of the one / of the other), so at an equal number"
                        + " of playouts. Intervals: delta method, each pair of games a sample.",
                "class",
                "note");
    }
}
