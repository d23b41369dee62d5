import type { Readable, Writable } from 'node:stream';
import type { Language } from '@semestr/core/display';

/** Where text goes; a terminal says so and knows its width. */
export type Output = Writable & { isTTY?: boolean; columns?: number };

/** Where answers come from; on a terminal they can be asked for. */
export type Input = Readable & { isTTY?: boolean };

/** The world outside, handed in so that tests run the same code as the binary. */
export interface Io {
  stdout: Output;
  stderr: Output;
  stdin: Input;
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  /** Gives up on a server that does not answer. */
  fetch: typeof fetch;
  /** Asks again where a server is busy or the connection is lost. */
  fetchWithRetry: typeof fetch;
  now: () => Date;
}

/** What every command works with: the world and the global options. */
export interface Context extends Io {
  /** The server's address, without a slash at the end. */
  url: string;
  json: boolean;
  language: Language;
  /** Colours for stdout and for stderr: each only on a terminal that wants them. */
  colour: { stdout: boolean; stderr: boolean };
}

/** Whether the result is drawn as an Ink screen: for people, on a terminal. */
export const isScreen = ({ stdout, json }: Pick<Context, 'stdout' | 'json'>): boolean =>
  stdout.isTTY === true && !json;
