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

/** Reads the first line of a file that only its owner should be able to read. */
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

/** Prompts at the terminal without echoing the input. */
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

/** Reads one secret after another; throws the given failure when there is none. */
type Secrets = (prompt: string, none: () => Failure) => Promise<string>;

/** Reads secrets from a prompt on a terminal, otherwise one from each line of the piped input. */
export function secretsOf(io: Io): Secrets {
  return async (prompt, none) => {
    const secret = io.stdin.isTTY ? await askSecret(io, prompt, none) : await nextLine(io);
    if (secret === '') throw none();
    return secret;
  };
}

/**
 * Reads the password: from a file if one is named, otherwise from a prompt or the piped input. Never from the command
 * line, where every user of the machine could read it.
 */
export async function readPassword(
  io: Context,
  file: string | undefined,
  prompt: string,
  secrets = secretsOf(io),
): Promise<string> {
  return file === undefined ? secrets(prompt, noPassword) : secretFile(io, file);
}

/** Reads the code of the second factor, which follows the password: the next secret. */
export const readCode = (secrets: Secrets, prompt: string): Promise<string> =>
  secrets(prompt, () => failure(texts, (t) => t('secrets.noCode'), exit.signIn));
