package moyo.session.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import moyo.game.Game;
import moyo.search.watch.Snapshot;
import moyo.search.watch.Snapshot.MoveInfo;

/** Formats a snapshot for clients, in the formats of Leela Zero, KataGo and CGOS. */
final class AnalysisText {
    private static final String OWNER_SYMBOLS =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    private final Game<?> game;
    private final List<Integer> cells;
    private final Snapshot snapshot;
    private final AnalysisWish wish;

    /**
     * @param cells as {@link Notation#cells} has them
     */
    AnalysisText(Game<?> game, List<Integer> cells, Snapshot snapshot, AnalysisWish wish) {
        this.game = game;
        this.cells = cells;
        this.snapshot = snapshot;
        this.wish = wish;
    }

    /** Returns the visited moves, and unvisited ones only if {@code minmoves} requires them. */
    private List<MoveInfo> moves() {
        List<MoveInfo> moves = new ArrayList<>();
        for (MoveInfo info : snapshot.moves()) {
            boolean wanted = info.visits() > 0 || moves.size() < wish.leastMoves();
            if (wanted && moves.size() < wish.mostMoves()) {
                moves.add(info);
            }
        }
        return moves;
    }

    /**
     * Leela Zero's format: win rates are integers from 0 to 10,000. Empty if no move was visited.
     */
    String leela() {
        List<String> infos = new ArrayList<>();
        for (MoveInfo info : moves()) {
            infos.add(
                    "info move %s visits %d winrate %d prior %d lcb %d order %d pv %s"
                            .formatted(
                                    game.moveName(info.move()),
                                    info.visits(),
                                    Math.round(10_000 * info.value()),
                                    Math.round(10_000 * info.prior()),
                                    Math.round(10_000 * info.lowerBound()),
                                    infos.size(),
                                    names(info.variation())));
        }
        return String.join(" ", infos);
    }

    /**
     * KataGo's format: win rates from 0 to 1, scores, and on request the root and the ownership.
     * Empty if no move was visited.
     */
    String kata() {
        List<String> words = new ArrayList<>();
        int order = 0;
        for (MoveInfo info : moves()) {
            words.add(kata(info, order++));
        }
        if (words.isEmpty()) {
            return "";
        }
        if (wish.rootInfo()) {
            words.add(rootInfo());
        }
        if (wish.ownership() && hasOwners()) {
            words.add("ownership " + ownership());
        }
        return String.join(" ", words);
    }

    private String kata(MoveInfo info, int order) {
        String line =
                String.format(
                        Locale.ROOT,
                        "info move %s visits %d utility %.6f winrate %.6f scoreMean %.3f"
                                + " scoreStdev %.3f scoreLead %.3f scoreSelfplay %.3f prior %.6f"
                                + " lcb %.6f utilityLcb %.6f weight %d order %d pv %s",
                        game.moveName(info.move()),
                        info.visits(),
                        2 * info.value() - 1,
                        info.value(),
                        info.score(),
                        info.scoreDeviation(),
                        info.score(),
                        info.score(),
                        info.prior(),
                        info.lowerBound(),
                        2 * info.lowerBound() - 1,
                        info.visits(),
                        order,
                        names(info.variation()));
        return wish.variationVisits() ? line + " pvVisits " + numbers(info) : line;
    }

    private static String numbers(MoveInfo info) {
        return info.variationVisits().stream()
                .map(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    private String rootInfo() {
        return String.format(
                Locale.ROOT,
                "rootInfo visits %d utility %.6f winrate %.6f scoreMean %.3f scoreStdev %.3f"
                        + " scoreLead %.3f scoreSelfplay %.3f weight %d",
                snapshot.visits(),
                2 * snapshot.value() - 1,
                snapshot.value(),
                snapshot.score(),
                snapshot.scoreDeviation(),
                snapshot.score(),
                snapshot.score(),
                snapshot.visits());
    }

    private String ownership() {
        return byRows().stream()
                .map(owner -> String.format(Locale.ROOT, "%.3f", owner))
                .collect(Collectors.joining(" "));
    }

    private boolean hasOwners() {
        return !cells.isEmpty() && !snapshot.ownership().isEmpty();
    }

    /** From the top left, row by row. */
    private List<Float> byRows() {
        return cells.stream().map(snapshot.ownership()::get).toList();
    }

    /** The format of CGOS: one line of JSON. Names of moves need no escapes. */
    String cgos() {
        String moves =
                moves().stream()
                        .map(
                                info ->
                                        String.format(
                                                Locale.ROOT,
                                                "{\"move\":\"%s\",\"winrate\":%.4f,\"score\":%.2f,"
                                                        + "\"prior\":%.4f,\"visits\":%d,\"pv\":\"%s\"}",
                                                game.moveName(info.move()),
                                                info.value(),
                                                info.score(),
                                                info.prior(),
                                                info.visits(),
                                                names(
                                                        info.variation()
                                                                .subList(
                                                                        1,
                                                                        info.variation().size()))))
                        .collect(Collectors.joining(","));
        String owners = !hasOwners() ? "" : ",\"ownership\":\"%s\"".formatted(ownerSymbols());
        return String.format(
                Locale.ROOT,
                "{\"winrate\":%.4f,\"score\":%.2f,\"visits\":%d,\"moves\":[%s]%s}",
                snapshot.value(),
                snapshot.score(),
                snapshot.visits(),
                moves,
                owners);
    }

    /** One character per point; the 63 levels go from the opponent's to the own ownership. */
    private String ownerSymbols() {
        StringBuilder symbols = new StringBuilder();
        for (float owner : byRows()) {
            symbols.append(OWNER_SYMBOLS.charAt(Math.round((owner + 1) / 2 * 62)));
        }
        return symbols.toString();
    }

    private String names(List<Integer> moves) {
        return moves.stream().map(game::moveName).collect(Collectors.joining(" "));
    }
}
