package moyo.blokus.gtp;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import moyo.blokus.BlokusPosition;
import moyo.blokus.BlokusRecord;
import moyo.blokus.BlokusSgf;
import moyo.game.Colour;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.search.clock.StopSignal;
import moyo.search.player.Player;
import moyo.session.SgfFiles;
import moyo.session.gtp.LoadSgf;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfWriter;

/** Commands for files of game records. */
final class FileCommands {
    static final String APPLICATION = "Moyo";

    private static final int MOST_GAMES = 1_000_000;

    private final BlokusGtp gtp;

    FileCommands(BlokusGtp gtp) {
        this.gtp = gtp;
    }

    void register(GtpEngine engine) {
        engine.add("loadsgf", "FILE [MOVE]", this::load);
        engine.add("savesgf", "FILE", this::save);
        engine.add("selfplay", "GAMES FILE", this::selfPlay);
    }

    /** Loads the end of the main line, or the position before a move. */
    private String load(GtpRequest request) {
        gtp.session().load(LoadSgf.load(request, BlokusSgf::read));
        return "";
    }

    /** Joins all arguments to the name of one file. */
    static String file(GtpRequest request) {
        return String.join(" ", request.expect(1, 100).arguments());
    }

    private String save(GtpRequest request) {
        String file = file(request);
        SgfNode root = BlokusSgf.write(gtp.record(), APPLICATION);
        setIfKnown(root, "PB", gtp.session().name(Colour.FIRST));
        setIfKnown(root, "PW", gtp.session().name(Colour.SECOND));
        if (gtp.record().position().isOver()) {
            root.set("RE", BoardCommands.score(gtp.record()));
        }
        SgfFiles.save(root, file);
        return "";
    }

    private static void setIfKnown(SgfNode node, String id, String value) {
        if (!value.isEmpty()) {
            node.set(id, value);
        }
    }

    /** Writes games of the player against itself, one per line; the current game is not changed. */
    private String selfPlay(GtpRequest request) {
        if (request.count() < 2) {
            request.expect(2);
        }
        int games = request.integer(0, 1, MOST_GAMES);
        String file = String.join(" ", request.arguments().subList(1, request.count()));
        try (BufferedWriter out = Files.newBufferedWriter(Path.of(file))) {
            for (int i = 0; i < games && !request.isInterrupted(); i++) {
                out.write(selfPlay());
                out.flush();
            }
        } catch (IOException | InvalidPathException e) {
            throw SgfFiles.cannotSave(file, e);
        } finally {
            gtp.thinker().newGame();
            gtp.forgetThought();
        }
        return "";
    }

    private String selfPlay() {
        Player<BlokusPosition> player = gtp.thinker().player();
        player.newGame();
        BlokusRecord record = new BlokusRecord(gtp.game());
        while (!record.position().isOver()) {
            int colour = record.mover();
            int move =
                    player.chooseMove(
                            record.positionFor(colour),
                            gtp.thinker().spec().budget(),
                            new StopSignal());
            if (move == Player.RESIGN) {
                return line(record, colour == Colour.FIRST ? "W+R" : "B+R");
            }
            record.play(colour, move);
        }
        return line(record, BoardCommands.score(record));
    }

    private static String line(BlokusRecord record, String result) {
        SgfNode root = BlokusSgf.write(record, APPLICATION);
        root.set("RE", result);
        return SgfWriter.write(root).replace("\n", "") + "\n";
    }
}
