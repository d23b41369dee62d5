import { translator } from '@semestr/core/texts';
import { failure } from './failure.ts';
import type { Context } from './io.ts';
import { texts } from './texts.ts';

/** Rows of a list, and their total; null when the server does not report it. */
export interface Part<R> {
  rows: R[];
  total: number | null;
}

/** Rows to read: at most `size` of them after the first `from`; calls that count pages get the `index`, from 0. */
export interface Slice {
  index: number;
  from: number;
  size: number;
}

/** Serialises the range of a slice for a call. */
export const rangeOf = ({ from, size }: Slice): string => JSON.stringify([from, from + size - 1]);

interface List<R> {
  /** The requested page, from 1; undefined when none was requested. */
  page: number | undefined;
  /** Number of rows of a page at a terminal, and of a batch when all rows are read. */
  sizes: { page: number; atOnce: number };
  read: (slice: Slice) => Promise<Part<R>>;
}

/** Rows that were read, and their page; null for the whole list. */
export interface Listed<R> extends Part<R> {
  page: number | null;
}

/**
 * Whether a program reads the result. Programs get whole lists, because they do not read a message that there are more
 * rows.
 */
export const isForPrograms = ({ stdout, csv, json }: Pick<Context, 'stdout' | 'csv' | 'json'>): boolean =>
  csv || json || stdout.isTTY !== true;

/**
 * Yields every row of a list, batch by batch. Throws a `Failure` when the server returns fewer rows than its total,
 * because a program must not mistake them for the whole list.
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
 * Reads the requested page of a list, or the first page at a terminal; every row for programs. Throws a `Failure` when
 * the server returns fewer rows than its total.
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

/** Prints the page number on stderr when there are more pages. */
export function printPageHint(
  { stderr, language }: Context,
  { page, total, size }: { page: number | null; total: number | null; size: number },
): void {
  if (page === null || total === null) return;
  const pages = Math.ceil(total / size);
  if (pages > 1) stderr.write(`${translator(texts, language)('page', { page, pages, total })}\n`);
}
