package moyo.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import moyo.game.Colour;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How arguments are read, and refused. */
class GtpRequestTest {
    private final GtpEngine engine =
            new GtpEngine("Moyo", "0.1", new PrintStream(OutputStream.nullOutputStream()));

    private String answers(String input) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            engine.run(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(strings = {"b", "B", "black", "Black", "BLACK", "bLaCk"})
    void coloursAreReadInAnyCase(String colour) {
        engine.add("colour", "COLOUR", r -> r.colour(0) == Colour.FIRST ? "first" : "second");
        String white = colour.length() == 1 ? "W" : "WhIte";
        assertThat(answers("colour " + colour + "\ncolour " + white + "\n"))
                .isEqualTo("= first\n\n= second\n\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "blac", "bw", "grey", "1", "#", "ｂ"})
    void otherColoursAreRefused(String colour) {
        engine.add("colour", "COLOUR", r -> Integer.toString(r.expect(1).colour(0)));
        assertThat(answers("colour " + colour + "\n")).startsWith("? syntax error: ");
    }

    @ParameterizedTest
    @CsvSource({"5, 5", "+5, 5", "-5, -5", "005, 5", "-10, -10", "10, 10"})
    void wholeNumbersAreRead(String text, String expected) {
        engine.add("whole", "N", r -> Integer.toString(r.integer(0, -10, 10)));
        assertThat(answers("whole " + text + "\n")).isEqualTo("= " + expected + "\n\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"11", "-11", "1.5", "1e1", "0x1", "２", "--1", "", "99999999999999999"})
    void otherWholeNumbersAreRefusedWithTheTextAndTheUsage(String text) {
        engine.add("whole", "N", r -> Integer.toString(r.expect(1).integer(0, -10, 10)));
        String complaint =
                text.isEmpty()
                        ? "? syntax error: got 0 arguments, usage is 'whole N'\n\n"
                        : "? syntax error: '%s' is not a whole number from -10 to 10, usage is 'whole N'\n\n"
                                .formatted(text);
        assertThat(answers("whole " + text + "\n")).isEqualTo(complaint);
    }

    @ParameterizedTest
    @CsvSource({"0.5, 0.5", "-.5, -0.5", "7., 7.0", "+6.50, 6.5"})
    void numbersAreRead(String text, String expected) {
        engine.add("number", "X", r -> Double.toString(r.number(0, -10, 10)));
        assertThat(answers("number " + text + "\n")).isEqualTo("= " + expected + "\n\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"10.01", "nan", "NaN", "inf", "Infinity", "1e1", "1d", "1f", "1,5", "."})
    void otherNumbersAreRefused(String text) {
        engine.add("number", "X", r -> Double.toString(r.number(0, -10, 10)));
        assertThat(answers("number " + text + "\n"))
                .isEqualTo(
                        "? syntax error: '%s' is not a number from -10 to 10, usage is 'number X'\n\n"
                                .formatted(text));
    }
}
