package moyo.app.golden;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import moyo.app.option.Games;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.net.Encoding;
import moyo.net.EncodingJson;
import moyo.net.Shape;
import moyo.session.GameKit;

/**
 * Prints the positions of a golden file, encoded anew, as JSON: the board, the moves that lead to
 * the position, a symmetry, the row under it, the policy indices of the legal moves under it and,
 * unless the game lists moves, the rows under all symmetries. Without a file, prints the encoding
 * of the game.
 *
 * <p>To renew a golden file: {@code GoldenRows GAME > ENCODING}, {@code GoldenRows GAME golden.json
 * > ROWS}, {@code python3 -m moyo_train.golden golden.json --encoding ENCODING --rows ROWS
 * --channels 16 --blocks 3} (Go and Connect Four: 8 channels). A new position needs the fields
 * {@code game} and {@code symmetry} only, in Go also {@code board}.
 */
public final class GoldenRows {
    private static final ObjectMapper JSON = new ObjectMapper();

    private GoldenRows() {}

    public static void main(String[] args) throws IOException {
        if (args.length == 1) {
            System.out.print(EncodingJson.of(encoding(kit(args[0], JSON.nullNode())).shape()));
            return;
        }
        ArrayNode rows = JSON.createArrayNode();
        for (JsonNode row : read(Path.of(args[1])).get("rows")) {
            ObjectNode entry = rows.addObject();
            for (String name : new String[] {"board", "game", "symmetry"}) {
                if (row.has(name)) {
                    entry.set(name, row.get(name));
                }
            }
            entry.setAll(encoded(kit(args[0], row), row));
        }
        System.out.println(rows);
    }

    static JsonNode read(Path file) throws IOException {
        return JSON.readTree(file.toFile());
    }

    /** The game on the board of an entry. */
    static GameKit<?, ?> kit(String game, JsonNode entry) {
        Map<String, String> board = new HashMap<>();
        entry.path("board")
                .properties()
                .forEach(field -> board.put(field.getKey(), field.getValue().asText()));
        return Games.of(game, board);
    }

    static <P extends Position<P>> Encoding<P> encoding(GameKit<?, P> kit) {
        return kit.lessons().orElseThrow().encoding();
    }

    /** The fields of an entry that follow from its board, moves and symmetry. */
    static <P extends Position<P>> ObjectNode encoded(GameKit<?, P> kit, JsonNode entry) {
        Encoding<P> encoding = encoding(kit);
        Shape shape = encoding.shape();
        P position = position(kit.game(), entry.get("game").textValue());
        int symmetry = entry.get("symmetry").intValue();
        ObjectNode fields = JSON.createObjectNode();
        fields.put("row", row(encoding, position, symmetry));
        if (!shape.listsMoves()) {
            ArrayNode views = fields.putArray("views");
            for (int s = 0; s < shape.symmetries().size(); s++) {
                views.add(row(encoding, position, s));
            }
        }
        ArrayNode indices = fields.putArray("moves");
        int[] places = shape.places()[symmetry];
        MoveList moves = new MoveList(kit.game().moveCodes());
        position.legalMoves(moves);
        for (int i = 0; i < moves.size(); i++) {
            indices.add(places[encoding.index(position, moves.get(i))]);
        }
        return fields;
    }

    private static <P extends Position<P>> P position(Game<P> game, String moves) {
        P position = game.newPosition();
        for (String move : moves.isEmpty() ? new String[0] : moves.split(" ")) {
            position.play(game.parseMove(move));
        }
        return position;
    }

    private static <P extends Position<P>> String row(
            Encoding<P> encoding, P position, int symmetry) {
        byte[] row = new byte[encoding.shape().rowBytes()];
        encoding.encode(position, symmetry, row, 0);
        return HexFormat.of().formatHex(row);
    }
}
