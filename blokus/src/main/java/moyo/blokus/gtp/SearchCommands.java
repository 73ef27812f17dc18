package moyo.blokus.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import moyo.blokus.BlokusRecord;
import moyo.blokus.BlokusSgf;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.search.watch.Snapshot;
import moyo.search.watch.Snapshot.MoveInfo;
import moyo.session.SgfFiles;
import moyo.sgf.SgfNode;

/** Commands for the result of the last search. */
final class SearchCommands {
    private final BlokusGtp gtp;

    SearchCommands(BlokusGtp gtp) {
        this.gtp = gtp;
    }

    void register(GtpEngine engine) {
        engine.add("get_value", "", this::value);
        engine.add("move_values", "", this::moveValues);
        engine.add("save_tree", "FILE", this::saveTree);
    }

    /** Returns the value from 0 to 1 for the side that was to move. */
    private String value(GtpRequest request) {
        request.expect(0);
        double value = gtp.thinker().lastValue();
        if (Double.isNaN(value)) {
            throw new BadInput("no search to tell a value");
        }
        return String.format(Locale.ROOT, "%.4f", value);
    }

    /** Lists visits, weight of the value, value and move; the most visited move first. */
    private String moveValues(GtpRequest request) {
        request.expect(0);
        List<String> lines = new ArrayList<>();
        for (MoveInfo info : gtp.thinker().analyst().snapshot().moves()) {
            lines.add(
                    String.format(
                            Locale.ROOT,
                            "%d %.1f %.3f %s",
                            info.visits(),
                            (double) info.visits(),
                            info.value(),
                            MoveText.withPiece(gtp.game(), info.move())));
        }
        return String.join("\n", lines);
    }

    /** Saves the position and each visited move with its principal variation. */
    private String saveTree(GtpRequest request) {
        String file = FileCommands.file(request);
        Snapshot snapshot = gtp.thinker().analyst().snapshot();
        if (snapshot.moves().isEmpty() || gtp.lastThought().isEmpty()) {
            throw new BadInput("no search to save");
        }
        BlokusRecord record = new BlokusRecord(gtp.game());
        record.setUp(gtp.lastThought(), snapshot.toMove());
        SgfNode root = BlokusSgf.write(record, FileCommands.APPLICATION);
        root.set("C", comment(snapshot.visits(), snapshot.value()));
        for (MoveInfo info : snapshot.moves()) {
            if (info.visits() > 0) {
                addLine(root, info, snapshot.toMove());
            }
        }
        SgfFiles.save(root, file);
        return "";
    }

    private static String comment(int visits, double value) {
        return String.format(Locale.ROOT, "Visits: %d%nVal: %.4f", visits, value);
    }

    private void addLine(SgfNode root, MoveInfo info, int toMove) {
        SgfNode node = root;
        int colour = toMove;
        for (int i = 0; i < info.variation().size(); i++) {
            int move = info.variation().get(i);
            int visits = info.variationVisits().get(i);
            if (move != Game.PASS) {
                node = node.addChild();
                node.set(colour == Colour.FIRST ? "B" : "W", gtp.game().moveName(move));
                node.set("C", i == 0 ? comment(visits, info.value()) : "Visits: " + visits);
            }
            colour = Colour.other(colour);
        }
    }
}
