package moyo.net;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class EncodingJsonTest {
    private static Shape read(String text) throws JsonProcessingException {
        JsonNode json = new ObjectMapper().readTree(text);
        List<int[]> cells = new ArrayList<>();
        List<int[]> moves = new ArrayList<>();
        for (JsonNode symmetry : json.get("symmetries")) {
            cells.add(numbers(symmetry.get("cells")));
            moves.add(numbers(symmetry.get("moves")));
        }
        return new Shape(
                json.get("game").textValue(),
                json.get("version").intValue(),
                json.get("height").intValue(),
                json.get("width").intValue(),
                json.get("planes").intValue(),
                json.get("globals").intValue(),
                json.get("policyPlanes").intValue(),
                json.get("pass").booleanValue(),
                cells,
                moves);
    }

    private static int[] numbers(JsonNode list) {
        return IntStream.range(0, list.size()).map(i -> list.get(i).intValue()).toArray();
    }

    @Test
    void everyNumberOfTheShapeComesBack() throws JsonProcessingException {
        Shape shape = TicTacToeLessons.SHAPE;
        assertThat(read(EncodingJson.of(shape))).usingRecursiveComparison().isEqualTo(shape);
    }

    @Test
    void symmetriesArePermutationsAndTheFirstIsTheIdentity() throws JsonProcessingException {
        Shape shape = read(EncodingJson.of(TicTacToeLessons.SHAPE));
        int[] identity = IntStream.range(0, 9).toArray();
        assertThat(shape.symmetries()).hasSize(2);
        assertThat(shape.symmetries().get(0)).isEqualTo(identity);
        assertThat(shape.moveSymmetries().get(0)).isEqualTo(identity);
        for (int s = 0; s < 2; s++) {
            assertThat(shape.symmetries().get(s)).containsExactlyInAnyOrder(identity);
            assertThat(shape.moveSymmetries().get(s)).containsExactlyInAnyOrder(identity);
        }
    }

    /** A run that goes on writes the same bytes again. */
    @Test
    void theTextIsTheSameInEveryProcess() {
        Shape tiny =
                new Shape(
                        "x",
                        1,
                        1,
                        2,
                        3,
                        4,
                        1,
                        true,
                        List.of(new int[] {0, 1}, new int[] {1, 0}),
                        List.of(new int[] {0, 1, 2}, new int[] {1, 0, 2}));
        String text =
                """
                {'game':'x','version':1,'height':1,'width':2,'planes':3,'globals':4,\
                'policyPlanes':1,'pass':true,'symmetries':[\
                {'cells':[0,1],'moves':[0,1,2]},{'cells':[1,0],'moves':[1,0,2]}]}
                """;
        assertThat(EncodingJson.of(tiny)).isEqualTo(text.replace('\'', '"'));
    }
}
