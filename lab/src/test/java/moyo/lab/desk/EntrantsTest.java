package moyo.lab.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import moyo.game.BadInput;
import moyo.lab.play.Entrant;
import moyo.lab.play.ToyKit;
import org.junit.jupiter.api.Test;

final class EntrantsTest {
    private static final int CORES = Runtime.getRuntime().availableProcessors();

    private final ToyKit kit = new ToyKit();

    private String ready(String spec) {
        return new Entrants(kit, "500", "2").ready(new Entrant("x", spec)).spec();
    }

    @Test
    void fillsInWhatAPlayerDoesNotSayItself() {
        assertThat(ready("budget")).isEqualTo("budget playouts=500");
        assertThat(ready("budget playouts=20")).isEqualTo("budget playouts=20");
        assertThat(ready("budget time=3"))
                .as("no playouts beside a time")
                .isEqualTo("budget time=3.0");
        assertThat(ready("gated")).isEqualTo("gated threads=2");
    }

    @Test
    void givesNobodyASettingThatItDoesNotKnow() {
        assertThat(ready("random")).isEqualTo("random");
    }

    @Test
    void leavesOutsideEnginesAlone() {
        assertThat(ready("gtp:gnugo --mode gtp")).isEqualTo("gtp:gnugo --mode gtp");
    }

    @Test
    void withoutWishesASpecStaysAsItIs() {
        Entrants plain = new Entrants(kit, null, null);
        assertThat(plain.ready(Entrant.of("budget")).spec()).isEqualTo("budget");
    }

    @Test
    void complainsOfNumbersThatNobodyNeeds() {
        assertThatThrownBy(() -> new Entrants(kit, "abc", null))
                .isInstanceOf(BadInput.class)
                .hasMessage("playouts=abc is not a whole number from 1 to 2147483647");
        assertThatThrownBy(() -> new Entrants(kit, null, "0"))
                .isInstanceOf(BadInput.class)
                .hasMessage("threads=0 is not a whole number from 1 to 256");
    }

    @Test
    void complainsOfUnknownPlayers() {
        assertThatThrownBy(() -> ready("randon"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("did you mean 'random'?");
    }

    @Test
    void warnsOfACrowdOnlyUnderATimeLimit() {
        List<String> specs = List.of("gated threads=2", "random");
        assertThat(Entrants.crowd(kit, specs, false, CORES)).isEmpty();
        assertThat(Entrants.crowd(kit, specs, true, CORES).orElseThrow())
                .startsWith("moyo: %d threads at once on %d cores".formatted(2 * CORES, CORES));
        assertThat(Entrants.crowd(kit, List.of("random"), true, CORES)).isEmpty();
        assertThat(Entrants.crowd(kit, List.of("budget time=1"), false, CORES + 1)).isPresent();
    }
}
