import { PassThrough, Readable } from 'node:stream';
import { fetchWithRetry } from '../src/http/fetch.ts';
import type { Io } from '../src/io/io.ts';
import { runCli } from '../src/program.ts';

/** The environment of a run; each test sets only the properties that it tests. */
export interface World {
  url?: string;
  /** Piped input. */
  stdin?: string;
  /** Input typed at a terminal, one line after each prompt. */
  typed?: readonly string[];
  /** Whether standard output and error are a terminal. */
  isTerminal?: boolean;
  env?: Record<string, string>;
  cwd?: string;
  /** A fixed time, or a clock. */
  now?: string | (() => string);
  fetch?: typeof fetch;
}

export interface Run {
  code: number;
  out: string;
  err: string;
}

type Captured = PassThrough & { isTTY?: boolean; columns?: number; text: () => string };

function capture(isTerminal: boolean): Captured {
  const chunks: Buffer[] = [];
  const stream = new PassThrough();
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return Object.assign(stream, {
    text: () => Buffer.concat(chunks).toString(),
    ...(isTerminal && { isTTY: true, columns: 100, rows: 60 }),
  });
}

/** Simulates a keyboard that types the next line after each prompt on `screen`. */
function keyboard(lines: readonly string[], screen: PassThrough): Readable & { isTTY: boolean } {
  const left = [...lines];
  const keys = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  screen.on('data', (chunk: Buffer) => {
    const line = chunk.toString().endsWith(': ') ? left.shift() : undefined;
    if (line !== undefined) setImmediate(() => keys.write(`${line}\r`));
  });
  return keys;
}

/** Creates the environment of a run, and captures its output. */
export function outside(world: World): { io: Io; out: () => string; err: () => string } {
  const stdout = capture(world.isTerminal === true);
  const stderr = capture(world.isTerminal === true);
  return {
    out: stdout.text,
    err: stderr.text,
    io: {
      stdout,
      stderr,
      stdin: world.typed ? keyboard(world.typed, stderr) : Readable.from([world.stdin ?? '']),
      // Excludes the session of the developer who runs the tests.
      env: {
        SEMESTR_LANG: 'en',
        XDG_STATE_HOME: '/nonexistent',
        XDG_CONFIG_HOME: '/nonexistent',
        ...(world.url && { SEMESTR_URL: world.url }),
        ...world.env,
      },
      cwd: world.cwd ?? '/',
      fetch: world.fetch ?? fetch,
      now: () =>
        new Date((typeof world.now === 'function' ? world.now() : world.now) ?? '2026-11-25T09:00:00Z'),
      // As in the binary, but without long pauses between attempts.
      fetchWithRetry: fetchWithRetry({ minTimeout: 1, maxTimeout: 1 }),
    },
  };
}

/** Runs the program as the binary does, and returns its output. */
export async function run(argv: readonly string[], world: World = {}): Promise<Run> {
  const { io, out, err } = outside(world);
  const code = await runCli(argv, io);
  return { code, out: out(), err: err() };
}
