import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { exit, failure } from './failure.ts';
import type { Context, Input, Io } from './io.ts';
import { texts } from './texts.ts';

/** Lines of the piped input; each read consumes the next one. */
const piped = new WeakMap<Input, Promise<string[]>>();

function linesOf({ stdin }: Pick<Io, 'stdin'>): Promise<string[]> {
  const lines = piped.get(stdin) ?? text(stdin).then((content) => content.split(/\r?\n/));
  piped.set(stdin, lines);
  return lines;
}

/** Returns the next line of the piped input; empty after the last. */
export const nextLine = async (io: Pick<Io, 'stdin'>): Promise<string> => (await linesOf(io)).shift() ?? '';

/** Spreadsheets on Windows save in the Cyrillic code page instead of UTF-8. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/** Reads the text of a file; `-` is the piped input, after the password if that was piped in too. */
export async function contentOf(context: Context, name: string): Promise<string> {
  if (name === '-') return (await linesOf(context)).join('\n');
  const file = resolve(context.cwd, name);
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw failure(texts, (t) => t('secrets.unreadable', { file }), exit.failed, cause);
  });
  return decoded(bytes);
}
