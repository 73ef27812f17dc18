package moyo.app;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.BlokusRecord;
import moyo.blokus.BlokusSgf;
import moyo.blokus.BlokusTeams;
import moyo.blokus.player.BlokusPlayers;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.lab.play.GameKit;
import moyo.lab.play.GameStory;
import moyo.lab.play.GtpDialect;
import moyo.lab.record.GameResult;
import moyo.search.agent.TeamBook;
import moyo.search.player.PlayerCatalogue;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfWriter;

/** Blokus Duo for the laboratory. */
record BlokusKit(BlokusGame game) implements GameKit<BlokusGame, BlokusPosition> {
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
    public Optional<TeamBook> teams() {
        return Optional.of(BlokusTeams.BOOK);
    }

    @Override
    public GtpDialect dialect() {
        return new BlokusDialect(game);
    }

    @Override
    public boolean mustPass(BlokusPosition position) {
        return position.isLegal(Game.PASS);
    }

    /** About 800 are the most in games that were looked at. */
    @Override
    public int mostMoves() {
        return 1200;
    }

    @Override
    public int movesToGo(BlokusPosition position) {
        return position.movesToGo();
    }

    @Override
    public double score(BlokusPosition end, Optional<Set<Integer>> dead, long seed) {
        return end.score();
    }

    @Override
    public void openingMoves(BlokusPosition position, MoveList moves) {
        position.placements(position.toMove(), moves);
    }

    @Override
    public List<List<Integer>> readOpenings(Path file) {
        return OpeningLines.read(file, game);
    }

    @Override
    public String recordType() {
        return "blksgf";
    }

    /** Passes are left out: they are forced. */
    @Override
    public String record(GameStory story) {
        BlokusRecord record = new BlokusRecord(game);
        for (int i = 0; i < story.moves().size(); i++) {
            if (story.moves().get(i) != Game.PASS) {
                record.play(i % 2, story.moves().get(i), story.comments().get(i));
            }
        }
        GameResult result = story.result();
        SgfNode root = BlokusSgf.write(record, "Moyo:" + Main.Version.text());
        root.set("PB", story.firstName()).set("PW", story.secondName());
        root.set("EV", story.event());
        root.set("RO", "pair %d, game %d".formatted(result.pair(), result.game()));
        root.set("DT", result.when().substring(0, 10));
        root.set("RE", GoKit.sgfResult(result));
        return SgfWriter.write(root);
    }
}
