package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.file.Experiments;
import moyo.lab.yaml.Yaml;
import org.junit.jupiter.api.Test;

/** {@code CITATION.cff} names this version and the papers. */
final class CitationTest {
    private static final JsonNode CITATION = Yaml.read(Path.of("../CITATION.cff"));

    @Test
    void hasTheVersionOfTheBuild() throws Exception {
        Matcher version =
                Pattern.compile("<artifactId>moyo</artifactId>\\s*<version>(.+?)</version>")
                        .matcher(Files.readString(Path.of("../pom.xml")));
        assertThat(version.find()).isTrue();
        assertThat(CITATION.path("version").asText()).isEqualTo(version.group(1));
        assertThat(CITATION.path("license").asText()).isEqualTo("Apache-2.0");
    }

    /** The keys that the Citation File Format 1.2.0 requires. */
    @Test
    void hasTheRequiredKeys() {
        assertThat(CITATION.path("cff-version").asText()).isEqualTo("1.2.0");
        for (String key : List.of("message", "title")) {
            assertThat(CITATION.path(key).asText()).as(key).isNotBlank();
        }
        assertThat(CITATION.path("authors")).isNotEmpty();
        for (JsonNode reference : CITATION.path("references")) {
            for (String key : List.of("type", "title")) {
                assertThat(reference.path(key).asText()).as(key).isNotBlank();
            }
            assertThat(reference.path("authors")).isNotEmpty();
        }
    }

    @Test
    void namesEveryPaperByItsFirstAuthor() {
        List<String> citations =
                Experiments.in(Path.of("../experiments")).all().stream()
                        .map(Experiment::paper)
                        .filter(paper -> paper.isThere())
                        .map(paper -> paper.citation())
                        .distinct()
                        .toList();
        assertThat(CITATION.path("references")).hasSameSizeAs(citations);
        for (JsonNode reference : CITATION.path("references")) {
            String author = reference.path("authors").path(0).path("family-names").asText();
            assertThat(citations).anyMatch(citation -> citation.startsWith(author));
        }
    }
}
