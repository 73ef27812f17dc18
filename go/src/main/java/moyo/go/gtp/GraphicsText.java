package moyo.go.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.go.GoGame;
import moyo.search.watch.Snapshot;
import moyo.search.watch.Snapshot.MoveInfo;
import moyo.session.CountsText;

/** Formats a snapshot for GoGui's live graphics. */
final class GraphicsText {
    private final GoGame game;
    private final Snapshot snapshot;

    GraphicsText(GoGame game, Snapshot snapshot) {
        this.game = game;
        this.snapshot = snapshot;
    }

    private boolean isBlack() {
        return snapshot.toMove() == Colour.FIRST;
    }

    /** Returns the principal variation, and the win rate and visits of each move. */
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
                double black = isBlack() ? info.value() : 1 - info.value();
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
                        isBlack() ? "Black" : "White",
                        100 * snapshot.value(),
                        snapshot.visits(),
                        snapshot.perSecond(),
                        memory.isEmpty() ? "" : ", " + memory));
        return String.join("\n", lines);
    }

    private String coloured(List<Integer> variation) {
        StringBuilder text = new StringBuilder();
        boolean black = isBlack();
        for (int move : variation) {
            text.append(text.isEmpty() ? "" : " ");
            text.append(black ? "b " : "w ").append(game.moveName(move));
            black = !black;
        }
        return text.toString();
    }
}
