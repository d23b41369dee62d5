import type { Readable, Writable } from 'node:stream';
import type { Language } from '@semestr/core/languages';

/** An output stream; a terminal has `isTTY` and `columns`. */
export type Output = Writable & { isTTY?: boolean; columns?: number };

/** An input stream; on a terminal the program may prompt. */
export type Input = Readable & { isTTY?: boolean };

/** Everything outside the program, passed in so that tests run the same code as the binary. */
export interface Io {
  stdout: Output;
  stderr: Output;
  stdin: Input;
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  /** With timeouts. */
  fetch: typeof fetch;
  /** For GETs: with timeouts, and retries while a server is busy or the connection is lost. */
  fetchWithRetry: typeof fetch;
  now: () => Date;
}

/** The user who signs in, and the file with the password. There is deliberately no option for the password itself. */
export interface Login {
  user: string;
  passwordFile?: string | undefined;
}

/** Context of every command: `Io` and the options that many commands share. */
export interface Context extends Io {
  /** The server's address, without a trailing slash. */
  url: string;
  json: boolean;
  csv: boolean;
  /** `--dry-run`: nothing is changed. */
  dryRun: boolean;
  /** `--user`, for this call only; null for the token or the stored session. */
  login: Login | null;
  /** The API token that replaces a session; null when there is none. */
  token: string | null;
  language: Language;
  /** Whether stdout and stderr have colours: each only on a terminal that supports them. */
  colour: { stdout: boolean; stderr: boolean };
}

/** Whether a stream may have colours: on a terminal, unless they are disabled. */
export const mayColour = (stream: Output, env: Io['env'], isWanted: boolean): boolean =>
  isWanted && !env['NO_COLOR'] && env['TERM'] !== 'dumb' && stream.isTTY === true;

/** Whether the program can react to keys: input and output are a terminal that can render a screen. */
export const isInteractive = ({ stdin, stdout, json, env }: Context): boolean =>
  stdin.isTTY === true && stdout.isTTY === true && !json && env['TERM'] !== 'dumb';

/** Whether the result is rendered as an Ink screen: on a terminal, without `--json`. */
export const isScreen = ({ stdout, json }: Pick<Context, 'stdout' | 'json'>): boolean =>
  stdout.isTTY === true && !json;
