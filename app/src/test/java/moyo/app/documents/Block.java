package moyo.app.documents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A fenced block of a document.
 *
 * @param info the words behind the fence: {@code sh long}, {@code console run}
 */
record Block(Path file, int line, String info, List<String> lines) {
    static final Path HOME = Path.of("..");

    /** What may stand before the program: a prompt, variables of the environment. */
    private static final String BEFORE = "(\\$ |\\w+=(\"[^\"]*\"|\\S+)\\s+)*";

    /** Returns the blocks of all documents, in the order of their names. */
    static List<Block> all() throws IOException {
        List<Path> files = new ArrayList<>(List.of(HOME.resolve("README.md")));
        files.add(HOME.resolve("CONTRIBUTING.md"));
        files.add(HOME.resolve("training/README.md"));
        try (Stream<Path> docs = Files.list(HOME.resolve("docs"))) {
            docs.filter(file -> file.toString().endsWith(".md")).sorted().forEach(files::add);
        }
        List<Block> blocks = new ArrayList<>();
        for (Path file : files) {
            blocks.addAll(of(file));
        }
        return blocks;
    }

    private static List<Block> of(Path file) throws IOException {
        List<String> text = Files.readAllLines(file);
        List<Block> blocks = new ArrayList<>();
        for (int i = 0; i < text.size(); i++) {
            if (!text.get(i).strip().startsWith("```")) {
                continue;
            }
            int begin = i++;
            while (!text.get(i).strip().equals("```")) {
                i++;
            }
            String info = text.get(begin).strip().substring(3);
            blocks.add(new Block(file, begin + 1, info, text.subList(begin + 1, i)));
        }
        return blocks;
    }

    /** Returns whether some line starts Moyo. */
    boolean isOfMoyo() {
        return lines.stream().anyMatch(line -> line.strip().matches(BEFORE + "\\./moyo .*"));
    }

    /** Returns whether the block is to be executed. */
    boolean isRun() {
        return info.equals("console run");
    }

    String where() {
        return "%s:%d".formatted(file.getFileName(), line);
    }

    @Override
    public String toString() {
        return where();
    }

    /** Returns the commands that start Moyo, each in one line. */
    List<String> commands() {
        List<String> commands = new ArrayList<>();
        StringBuilder whole = new StringBuilder();
        for (String line : lines) {
            String part = line.strip();
            whole.append(part.endsWith("\\") ? part.substring(0, part.length() - 1) : part);
            if (!part.endsWith("\\")) {
                String command = whole.toString();
                int begin = command.indexOf("./moyo ");
                if (begin >= 0 && command.substring(0, begin).matches(BEFORE)) {
                    commands.add(command.substring(begin));
                }
                whole.setLength(0);
            }
        }
        return commands;
    }

    /** Returns the expected output of the only command of an executed block. */
    List<String> output() {
        return lines.subList(1, lines.size());
    }
}
