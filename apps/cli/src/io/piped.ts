import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { exit, failure } from './failure.ts';
import type { Context, Input, Io } from './io.ts';
import { texts } from './texts.ts';

/** What is piped in, by lines: whoever asks next gets the next of them. */
const piped = new WeakMap<Input, Promise<string[]>>();

function linesOf({ stdin }: Pick<Io, 'stdin'>): Promise<string[]> {
  const lines = piped.get(stdin) ?? text(stdin).then((content) => content.split(/\r?\n/));
  piped.set(stdin, lines);
  return lines;
}

/** The next line of what is piped in; empty after the last. */
export const nextLine = async (io: Pick<Io, 'stdin'>): Promise<string> => (await linesOf(io)).shift() ?? '';

/** Spreadsheets on Windows save in the Cyrillic code page what is not UTF-8. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/** The text of a file; with `-` what is piped in, after the password where that was piped in too. */
export async function contentOf(context: Context, name: string): Promise<string> {
  if (name === '-') return (await linesOf(context)).join('\n');
  const file = resolve(context.cwd, name);
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw failure(texts, (t) => t('secrets.unreadable', { file }), exit.failed, cause);
  });
  return decoded(bytes);
}
