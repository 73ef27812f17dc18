package moyo.blokus.family;

import java.net.URL;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.BlokusRecord;
import moyo.blokus.BlokusSgf;
import moyo.blokus.Cells;
import moyo.blokus.gtp.BlokusGtp;
import moyo.blokus.net.BlokusLessons;
import moyo.blokus.pattern.learn.CoveredCells;
import moyo.blokus.pattern.learn.PatternErrors;
import moyo.blokus.player.BlokusPlayers;
import moyo.blokus.playout.BlokusTeams;
import moyo.blokus.playout.InformedPolicy;
import moyo.blokus.playout.UniformPolicy;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.gtp.GtpEngine;
import moyo.net.Teachable;
import moyo.search.agent.TeamBook;
import moyo.search.player.PlayerCatalogue;
import moyo.search.player.PlayerSpec;
import moyo.search.playout.PlayoutPolicy;
import moyo.session.FinishedGame;
import moyo.session.GameKit;
import moyo.session.GtpDialect;
import moyo.session.Levels;
import moyo.session.Session;
import moyo.session.face.BoardFace;
import moyo.session.record.RecordFormat;
import moyo.session.study.Study;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfWriter;

/** Blokus Duo with one bonus. */
public record BlokusKit(BlokusGame game) implements GameKit<BlokusGame, BlokusPosition> {
    @Override
    public Map<String, Object> facts() {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("name", game.name());
        facts.put("bonus", game.bonus());
        return facts;
    }

    @Override
    public PlayerCatalogue<BlokusGame, BlokusPosition> players() {
        return BlokusPlayers.ALL;
    }

    @Override
    public String standardPlayer() {
        return shippedNetwork().isPresent() ? "zero" : "blokus";
    }

    @Override
    public Optional<Teachable<BlokusPosition>> lessons() {
        return Optional.of(new BlokusLessons());
    }

    @Override
    public BlokusKit on(BlokusGame other) {
        return new BlokusKit(other);
    }

    @Override
    public Optional<BoardFace<BlokusPosition>> face() {
        return Optional.of(BlokusFace.INSTANCE);
    }

    @Override
    public Levels levels() {
        return BlokusLevels.ALL;
    }

    @Override
    public Optional<URL> shippedNetwork() {
        return BlokusLessons.shippedNetwork();
    }

    @Override
    public void registerGtp(
            GtpEngine engine, PlayerSpec<BlokusGame, BlokusPosition> spec, long seed) {
        new BlokusGtp(new Session<>(this, spec, seed)).register(engine);
    }

    @Override
    public BlokusRecord newRecord() {
        return new BlokusRecord(game);
    }

    @Override
    public RecordFormat<BlokusGame, BlokusPosition> format() {
        return new BlokusFormat();
    }

    @Override
    public String colourName(int colour) {
        return colour == Colour.FIRST ? "Purple" : "Orange";
    }

    @Override
    public String boardText(BlokusPosition position) {
        StringBuilder text = new StringBuilder();
        for (int row = Cells.SIZE - 1; row >= 0; row--) {
            text.append("%2d".formatted(row + 1));
            for (int column = 0; column < Cells.SIZE; column++) {
                int owner = position.owner(Cells.cell(column, row));
                text.append(owner == Colour.FIRST ? " X" : owner == Colour.SECOND ? " O" : " .");
            }
            text.append('\n');
        }
        return text.append("   a b c d e f g h i j k l m n\n").toString();
    }

    @Override
    public Map<String, Supplier<PlayoutPolicy<BlokusPosition>>> playouts() {
        Map<String, Supplier<PlayoutPolicy<BlokusPosition>>> policies = new LinkedHashMap<>();
        policies.put("playout.uniform", UniformPolicy::new);
        policies.put("playout.informed", InformedPolicy::standard);
        return policies;
    }

    @Override
    public Optional<TeamBook> teams() {
        return Optional.of(BlokusTeams.BOOK);
    }

    @Override
    public Map<String, Study> studies() {
        return Map.of(
                CoveredCells.NAME, new CoveredCells(), PatternErrors.NAME, new PatternErrors());
    }

    @Override
    public GtpDialect dialect() {
        return new BlokusDialect(game);
    }

    @Override
    public boolean mustPass(BlokusPosition position) {
        return position.isLegal(Game.PASS);
    }

    /** The largest number of moves observed in games is about 800. */
    @Override
    public int mostMoves() {
        return 1200;
    }

    @Override
    public int movesToGo(BlokusPosition position) {
        return position.movesToGo();
    }

    @Override
    public void openingMoves(BlokusPosition position, MoveList moves) {
        position.placements(position.toMove(), moves);
    }

    @Override
    public String recordType() {
        return "blksgf";
    }

    /** Omits passes, because they are forced. */
    @Override
    public String record(FinishedGame finished) {
        BlokusRecord record = new BlokusRecord(game);
        for (int i = 0; i < finished.moves().size(); i++) {
            if (finished.moves().get(i) != Game.PASS) {
                record.play(i % 2, finished.moves().get(i), finished.comments().get(i));
            }
        }
        SgfNode root = BlokusSgf.write(record, finished.program());
        finished.describeIn(root);
        return SgfWriter.write(root);
    }
}
