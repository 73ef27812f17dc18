package moyo.gtp.regress;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.game.FileTrouble;

/**
 * Groups of suites for totals: lines of the form {@code NAME: FILE.tst FILE.tst...}. Files are
 * named without folder; {@code #} begins a comment.
 *
 * @param groups file names by group, both in the order of the file
 */
public record Groups(Map<String, List<String>> groups) {
    /** Reads a file; an error names the line. */
    public static Groups read(Path file) {
        List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (IOException e) {
            throw new BadInput("cannot read '%s': %s".formatted(file, FileTrouble.reason(e)), e);
        }
        Map<String, List<String>> groups = new LinkedHashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).replaceFirst("#.*", "").strip();
            if (line.isEmpty()) {
                continue;
            }
            String[] parts = line.split(":", 2);
            if (parts.length < 2 || parts[0].isBlank() || parts[1].isBlank()) {
                throw new BadInput(
                        "%s, line %d: '%s' is not of the form NAME: FILE..."
                                .formatted(file, i + 1, line));
            }
            groups.computeIfAbsent(parts[0].strip(), name -> new ArrayList<>())
                    .addAll(List.of(parts[1].strip().split("\\s+")));
        }
        return new Groups(groups);
    }

    /** The files of a group; each must be among the given files. */
    public List<Path> select(String group, List<Path> files) {
        List<Path> selected = new ArrayList<>();
        for (String name : groups.getOrDefault(group, List.of())) {
            selected.add(
                    files.stream()
                            .filter(f -> String.valueOf(f.getFileName()).equals(name))
                            .findFirst()
                            .orElseThrow(
                                    () ->
                                            new BadInput(
                                                    "group '%s' has '%s', which is not among the files"
                                                            .formatted(group, name))));
        }
        return selected;
    }
}
