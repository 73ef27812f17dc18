package moyo.go.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import moyo.game.Game;
import moyo.go.Geometry;
import moyo.go.GoGame;
import moyo.search.watch.Snapshot;
import moyo.search.watch.Snapshot.MoveInfo;
import moyo.session.CountsText;

/** A snapshot as clients read it, in the dialects of Leela Zero, KataGo and CGOS. */
final class AnalysisText {
    private static final String OWNER_SYMBOLS =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    private final GoGame game;
    private final Snapshot snapshot;
    private final AnalysisWish wish;

    AnalysisText(GoGame game, Snapshot snapshot, AnalysisWish wish) {
        this.game = game;
        this.snapshot = snapshot;
        this.wish = wish;
    }

    /** What was tried, and more only if so many are wanted. */
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

    /** Leela Zero's: whole numbers, ten thousand is certain. Empty if nothing was tried. */
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
     * KataGo's: fractions, scores, and on request the root and who owns what. Empty if nothing was
     * tried.
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
        if (wish.ownership() && !snapshot.ownership().isEmpty()) {
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

    /** From the top left, row by row. */
    private List<Float> byRows() {
        Geometry geometry = game.geometry();
        List<Float> owners = new ArrayList<>();
        for (int y = geometry.size() - 1; y >= 0; y--) {
            for (int x = 0; x < geometry.size(); x++) {
                owners.add(snapshot.ownership().get(geometry.point(x, y)));
            }
        }
        return owners;
    }

    /** CGOS's: one line of JSON. Names of moves need no escapes. */
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
        String owners =
                snapshot.ownership().isEmpty()
                        ? ""
                        : ",\"ownership\":\"%s\"".formatted(ownerSymbols());
        return String.format(
                Locale.ROOT,
                "{\"winrate\":%.4f,\"score\":%.2f,\"visits\":%d,\"moves\":[%s]%s}",
                snapshot.value(),
                snapshot.score(),
                snapshot.visits(),
                moves,
                owners);
    }

    /** A symbol a point; the 63 levels go from the opponent's to one's own. */
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

    /** GoGui's graphics: the best line, and for each move how often it wins and how often tried. */
    String graphics() {
        if (snapshot.moves().isEmpty()) {
            return "CLEAR";
        }
        List<String> lines = new ArrayList<>();
        lines.add("VAR " + coloured(snapshot.principalVariation()));
        StringBuilder labels = new StringBuilder("LABEL");
        StringBuilder influence = new StringBuilder("INFLUENCE");
        for (MoveInfo info : snapshot.moves()) {
            if (info.visits() > 0 && info.move() != Game.PASS) {
                String name = game.moveName(info.move());
                labels.append(" %s %d".formatted(name, info.visits()));
                double black = wish.isFirst() ? info.value() : 1 - info.value();
                influence.append(String.format(Locale.ROOT, " %s %.2f", name, 2 * black - 1));
            }
        }
        lines.add(influence.toString());
        lines.add(labels.toString());
        String memory = CountsText.ratios(snapshot.counts());
        lines.add(
                String.format(
                        Locale.ROOT,
                        "TEXT %s wins %.1f %%, %d visits, %.0f a second%s",
                        wish.isFirst() ? "Black" : "White",
                        100 * snapshot.value(),
                        snapshot.visits(),
                        snapshot.perSecond(),
                        memory.isEmpty() ? "" : ", " + memory));
        return String.join("\n", lines);
    }

    private String coloured(List<Integer> variation) {
        StringBuilder text = new StringBuilder();
        boolean black = wish.isFirst();
        for (int move : variation) {
            text.append(text.isEmpty() ? "" : " ");
            text.append(black ? "b " : "w ").append(game.moveName(move));
            black = !black;
        }
        return text.toString();
    }
}
