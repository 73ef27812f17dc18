package moyo.web.wire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class TraceTest {
    @Test
    void namesTheErrorAndThePlace() {
        assertThat(Trace.of(new IllegalStateException("odd")))
                .startsWith("java.lang.IllegalStateException: odd in ")
                .contains("TraceTest.namesTheErrorAndThePlace(TraceTest.java:")
                .doesNotContain("\n");
    }
}
