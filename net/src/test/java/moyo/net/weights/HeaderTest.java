package moyo.net.weights;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import moyo.game.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class HeaderTest {
    private static final Architecture SMALL = new Architecture("go", 1, 3, 2, 1, true, 8, 1);

    private final ObjectNode header = RandomWeights.header(SMALL);

    private static Header parse(String json) {
        return Header.parse(json.getBytes(StandardCharsets.UTF_8), new Fault("small.net"));
    }

    private void assertFault(String reason) {
        assertThatThrownBy(() -> parse(header.toString()))
                .isInstanceOf(BadInput.class)
                .hasMessage("network file 'small.net' cannot be used: " + reason);
    }

    /** The object that has the key: the encoding or the header itself. */
    private ObjectNode owner(String key) {
        ObjectNode encoding = header.withObjectProperty("encoding");
        return encoding.has(key) ? encoding : header;
    }

    @Test
    void readsTheArchitecture() {
        assertThat(parse(header.toString()).architecture()).isEqualTo(SMALL);
    }

    /** Every number of the header with its least and its highest value. */
    @ParameterizedTest
    @CsvSource({
        "version,0,1000000",
        "planes,0,8",
        "globals,0,1000",
        "policyPlanes,1,1000",
        "channels,1,1024",
        "blocks,0,256"
    })
    void aNumberMustBeThereWholeAndWithinItsRange(String key, int least, int most) {
        String right = ", not a whole number from " + least + " to " + most;
        ObjectNode owner = owner(key);
        for (int wrong : new int[] {-1, least - 1, most + 1, Integer.MIN_VALUE}) {
            owner.put(key, wrong);
            assertFault("\"" + key + "\" in its header is " + wrong + right);
        }
        owner.put(key, 1L << 32);
        assertFault("\"" + key + "\" in its header is 4294967296" + right);
        owner.put(key, "3");
        assertFault("\"" + key + "\" in its header is \"3\"" + right);
        owner.put(key, least + 0.5);
        assertFault("\"" + key + "\" in its header is " + least + ".5" + right);
        owner.put(key, true);
        assertFault("\"" + key + "\" in its header is true" + right);
        owner.putNull(key);
        assertFault("\"" + key + "\" in its header is null" + right);
        owner.remove(key);
        assertFault("\"" + key + "\" in its header is missing" + right);
    }

    @Test
    void theGameMustBeAText() {
        ObjectNode encoding = owner("game");
        encoding.put("game", 3);
        assertFault("\"game\" in its header is 3, not a text");
        encoding.remove("game");
        assertFault("\"game\" in its header is missing, not a text");
    }

    @Test
    void passMustBeTrueOrFalse() {
        ObjectNode encoding = owner("pass");
        encoding.put("pass", 1);
        assertFault("\"pass\" in its header is 1, not true or false");
        encoding.remove("pass");
        assertFault("\"pass\" in its header is missing, not true or false");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "null", "7", "[]", "{}", "\"go\"", "{\"encoding\": 3}"})
    void jsonThatIsNoHeaderLacksItsFirstField(String json) {
        assertThatThrownBy(() -> parse(json))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("'small.net'")
                .hasMessageContaining("\"game\" in its header is missing");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "go", "{\"encoding\": }"})
    void aTextThatIsNoJsonIsSaidToBeNone(String text) {
        assertThatThrownBy(() -> parse(text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("'small.net' cannot be used: its header is not JSON: ");
    }

    @Test
    void aHeaderWithoutTensorsLacksTheFirst() {
        header.remove("tensors");
        assertFault("tensor stem.conv[8, 4, 3, 3] is missing");
    }

    @Test
    void everyTensorNeedsANameAndTheShapeThatItsPlaceDemands() {
        ObjectNode bias = (ObjectNode) header.withArrayProperty("tensors").get(1);
        bias.put("name", "stem.bias2");
        assertFault("unknown tensor stem.bias2[8] where stem.bias[8] belongs");
        bias.put("name", "stem.bias").putArray("shape").add(8).add(1);
        assertFault("unknown tensor stem.bias[8, 1] where stem.bias[8] belongs");
        bias.putArray("shape").add(-8);
        assertFault("unknown tensor stem.bias[-8] where stem.bias[8] belongs");
        bias.remove("shape");
        assertFault("unknown tensor stem.bias[] where stem.bias[8] belongs");
        bias.remove("name");
        assertFault("\"name\" in its header is missing, not a text");
    }

    @Test
    void provenanceIsFreeTextInTheOrderOfTheFileAndMayBeMissing() {
        ObjectNode provenance = header.putObject("provenance");
        provenance.put("zeta", "last").put("steps", 12).putArray("boards").add(9).add(13);
        assertThat(parse(header.toString()).provenance().toString())
                .isEqualTo("{zeta=last, steps=12, boards=[9,13]}");
        header.remove("provenance");
        assertThat(parse(header.toString()).provenance()).isEmpty();
    }
}
