import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findToken } from '@semestr/core/verify';
import { codeOf, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { texts } from './texts.ts';

/** Reads the bytes of the named file. */
export async function bytesOf({ cwd }: Pick<Context, 'cwd'>, file: string): Promise<Buffer> {
  return readFile(resolve(cwd, file)).catch((error: unknown) => {
    throw failure(texts, (t) => t('noFile', { file, code: codeOf(error) }), undefined, error);
  });
}

export interface FoundToken {
  token: string;
  /**
   * Whether the token comes from a file, which may contain the link of any other document. The token says nothing about
   * the rest of the file.
   */
  isInFile: boolean;
}

/** Finds the token of a link, or of the first link in a file. Throws a `Failure` when there is none. */
export async function resolveToken(context: Pick<Context, 'cwd'>, paper: string): Promise<FoundToken> {
  const link = findToken(paper);
  if (link !== null) return { token: link, isInFile: false };
  if (/^https?:\/\//i.test(paper)) throw failure(texts, (t) => t('cutLink'));
  const token = findToken((await bytesOf(context, paper)).toString('latin1'));
  if (token === null) throw failure(texts, (t) => t('noToken', { paper }));
  return { token, isInFile: true };
}
