package moyo.lab.experiment.file;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import moyo.game.BadInput;
import moyo.lab.experiment.Paper;
import moyo.lab.yaml.Yaml;

/**
 * Reads the publication that experiments repeat: {@code citation}, {@code authors} and {@code link}
 * in an experiment's file, or in the file {@code paper.yaml} of a folder for all experiments there.
 * A publication of a folder is named after it, one of a file by the key {@code paper}.
 */
final class PaperReader {
    /** The name of the file that describes the publication of a folder. */
    static final String FILE = "paper.yaml";

    private static final String PAPER = "paper";
    private static final String CITATION = "citation";
    private static final String AUTHORS = "authors";
    private static final String LINK = "link";
    static final List<String> KEYS = List.of(PAPER, CITATION, AUTHORS, LINK);

    private PaperReader() {}

    /** Returns the publication of a folder; {@link Paper#NONE} if it has none. */
    static Paper of(Path folder) {
        Path file = folder.resolve(FILE);
        if (!Files.isRegularFile(file)) {
            return Paper.NONE;
        }
        Fields fields = new Fields(Yaml.read(file), "'" + file + "'");
        Yaml.checkNames(
                fields.node(),
                List.of(CITATION, AUTHORS, LINK, ClaimReader.CLAIMS),
                fields.where());
        if (!fields.has(CITATION)) {
            throw new BadInput("%s: '%s' is missing".formatted(fields.where(), CITATION));
        }
        Path name = folder.toAbsolutePath().normalize().getFileName();
        Paper paper = paper(fields, String.valueOf(name));
        return new Paper(paper.id(), paper.citation(), paper.link(), ClaimReader.read(fields));
    }

    /**
     * Returns the publication of an experiment.
     *
     * @param ofFolder that of its folder, which counts if the file cites none
     */
    static Paper read(Fields fields, Paper ofFolder) {
        if (fields.has(CITATION)) {
            return paper(fields, fields.text(PAPER, ""));
        }
        for (String key : List.of(PAPER, AUTHORS)) {
            if (fields.has(key)) {
                throw new BadInput(
                        "%s: '%s' needs a '%s', or remove it and put the file into a folder with a %s"
                                .formatted(fields.where(), key, CITATION, FILE));
            }
        }
        return ofFolder;
    }

    private static Paper paper(Fields fields, String id) {
        String citation =
                Stream.of(fields.text(AUTHORS, ""), fields.text(CITATION, ""))
                        .filter(text -> !text.isEmpty())
                        .collect(Collectors.joining(": "));
        return new Paper(id, citation, fields.text(LINK, ""));
    }
}
