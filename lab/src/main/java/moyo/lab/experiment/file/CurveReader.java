package moyo.lab.experiment.file;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import moyo.game.BadInput;
import moyo.lab.experiment.CurvePoint;
import moyo.lab.experiment.Row;
import moyo.lab.yaml.Yaml;

/**
 * Reads {@code curve: {of: table 1, at: 0.25}} of a row, and {@code curves: agents} of the
 * experiment, the label of the x axis.
 */
final class CurveReader {
    static final String CURVE = "curve";
    static final String CURVES = "curves";
    private static final String OF = "of";
    private static final String AT = "at";

    private CurveReader() {}

    static CurvePoint read(Fields row) {
        if (!row.has(CURVE)) {
            return CurvePoint.NONE;
        }
        Fields curve = row.inner(CURVE);
        Yaml.checkNames(curve.node(), List.of(OF, AT), curve.where());
        return new CurvePoint(curve.text(OF), curve.number(AT, -1e9, 1e9));
    }

    /** Returns the label; empty if there are no curves. */
    static String label(Fields experiment, List<Row> rows) {
        Set<CurvePoint> taken = new HashSet<>();
        for (Row row : rows) {
            if (row.point().isThere() && !taken.add(row.point())) {
                throw new BadInput(
                        "%s: '%s' has two rows at %s"
                                .formatted(
                                        experiment.where(), row.point().of(), row.point().place()));
            }
        }
        if (experiment.has(CURVES) == taken.isEmpty()) {
            throw new BadInput(
                    taken.isEmpty()
                            ? "%s: no row has a '%s'".formatted(experiment.where(), CURVE)
                            : "%s: '%s' is missing: the label of the x axis of the curves"
                                    .formatted(experiment.where(), CURVES));
        }
        return experiment.text(CURVES, "");
    }
}
