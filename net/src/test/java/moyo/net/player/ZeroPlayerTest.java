package moyo.net.player;

import static moyo.net.Boards.GAME;
import static moyo.net.Boards.after;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import moyo.game.BadInput;
import moyo.net.TicTacToeLessons;
import moyo.net.weights.Architecture;
import moyo.net.weights.RandomWeights;
import moyo.search.Search;
import moyo.search.clock.Budget;
import moyo.search.player.Setting;
import moyo.search.player.Settings;
import moyo.search.tree.Tree;
import moyo.testkit.TicTacToe;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ZeroPlayerTest {
    private static final Budget BUDGET = new Budget.Simulations(300);

    @TempDir private Path dir;
    private Path file;

    @BeforeEach
    void writeANetwork() throws IOException {
        byte[] bytes = RandomWeights.file(SmallNetwork.ARCHITECTURE, SmallNetwork.SEED);
        file = Files.write(dir.resolve("small.net"), bytes);
    }

    private static Search<TicTacToe.Board> player(
            Optional<URL> shipped, long seed, String... assignments) {
        Settings settings = Settings.defaults(ZeroPlayer.settings()).with("tree-nodes=20000");
        for (String assignment : assignments) {
            settings = settings.with(assignment);
        }
        return ZeroPlayer.make(GAME, new TicTacToeLessons(), shipped, settings, seed);
    }

    private Search<TicTacToe.Board> player(long seed, String... assignments) {
        String[] all = Arrays.copyOf(assignments, assignments.length + 1);
        all[assignments.length] = "net=" + file;
        return player(Optional.empty(), seed, all);
    }

    private static int[] visits(Search<TicTacToe.Board> player) {
        Tree tree = player.tree();
        return IntStream.range(0, tree.childCount(Tree.ROOT))
                .map(i -> tree.visits(tree.firstChild(Tree.ROOT) + i))
                .toArray();
    }

    @Test
    void oneThreadAndOneSeedSearchTheSameTree() {
        Search<TicTacToe.Board> one = player(7);
        Search<TicTacToe.Board> other = player(7);
        int move = one.chooseMove(after(4), BUDGET);
        assertThat(other.chooseMove(after(4), BUDGET)).isEqualTo(move);
        assertThat(visits(other)).isEqualTo(visits(one));
        assertThat(IntStream.of(visits(one)).sum()).isGreaterThan(200);
    }

    /** The symmetry under which the network sees the board is drawn by the seed. */
    @Test
    void anotherSeedSearchesAnotherTree() {
        Search<TicTacToe.Board> one = player(1);
        one.chooseMove(after(0), BUDGET);
        assertThat(IntStream.range(2, 12))
                .anyMatch(
                        seed -> {
                            Search<TicTacToe.Board> other = player(seed);
                            other.chooseMove(after(0), BUDGET);
                            return !Arrays.equals(visits(other), visits(one));
                        });
    }

    @Test
    void winsWhereItCanAndStopsALineWhereItMust() {
        assertThat(player(1).chooseMove(after(0, 3, 1, 4), BUDGET)).as("win").isEqualTo(2);
        assertThat(player(1).chooseMove(after(0, 4, 1), BUDGET)).as("defend").isEqualTo(2);
    }

    @Test
    void settingsReachTheSearch() {
        Search<TicTacToe.Board> narrow = player(1, "exploration=0.01");
        Search<TicTacToe.Board> wide = player(1, "exploration=100");
        narrow.chooseMove(after(), BUDGET);
        wide.chooseMove(after(), BUDGET);
        assertThat(IntStream.of(visits(narrow)).max().orElseThrow())
                .isGreaterThan(IntStream.of(visits(wide)).max().orElseThrow());
        assertThat(ZeroPlayer.settings().stream().map(Setting::key))
                .contains("net", "exploration", "first-play-reduction", "score-weight", "threads")
                .doesNotHaveDuplicates();
    }

    private double highestProbability(String... assignments) {
        Search<TicTacToe.Board> player = player(1, assignments);
        player.chooseMove(after(4), BUDGET);
        Tree tree = player.tree();
        return IntStream.range(0, tree.childCount(Tree.ROOT))
                .mapToDouble(i -> tree.probability(tree.firstChild(Tree.ROOT) + i))
                .max()
                .orElseThrow();
    }

    @Test
    void theTemperatureReachesTheProbabilities() {
        assertThat(highestProbability("policy-temperature=10"))
                .isBetween(1.0 / 8, highestProbability() - 0.001);
    }

    @Test
    void twoThreadsShareTheSimulations() {
        Search<TicTacToe.Board> player = player(1, "threads=2");
        TicTacToe.Board position = after(4);
        int move = player.chooseMove(position, BUDGET);
        assertThat(position.isLegal(move)).isTrue();
        assertThat(player.simulations()).isGreaterThanOrEqualTo(300);
        assertThat(player.counts().get(NetworkEvaluator.EVALUATIONS)).isGreaterThan(50);
    }

    @ParameterizedTest
    @ValueSource(strings = {"symmetry=leaf", "policy=uniform", "cache=1", "graph=on"})
    void everyWayOfEvaluatingDefendsAndWins(String setting) {
        assertThat(player(1, setting).chooseMove(after(0, 3, 1, 4), BUDGET)).isEqualTo(2);
        assertThat(player(1, setting).chooseMove(after(0, 4, 1), BUDGET)).isEqualTo(2);
    }

    @Test
    void aCacheSavesEvaluationsOfTranspositions() {
        Search<TicTacToe.Board> plain = player(1);
        Search<TicTacToe.Board> cached = player(1, "cache=1");
        plain.chooseMove(after(), BUDGET);
        cached.chooseMove(after(), BUDGET);
        assertThat(plain.counts().counters()).doesNotContain(EvaluationCache.HITS);
        long hits = cached.counts().get(EvaluationCache.HITS);
        assertThat(hits).isPositive();
        assertThat(cached.counts().get(NetworkEvaluator.EVALUATIONS))
                .isEqualTo(cached.counts().get(EvaluationCache.LOOKUPS) - hits);
    }

    @Test
    void aSymmetryForEachLeafLeavesNoPlaceForACache() {
        Search<TicTacToe.Board> leaf = player(1, "symmetry=leaf");
        leaf.chooseMove(after(), BUDGET);
        assertThat(leaf.counts().counters()).doesNotContain(EvaluationCache.HITS);
        assertThatThrownBy(() -> player(1, "symmetry=leaf", "cache=1"))
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        "symmetry=leaf and cache=1 exclude each other: the cache decides about"
                                + " symmetries");
    }

    @Test
    void aGraphSharesTranspositions() {
        Search<TicTacToe.Board> graph = player(1, "graph=on");
        graph.chooseMove(after(), BUDGET);
        assertThat(graph.counts().get("graph-links")).isPositive();
    }

    @Test
    void aSecondNetworkIsReadFromItsFile() throws IOException {
        Path second = dir.resolve("second.net");
        assertRefused("net=" + file, "second-net=" + second)
                .hasMessageContaining(second.toString())
                .hasMessageContaining("there is no such file");
        Files.write(second, RandomWeights.file(SmallNetwork.ARCHITECTURE, 9));
        Search<TicTacToe.Board> one = player(1);
        Search<TicTacToe.Board> two = player(1, "second-net=" + second);
        one.chooseMove(after(), BUDGET);
        two.chooseMove(after(), BUDGET);
        assertThat(visits(two)).isNotEqualTo(visits(one));
    }

    private AbstractThrowableAssert<?, ?> assertRefused(String... assignments) {
        return assertThatThrownBy(() -> player(Optional.empty(), 1, assignments))
                .isInstanceOf(BadInput.class);
    }

    @Test
    void aFileThatIsMissingIsNamed() {
        Path missing = dir.resolve("missing.net");
        assertRefused("net=" + missing)
                .hasMessageContaining(missing.toString())
                .hasMessageContaining("there is no such file");
    }

    @Test
    void aFolderInPlaceOfAFileIsNamed() {
        assertRefused("net=" + dir).hasMessageContaining(dir.toString());
    }

    @Test
    void aDamagedFileIsNamed() throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 1;
        Files.write(file, bytes);
        assertRefused("net=" + file)
                .hasMessageContaining(file.toString())
                .hasMessageContaining("its contents are damaged");
    }

    @Test
    void aNetworkOfAnotherGameIsNamedWithBothGames() throws IOException {
        Architecture go = new Architecture("go", 1, 8, 4, 1, true, 16, 1);
        Files.write(file, RandomWeights.file(go, 1));
        assertRefused("net=" + file)
                .hasMessageContaining(file + "' was trained for go, encoding version 1")
                .hasMessageContaining("needed is tictactoe, encoding version 1");
    }

    @Test
    void aGameWithoutAShippedNetworkAsksForAFile() {
        assertRefused().hasMessage("no network is shipped for tictactoe 3x3; net=FILE names one");
        assertRefused("net=shipped").hasMessageContaining("no network is shipped");
    }

    @Test
    void theShippedNetworkIsReadOnceAndPlaysLikeTheSameFile() throws IOException {
        Optional<URL> shipped = Optional.of(file.toUri().toURL());
        Search<TicTacToe.Board> byFile = player(1);
        Search<TicTacToe.Board> byDefault = player(shipped, 1);
        Files.delete(file);
        Search<TicTacToe.Board> again = player(shipped, 1, "net=shipped");
        byFile.chooseMove(after(), BUDGET);
        byDefault.chooseMove(after(), BUDGET);
        again.chooseMove(after(), BUDGET);
        assertThat(visits(byDefault)).isEqualTo(visits(byFile));
        assertThat(visits(again)).isEqualTo(visits(byFile));
    }

    @Test
    void aShippedNetworkOfAnotherGameIsNamed() throws IOException {
        Architecture go = new Architecture("go", 1, 8, 4, 1, true, 16, 1);
        Path wrong = Files.write(dir.resolve("go-9x9.net"), RandomWeights.file(go, 1));
        URL url = wrong.toUri().toURL();
        assertThatThrownBy(() -> player(Optional.of(url), 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("'go-9x9.net' was trained for go");
    }

    @Test
    void aShippedNetworkThatCannotBeReadIsNamed() throws IOException {
        URL url = dir.resolve("gone.net").toUri().toURL();
        assertThatThrownBy(() -> player(Optional.of(url), 1))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("network file 'gone.net' cannot be used: ");
    }
}
