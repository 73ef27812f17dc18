package moyo.app;

/** What the launcher starts in {@link LauncherRebuildTest}: needs a class of another jar late. */
final class LaunchedProgram {
    private LaunchedProgram() {}

    public static void main(String[] arguments) throws Exception {
        System.out.println("commit " + System.getProperty("moyo.commit"));
        if (arguments[0].equals("calls")) {
            System.out.println("called " + System.getProperty("moyo.called"));
        }
        if (arguments[0].equals("waits")) {
            System.in.read();
            System.out.println(Later.word());
        }
    }

    /** In a jar of its own, which is opened when it is first needed. */
    static final class Later {
        private Later() {}

        static String word() {
            return "still whole";
        }
    }
}
