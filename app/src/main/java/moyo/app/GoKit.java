package moyo.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import moyo.game.BadInput;
import moyo.game.MoveList;
import moyo.go.FinalScore;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRecord;
import moyo.go.GoRules;
import moyo.go.GoSgf;
import moyo.go.LifeAndDeath;
import moyo.go.heuristic.GoTeams;
import moyo.go.player.GoPlayers;
import moyo.lab.play.GameKit;
import moyo.lab.play.GameStory;
import moyo.lab.play.GtpDialect;
import moyo.lab.record.GameResult;
import moyo.lab.record.Outcome;
import moyo.search.agent.TeamBook;
import moyo.search.player.PlayerCatalogue;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfWriter;

/** Go for the laboratory. */
record GoKit(GoGame game) implements GameKit<GoGame, GoPosition> {
    @Override
    public Map<String, Object> facts() {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("name", game.name());
        facts.put("size", game.size());
        facts.put("komi", game.komi());
        facts.put("rules", game.rules().name());
        return facts;
    }

    @Override
    public PlayerCatalogue<GoGame, GoPosition> players() {
        return GoPlayers.ALL;
    }

    @Override
    public Optional<TeamBook> teams() {
        return Optional.of(GoTeams.BOOK);
    }

    @Override
    public GtpDialect dialect() {
        return new GoDialect(game);
    }

    @Override
    public int movesToGo(GoPosition position) {
        return position.movesToGo();
    }

    @Override
    public double score(GoPosition end, Optional<Set<Integer>> dead, long seed) {
        return dead.isPresent() && game.rules().scoring() == GoRules.Scoring.AREA
                ? FinalScore.agreed(end, dead.get())
                : FinalScore.of(LifeAndDeath.judge(end, seed));
    }

    @Override
    public void openingMoves(GoPosition position, MoveList moves) {
        GoPlayers.CANDIDATES.of(position, moves);
        moves.removeAt(moves.size() - 1); // the pass
    }

    /** An SGF file, of which every game is an opening, or moves line by line. */
    @Override
    public List<List<Integer>> readOpenings(Path file) {
        return file.toString().endsWith(".sgf") ? readSgf(file) : OpeningLines.read(file, game);
    }

    private List<List<Integer>> readSgf(Path file) {
        List<List<Integer>> openings = new ArrayList<>();
        for (SgfNode root : GameFile.read(file)) {
            GoRecord record = GoSgf.read(root, Integer.MAX_VALUE, game);
            if (record.game().size() != game.size()) {
                throw new BadInput(
                        "game %d in '%s' is on %dx%d, not %dx%d"
                                .formatted(
                                        openings.size() + 1,
                                        file,
                                        record.game().size(),
                                        record.game().size(),
                                        game.size(),
                                        game.size()));
            }
            openings.add(moves(record, file, openings.size() + 1));
        }
        return openings;
    }

    /** Only what can be replayed by alternating moves. */
    private static List<Integer> moves(GoRecord record, Path file, int number) {
        List<GoRecord.Move> moves = record.moves();
        boolean plain = moves.size() == record.events().size();
        for (int i = 0; i < moves.size(); i++) {
            plain &= moves.get(i).colour() == (i & 1);
        }
        if (!plain) {
            throw new BadInput(
                    "game %d in '%s' has set-up stones or does not alternate"
                            .formatted(number, file));
        }
        return moves.stream().map(GoRecord.Move::move).toList();
    }

    @Override
    public String recordType() {
        return "sgf";
    }

    @Override
    public String record(GameStory story) {
        GoRecord record = new GoRecord(game);
        for (int i = 0; i < story.moves().size(); i++) {
            record.play(i & 1, story.moves().get(i), story.comments().get(i));
        }
        GameResult result = story.result();
        SgfNode root = GoSgf.write(record, "Moyo:" + Main.Version.text());
        root.set("EV", story.event())
                .set("RO", "pair %d, game %d".formatted(result.pair(), result.game()));
        root.set("PB", story.firstName()).set("PW", story.secondName());
        root.set("DT", result.when().substring(0, 10));
        root.set("RE", sgfResult(result));
        root.set("C", comment(result));
        return SgfWriter.write(root);
    }

    /** As SGF writes it: B+3.5, W+R, 0. */
    static String sgfResult(GameResult result) {
        if (result.result() == Outcome.DRAW) {
            return "0";
        }
        String winner = result.result() == Outcome.FIRST ? "B+" : "W+";
        return switch (result.reason()) {
            case "score", "move-limit" -> FinalScore.format(result.score());
            case "resign", "adjudication" -> winner + "R";
            case "time" -> winner + "T";
            default -> winner + "F";
        };
    }

    private static String comment(GameResult result) {
        String fault = result.detail().isEmpty() ? "" : ": " + result.detail();
        return "Black: %s%nWhite: %s%nseed %d%nended by %s%s"
                .formatted(result.first(), result.second(), result.seed(), result.reason(), fault);
    }
}
