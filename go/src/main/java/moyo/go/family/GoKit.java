package moyo.go.family;

import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import moyo.game.BadInput;
import moyo.game.MoveList;
import moyo.go.Geometry;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRecord;
import moyo.go.GoRules;
import moyo.go.GoSgf;
import moyo.go.Handicap;
import moyo.go.UniformPolicy;
import moyo.go.gtp.BoardText;
import moyo.go.gtp.GoGtp;
import moyo.go.heuristic.FuegoPolicy;
import moyo.go.heuristic.GoTeams;
import moyo.go.net.GoLessons;
import moyo.go.player.GoPlayers;
import moyo.go.status.FinalScore;
import moyo.go.status.LifeAndDeath;
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
import moyo.session.OpeningLines;
import moyo.session.Session;
import moyo.session.SgfFiles;
import moyo.session.StandardChoice;
import moyo.session.face.BoardFace;
import moyo.session.record.RecordFormat;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfWriter;

/** Go at one size and under one set of rules. */
public record GoKit(GoGame game) implements GameKit<GoGame, GoPosition> {
    private static final String NETWORK = "zero";
    private static final String PLAYOUTS = "fuego-style";

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
    public String standardPlayer() {
        return standardPlayer(game);
    }

    /** The player with a network where one was trained for the size, otherwise playouts. */
    @Override
    public String standardPlayer(GoGame other) {
        return GoLessons.shippedNetwork(other.size()).isPresent() ? NETWORK : PLAYOUTS;
    }

    @Override
    public Map<String, String> standardPlayers() {
        String sizes =
                IntStream.rangeClosed(Geometry.SMALLEST, Geometry.LARGEST)
                        .filter(size -> GoLessons.shippedNetwork(size).isPresent())
                        .mapToObj(size -> "%dx%d".formatted(size, size))
                        .collect(Collectors.joining(", "));
        return Map.of(NETWORK, "on " + sizes, PLAYOUTS, "on other boards");
    }

    @Override
    public GoKit on(GoGame other) {
        return new GoKit(other);
    }

    @Override
    public Optional<BoardFace<GoPosition>> face() {
        return Optional.of(new GoFace(game));
    }

    @Override
    public int mostHandicap() {
        return Handicap.mostFixed(game.geometry());
    }

    @Override
    public GoRecord newRecord(int stones) {
        GoRecord record = newRecord();
        if (stones == 0) {
            return record;
        }
        if (stones < 2 || stones > mostHandicap()) {
            throw new BadInput(
                    mostHandicap() < 2
                            ? "a %dx%d board has no handicap points"
                                    .formatted(game.size(), game.size())
                            : "handicap %d is not 0 or from 2 to %d"
                                    .formatted(stones, mostHandicap()));
        }
        record.placeHandicap(Handicap.fixed(game.geometry(), stones));
        return record;
    }

    @Override
    public Levels levels() {
        return GoLevels.of(game);
    }

    @Override
    public Optional<URL> shippedNetwork() {
        return GoLessons.shippedNetwork(game.size());
    }

    @Override
    public void registerGtp(GtpEngine engine, PlayerSpec<GoGame, GoPosition> spec, long seed) {
        new GoGtp(new Session<>(this, spec, seed)).register(engine);
    }

    @Override
    public void registerGtpByDefault(
            GtpEngine engine, PlayerSpec<GoGame, GoPosition> spec, long seed) {
        Session<GoGame, GoPosition> session = new Session<>(this, spec, seed);
        session.thinker().chooseBy(new StandardChoice<>(players(), this::standardPlayer));
        new GoGtp(session).register(engine);
    }

    @Override
    public GoRecord newRecord() {
        return new GoRecord(game);
    }

    @Override
    public RecordFormat<GoGame, GoPosition> format() {
        return new GoFormat(game);
    }

    @Override
    public String boardText(GoPosition position) {
        return BoardText.of(position);
    }

    @Override
    public Map<String, Supplier<PlayoutPolicy<GoPosition>>> playouts() {
        Map<String, Supplier<PlayoutPolicy<GoPosition>>> policies = new LinkedHashMap<>();
        policies.put("playout.light", UniformPolicy::new);
        policies.put("playout.heavy", () -> FuegoPolicy.standard(game.geometry()));
        return policies;
    }

    @Override
    public Optional<TeamBook> teams() {
        return Optional.of(GoTeams.BOOK);
    }

    @Override
    public Optional<Teachable<GoPosition>> lessons() {
        return Optional.of(new GoLessons(game.size()));
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

    /**
     * Reads an SGF file, each game of which is an opening, or a text file with one opening per
     * line.
     */
    @Override
    public List<List<Integer>> readOpenings(Path file) {
        return file.toString().endsWith(".sgf") ? readSgf(file) : OpeningLines.read(file, game);
    }

    private List<List<Integer>> readSgf(Path file) {
        List<List<Integer>> openings = new ArrayList<>();
        for (SgfNode root : SgfFiles.read(file)) {
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

    /** Accepts only games that consist of alternating moves. */
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
    public String record(FinishedGame finished) {
        GoRecord record = new GoRecord(game);
        for (int i = 0; i < finished.moves().size(); i++) {
            record.play(i & 1, finished.moves().get(i), finished.comments().get(i));
        }
        SgfNode root = GoSgf.write(record, finished.program());
        root.set("EV", finished.event()).set("RO", finished.round());
        root.set("PB", finished.firstName()).set("PW", finished.secondName());
        root.set("DT", finished.date());
        root.set("RE", finished.sgfResult());
        root.set("C", comment(finished));
        return SgfWriter.write(root);
    }

    private static String comment(FinishedGame finished) {
        String fault = finished.detail().isEmpty() ? "" : ": " + finished.detail();
        return "Black: %s%nWhite: %s%nseed %d%nended by %s%s"
                .formatted(
                        finished.firstSpec(),
                        finished.secondSpec(),
                        finished.seed(),
                        finished.reason(),
                        fault);
    }
}
