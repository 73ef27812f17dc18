package moyo.session.gtp;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import moyo.gtp.GtpEngine;
import moyo.session.Session;
import moyo.session.Toy;
import moyo.testkit.TicTacToe;

/** Conversations with an engine of tic-tac-toe. */
final class Talk implements AutoCloseable {
    private final PipedOutputStream toEngine = new PipedOutputStream();
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final List<Thread> threads = new ArrayList<>();

    /** Line by line over pipes, in its own time. */
    static Talk live(String player) throws IOException {
        Talk talk = new Talk();
        PipedInputStream in = new PipedInputStream(talk.toEngine);
        PipedOutputStream out = new PipedOutputStream();
        PipedInputStream fromEngine = new PipedInputStream(out, 1 << 16);
        talk.run(
                () -> {
                    engine(Toy.session(player)).run(in, out);
                    out.close();
                });
        talk.run(
                () -> {
                    var reader =
                            new BufferedReader(
                                    new InputStreamReader(fromEngine, StandardCharsets.UTF_8));
                    for (String line; (line = reader.readLine()) != null; ) {
                        talk.lines.add(line);
                    }
                });
        return talk;
    }

    private static GtpEngine engine(Session<TicTacToe, TicTacToe.Board> session) {
        GtpEngine engine =
                new GtpEngine(
                        "Moyo",
                        "0",
                        new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8));
        new PlainGtp<>(session).register(engine);
        return engine;
    }

    /** All answers to all commands, with status, without ids. */
    static List<String> answers(Session<TicTacToe, TicTacToe.Board> session, String... commands) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] input = (String.join("\n", commands) + "\n").getBytes(StandardCharsets.UTF_8);
        try {
            engine(session).run(new ByteArrayInputStream(input), out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return List.of(out.toString(StandardCharsets.UTF_8).split("\n\n")).stream()
                .map(String::stripTrailing)
                .toList();
    }

    private interface Piping {
        void run() throws IOException;
    }

    private void run(Piping work) {
        Thread thread =
                new Thread(
                        () -> {
                            try {
                                work.run();
                            } catch (IOException e) {
                                lines.add("lost: " + e);
                            }
                        });
        thread.setDaemon(true);
        thread.start();
        threads.add(thread);
    }

    void send(String text) throws IOException {
        toEngine.write((text + "\n").getBytes(StandardCharsets.UTF_8));
        toEngine.flush();
    }

    String next() throws InterruptedException {
        String line = lines.poll(30, TimeUnit.SECONDS);
        if (line == null) {
            throw new AssertionError("no answer");
        }
        return line;
    }

    /** The lines up to the end of the answer. */
    List<String> rest() throws InterruptedException {
        List<String> rest = new ArrayList<>();
        for (String line = next(); !line.isEmpty(); line = next()) {
            rest.add(line);
        }
        return rest;
    }

    @Override
    public void close() throws IOException {
        toEngine.close();
        for (Thread thread : threads) {
            try {
                thread.join(20_000);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            if (thread.isAlive()) {
                throw new AssertionError("the engine does not end");
            }
        }
    }
}
