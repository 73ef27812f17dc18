package moyo.lab.report.chart;

import java.awt.BasicStroke;
import java.awt.Font;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYItemRenderer;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.xy.XYDataset;

/** The style of all plots: thin grids, no frames, no background. */
final class Look {
    static final BasicStroke LINE =
            new BasicStroke(2, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);

    private static final BasicStroke HAIR = new BasicStroke(1);
    private static final BasicStroke DASHES =
            new BasicStroke(
                    1.2f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_BEVEL, 1, new float[] {5, 4}, 0);
    private static final Font SMALL = new Font(Font.SANS_SERIF, Font.PLAIN, 12);

    private Look() {}

    static JFreeChart chart(XYDataset data, ValueAxis x, ValueAxis y, XYItemRenderer renderer) {
        XYPlot plot = new XYPlot(data, style(x), style(y), renderer);
        plot.setBackgroundPaint(null);
        plot.setOutlineVisible(false);
        plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
        plot.setDomainGridlinesVisible(false);
        plot.setDomainGridlinePaint(Ink.GRID.color());
        plot.setDomainGridlineStroke(HAIR);
        plot.setRangeGridlinePaint(Ink.GRID.color());
        plot.setRangeGridlineStroke(HAIR);
        JFreeChart chart = new JFreeChart(null, SMALL, plot, false);
        chart.setBackgroundPaint(null);
        chart.setPadding(new RectangleInsets(4, 0, 0, 8));
        return chart;
    }

    private static ValueAxis style(ValueAxis axis) {
        axis.setLabelFont(SMALL);
        axis.setTickLabelFont(SMALL);
        axis.setLabelPaint(Ink.FAINT.color());
        axis.setTickLabelPaint(Ink.FAINT.color());
        axis.setAxisLineVisible(false);
        axis.setTickMarksVisible(false);
        return axis;
    }

    /** An axis of whole numbers, such as games. */
    static NumberAxis wholes(String label) {
        NumberAxis axis = new NumberAxis(label);
        axis.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
        axis.setAutoRangeIncludesZero(true);
        axis.setUpperMargin(0.01);
        return axis;
    }

    /** An axis of names, the first of them at its upper end. */
    static SymbolAxis names(String... names) {
        SymbolAxis axis = new SymbolAxis("", names);
        axis.setInverted(true);
        axis.setGridBandsVisible(false);
        axis.setRange(-0.6, names.length - 0.4);
        return axis;
    }

    /** An axis from 0 to 100 %. */
    static NumberAxis percents() {
        NumberAxis axis = new NumberAxis();
        axis.setRange(0, 1);
        axis.setTickUnit(new NumberTickUnit(0.25));
        axis.setNumberFormatOverride(
                new DecimalFormat("0 %", DecimalFormatSymbols.getInstance(Locale.ROOT)));
        return axis;
    }

    /** A horizontal reference line: no difference, or a bound. */
    static ValueMarker mark(double value, Ink ink) {
        return new ValueMarker(value, ink.color(), DASHES);
    }
}
