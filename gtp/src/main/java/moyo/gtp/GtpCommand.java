package moyo.gtp;

/**
 * A command of an engine.
 *
 * @param usage its arguments for the help, such as {@code COLOUR [SECONDS]}; empty for none
 * @param endsOnInput whether any further line of input ends the command, as with analysis commands
 */
public record GtpCommand(String name, String usage, GtpHandler handler, boolean endsOnInput) {
    String synopsis() {
        return usage.isEmpty() ? name : name + " " + usage;
    }
}
