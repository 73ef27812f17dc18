package moyo.lab.report.chart;

import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.util.Locale;
import org.jfree.chart.JFreeChart;
import org.jfree.svg.MeetOrSlice;
import org.jfree.svg.PreserveAspectRatio;
import org.jfree.svg.SVGGraphics2D;
import org.jfree.svg.ViewBox;

/** Draws the plots of one page as SVG elements with unique ids. */
final class Svg {
    /** The width of a phone's screen, so that letters keep their size there. */
    static final int WIDTH = 440;

    private int drawn;

    String draw(JFreeChart chart, int height) {
        SVGGraphics2D canvas = new SVGGraphics2D(WIDTH, height);
        canvas.setDefsKeyPrefix("plot" + ++drawn + "-");
        canvas.setGeomDoubleConverter(Svg::tenths);
        canvas.setTransformDoubleConverter(Svg::tenths);
        canvas.setFontFunction(family -> "inherit");
        chart.draw(canvas, new Rectangle2D.Double(0, 0, WIDTH, height));
        ViewBox whole = new ViewBox(0, 0, WIDTH, height);
        return Ink.themed(
                canvas.getSVGElement(
                        null, false, whole, PreserveAspectRatio.XMID_YMID, MeetOrSlice.MEET));
    }

    /** Returns the plot as a separate file with a white background. */
    String drawAlone(JFreeChart chart, int height) {
        SVGGraphics2D canvas = new SVGGraphics2D(WIDTH, height);
        canvas.setGeomDoubleConverter(Svg::tenths);
        canvas.setTransformDoubleConverter(Svg::tenths);
        canvas.setFontFunction(family -> "sans-serif");
        canvas.setPaint(Color.WHITE);
        canvas.fillRect(0, 0, WIDTH, height);
        chart.draw(canvas, new Rectangle2D.Double(0, 0, WIDTH, height));
        return canvas.getSVGDocument();
    }

    private static String tenths(double value) {
        String text = String.format(Locale.ROOT, "%.1f", value);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }
}
