package moyo.lab.report.chart;

import java.awt.geom.Ellipse2D;
import java.util.List;
import moyo.lab.report.figure.TrainingView;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/** The mean result of positions by the win rate that the network predicts for them. */
final class CalibrationChart {
    private CalibrationChart() {}

    static JFreeChart of(List<TrainingView.Calibration> points) {
        XYSeries found = new XYSeries("found");
        points.forEach(point -> found.add(point.prediction(), point.result()));
        XYSeries perfect = new XYSeries("perfect");
        perfect.add(0, 0);
        perfect.add(1, 1);
        XYSeriesCollection data = new XYSeriesCollection();
        data.addSeries(found);
        data.addSeries(perfect);
        XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer();
        renderer.setSeriesPaint(0, Ink.LINE.color());
        renderer.setSeriesStroke(0, Look.LINE);
        renderer.setSeriesShape(0, new Ellipse2D.Double(-4, -4, 8, 8));
        renderer.setSeriesPaint(1, Ink.FAINT.color());
        renderer.setSeriesShapesVisible(1, false);
        NumberAxis across = Look.percents();
        across.setLabel("predicted");
        return Look.chart(data, across, Look.percents(), renderer);
    }
}
