package moyo.net;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An encoding as the trainer reads it: {@code encoding.json}. */
public final class EncodingJson {
    private EncodingJson() {}

    public static String of(Shape shape) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", shape.game());
        json.put("version", shape.version());
        json.put("height", shape.height());
        json.put("width", shape.width());
        json.put("planes", shape.planes());
        json.put("globals", shape.globals());
        json.put("policyPlanes", shape.policyPlanes());
        json.put("pass", shape.pass());
        if (shape.listsMoves()) {
            json.put("listedMoves", shape.listedMoves());
            json.put("targetMoves", shape.targetMoves());
        }
        List<Map<String, Object>> symmetries = new ArrayList<>();
        for (int s = 0; s < shape.symmetries().size(); s++) {
            Map<String, Object> symmetry = new LinkedHashMap<>();
            symmetry.put("cells", shape.symmetries().get(s));
            symmetry.put("moves", shape.moveSymmetries().get(s));
            symmetries.add(symmetry);
        }
        json.put("symmetries", symmetries);
        try {
            return new ObjectMapper().writeValueAsString(json) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
