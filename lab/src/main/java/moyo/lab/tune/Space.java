package moyo.lab.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** The parameters of a tuning. A point is a list of their values, in the same order. */
public record Space(List<Parameter> parameters) {
    public Space {
        parameters = List.copyOf(parameters);
    }

    public int size() {
        return parameters.size();
    }

    /** Returns the point that is nearest to coordinates in [0, 1]. */
    public List<Double> point(double[] coordinates) {
        List<Double> values = new ArrayList<>();
        for (int i = 0; i < size(); i++) {
            values.add(parameters.get(i).value(coordinates[i]));
        }
        return values;
    }

    public double[] coordinates(List<Double> point) {
        double[] coordinates = new double[size()];
        for (int i = 0; i < size(); i++) {
            coordinates[i] = parameters.get(i).coordinate(point.get(i));
        }
        return coordinates;
    }

    /** Returns a point as settings: {@code exploration=0.7 rave-weight=20}. */
    public String text(List<Double> point) {
        StringJoiner words = new StringJoiner(" ");
        for (int i = 0; i < size(); i++) {
            Parameter parameter = parameters.get(i);
            words.add(parameter.key() + "=" + parameter.text(point.get(i)));
        }
        return words.toString();
    }
}
