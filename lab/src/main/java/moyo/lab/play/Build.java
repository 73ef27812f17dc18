package moyo.lab.play;

/** The version of this build. */
public final class Build {
    private Build() {}

    /** Returns the version, or {@code development} if the program runs from class files. */
    public static String version() {
        String version = Build.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }
}
