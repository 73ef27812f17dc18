package moyo.gtp.client;

/**
 * A JVM with an engine that would outlive it: prints the pids of the engine and of its helper, and
 * returns or waits.
 */
final class ClientHost {
    private ClientHost() {}

    /** The client is not closed, on purpose. */
    public static void main(String[] arguments) throws Exception {
        GtpClient client = GtpClient.start(OddEngine.command("ignores-quit"), Limits.DEFAULT);
        System.out.println(client.send("pid"));
        System.out.println(client.send("spawn"));
        if (arguments[0].equals("waits")) {
            Thread.sleep(Long.MAX_VALUE);
        }
    }
}
