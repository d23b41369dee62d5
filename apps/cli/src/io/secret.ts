import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { translator } from '@semestr/core/texts';
import { exit, type Failure, failure } from './failure.ts';
import type { Context, Io } from './io.ts';
import { nextLine } from './piped.ts';
import { texts } from './texts.ts';

const GROUP_OR_WORLD = 0o077;
const noPassword = () => failure(texts, (t) => t('secrets.none'), exit.usage);

const firstLine = (content: string): string => content.split(/\r?\n/, 1)[0] ?? '';

/** The first line of a file that only its owner should be able to read. */
export async function secretFile(io: Context, name: string): Promise<string> {
  const file = resolve(io.cwd, name);
  try {
    const { mode } = await stat(file);
    if (process.platform !== 'win32' && (mode & GROUP_OR_WORLD) !== 0)
      io.stderr.write(`${translator(texts, io.language)('secrets.open', { file })}\n`);
    return firstLine(await readFile(file, 'utf8'));
  } catch (cause) {
    throw failure(texts, (t) => t('secrets.unreadable', { file }), exit.failed, cause);
  }
}

/** Asks at the terminal; what is typed is not shown. */
export function askSecret(
  { stdin, stderr }: Io,
  question: string,
  none: () => Failure = noPassword,
): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: true });
  stderr.write(question);
  return new Promise((answer, fail) => {
    lines.once('line', (line) => {
      answer(line);
      lines.close();
    });
    lines.once('SIGINT', () => {
      fail(failure(texts, (t) => t('secrets.interrupted'), exit.interrupted));
      lines.close();
    });
    lines.once('close', () => {
      stderr.write('\n');
      fail(none());
    });
  });
}

/** Reads one secret after another, or fails as told where there is none. */
type Secrets = (prompt: string, none: () => Failure) => Promise<string>;

/** Secrets from the prompt on a terminal, else one from each line of what is piped in. */
export function secretsOf(io: Io): Secrets {
  return async (prompt, none) => {
    const secret = io.stdin.isTTY ? await askSecret(io, prompt, none) : await nextLine(io);
    if (secret === '') throw none();
    return secret;
  };
}

/**
 * The password: from the file where one is named, else asked for. Never from the command line, where every user of the
 * machine could read it.
 */
export async function readPassword(
  io: Context,
  file: string | undefined,
  prompt: string,
  secrets = secretsOf(io),
): Promise<string> {
  return file === undefined ? secrets(prompt, noPassword) : secretFile(io, file);
}

/** The code of the second factor, when the password has been read: the next of the secrets. */
export const readCode = (secrets: Secrets, prompt: string): Promise<string> =>
  secrets(prompt, () => failure(texts, (t) => t('secrets.noCode'), exit.signIn));
