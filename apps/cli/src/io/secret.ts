import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Language } from '@semestr/core/display';
import type { Context, Io } from './io.ts';
import { exit, Failure } from './output.ts';

/** Secrets come from a prompt, a file or a pipe: on the command line every user of the machine could read them. */
const words = {
  noPassword: {
    ru: 'Нужен пароль: передайте его через stdin или --password-file.',
    en: 'A password is needed: pipe it into stdin or give --password-file.',
  },
  interrupted: { ru: 'Прервано.', en: 'Interrupted.' },
};

const unreadable = (file: string) => ({
  ru: `Не удалось прочитать файл ${file}.`,
  en: `Could not read the file ${file}.`,
});

const openFile: Record<Language, (file: string) => string> = {
  ru: (file) => `Внимание: файл ${file} могут прочитать и другие; исправьте: chmod 600 ${file}`,
  en: (file) => `Warning: others can read the file ${file} too; mend it: chmod 600 ${file}`,
};

const GROUP_OR_WORLD = 0o077;
const firstLine = (content: string): string => content.split(/\r?\n/, 1)[0] ?? '';

/** The first line of a file that only its owner should be able to read. */
export async function secretFile(io: Context, name: string): Promise<string> {
  const file = resolve(io.cwd, name);
  try {
    const { mode } = await stat(file);
    if (process.platform !== 'win32' && (mode & GROUP_OR_WORLD) !== 0)
      io.stderr.write(`${openFile[io.language](file)}\n`);
    return firstLine(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Failure(unreadable(file), exit.failed, cause);
  }
}

/** Asks at the terminal; what is typed is not shown. */
export function askSecret({ stdin, stderr }: Io, question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: true });
  stderr.write(question);
  return new Promise((answer, fail) => {
    lines.once('line', (line) => {
      answer(line);
      lines.close();
    });
    lines.once('SIGINT', () => {
      fail(new Failure(words.interrupted, exit.interrupted));
      lines.close();
    });
    lines.once('close', () => {
      stderr.write('\n');
      fail(new Failure(words.noPassword, exit.usage));
    });
  });
}

/** The password: from the file where one is named, from the prompt on a terminal, else from what is piped in. */
export async function readPassword(io: Context, file: string | undefined, prompt: string): Promise<string> {
  if (file !== undefined) return secretFile(io, file);
  const password = io.stdin.isTTY ? await askSecret(io, prompt) : firstLine(await text(io.stdin));
  if (password === '') throw new Failure(words.noPassword, exit.usage);
  return password;
}
