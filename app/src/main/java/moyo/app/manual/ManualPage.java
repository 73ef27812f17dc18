package moyo.app.manual;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The manual page of a command, in the language of man(7). */
final class ManualPage {
    private final CommandSpec spec;
    private final String version;
    private final StringBuilder page = new StringBuilder();

    private ManualPage(CommandSpec spec, String version) {
        this.spec = spec;
        this.version = version;
    }

    /** Returns the text of the page. */
    static String of(CommandSpec spec, String version) {
        return new ManualPage(spec, version).text();
    }

    /** Returns the name of a command's page: {@code moyo-learn-agents}. */
    static String name(CommandSpec spec) {
        return spec.qualifiedName("-");
    }

    private String text() {
        List<String> sentences = about();
        line(
                ".TH \"%s\" \"1\" \"\" \"Moyo %s\" \"Moyo\""
                        .formatted(name(spec).toUpperCase(Locale.ROOT), version));
        line(".SH NAME");
        line(escaped(name(spec)) + " \\- " + escaped(firstSentence(sentences)));
        line(".SH SYNOPSIS");
        line(".nf");
        line(escaped(help().synopsis(0).strip()));
        line(".fi");
        line(".SH DESCRIPTION");
        sentences.forEach(this::paragraph);
        entries(
                "ARGUMENTS",
                spec.positionalParameters().stream().filter(p -> !p.hidden()).map(this::argument));
        entries(
                "OPTIONS",
                spec.options().stream()
                        .filter(option -> !option.hidden())
                        .sorted(Comparator.comparing(OptionSpec::longestName))
                        .map(this::option));
        entries("COMMANDS", commands().map(this::command));
        line(".SH EXIT STATUS");
        line("0: success; 1: failure; 2: wrong usage.");
        return page.toString();
    }

    private CommandLine.Help help() {
        return new CommandLine.Help(spec, CommandLine.Help.defaultColorScheme(Ansi.OFF));
    }

    private List<String> about() {
        return plain(spec.usageMessage().description());
    }

    private static String firstSentence(List<String> sentences) {
        return sentences.isEmpty() ? "" : sentences.get(0).replaceFirst("\\.( .*)?$", "");
    }

    /** Returns lines without picocli's markup and format specifiers. */
    private static List<String> plain(String[] lines) {
        return Stream.of(lines)
                .map(text -> Ansi.OFF.string(text.replace("%n", "\n").replace("%%", "%")))
                .flatMap(String::lines)
                .toList();
    }

    private Stream<CommandSpec> commands() {
        return spec.subcommands().values().stream()
                .map(CommandLine::getCommandSpec)
                .filter(command -> !command.usageMessage().hidden())
                .distinct();
    }

    private record Entry(String term, List<String> text) {}

    private Entry argument(PositionalParamSpec parameter) {
        return new Entry(
                "\\fI%s\\fR".formatted(escaped(parameter.paramLabel())),
                plain(parameter.description()));
    }

    private Entry option(OptionSpec option) {
        String names =
                String.join(
                        ", ",
                        Stream.of(option.names())
                                .map(name -> "\\fB%s\\fR".formatted(escaped(name)))
                                .toList());
        String value =
                option.arity().max() == 0
                        ? ""
                        : "=\\fI%s\\fR".formatted(escaped(option.paramLabel()));
        return new Entry(names + value, plain(option.description()));
    }

    private Entry command(CommandSpec command) {
        return new Entry(
                "\\fB%s\\fR(1)".formatted(escaped(name(command))),
                plain(command.usageMessage().description()));
    }

    private void entries(String title, Stream<Entry> entries) {
        List<Entry> all = entries.toList();
        if (!all.isEmpty()) {
            line(".SH " + title);
        }
        for (Entry entry : all) {
            line(".TP");
            line(entry.term());
            line(escaped(String.join(" ", entry.text())));
        }
    }

    private void paragraph(String text) {
        line(".PP");
        line(escaped(text));
    }

    /** Returns a text that man(7) prints as it is, also at the beginning of a line. */
    private static String escaped(String text) {
        return text.replace("\\", "\\e").replace("-", "\\-").replaceAll("(?m)^([.'])", "\\\\&$1");
    }

    private void line(String text) {
        page.append(text).append('\n');
    }
}
