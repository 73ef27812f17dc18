package moyo.lab.record;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;

/**
 * The JSON of records: NaN and infinity are written as null, and unknown names are ignored when
 * reading.
 */
public final class Json {
    /** The mapper of all records. */
    public static final ObjectMapper MAPPER =
            JsonMapper.builder()
                    .addModule(numbers())
                    .disable(MapperFeature.AUTO_DETECT_IS_GETTERS) // such methods are not fields
                    .configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false)
                    .build();

    private Json() {}

    private static SimpleModule numbers() {
        SimpleModule module = new SimpleModule();
        module.addSerializer(Double.class, new Writer());
        module.addSerializer(double.class, new Writer());
        module.addDeserializer(Double.class, new Reader());
        module.addDeserializer(double.class, new Reader());
        return module;
    }

    /** Returns the value as one line, without a line break. */
    public static String line(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the value as indented text. */
    public static String pretty(Object value) {
        try {
            return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(value) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static final class Writer extends StdSerializer<Double> {
        private static final long serialVersionUID = 1L;

        Writer() {
            super(Double.class);
        }

        @Override
        public void serialize(Double value, JsonGenerator out, SerializerProvider provider)
                throws IOException {
            if (Double.isFinite(value)) {
                out.writeNumber(value);
            } else {
                out.writeNull();
            }
        }
    }

    private static final class Reader extends StdDeserializer<Double> {
        private static final long serialVersionUID = 1L;

        Reader() {
            super(Double.class);
        }

        @Override
        public Double deserialize(JsonParser in, DeserializationContext context)
                throws IOException {
            return in.getDoubleValue();
        }

        @Override
        public Double getNullValue(DeserializationContext context) {
            return Double.NaN;
        }

        @Override
        public Object getAbsentValue(DeserializationContext context) {
            return Double.NaN;
        }
    }
}
