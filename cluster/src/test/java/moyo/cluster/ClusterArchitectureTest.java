package moyo.cluster;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The arrow cluster ──▶ lab of ARCHITECTURE.md, and that nobody else knows Spark. */
final class ClusterArchitectureTest {
    private static final JavaClasses CLASSES =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                    .withImportOption(place -> !place.contains("-tests.jar"))
                    .importPackages("moyo");

    @Test
    void theClusterKnowsTheLaboratoryAndSpark() {
        assertThat(CLASSES.stream().map(JavaClass::getPackageName)).contains("moyo.cluster");
        classes()
                .that()
                .resideInAPackage("moyo.cluster..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "com.sun.management..",
                        "org.jspecify..",
                        "moyo.cluster..",
                        "moyo.lab..",
                        "moyo.session..",
                        "moyo.gtp..",
                        "moyo.net..",
                        "moyo.search..",
                        "moyo.game..",
                        "com.fasterxml.jackson..",
                        "org.apache.spark..",
                        "scala..")
                .check(CLASSES);
    }

    @Test
    void nobodyElseKnowsSparkOrTheCluster() {
        noClasses()
                .that()
                .resideOutsideOfPackage("moyo.cluster..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("moyo.cluster..", "org.apache.spark..", "scala..")
                .check(CLASSES);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("moyo.(**)").should().beFreeOfCycles().check(CLASSES);
    }
}
