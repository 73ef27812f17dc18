package moyo.app.learn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import moyo.app.lab.Workplaces;
import moyo.app.option.BoardOptions;
import moyo.app.option.CpuOption;
import moyo.app.option.JobsOption;
import moyo.app.option.MasterOption;
import moyo.app.option.ProgramVersion;
import moyo.app.option.SeedOption;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.lab.clock.TimeLimit;
import moyo.lab.desk.Entrants;
import moyo.lab.desk.LearningDesk;
import moyo.lab.desk.Workplace;
import moyo.lab.learn.Anneal;
import moyo.lab.learn.Climb;
import moyo.lab.learn.Learner;
import moyo.lab.learn.PlayedArena;
import moyo.lab.learn.Race;
import moyo.lab.learn.RaceOptions;
import moyo.lab.learn.Rehearsal;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.stats.Sprt;
import moyo.search.agent.AgentOrder;
import moyo.search.agent.AgentTeam;
import moyo.search.agent.TeamBook;
import moyo.session.GameKit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code moyo learn agents}: learns a team of playout agents. */
@Command(
        name = "agents",
        description = {
            "Learns a team of playout agents from games against a baseline.",
            "climb: the paper's method; each agent is added once and stays if the team wins more.",
            "anneal: simulated annealing; adds, removes and replaces agents.",
            "race: sequential halving of many teams; new games confirm the winner.",
            "The same command continues a stopped learning; report.html shows the progress."
        },
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
final class AgentsCommandLine implements Callable<Integer> {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Mixin private BoardOptions board = new BoardOptions();

    @Option(
            names = "--method",
            paramLabel = "HOW",
            description = "The method: climb, anneal or race (default).")
    private String method = "race";

    @Option(
            names = "--order",
            paramLabel = "random|FILE",
            description =
                    "The agents to try: random = all of them, shuffled (the default); FILE = the"
                            + " agents of a file, one per line.")
    private String order = "random";

    @Option(
            names = "--least",
            paramLabel = "N",
            description =
                    "With --order random: the smallest number of heuristics of an agent; agents"
                            + " with fewer heuristics are faster. Default: all heuristics.")
    private @Nullable Integer least;

    @Option(
            names = "--start",
            paramLabel = "TEAM",
            description = "The team to begin with; default original.")
    private String start = "original";

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "climb, anneal: games of each test; default 1000.")
    private int games = 1000;

    @Option(
            names = "--steps",
            paramLabel = "N",
            description = "anneal: number of steps; default 120.")
    private int steps = 120;

    @Option(
            names = "--temperature",
            paramLabel = "FROM,TO",
            description =
                    "anneal: first and last temperature, in percent of the games; default"
                            + " 2,0.2.")
    private String temperature = "2,0.2";

    @Option(
            names = "--heat",
            paramLabel = "N",
            description = "race: games of each challenger in the first heat; default 12.")
    private int heat = RaceOptions.STANDARD.heat();

    @Option(
            names = "--sprt",
            paramLabel = "E0,E1[,ALPHA,BETA]",
            description = "race: SPRT of the final, hypotheses E0,E1 in Elo; default 0,35.")
    private String sprt = "0,35";

    @Option(
            names = "--final-games",
            paramLabel = "N",
            description = "race: maximum number of games of the final; default 1000.")
    private int finalGames = RaceOptions.STANDARD.finalGames();

    @Option(
            names = "--races",
            paramLabel = "N",
            description = "race: maximum number of races; default 4.")
    private int races = RaceOptions.STANDARD.races();

    @Option(
            names = "--budget",
            paramLabel = "N",
            description = "race: number of games after which no further race begins; default 8000.")
    private int budget = RaceOptions.STANDARD.budget();

    @Option(
            names = "--confirm",
            paramLabel = "N",
            description =
                    "Number of new games of the learned team against the baseline; default 1000.")
    private int confirm = RaceOptions.STANDARD.confirm();

    @Option(
            names = "--player",
            paramLabel = "SPEC",
            description = "The player that uses the teams; default agents.")
    private String player = "agents";

    @Option(
            names = "--baseline",
            paramLabel = "SPEC",
            description = "The opponent; default: the player with the team original.")
    private @Nullable String baseline;

    @Option(
            names = "--playouts",
            paramLabel = "N",
            description = "Playouts per move; default 1000 unless --time or --cpu is given.")
    private @Nullable Integer playouts;

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            description = "Seconds per move, instead of a number of playouts.")
    private double time;

    @Mixin private CpuOption cpu = new CpuOption();

    @Mixin private SeedOption seed = new SeedOption();

    @Mixin private JobsOption jobs = new JobsOption();

    @Mixin private MasterOption master = new MasterOption();

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            description = "Folder of the games and the report; default runs/learn-agents-METHOD.")
    private @Nullable Path dir;

    @Override
    public Integer call() throws Exception {
        return learn(board.kit());
    }

    private <G extends Game<P>, P extends Position<P>> int learn(GameKit<G, P> kit)
            throws IOException {
        method = method.toLowerCase(Locale.ROOT);
        check();
        TeamBook book =
                kit.teams().orElseThrow(() -> new BadInput("this game has no playout agents"));
        List<AgentOrder> candidates = candidates(book);
        AgentTeam first = book.parse(start);
        Learner learner = learner(first, candidates);
        PlayedArena.Contest contest = contest(kit);
        Path place = dir == null ? Path.of("runs", "learn-agents-" + method) : dir;
        Map<String, Object> facts = facts(kit, contest, first, candidates);
        int fresh = learner instanceof Race ? 0 : confirm;
        try (Workplace workplace = Workplaces.of(spec, jobs, master)) {
            int here = workplace.circumstances().jobsHere();
            Entrants.crowd(kit, List.of(contest.player(), contest.baseline()), time > 0, here)
                    .ifPresent(workplace.err()::println);
            return new LearningDesk(workplace, kit, contest, place, facts, fresh).learn(learner);
        }
    }

    /** Returns everything that determines the games, by name. */
    private Map<String, Object> facts(
            GameKit<?, ?> kit,
            PlayedArena.Contest contest,
            AgentTeam first,
            List<AgentOrder> candidates) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("method", method);
        facts.put("start", first.list());
        facts.put(LearningDesk.CANDIDATES, AgentTeam.of(candidates).list());
        switch (method) {
            case "climb" -> facts.put("games", games);
            case "anneal" -> {
                facts.put("games", games);
                facts.put("steps", steps);
                facts.put("temperature", temperature);
            }
            default -> {
                facts.put("heat", heat);
                facts.put("sprt", Sprt.parse(sprt).text());
                facts.put("final games", finalGames);
                facts.put("races", races);
                facts.put("budget", budget);
            }
        }
        facts.put("confirm", confirm);
        facts.putAll(kit.facts());
        facts.put("player", contest.player());
        facts.put("baseline", contest.baseline());
        facts.put("time", time);
        if (cpu.seconds() > 0) {
            facts.put("cpu", cpu.seconds());
        }
        facts.put("seed", seed.value());
        return facts;
    }

    private void check() {
        for (Map.Entry<String, Integer> option :
                Map.of(
                                "--games",
                                games,
                                "--heat",
                                heat,
                                "--final-games",
                                finalGames,
                                "--confirm",
                                confirm)
                        .entrySet()) {
            if (option.getValue() < 0 || option.getValue() % 2 != 0) {
                throw new BadInput(
                        "%s %d is odd; games are played in pairs, so the number must be even"
                                .formatted(option.getKey(), option.getValue()));
            }
            LessonPlay.requireAtMost(option.getKey(), option.getValue());
        }
        jobs.count(); // throws an exception if it is out of range
        if (games < 2 || heat < 2 || finalGames < 2 || steps < 1 || races < 1) {
            throw new BadInput(
                    "--games, --heat and --final-games must be 2 or more, --steps and --races 1 or"
                            + " more");
        }
        if (method.equals("race") && confirm < 2) {
            throw new BadInput(
                    "--confirm 0: a race reports only its --confirm games, so at least 2 are"
                            + " needed");
        }
        if ((playouts != null && playouts < 1) || !(time >= 0)) {
            throw new BadInput(
                    "--playouts %s must be positive, --time %s not negative"
                            .formatted(playouts, time));
        }
        cpu.besideOption("--time", time > 0).besideOption("--playouts", playouts != null).seconds();
        if (playouts != null && time > 0) {
            throw new BadInput("--playouts and --time exclude each other");
        }
    }

    private List<AgentOrder> candidates(TeamBook book) {
        AgentTeam first = book.parse(start);
        List<AgentOrder> list = new ArrayList<>();
        if (order.equals("random")) {
            list.addAll(Rehearsal.shuffled(orders(book), new Rng(seed.value())));
        } else if (least != null) {
            throw new BadInput(
                    "--least and --order %s exclude each other: the file lists the agents"
                            .formatted(order));
        } else {
            Path file = Path.of(order);
            try {
                for (String line : Files.readAllLines(file)) {
                    String text = line.replaceAll("#.*", "").strip();
                    if (!text.isEmpty()) {
                        list.add(AgentOrder.parse(text, book.letters()));
                    }
                }
            } catch (IOException e) {
                throw new BadInput("--order: cannot read '%s'".formatted(file), e);
            }
        }
        if (new HashSet<>(list).size() < list.size()) {
            throw new BadInput("--order %s lists an agent twice".formatted(order));
        }
        if (!method.equals("race")) {
            list.removeAll(first.orders());
        }
        if (list.isEmpty()) {
            throw new BadInput("--order %s lists no agent".formatted(order));
        }
        return list;
    }

    private List<AgentOrder> orders(TeamBook book) {
        int all = book.letters().size();
        if (least != null && (least < 1 || least > all)) {
            throw new BadInput("--least %d must be from 1 to %d heuristics".formatted(least, all));
        }
        return AgentOrder.all(book.letters(), least == null ? all : least);
    }

    private Learner learner(AgentTeam first, List<AgentOrder> candidates) {
        return switch (method) {
            case "climb" -> new Climb(first, candidates, games);
            case "anneal" -> {
                double[] degrees = temperatures();
                yield new Anneal(
                        first, candidates, games, steps, degrees[0], degrees[1], seed.value());
            }
            case "race" -> {
                RaceOptions usual = RaceOptions.STANDARD;
                yield new Race(
                        first,
                        candidates,
                        new RaceOptions(
                                heat,
                                usual.keep(),
                                Sprt.parse(sprt),
                                finalGames,
                                usual.finalists(),
                                races,
                                usual.pool(),
                                budget,
                                confirm));
            }
            default ->
                    throw new BadInput(
                            "--method %s is not climb, anneal or race".formatted(method));
        };
    }

    private double[] temperatures() {
        String[] parts = temperature.split(",", -1);
        try {
            double from = Double.parseDouble(parts[0]) / 100;
            double to = Double.parseDouble(parts[parts.length - 1]) / 100;
            if (parts.length == 2 && from > 0 && to > 0) {
                return new double[] {from, to};
            }
        } catch (NumberFormatException e) {
            // reported below
        }
        throw new BadInput(
                "--temperature %s is not FROM,TO in percent, such as 2,0.2".formatted(temperature));
    }

    private PlayedArena.Contest contest(GameKit<?, ?> kit) {
        String all =
                time > 0 || cpu.seconds() > 0
                        ? null
                        : Integer.toString(playouts == null ? 1000 : playouts);
        Entrants entrants = new Entrants(kit, all, null);
        if (Entrant.isOutside(player)) {
            throw new BadInput(
                    "--player %s is not a player of Moyo; only those have teams".formatted(player));
        }
        entrants.ready(
                Entrant.of(player + " team=original")); // fails if the player has no setting 'team'
        String opponent = baseline == null ? player + " team=original" : baseline;
        return new PlayedArena.Contest(
                entrants.ready(Entrant.of(player)).spec(),
                entrants.ready(Entrant.of(opponent)).spec(),
                MatchRules.STANDARD.withTime(TimeLimit.perMove(time, cpu.seconds())),
                seed.value());
    }
}
