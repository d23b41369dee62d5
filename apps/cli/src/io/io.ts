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
  /** With time limits. */
  fetch: typeof fetch;
  /** With time limits, and further attempts while a server is busy or the connection breaks; for GETs. */
  fetchWithRetry: typeof fetch;
  now: () => Date;
}

/** Who signs in, and which file has the password. There is no option for the password itself. */
export interface Login {
  user: string;
  passwordFile?: string | undefined;
}

/** What every command works with: `Io` and the options that many commands have. */
export interface Context extends Io {
  /** The server's address, without a slash at the end. */
  url: string;
  json: boolean;
  csv: boolean;
  /** `--dry-run`: nothing is changed. */
  dryRun: boolean;
  /** `--user`, for this call only; null where the token or the stored session is meant. */
  login: Login | null;
  /** The API token in place of a session; null where there is none. */
  token: string | null;
  language: Language;
  /** Colours for stdout and for stderr: each only on a terminal that wants them. */
  colour: { stdout: boolean; stderr: boolean };
}

/** Whether keys can be pressed: somebody sits at both ends, at a terminal that can draw. */
export const isInteractive = ({ stdin, stdout, json, env }: Context): boolean =>
  stdin.isTTY === true && stdout.isTTY === true && !json && env['TERM'] !== 'dumb';

/** Whether the result is drawn as an Ink screen: for people, on a terminal. */
export const isScreen = ({ stdout, json }: Pick<Context, 'stdout' | 'json'>): boolean =>
  stdout.isTTY === true && !json;
