import { translator } from '@semestr/core/texts';
import { failure } from './failure.ts';
import type { Context } from './io.ts';
import { texts } from './texts.ts';

/** Rows of a list, and how many there are in all; null where the server does not say. */
export interface Part<R> {
  rows: R[];
  total: number | null;
}

/** Which rows to read: at most `size` of them after the first `from`; calls that count pages get the `index`, from 0. */
export interface Slice {
  index: number;
  from: number;
  size: number;
}

/** The range of a slice, as the calls take it. */
export const rangeOf = ({ from, size }: Slice): string => JSON.stringify([from, from + size - 1]);

interface List<R> {
  /** The page that was named, from 1; undefined where none was. */
  page: number | undefined;
  /** How many rows a page has at a terminal, and how many are read at once where all of them are. */
  sizes: { page: number; atOnce: number };
  read: (slice: Slice) => Promise<Part<R>>;
}

/** Rows that were read, and the page that they are; null for the whole list. */
export interface Listed<R> extends Part<R> {
  page: number | null;
}

/** Whether a program reads the result: it gets whole lists, since it reads no sentence that says that there is more. */
export const isForPrograms = ({ stdout, csv, json }: Pick<Context, 'stdout' | 'csv' | 'json'>): boolean =>
  csv || json || stdout.isTTY !== true;

/**
 * Every row of a list, piece by piece. Throws a `Failure` where the server gives fewer rows than it counts: a program
 * must not take them for the whole.
 */
export async function* piecesOf<R>({
  atOnce,
  read,
}: Pick<List<R>, 'read'> & { atOnce: number }): AsyncGenerator<R[]> {
  let from = 0;
  for (let index = 0; ; index += 1) {
    const { rows, total } = await read({ index, from, size: atOnce });
    from += rows.length;
    yield rows;
    if (total === null ? rows.length < atOnce : from >= total) return;
    if (rows.length === 0 && total !== null)
      throw failure(texts, (t) => t('incomplete', { count: from, total }));
  }
}

/**
 * Reads one page of a list for people at a terminal, or the page that was named; every row for programs.
 * Throws a `Failure` where the server gives fewer rows than it counts.
 */
export async function readList<R>(context: Context, list: List<R>): Promise<Listed<R>> {
  if (list.page === undefined && isForPrograms(context)) {
    const rows: R[] = [];
    const pieces = piecesOf({ atOnce: list.sizes.atOnce, read: list.read });
    for await (const piece of pieces) rows.push(...piece);
    return { rows, total: null, page: null };
  }
  const [page, size] = [list.page ?? 1, list.sizes.page];
  return { ...(await list.read({ index: page - 1, from: (page - 1) * size, size })), page };
}

/** Prints on stderr which page it was, where there are more. */
export function tellPage(
  { stderr, language }: Context,
  { page, total, size }: { page: number | null; total: number | null; size: number },
): void {
  if (page === null || total === null) return;
  const pages = Math.ceil(total / size);
  if (pages > 1) stderr.write(`${translator(texts, language)('page', { page, pages, total })}\n`);
}
