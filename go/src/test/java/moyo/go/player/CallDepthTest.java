package moyo.go.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import moyo.game.Rng;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.family.GoKit;
import moyo.gtp.GtpEngine;
import moyo.search.player.PlayerKind;
import moyo.search.player.PlayerSpec;
import moyo.search.player.Settings;
import moyo.search.selection.Explanation;
import moyo.search.selection.SelectionRule;
import moyo.search.selection.Ucb1;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;
import org.junit.jupiter.api.Test;

/** How many calls lie between a command and the selection of a child. */
final class CallDepthTest {
    private static final int MOST = 8;

    /** Notes who called it, up to the handler of the command. */
    private static final class Curious implements SelectionRule {
        private final SelectionRule ours = new Ucb1(1);
        private List<String> callers = List.of();

        @Override
        public int choose(Tree tree, int node, Trail trail) {
            if (callers.isEmpty()) {
                callers = StackWalker.getInstance().walk(frames -> upToHandler(frames.toList()));
            }
            return ours.choose(tree, node, trail);
        }

        private static List<String> upToHandler(List<StackWalker.StackFrame> frames) {
            List<String> names = new ArrayList<>();
            for (StackWalker.StackFrame frame : frames) {
                String name = frame.getClassName() + "." + frame.getMethodName();
                if (names.isEmpty() || !names.get(names.size() - 1).equals(name)) {
                    names.add(name); // the compiler's bridge to a generic method is no call of ours
                }
                if (frame.getMethodName().equals("genmove")) {
                    return names;
                }
            }
            throw new AssertionError("no genmove in " + names);
        }

        @Override
        public Explanation explain(Tree tree, int node, int child, Trail trail) {
            return ours.explain(tree, node, child, trail);
        }
    }

    /** The player is fuego-style with another rule. */
    @Test
    void eightFramesFromTheGenmoveHandlerToTheSelectionRule() throws IOException {
        Curious rule = new Curious();
        PlayerKind<GoGame, GoPosition> usual = GoPlayers.ALL.parse("fuego-style").kind();
        PlayerKind<GoGame, GoPosition> curious =
                new PlayerKind<>(
                        usual.name(),
                        usual.sentence(),
                        usual.settings(),
                        (game, settings, seed) ->
                                new FuegoStyle(
                                        game,
                                        FuegoSettings.parts(game, settings).withRule(() -> rule),
                                        FuegoSettings.options(game, settings),
                                        new Rng(seed)));
        Settings settings =
                Settings.defaults(curious.settings()).with("playouts=50").with("tree-nodes=100000");
        GoGame game = new GoGame(9, 6.5, GoRules.CHINESE);
        GtpEngine engine =
                new GtpEngine(
                        "Moyo",
                        "0",
                        new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8));
        new GoKit(game).registerGtp(engine, new PlayerSpec<>(curious, settings), 1);
        byte[] commands = "genmove b\n".getBytes(StandardCharsets.UTF_8);
        engine.run(new ByteArrayInputStream(commands), new ByteArrayOutputStream());
        assertThat(rule.callers)
                .as("frames from SelectionRule.choose to the handler of genmove, both included")
                .isNotEmpty()
                .hasSizeLessThanOrEqualTo(MOST);
    }
}
