package moyo.app.option;

import picocli.CommandLine.IVersionProvider;

/** The version of this build. */
public final class ProgramVersion implements IVersionProvider {
    /** Returns the version, or {@code development} if the program runs from class files. */
    public static String text() {
        String version = ProgramVersion.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }

    @Override
    public String[] getVersion() {
        return new String[] {"Moyo " + text()};
    }
}
