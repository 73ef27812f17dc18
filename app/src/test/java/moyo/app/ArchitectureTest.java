package moyo.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import moyo.app.option.Games;
import moyo.lab.executor.ClusterService;
import org.junit.jupiter.api.Test;

/** The map in ARCHITECTURE.md, enforced. */
final class ArchitectureTest {
    private static final JavaClasses CLASSES =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                    .importPackages("moyo");

    /** Which modules each may know; {@link #arrows} adds the games. */
    private static final Map<String, List<String>> NO_GAMES =
            Map.of(
                    "game", List.of(),
                    "sgf", List.of(),
                    "search", List.of("game"),
                    "net", List.of("game", "search"),
                    "gtp", List.of("game"),
                    "session", List.of("game", "search", "net", "gtp", "sgf"),
                    "lab", List.of("game", "search", "net", "gtp", "session"),
                    "web", List.of("game", "search", "net", "gtp", "sgf", "session", "lab"));

    /** What every game may know. */
    private static final List<String> OF_GAMES =
            List.of("game", "search", "net", "gtp", "sgf", "session");

    private static final Map<String, List<String>> ARROWS = arrows();

    private static Map<String, List<String>> arrows() {
        Map<String, List<String>> arrows = new TreeMap<>(NO_GAMES);
        modulesOfGames().forEach(module -> arrows.put(module, OF_GAMES));
        return arrows;
    }

    /** The family of a game is in the package {@code moyo.MODULE.family}. */
    private static List<String> modulesOfGames() {
        return Games.ALL.stream()
                .map(family -> family.getClass().getPackageName().split("\\.")[1])
                .toList();
    }

    /** Libraries beyond the JDK. */
    private static final Map<String, List<String>> LIBRARIES =
            Map.of(
                    "lab",
                            List.of(
                                    "com.fasterxml.jackson..",
                                    "org.apache.commons..",
                                    "org.hipparchus..",
                                    "org.jfree.."),
                    "net", List.of("com.fasterxml.jackson..", "jdk.incubator.vector.."),
                    "web",
                            List.of(
                                    "com.fasterxml.jackson..",
                                    "io.javalin..",
                                    "jakarta.servlet..",
                                    "kotlin..",
                                    "org.eclipse.jetty.."));

    /** The limit for the top-level classes of one package. */
    private static final int MOST_CLASSES = 20;

    @Test
    void seesEveryModule() {
        for (String module : ARROWS.keySet()) {
            assertThat(CLASSES.stream().map(c -> c.getPackageName()))
                    .as("packages")
                    .anyMatch(
                            p ->
                                    p.equals("moyo." + module)
                                            || p.startsWith("moyo." + module + "."));
        }
    }

    @Test
    void modulesKnowOnlyWhatTheMapAllows() {
        ARROWS.forEach(
                (module, known) -> {
                    List<String> allowed =
                            new ArrayList<>(List.of("java..", "com.sun.management.."));
                    allowed.add("org.jspecify..");
                    allowed.add("moyo." + module + "..");
                    known.forEach(k -> allowed.add("moyo." + k + ".."));
                    allowed.addAll(LIBRARIES.getOrDefault(module, List.of()));
                    classes()
                            .that()
                            .resideInAPackage("moyo." + module + "..")
                            .should()
                            .onlyDependOnClassesThat()
                            .resideInAnyPackage(allowed.toArray(String[]::new))
                            .check(CLASSES);
                });
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("moyo.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void packagesHaveAtMostTwentyClasses() {
        Map<String, Long> sizes =
                CLASSES.stream()
                        .filter(JavaClass::isTopLevelClass)
                        .filter(c -> !c.getSimpleName().equals("package-info"))
                        .collect(
                                Collectors.groupingBy(
                                        JavaClass::getPackageName, Collectors.counting()));
        assertThat(sizes).containsKey("moyo.search");
        assertThat(sizes)
                .allSatisfy(
                        (name, size) ->
                                assertThat(size).as(name).isLessThanOrEqualTo(MOST_CLASSES));
    }

    /** Who runs pairs knows no plan, folder or report; who prints knows no desk. */
    @Test
    void theLaboratoryIsLayered() {
        noClasses()
                .that()
                .resideInAnyPackage("moyo.lab.executor", "moyo.lab.play", "moyo.lab.record")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "moyo.lab.run..",
                        "moyo.lab.experiment..",
                        "moyo.lab.report..",
                        "moyo.lab.console..",
                        "moyo.lab.desk..")
                .check(CLASSES);
        noClasses()
                .that()
                .resideOutsideOfPackages("moyo.lab.desk..", "moyo.app..", "moyo.web.runs..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("moyo.lab.desk..")
                .check(CLASSES);
    }

    /**
     * Whoever plays pairs elsewhere is found at run time: the program without the module cluster
     * has nothing of it. That module's own test looks at its arrows.
     */
    @Test
    void nobodyKnowsTheCluster() {
        noClasses()
                .that()
                .resideOutsideOfPackage("moyo.cluster..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("moyo.cluster..", "org.apache.spark..", "scala..")
                .check(CLASSES);
        assertThat(ClusterService.find()).isEmpty();
    }

    /** A game's rules implement the interface of records, and know nothing else of a session. */
    @Test
    void theRulesKnowNoProtocol() {
        noClasses()
                .that()
                .resideInAnyPackage(rulesOfGames())
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "moyo.gtp..",
                        "moyo.session",
                        "moyo.session.analysis..",
                        "moyo.session.gtp..",
                        "moyo.*.gtp..")
                .check(CLASSES);
    }

    /** The package of every game itself, and what the rules of Go have beside it. */
    private static String[] rulesOfGames() {
        return Stream.concat(
                        modulesOfGames().stream().map(module -> "moyo." + module),
                        Stream.of("moyo.go.status", "moyo.go.heuristic", "moyo.go.prior"))
                .toArray(String[]::new);
    }

    /** A page is a front end as GTP is: what both stand on knows neither. */
    @Test
    void theSessionKnowsNoProtocol() {
        classes()
                .that()
                .resideInAnyPackage("moyo.session", "moyo.session.record", "moyo.session.analysis")
                .and()
                .haveSimpleNameNotStartingWith("GameKit")
                .should()
                .onlyDependOnClassesThat()
                .resideOutsideOfPackages("moyo.gtp..", "moyo.session.gtp..")
                .check(CLASSES);
    }
}
