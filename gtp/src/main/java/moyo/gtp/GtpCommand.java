package moyo.gtp;

/**
 * A command an engine knows.
 *
 * @param usage its arguments as people write them, empty for none: {@code COLOUR [SECONDS]}
 * @param endsOnInput whether the arrival of any further line ends it, as with analysis commands
 */
public record GtpCommand(String name, String usage, GtpHandler handler, boolean endsOnInput) {
    String synopsis() {
        return usage.isEmpty() ? name : name + " " + usage;
    }
}
