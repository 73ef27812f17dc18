package moyo.app;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/** What a command has answered: its exit code, standard output and standard error. */
record Said(int code, String out, String err) {
    /** Runs a command in this process. */
    static Said moyo(String... words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Main.run(new PrintWriter(out, true), new PrintWriter(err, true), words);
        return new Said(code, out.toString(), err.toString());
    }

    static Said moyo(List<String> words) {
        return moyo(words.toArray(String[]::new));
    }
}
