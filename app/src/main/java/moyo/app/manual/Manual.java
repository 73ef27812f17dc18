package moyo.app.manual;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import moyo.lab.record.WholeFile;
import picocli.AutoComplete;
import picocli.CommandLine;

/** The manual pages of all commands, and the completion of the command line for bash and zsh. */
public final class Manual {
    private final CommandLine program;
    private final String version;

    /**
     * Creates the manual.
     *
     * @param program the command that has all others
     */
    public Manual(CommandLine program, String version) {
        this.program = program;
        this.version = version;
    }

    /**
     * Returns the files by their paths: {@code man/man1/moyo-match.1}, {@code
     * completion/moyo.bash}.
     */
    public Map<String, String> files() {
        Map<String, String> files = new LinkedHashMap<>();
        add(files, program);
        files.put("completion/moyo.bash", AutoComplete.bash(program.getCommandName(), program));
        return files;
    }

    private void add(Map<String, String> files, CommandLine command) {
        if (command.getCommandSpec().usageMessage().hidden()) {
            return;
        }
        files.put(
                "man/man1/%s.1".formatted(ManualPage.name(command.getCommandSpec())),
                ManualPage.of(command.getCommandSpec(), version));
        command.getSubcommands().values().forEach(inner -> add(files, inner));
    }

    /** Writes the files into a folder. */
    public void write(Path folder) throws IOException {
        for (Map.Entry<String, String> file : files().entrySet()) {
            Path path = folder.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            WholeFile.write(path, file.getValue());
        }
    }
}
