package moyo.go.gtp;

import moyo.game.Colour;
import moyo.go.GoRecord;
import moyo.go.GoSgf;
import moyo.go.status.FinalScore;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.search.clock.TimeControl;
import moyo.session.SgfFiles;
import moyo.session.gtp.LoadSgf;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfWriter;

/** Commands for files of game records. */
final class SgfCommands {
    private static final String APPLICATION = "Moyo";

    private final GoGtp gtp;

    SgfCommands(GoGtp gtp) {
        this.gtp = gtp;
    }

    void register(GtpEngine engine) {
        engine.add("loadsgf", "FILE [MOVE]", this::load);
        engine.add("printsgf", "[FILE]", this::print);
        engine.add("gomill-savesgf", "FILE [KEY=VALUE]...", this::save);
    }

    /** Loads the position before the move; answers with the colour to move. */
    private String load(GtpRequest request) {
        GoRecord record =
                LoadSgf.load(
                        request,
                        (root, beforeMove) -> GoSgf.read(root, beforeMove, gtp.standard()));
        gtp.session().load(record);
        return record.position().toMove() == Colour.FIRST ? "black" : "white";
    }

    /** Returns the tree of the game with players, time, and the result if it is over. */
    private SgfNode tree() {
        SgfNode root = GoSgf.write(gtp.record(), APPLICATION);
        setIfKnown(root, "PB", gtp.session().name(Colour.FIRST));
        setIfKnown(root, "PW", gtp.session().name(Colour.SECOND));
        TimeControl control = gtp.thinker().clock(Colour.FIRST).control();
        setIfKnown(root, "TM", mainTime(control));
        setIfKnown(root, "OT", overtime(control));
        if (gtp.record().isFinished()) {
            root.set("RE", FinalScore.format(FinalScore.of(gtp.judge())));
        }
        return root;
    }

    private static void setIfKnown(SgfNode node, String id, String value) {
        if (!value.isEmpty()) {
            node.set(id, value);
        }
    }

    private static String mainTime(TimeControl control) {
        if (control instanceof TimeControl.Canadian c) {
            return Long.toString(c.main().toSeconds());
        } else if (control instanceof TimeControl.ByoYomi b) {
            return Long.toString(b.main().toSeconds());
        } else if (control instanceof TimeControl.Fischer f) {
            return Long.toString(f.main().toSeconds());
        }
        return "";
    }

    private static String overtime(TimeControl control) {
        if (control instanceof TimeControl.Canadian c && c.stones() > 0) {
            return "%d/%d Canadian".formatted(c.stones(), c.period().toSeconds());
        } else if (control instanceof TimeControl.ByoYomi b) {
            return "%dx%d byo-yomi".formatted(b.periods(), b.period().toSeconds());
        } else if (control instanceof TimeControl.Fischer f) {
            return "%d fischer".formatted(f.increment().toSeconds());
        }
        return "";
    }

    private String print(GtpRequest request) {
        request.expect(0, 100);
        if (request.count() == 0) {
            return SgfWriter.write(tree());
        }
        SgfFiles.save(tree(), String.join(" ", request.arguments()));
        return "";
    }

    private String save(GtpRequest request) {
        if (request.count() == 0) {
            request.expect(1);
        }
        SgfNode root = tree();
        for (String assignment : request.arguments().subList(1, request.count())) {
            if (!assignment.matches("[A-Z]{1,2}=.*")) {
                throw request.syntax(assignment, "of the form KEY=VALUE");
            }
            int sign = assignment.indexOf('=');
            root.set(assignment.substring(0, sign), unescape(assignment.substring(sign + 1)));
        }
        SgfFiles.save(root, request.text(0));
        return "";
    }

    /** Decodes Gomill's escapes: a blank is written as {@code \\_}, a backslash is doubled. */
    private static String unescape(String text) {
        return text.replace("\\_", " ").replace("\\\\", "\\");
    }
}
