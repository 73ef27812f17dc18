package moyo.lab.report;

import java.util.List;

/** The end of a page: the circumstances of a run, and how to repeat it. */
final class RunSection {
    private RunSection() {}

    static void write(Html html, List<Fact> facts, String command) {
        html.open("section").element("h2", "The run");
        html.open("dl");
        for (Fact fact : facts) {
            html.element("dt", fact.label()).element("dd", fact.text());
        }
        html.close();
        html.element("p", "This repeats it, or goes on:", "class", "note");
        html.element("pre", command, "class", "command");
        html.close();
    }
}
