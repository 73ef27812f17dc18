package moyo.gtp.regress;

import java.util.Map;
import java.util.Set;
import moyo.gtp.client.GtpClient;
import moyo.gtp.client.GtpRefusal;

/**
 * Translates the Fuego commands of its suites for engines that lack them: some commands have
 * another name, values are compared here, and parameters are ignored. A command that the engine has
 * is sent unchanged.
 */
final class Dialect {
    private static final Map<String, String> OTHER_NAMES =
            Map.of(
                    "uct_value", "moyo-value",
                    "uct_patterns", "moyo-patterns",
                    "uct_policy_moves", "moyo-policy_moves",
                    "uct_root_filter", "moyo-root_filter",
                    "go_rules", "kgs-rules");

    /** Fuego's rule names with the usual name: Fuego counts a KGS game by Chinese rules. */
    private static final Map<String, String> RULES = Map.of("kgs", "chinese");

    /** Commands that change Fuego's search, not the position; ignored for other engines. */
    private static final Set<String> PARAMETERS =
            Set.of(
                    "uct_param_search",
                    "uct_param_player",
                    "uct_param_policy",
                    "uct_param_globalsearch",
                    "uct_param_rootfilter",
                    "uct_max_memory",
                    "go_param",
                    "go_param_rules",
                    "go_param_timecontrol",
                    "sg_param",
                    "book_clear",
                    "book_load");

    private final GtpClient engine;
    private final boolean listsCommands;

    /** Asks the engine for its list of commands. */
    Dialect(GtpClient engine) throws InterruptedException {
        this.engine = engine;
        listsCommands = listsCommands(engine);
    }

    private static boolean listsCommands(GtpClient engine) throws InterruptedException {
        try {
            return engine.knows("list_commands");
        } catch (GtpRefusal e) {
            return false;
        }
    }

    Reply send(String command) throws InterruptedException {
        String[] words = command.split("\\s+", 2);
        String name = words[0];
        String rest = words.length > 1 ? words[1] : "";
        if (knows(name)) {
            return ask(command);
        } else if (name.equals("sg_compare_float")) {
            return compare(rest, false);
        } else if (name.equals("sg_compare_int")) {
            return compare(rest, true);
        } else if (PARAMETERS.contains(name)) {
            return Reply.EMPTY;
        } else if (OTHER_NAMES.containsKey(name)) {
            return ask((OTHER_NAMES.get(name) + " " + RULES.getOrDefault(rest, rest)).strip());
        }
        return ask(command);
    }

    /** Whether the engine has a command; true if it does not list its commands. */
    private boolean knows(String name) throws InterruptedException {
        try {
            return !listsCommands || engine.knows(name);
        } catch (GtpRefusal e) {
            throw new IllegalStateException(e); // it has answered before
        }
    }

    private Reply ask(String command) throws InterruptedException {
        try {
            return Reply.of(engine.send(command));
        } catch (GtpRefusal e) {
            return Reply.refusal(e.reason());
        }
    }

    /**
     * {@code sg_compare_float NUMBER COMMAND}: -1 if the command's answer is below the number,
     * otherwise 1; for whole numbers 0 if they are equal.
     */
    private Reply compare(String arguments, boolean whole) throws InterruptedException {
        String[] words = arguments.split("\\s+", 2);
        if (words.length < 2) {
            return Reply.refusal("expected a number and a command, not '" + arguments + "'");
        }
        Reply reply = send(words[1]);
        if (reply.refused()) {
            return reply;
        }
        try {
            double answer = Double.parseDouble(reply.text().strip());
            double number = Double.parseDouble(words[0]);
            boolean equal = whole && answer == number;
            return Reply.of(equal ? "0" : answer < number ? "-1" : "1");
        } catch (NumberFormatException e) {
            return Reply.refusal("not a number: " + e.getMessage());
        }
    }
}
