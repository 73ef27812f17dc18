package moyo.app.learn;

import static org.assertj.core.api.Assertions.assertThat;

import moyo.net.selfplay.SelfPlayOptions;
import moyo.net.selfplay.Sigma;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

final class PlayOptionsTest {
    private static final SelfPlayOptions RECIPE = new SelfPlayOptions(24, 64, 7, 7, 2, 0.8, 0.1, 0);

    private static SelfPlayOptions given(String... words) {
        return CommandLine.populateCommand(new PlayOptions(), words).over(RECIPE);
    }

    @Test
    void whatIsNotGivenIsTheRecipes() {
        assertThat(given()).isEqualTo(RECIPE);
    }

    @Test
    void whatIsGivenReplacesTheRecipes() {
        assertThat(given("--visits", "3", "5", "--candidates", "2", "4", "--score-weight", "0.5"))
                .isEqualTo(new SelfPlayOptions(3, 5, 2, 4, 2, 0.8, 0.1, 0.5));
        SelfPlayOptions drawn = given("--sigma", "RESCALED", "--leaf-symmetry");
        assertThat(drawn.sigma()).isEqualTo(Sigma.RESCALED);
        assertThat(drawn.leafSymmetry()).isTrue();
    }
}
