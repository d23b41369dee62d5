import { PassThrough, Readable } from 'node:stream';
import { fetchWithRetry } from '../src/http/fetch.ts';
import { runCli } from '../src/run.ts';

/** The environment of a run; each test states only what matters to it. */
export interface World {
  url?: string;
  /** What is piped in. */
  stdin?: string;
  /** What is typed at a terminal, one line after each prompt. */
  typed?: readonly string[];
  /** Standard output and error are a terminal. */
  isTerminal?: boolean;
  env?: Record<string, string>;
  cwd?: string;
  now?: string;
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

/** A keyboard: types the next line whenever something is asked on `screen`. */
function keyboard(lines: readonly string[], screen: PassThrough): Readable & { isTTY: boolean } {
  const left = [...lines];
  const keys = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  screen.on('data', (chunk: Buffer) => {
    const line = chunk.toString().endsWith(': ') ? left.shift() : undefined;
    if (line !== undefined) setImmediate(() => keys.write(`${line}\r`));
  });
  return keys;
}

/** Runs the program as the binary does, and gives what it printed. */
export async function run(argv: readonly string[], world: World = {}): Promise<Run> {
  const stdout = capture(world.isTerminal === true);
  const stderr = capture(world.isTerminal === true);
  const code = await runCli(argv, {
    stdout,
    stderr,
    stdin: world.typed ? keyboard(world.typed, stderr) : Readable.from([world.stdin ?? '']),
    env: { SEMESTR_LANG: 'en', ...(world.url && { SEMESTR_URL: world.url }), ...world.env },
    cwd: world.cwd ?? '/',
    fetch: world.fetch ?? fetch,
    now: () => new Date(world.now ?? '2026-11-25T09:00:00Z'),
    // As in the binary, but without long pauses between attempts.
    fetchWithRetry: fetchWithRetry({ minTimeout: 1, maxTimeout: 1 }),
  });
  return { code, out: stdout.text(), err: stderr.text() };
}
