package moyo.app.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The links between documents lead to files and headings that exist. */
final class LinksTest {
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]*)\\)");
    private static final Path HOME = Path.of("..");

    private static List<Path> documents() throws IOException {
        List<Path> all = new ArrayList<>();
        for (String folder : List.of(".", "docs", "training", "experiments/recorded")) {
            try (Stream<Path> files = Files.list(HOME.resolve(folder))) {
                files.filter(file -> file.toString().endsWith(".md")).forEach(all::add);
            }
        }
        return all;
    }

    @Test
    void everyLinkLeadsSomewhere() throws IOException {
        List<String> broken = new ArrayList<>();
        int links = 0;
        for (Path file : documents()) {
            Matcher matcher = LINK.matcher(withoutCode(Files.readString(file)));
            while (matcher.find()) {
                links++;
                String link = matcher.group(1);
                if (!link.startsWith("http") && !leads(file, link)) {
                    broken.add("%s: %s".formatted(file.getFileName(), link));
                }
            }
        }
        assertThat(links).isGreaterThan(100);
        assertThat(broken).isEmpty();
    }

    private static boolean leads(Path from, String link) throws IOException {
        int hash = link.indexOf('#');
        String name = hash < 0 ? link : link.substring(0, hash);
        Path target = name.isEmpty() ? from : from.resolveSibling(name);
        if (!Files.exists(target)) {
            return false;
        }
        return hash < 0 || anchors(target).contains(link.substring(hash + 1));
    }

    /** Returns the anchors of the headings, as they are made on the usual web pages. */
    private static List<String> anchors(Path file) throws IOException {
        return withoutCode(Files.readString(file))
                .lines()
                .filter(line -> line.matches("#{1,6} .*"))
                .map(line -> line.replaceFirst("^#+ ", "").toLowerCase(Locale.ROOT))
                .map(title -> title.replaceAll("[^\\p{L}\\p{N}_ -]", "").replace(' ', '-'))
                .toList();
    }

    private static String withoutCode(String text) {
        return text.replaceAll("(?ms)^ *```.*?^ *```", "");
    }
}
