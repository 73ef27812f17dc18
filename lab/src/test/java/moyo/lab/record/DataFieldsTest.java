package moyo.lab.record;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import moyo.lab.report.figure.SampleRuns;
import moyo.search.count.Counts;
import org.junit.jupiter.api.Test;

final class DataFieldsTest {
    private static final DataFields FIELDS =
            DataFields.of(
                    """
                    a | text | one
                    b/c.d | s | two
                    e[].f | s | three
                    g.* | s | four""");

    private static JsonNode read(String json) throws Exception {
        return Json.MAPPER.readTree(json);
    }

    @Test
    void namesThePathsThatAreNotDeclared() throws Exception {
        assertThat(FIELDS.undeclared(read("{\"a\":1,\"b\":{\"d\":1},\"c\":{\"d\":null}}")))
                .isEmpty();
        assertThat(FIELDS.undeclared(read("{\"e\":[],\"g\":{\"x\":1,\"c=0.5[\":[1,2]}}")))
                .isEmpty();
        assertThat(
                        FIELDS.undeclared(
                                read("{\"aa\":1,\"b\":{\"e\":1},\"e\":[{\"f\":1},{\"h\":2}]}")))
                .containsExactly("aa", "b.e", "e[].h");
    }

    @Test
    void namesTheFieldsThatNothingHas() throws Exception {
        assertThat(FIELDS.missing(List.of(read("{\"a\":1}"), read("{\"g\":{\"x\":1}}"))))
                .containsExactly("b/c.d", "e[].f");
    }

    /** The components of the record are the names in the file. */
    @Test
    void resultsHaveExactlyTheDeclaredFields() throws Exception {
        Counts counts = SampleCounts.of(1, 2, 3, 4, 5, 7, 8);
        GameResult game =
                SampleRuns.withCounts(
                        SampleRuns.game(0, 0, Outcome.FIRST), counts, counts, 0.5, 0.5);
        JsonNode line = read(Json.line(game));
        assertThat(ResultFields.ALL.undeclared(line)).isEmpty();
        assertThat(ResultFields.ALL.missing(List.of(line))).isEmpty();
        List<String> declared =
                ResultFields.ALL.names().stream()
                        .map(name -> name.replaceAll("[.\\[].*", ""))
                        .distinct()
                        .collect(Collectors.toList());
        assertThat(declared)
                .containsExactlyElementsOf(
                        Arrays.stream(GameResult.class.getRecordComponents())
                                .map(component -> component.getName())
                                .toList());
    }
}
