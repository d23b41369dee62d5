import { readFile } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import type { FileContent } from '@semestr/api/endpoint';
import { exit, failure } from './failure.ts';
import type { Context } from './io.ts';
import { texts } from './texts.ts';

/** Media types of documents that the server accepts, by extension. */
export const documentTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/**
 * Reads a file that a command sends. Throws a sentence when it cannot be read.
 * @param types media types by extension; the server detects the type from the content
 */
export async function readSentFile(
  { cwd }: Pick<Context, 'cwd'>,
  name: string,
  types: Readonly<Record<string, string>>,
): Promise<FileContent> {
  const file = resolve(cwd, name);
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw failure(texts, (t) => t('secrets.unreadable', { file }), exit.failed, cause);
  });
  const type = types[extname(file).slice(1).toLowerCase()] ?? 'application/octet-stream';
  return { name: basename(file), type, bytes };
}
