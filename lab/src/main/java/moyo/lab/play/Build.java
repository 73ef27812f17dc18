package moyo.lab.play;

/** Which build of the program this is. */
public final class Build {
    private Build() {}

    /** The version, or {@code development} if it runs from class files. */
    public static String version() {
        String version = Build.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }
}
