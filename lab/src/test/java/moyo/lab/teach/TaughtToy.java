package moyo.lab.teach;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import moyo.gtp.GtpEngine;
import moyo.lab.play.ToyKit;
import moyo.net.Teachable;
import moyo.net.exam.Exam;
import moyo.net.exam.Question;
import moyo.net.exam.Theory;
import moyo.net.player.ZeroPlayer;
import moyo.net.selfplay.Recipe;
import moyo.search.player.PlayerCatalogue;
import moyo.search.player.PlayerKind;
import moyo.search.player.PlayerSpec;
import moyo.search.playout.PlayoutPolicy;
import moyo.session.GameKit;
import moyo.testkit.TicTacToe;

/** Tic-tac-toe that a network can learn, with a short exam. */
public final class TaughtToy implements GameKit<TicTacToe, TicTacToe.Board> {
    private static final PlayerKind<TicTacToe, TicTacToe.Board> ZERO =
            new PlayerKind<>(
                    "zero",
                    "a network",
                    ZeroPlayer.settings(),
                    (game, settings, seed) ->
                            ZeroPlayer.make(
                                    game, new ToyLessons(), Optional.empty(), settings, seed));

    private final ToyKit toy = new ToyKit();

    @Override
    public TicTacToe game() {
        return toy.game();
    }

    @Override
    public Map<String, Object> facts() {
        return toy.facts();
    }

    @Override
    public PlayerCatalogue<TicTacToe, TicTacToe.Board> players() {
        return new PlayerCatalogue<>(List.of(ZERO));
    }

    @Override
    public String standardPlayer() {
        return "zero";
    }

    @Override
    public void registerGtp(
            GtpEngine engine, PlayerSpec<TicTacToe, TicTacToe.Board> spec, long seed) {
        toy.registerGtp(engine, spec, seed);
    }

    @Override
    public String boardText(TicTacToe.Board position) {
        return toy.boardText(position);
    }

    @Override
    public Map<String, Supplier<PlayoutPolicy<TicTacToe.Board>>> playouts() {
        return toy.playouts();
    }

    @Override
    public int movesToGo(TicTacToe.Board position) {
        return toy.movesToGo(position);
    }

    @Override
    public Optional<Teachable<TicTacToe.Board>> lessons() {
        return Optional.of(new ToyLessons());
    }

    @Override
    public Recipe recipe() {
        return ToyLessons.RECIPE;
    }

    /** Sixteen times the same: three in a row, or its prevention. */
    @Override
    public Optional<Theory> theory() {
        return Optional.of(
                new Theory() {
                    @Override
                    public String about() {
                        return "Rows of three.";
                    }

                    @Override
                    public Exam exam() {
                        Question win = new Question(List.of(0, 3, 1, 4), Set.of(2));
                        return new Exam(java.util.Collections.nCopies(16, win));
                    }

                    @Override
                    public Exam exam(List<String> lines) {
                        throw new UnsupportedOperationException();
                    }

                    @Override
                    public void draw(int count, long seed, Consumer<String> lines) {
                        throw new UnsupportedOperationException();
                    }
                });
    }
}
