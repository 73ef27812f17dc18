package moyo.connect4.family;

import java.net.URL;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import moyo.connect4.BoardText;
import moyo.connect4.Connect4Game;
import moyo.connect4.Connect4Position;
import moyo.connect4.UniformPolicy;
import moyo.connect4.net.Connect4Lessons;
import moyo.game.Colour;
import moyo.gtp.GtpEngine;
import moyo.net.Teachable;
import moyo.net.exam.Theory;
import moyo.net.selfplay.Recipe;
import moyo.search.player.PlayerCatalogue;
import moyo.search.player.PlayerSpec;
import moyo.search.playout.PlayoutPolicy;
import moyo.session.FinishedGame;
import moyo.session.GameKit;
import moyo.session.Levels;
import moyo.session.Session;
import moyo.session.face.BoardFace;
import moyo.session.gtp.PlainGtp;
import moyo.session.record.PlainFormat;
import moyo.sgf.SgfNode;

/** Everything that front ends and the laboratory need of Connect Four. */
record Connect4Kit(Connect4Game game) implements GameKit<Connect4Game, Connect4Position> {
    private static final int CELLS = Connect4Game.COLUMNS * Connect4Game.ROWS;

    @Override
    public Map<String, Object> facts() {
        return Map.of("name", game.name());
    }

    @Override
    public PlayerCatalogue<Connect4Game, Connect4Position> players() {
        return Connect4Players.ALL;
    }

    @Override
    public String standardPlayer() {
        return shippedNetwork().isPresent() ? "zero" : "uct";
    }

    @Override
    public Optional<BoardFace<Connect4Position>> face() {
        return Optional.of(new Connect4Face());
    }

    @Override
    public Levels levels() {
        return Connect4Levels.ALL;
    }

    @Override
    public Optional<URL> shippedNetwork() {
        return Connect4Lessons.shippedNetwork();
    }

    @Override
    public void registerGtp(
            GtpEngine engine, PlayerSpec<Connect4Game, Connect4Position> spec, long seed) {
        new PlainGtp<>(new Session<>(this, spec, seed)).register(engine);
    }

    @Override
    public String whyIllegal(Connect4Position position, int move) {
        return "column %s is full".formatted(game.moveName(move));
    }

    /** Reads the moves, which are in the first line that is not a header. */
    @Override
    public Optional<SgfNode> treeOf(String text) {
        return text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.contains(":"))
                .findFirst()
                .map(new PlainFormat<>(game, this::newRecord)::tree);
    }

    @Override
    public String colourName(int colour) {
        return colour == Colour.FIRST ? "Red" : "Yellow";
    }

    @Override
    public String boardText(Connect4Position position) {
        return BoardText.of(position);
    }

    @Override
    public Map<String, Supplier<PlayoutPolicy<Connect4Position>>> playouts() {
        return Map.of("playout.light", UniformPolicy::new);
    }

    @Override
    public Optional<Teachable<Connect4Position>> lessons() {
        return Optional.of(new Connect4Lessons());
    }

    @Override
    public Recipe recipe() {
        return Connect4Lessons.RECIPE;
    }

    @Override
    public Optional<Theory> theory() {
        return Optional.of(new Connect4Theory(game));
    }

    @Override
    public int movesToGo(Connect4Position position) {
        return Math.max(1, (CELLS - position.moveNumber()) / 2);
    }

    @Override
    public String recordType() {
        return "txt";
    }

    /** Writes headers, then the moves, then the final board. */
    @Override
    public String record(FinishedGame finished) {
        StringBuilder text = new StringBuilder();
        List.of(
                        "event: " + finished.event(),
                        "round: " + finished.round(),
                        "date: " + finished.date(),
                        "first (X): " + finished.firstName(),
                        "second (O): " + finished.secondName(),
                        "result: " + finished.sgfResult(),
                        "seed: " + finished.seed())
                .forEach(line -> text.append(line).append('\n'));
        text.append('\n');
        Connect4Position position = game.newPosition();
        for (int move : finished.moves()) {
            text.append(position.moveNumber() == 0 ? "" : " ").append(game.moveName(move));
            position.play(move);
        }
        return text.append("\n\n").append(BoardText.of(position)).toString();
    }
}
