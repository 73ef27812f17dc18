package moyo.lab.report.html;

import java.util.List;
import moyo.lab.report.figure.Fact;

/** The last section of a page: the circumstances of a run and the command that repeats it. */
public final class RunSection {
    private RunSection() {}

    /**
     * Writes the section.
     *
     * @param command empty if it is not known
     */
    public static void write(Html html, List<Fact> facts, String command) {
        html.open("section").element("h2", "The run");
        html.open("dl");
        for (Fact fact : facts) {
            html.element("dt", fact.label()).element("dd", fact.text());
        }
        html.close();
        if (!command.isEmpty()) {
            html.element("p", "Command that repeats or continues the run:", "class", "note");
            html.element("pre", command, "class", "command");
        }
        html.close();
    }
}
