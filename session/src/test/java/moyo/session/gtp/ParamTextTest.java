package moyo.session.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import moyo.search.player.Setting;
import org.junit.jupiter.api.Test;

final class ParamTextTest {
    @Test
    void aDialogIsMadeOfTheRange() {
        assertThat(ParamText.line(Setting.flag("reuse", true, ""), "on"))
                .isEqualTo("[bool] reuse 1");
        assertThat(ParamText.line(Setting.flag("reuse", true, ""), "off"))
                .isEqualTo("[bool] reuse 0");
        assertThat(ParamText.line(Setting.choice("rule", List.of("rave", "tuned"), ""), "tuned"))
                .isEqualTo("[list/rave/tuned] rule tuned");
        assertThat(ParamText.line(Setting.integer("threads", 1, 1, 8, ""), "4"))
                .isEqualTo("[string] threads 4");
    }
}
